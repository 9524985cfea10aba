import type { Locale } from '../content/locale'
import { type PageCss, readyCss } from './html.server'
import { escapeMarkup } from './markup.server'

/** For a host that is not known, or not just now. */
const plainCss = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { margin: 0 }
.system-page { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 20vh 1.5rem 2rem }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.2rem + 2.5vw, 2.75rem); line-height: 1.15 }
`

const plain = readyCss(plainCss)

/**
 * Says that something went wrong, without asking the database for anything: it may be what went wrong. In the colours
 * and fonts of the site where it is known.
 */
export const errorPage = ({
  locale,
  title,
  text,
  home,
  style,
}: {
  locale: Locale
  title: string
  text: string | null
  home: { href: string; label: string } | null
  style: PageCss | null
}): { html: string; styleHash: string } => {
  const { css, hash } = style ?? plain
  const parts = [
    `<h1>${escapeMarkup(title)}</h1>`,
    text && `<p>${escapeMarkup(text)}</p>`,
    home && `<p><a class="button button-filled" href="${escapeMarkup(home.href)}">${escapeMarkup(home.label)}</a></p>`,
  ]
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${css}</style></head><body><main class="system-page"><div class="system-wide">${parts.filter(Boolean).join('')}</div></main></body></html>`
  return { html, styleHash: hash }
}
