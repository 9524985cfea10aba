import type { Locale } from '../content/locale'
import { type Media, pictureWidths } from '../content/media'
import { localizeText } from '../content/rules/localize'
import { oncePer } from '../content/rules/oncePer'
import { mediaAddress } from '../render/mediaAddress'
import { sourceSet } from '../render/parts/Picture'
import { type Alternate, defaultAlternate } from './alternates'
import { escapeMarkup, scriptJson, tag } from './markup.server'
import { siteIcon } from './siteIcon.server'

export type HeadInput = {
  /** Scheme, host and port from the site table, never from the request. */
  origin: string
  locale: Locale
  defaultLocale: Locale
  siteName: string
  title: string
  description: string
  /** The canonical address's path; null on pages that have none, such as a 404. */
  path: string | null
  /** This page's addresses in every language, this one included. */
  alternates: readonly Alternate[]
  isIndexed: boolean
  shareImage: Media | null
  themeColor: string
  /** The picture a visitor waits for, with the `sizes` it is drawn with. */
  firstPicture: { media: Media; sizes: string } | null
  /** Paths of the woff2 files that the first screen needs. */
  fonts: readonly string[]
  structuredData: readonly object[]
}

/** LIVE-12: what a head tells search engines, link previews and the browser; without charset, viewport, style, script. */
export const headTags = (input: HeadInput): string =>
  [
    `<title>${escapeMarkup(input.title)}</title>`,
    input.description ? tag('meta', { name: 'description', content: input.description }) : '',
    input.isIndexed ? '' : tag('meta', { name: 'robots', content: 'noindex' }),
    ...(input.isIndexed ? addressTags(input) : []),
    tag('meta', { name: 'theme-color', content: input.themeColor }),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: siteIcon(input) }),
    ...preloadTags(input),
    ...openGraphTags(input),
    ...input.structuredData.map(structuredTag),
  ].join('')

/** What a business says of itself stays the same for a day. */
const structuredTag = oncePer((data: object) => `<script type="application/ld+json">${scriptJson(data)}</script>`)

const addressTags = ({ origin, path, alternates, defaultLocale }: HeadInput) => {
  const canonical = path === null ? [] : [tag('link', { rel: 'canonical', href: origin + path })]
  const fallback = defaultAlternate(alternates, defaultLocale)
  if (!fallback || alternates.length < 2) return canonical
  const named = [
    ...alternates.map(({ locale, path }) => ({ hreflang: locale as string, path })),
    { hreflang: 'x-default', path: fallback.path },
  ]
  return [
    ...canonical,
    ...named.map(({ hreflang, path }) => tag('link', { rel: 'alternate', hreflang, href: origin + path })),
  ]
}

const preloadTags = ({ firstPicture, fonts }: HeadInput) => [
  ...fonts.map(href => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
  ...(firstPicture ? [picturePreload(firstPicture)] : []),
]

const picturePreload = ({ media, sizes }: { media: Media; sizes: string }) => {
  const link = { rel: 'preload', as: 'image', fetchpriority: 'high' }
  if (media.extension === 'svg') return tag('link', { ...link, href: media.publicUrl })
  return tag('link', { ...link, type: 'image/avif', imagesrcset: sourceSet(media, 'avif'), imagesizes: sizes })
}

const openGraphTags = (input: HeadInput) => {
  const { origin, path, locale, alternates, shareImage } = input
  const others = alternates.filter(alternate => alternate.locale !== locale)
  const image = shareImage && shareImage.extension !== 'svg' ? shareImage : null
  const properties: [string, string | null][] = [
    ['og:type', 'website'],
    ['og:title', input.title],
    ['og:description', input.description || null],
    ['og:site_name', input.siteName],
    ['og:url', path === null ? null : origin + path],
    ['og:locale', openGraphLocales[locale]],
    ...others.map((other): [string, string] => ['og:locale:alternate', openGraphLocales[other.locale]]),
    ['og:image', image && origin + mediaAddress(image, shareWidth(image), 'webp')],
    ['og:image:alt', (image && localizeText(image.alt, locale, input.defaultLocale)) || null],
  ]
  return [
    ...properties
      .filter(([, content]) => content !== null)
      .map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ]
}

const shareWidth = ({ resolution }: Media) =>
  pictureWidths.findLast(width => width <= Math.min(resolution?.width ?? 1280, 1280)) ?? pictureWidths[0]

const openGraphLocales: Record<Locale, string> = {
  de: 'de_CH',
  fr: 'fr_CH',
  it: 'it_CH',
  rm: 'rm_CH',
  en: 'en_GB',
  sq: 'sq_AL',
  sr: 'sr_RS',
  hr: 'hr_HR',
  es: 'es_ES',
  pt: 'pt_PT',
}
