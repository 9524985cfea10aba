import { describe, expect, it } from 'vitest'
import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { PageReference } from '../render/model'
import { pageAlternates } from './alternates'
import { type HeadInput, headTags } from './head.server'
import { samplePage } from './shellSample'

const picture = {
  objectId: 'lens',
  extension: 'jpg',
  publicUrl: '/media/lens/original.jpg',
  resolution: { width: 1000, height: 800 },
  alt: { de: 'Eine "Linse"' },
} as unknown as Media

const head = (changes: Partial<HeadInput> = {}) =>
  headTags({
    origin: 'https://optik.example',
    locale: 'de',
    defaultLocale: 'de',
    siteName: 'Optik',
    title: 'Brillen · Optik',
    description: 'Alles über Brillen',
    path: '/de/brillen',
    alternates: [
      { locale: 'de', path: '/de/brillen' },
      { locale: 'fr', path: '/fr/lunettes' },
    ],
    isIndexed: true,
    shareImage: null,
    themeColor: '#faf7f0',
    firstPicture: null,
    fonts: [],
    structuredData: [],
    ...changes,
  })

describe('headTags', () => {
  it('[LIVE-12] title, description and canonical', () => {
    expect(head()).toContain('<title>Brillen · Optik</title><meta name="description" content="Alles über Brillen">')
    expect(head()).toContain('<link rel="canonical" href="https://optik.example/de/brillen">')
  })

  it('[LIVE-12] names every language, this one included, and x-default', () => {
    const links = head().match(/<link rel="alternate"[^>]*>/g)
    expect(links).toEqual([
      '<link rel="alternate" hreflang="de" href="https://optik.example/de/brillen">',
      '<link rel="alternate" hreflang="fr" href="https://optik.example/fr/lunettes">',
      '<link rel="alternate" hreflang="x-default" href="https://optik.example/de/brillen">',
    ])
  })

  it('[LIVE-12] x-default is the page’s first language when the default one lacks it', () => {
    const alternates = [
      { locale: 'fr' as const, path: '/fr/lunettes' },
      { locale: 'it' as const, path: '/it/occhiali' },
    ]
    expect(head({ alternates })).toContain('hreflang="x-default" href="https://optik.example/fr/lunettes"')
  })

  it('[LIVE-12] a page that is not indexed names no address to search engines', () => {
    const tags = head({ isIndexed: false, path: null })
    expect(tags).toContain('<meta name="robots" content="noindex">')
    expect(tags).not.toMatch(/canonical|rel="alternate"|og:url/)
  })

  it('[LIVE-12] Open Graph with image, languages and site name', () => {
    const tags = head({ shareImage: picture })
    expect(tags).toContain('<meta property="og:image" content="https://optik.example/media/lens/960.webp">')
    expect(tags).toContain('<meta property="og:image:alt" content="Eine &quot;Linse&quot;">')
    expect(tags).toContain('<meta property="og:locale" content="de_CH">')
    expect(tags).toContain('<meta property="og:locale:alternate" content="fr_CH">')
    expect(tags).toContain('<meta property="og:site_name" content="Optik">')
    expect(tags).toContain('content="summary_large_image"')
  })

  it('[SEC-2] escapes whatever an editor typed', () => {
    const tags = head({ title: '</title><script>alert(1)</script>', description: '"><img src=x onerror=alert(1)>' })
    expect(tags).not.toMatch(/<script>|<img/)
  })

  it('[LIVE-12] JSON-LD cannot end its own script', () => {
    const tags = head({ structuredData: [{ name: '</script><script>alert(1)</script>\u2028' }] })
    expect(tags.match(/<\/script>/g)).toHaveLength(1)
    const [, json = ''] = /ld\+json">(.*)<\/script>/.exec(tags) ?? []
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
  })

  it('[LIVE-8] preloads the fonts and the first picture', () => {
    const tags = head({ fonts: ['/assets/a.woff2'], firstPicture: { media: picture, sizes: '100vw' } })
    expect(tags).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/a.woff2">')
    expect(tags).toContain('imagesrcset="/media/lens/320.avif 320w, ')
    expect(tags).toContain('imagesizes="100vw"')
  })
})

describe('pageAlternates', () => {
  it('[LIVE-12] holds the languages that have the page, none before it is published', () => {
    const site = { locales: ['de', 'fr'] as const }.locales
    const locales = (page: PageReference, written: Locale[] | null = null) =>
      pageAlternates({ ...page, written }, { locales: [...site], defaultLocale: 'de' }).map(({ path }) => path)
    expect(locales(samplePage('a'))).toEqual(['/de/a-de', '/fr/a-fr'])
    expect(locales(samplePage('a', { disallowedLanguages: ['de'] }))).toEqual(['/fr/a-fr'])
    expect(locales(samplePage('a'), ['fr']), 'LIVE-19').toEqual(['/de/a-de', '/fr/a-fr'])
    expect(locales(samplePage('a'), []), 'LIVE-19').toEqual(['/de/a-de'])
    expect(locales(samplePage('a', { isPublished: false }))).toEqual([])
  })
})
