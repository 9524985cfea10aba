import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { definitions } from '../blocks/definitions'
import { islands, styles, views } from '../blocks/views.server'
import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { PageDocument } from '../content/page'
import { allGroups } from '../content/rules/document'
import type { Theme } from '../content/theme'
import type { PageModel } from '../render/model'
import { fixedContent, type IslandDrawing, type RenderValue } from '../render/RenderContext'
import baseCss from '../render/theme/base.css?inline'
import branchCss from '../render/theme/branch.css?inline'
import cardsCss from '../render/theme/cards.css?inline'
import partsCss from '../render/theme/parts.css?inline'
import { themeCss } from '../render/theme/themeCss'
import { Page } from './Page'
import type { Shell } from './shell'
import shellCss from './shell.css?inline'
import systemCss from './system.css?inline'

export type ThemeFonts = {
  families: (theme: Theme) => { heading: string; base: string }
  css: (theme: Theme) => string
}

/** The page's sections and shell as HTML, for either mode. */
export const drawBody = (
  model: PageModel,
  shell: Shell,
  afterFirst?: ReactNode,
): { body: string; firstPicture: { media: Media; sizes: string } | null } => {
  let firstPicture: { media: Media; sizes: string } | null = null
  const render: RenderValue = {
    model,
    ...fixedContent(model),
    definitions,
    views,
    islands,
    drawIsland: model.mode === 'live' ? drawIsland : null,
    onPriorityPicture: picture => {
      firstPicture ??= picture
    },
  }
  // For visitors too, who need no marks for hydration: without them letters of joined texts are set a little closer.
  return { body: renderToString(<Page render={render} shell={shell} afterFirst={afterFirst} />), firstPicture }
}

/** A root of its own, so that the browser's ids match when it wakes (D11). */
const drawIsland = ({ name, id, props }: IslandDrawing) => {
  const Component = islands[name]
  if (!Component) throw new Error(`There is no island ${name}.`)
  return renderToString(<Component {...props} />, { identifierPrefix: id })
}

export const blockTypes = (page: PageDocument) => new Set(allGroups(page).map(group => group.type))

/** What a site's theme adds to the styles: its fonts and colours. */
export const siteCss = (theme: Theme, fonts: ThemeFonts) =>
  `${fonts.css(theme)}\n${themeCss(theme, fonts.families(theme))}`

export type PageCss = { css: string; bytes: Buffer; hash: string }

/** Stands among the types of blocks for the pages that are no content (search, sign-in, not found). */
export const systemType = '#system'

/** Made once a theme and choice of blocks: most pages of a site share them. */
const made = new WeakMap<Theme, Map<string, PageCss>>()

/** Just the styles this page needs; the order never matters, thanks to the layers (D13). */
export const pageCss = (types: ReadonlySet<string>, theme: Theme, fonts: ThemeFonts): PageCss => {
  const sorted = [...types].sort()
  const ofTheme = made.get(theme) ?? new Map<string, PageCss>()
  made.set(theme, ofTheme)
  const known = ofTheme.get(sorted.join())
  if (known) return known
  const blocks = sorted.map(type => (type === systemType ? systemCss : (styles[type] ?? '')))
  const css = [baseCss, partsCss, cardsCss, branchCss, shellCss, ...blocks, siteCss(theme, fonts)].join('\n')
  const page = readyCss(css)
  ofTheme.set(sorted.join(), page)
  return page
}

export const readyCss = (css: string): PageCss => ({
  css,
  bytes: Buffer.from(css),
  hash: createHash('sha256').update(css).digest('base64'),
})

/** What a page loads of the built files: its script, what that needs at once, and its styles. */
export type Entry = { script: string; early: readonly string[]; styles: readonly string[] }

export type DocumentParts = {
  locale: Locale
  /** Tags of the head, made by head.server. */
  head: string
  css: PageCss
  body: string
  entry: Entry
  /** For the editor: read by its script, never executed (D14). */
  data?: unknown
  bodyAttributes?: string
}

/** Our Serbian is written in Latin letters; a screen reader must know. */
const languageTags: Partial<Record<Locale, string>> = { sr: 'sr-Latn' }

/** The finished document in bytes, and the hash that lets its one style pass the content policy. */
export const drawDocument = ({
  locale,
  head,
  css,
  body,
  entry,
  data,
  bodyAttributes = '',
}: DocumentParts): { html: Buffer; styleHash: string } => {
  const sheets = entry.styles.map(address => `<link rel="stylesheet" href="${address}">`).join('')
  const early = entry.early.map(address => `<link rel="modulepreload" href="${address}">`).join('')
  const json =
    data === undefined ? '' : `<script type="application/json" id="vitrine-data">${escapeJson(data)}</script>`
  const start = `<!doctype html><html lang="${languageTags[locale] ?? locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<style>`
  const rest = `</style>${sheets}${early}<script type="module" src="${entry.script}"></script></head><body${bodyAttributes}><div id="root">${body}</div>${json}</body></html>`
  // Styles are half of a page and always the same: they are never turned into bytes again.
  return { html: Buffer.concat([Buffer.from(start), css.bytes, Buffer.from(rest)]), styleHash: css.hash }
}

const escapeJson = (data: unknown) =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
