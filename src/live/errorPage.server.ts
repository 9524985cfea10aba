import { createHash } from 'node:crypto'
import type { Locale } from '../content/locale'
import { escapeMarkup } from './markup.server'

const css = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { display: grid; min-height: 100vh; margin: 0; place-items: center }
main { box-sizing: border-box; width: 100%; max-width: 36rem; padding: 2rem 1.5rem }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.2rem + 2.5vw, 2.75rem); line-height: 1.15 }
p { margin: 0 0 1rem }
a { display: inline-block; padding: 0.5rem 0; color: inherit }
`

/** Says that something went wrong when the site's own look cannot be drawn, or the reader should do something first. */
export const errorPage = ({
  locale,
  title,
  text,
  home,
}: {
  locale: Locale
  title: string
  text: string | null
  home: { href: string; label: string } | null
}): { html: string; styleHash: string } => {
  const parts = [
    `<h1>${escapeMarkup(title)}</h1>`,
    text && `<p>${escapeMarkup(text)}</p>`,
    home && `<p><a href="${escapeMarkup(home.href)}">${escapeMarkup(home.label)}</a></p>`,
  ]
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${css}</style></head><body><main>${parts.filter(Boolean).join('')}</main></body></html>`
  return { html, styleHash: createHash('sha256').update(css).digest('base64') }
}
