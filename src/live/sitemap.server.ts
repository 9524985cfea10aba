import type { Locale } from '../content/locale'
import { type Alternate, defaultAlternate } from './alternates'
import { escapeMarkup } from './markup.server'

export type SitemapPage = {
  /** Only of published pages without a password (LIVE-9). */
  alternates: readonly Alternate[]
  /** Milliseconds of the last publishing. */
  publishedAt: number | null
}

/** LIVE-12: every page in every language, each naming its other languages. */
export const sitemapXml = ({
  origin,
  defaultLocale,
  pages,
}: {
  origin: string
  defaultLocale: Locale
  pages: readonly SitemapPage[]
}): string => {
  const entries = pages.flatMap(({ alternates, publishedAt }) => {
    const links = alternateLinks(alternates, { origin, defaultLocale })
    const changed = publishedAt === null ? '' : `<lastmod>${new Date(publishedAt).toISOString().slice(0, 10)}</lastmod>`
    return alternates.map(({ path }) => `<url><loc>${escapeMarkup(origin + path)}</loc>${changed}${links}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const alternateLinks = (
  alternates: readonly Alternate[],
  { origin, defaultLocale }: { origin: string; defaultLocale: Locale },
) => {
  const fallback = defaultAlternate(alternates, defaultLocale)
  if (!fallback || alternates.length < 2) return ''
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(origin + path)}"/>`
  return [...alternates.map(({ locale, path }) => link(locale, path)), link('x-default', fallback.path)].join('')
}
