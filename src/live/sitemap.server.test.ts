import { expect, it } from 'vitest'
import { robotsTxt } from './robots.server'
import { sitemapXml } from './sitemap.server'

const origin = 'https://optik.example'

it('[LIVE-12] the sitemap lists each language with all its alternates', () => {
  const xml = sitemapXml({
    origin,
    defaultLocale: 'de',
    pages: [
      {
        alternates: [
          { locale: 'de', path: '/de/a' },
          { locale: 'fr', path: '/fr/b' },
        ],
        publishedAt: Date.UTC(2026, 2, 9),
      },
    ],
  })
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://optik.example/de/a</loc>',
    '<loc>https://optik.example/fr/b</loc>',
  ])
  expect(xml.match(/hreflang="x-default" href="https:\/\/optik\.example\/de\/a"/g)).toHaveLength(2)
  expect(xml).toContain('<lastmod>2026-03-09</lastmod>')
})

it('[LIVE-12] a page in one language needs no alternates', () => {
  const pages = [{ alternates: [{ locale: 'de' as const, path: "/de/a&'b" }], publishedAt: null }]
  const xml = sitemapXml({ origin, defaultLocale: 'de', pages })
  expect(xml).toContain('<url><loc>https://optik.example/de/a&amp;&#39;b</loc></url>')
})

it('[LIVE-12] robots.txt names the sitemap and keeps crawlers out of edit mode', () => {
  expect(robotsTxt({ origin })).toContain('Sitemap: https://optik.example/sitemap.xml')
  expect(robotsTxt({ origin })).toContain('Disallow: /*/edit/')
  expect(robotsTxt({ origin, isSuspended: true })).toBe('User-agent: *\nDisallow: /\n')
})
