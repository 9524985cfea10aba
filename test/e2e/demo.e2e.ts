import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultTheme, fontNames } from '../../src/content/theme'
import { themeCss } from '../../src/render/theme/themeCss'
import { loadFonts as ourFonts } from '../../src/server/pages/fonts'
import { isSoak } from '../counts'
import { turnOf } from '../sample'
import { ask } from './ask'
import { axe, scrollThrough, shareBrowser, sidewaysScroll, widths } from './browser'
import { sitemapPages, sitemapPaths } from './demoPages'
import { type Product, root } from './product'
import { startDemo } from './startDemo'

const hosts = ['localhost', 'aspect.localhost', 'golf.localhost']

const openPage = shareBrowser({ withPictures: true })
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product?.stop()
})

const isHome = (path: string) => /^\/[a-z]{2}$/.test(path)
/** Those of a collection are made alike: every second one is looked at. */
const isMember = (path: string) => path.split('/').length > 3

describe.each(hosts)('the pages of %s', host => {
  it('[LIVE-12, ROUTE-10] answer in every language', async () => {
    const paths = await sitemapPaths(product.port, host)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const { status, text } = await ask({ port: product.port, host, path })
      const language = /<html lang="(..)/.exec(text())?.[1]
      const headings = text().match(/<h1[\s>]/g)?.length
      expect([path, status, language, headings]).toEqual([path, 200, path.slice(1, 3), 1])
    }
  })

  it('[A11Y-1] pass axe, reflow, do not jump and ask nobody else, each in one language and width', async () => {
    const pages = await sitemapPages(product.port, host)
    const { page, problems } = await openPage(widths.phone, { isFresh: true })
    await watchShift(page)
    await loadFonts(page, host)
    const found: string[] = []
    // The first page in its first language, the second in its second …; axe sees them on a desktop and on a phone in
    // turn, each language on both, and the home pages of the sites in one width each.
    for (const [place, paths] of pages.entries()) {
      const round = Math.floor(place / paths.length)
      if (!isSoak && isMember(paths[0]!) && place % 2 === 1) continue
      for (const path of turnOf(paths, place)) {
        const home = turnOf(threeWidths, hosts.indexOf(host))
        const axeWidths = isHome(path) ? home : turnOf([widths.desktop, widths.phone], place + round)
        found.push(...(await inspect(page, { host, path, axeWidths })))
      }
    }
    expect([...found, ...problems]).toEqual([])
  })
})

const threeWidths = [widths.desktop, widths.tablet, widths.phone]

type Inspection = { host: string; path: string; axeWidths: readonly number[] }

/** One load, on a phone. */
const inspect = async (page: Page, { host, path, axeWidths }: Inspection): Promise<string[]> => {
  await page.setViewportSize({ width: widths.phone, height: 900 })
  const answer = await page.goto(product.origin(host) + path)
  const found: string[] = []
  const check = (isGood: boolean, problem: string) => {
    if (!isGood) found.push(`${host}${path}: ${problem}`)
  }
  check(answer?.status() === 200, `answered ${answer?.status()}`)
  const { lang, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
  }))
  check(lang.slice(0, 2) === path.slice(1, 3), `is marked as ${lang}`)
  check(headings === 1, `has ${headings} h1`)
  await scrollThrough(page)
  const { shift, shifts } = await readShift(page)
  check(shift <= shiftLimit, `jumps by ${shift.toFixed(4)}: ${shifts.join(' | ')}`)
  for (const width of axeWidths) {
    await page.setViewportSize({ width, height: 900 })
    for (const violation of await axe(page)) check(false, violation)
  }
  await page.setViewportSize({ width: 320, height: 900 })
  const sideways = await sidewaysScroll(page)
  check(sideways === 0, `scrolls ${sideways} px sideways at 320 px`)
  return found
}

/** How far the content may jump while a page loads and is scrolled, as the browser counts it. */
const shiftLimit = 0.02

/**
 * A font that comes after the first drawing may break a line elsewhere, and on a busy machine any comes late. So they are
 * in the browser's memory before, and what else moves is measured.
 */
const loadFonts = async (page: Page, host: string) => {
  await page.goto(`${product.origin(host)}/de`)
  await page.evaluate(() => document.fonts.ready)
}

const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const marks = window as unknown as { shift: number; shifts: string[] }
    marks.shift = 0
    marks.shifts = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & ShiftEntry)[]) {
        if (entry.hadRecentInput) continue
        marks.shift += entry.value
        marks.shifts.push(
          `${entry.value}: ${entry.sources?.map(({ node }) => (node as Element)?.className).join(', ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
    type ShiftEntry = { value: number; hadRecentInput: boolean; sources?: { node: Node | null }[] }
  })

const readShift = (page: Page) =>
  page.evaluate(() => {
    const { shift, shifts } = window as unknown as { shift: number; shifts: string[] }
    return { shift, shifts }
  })

describe('figures', () => {
  it('[LIVE-8] stand in columns, and the marks between them take their own room, in every font we offer', async () => {
    const { page } = await openPage(widths.desktop)
    await page.goto(`${product.origin('aspect.localhost')}/de`)
    const fonts = ourFonts()
    for (const font of fontNames) {
      const theme = { ...defaultTheme, fonts: { heading: font, base: font } }
      const { figures, text } = await page.evaluate(
        measureFigures,
        fonts.css(theme) + themeCss(theme, fonts.families(theme)),
      )
      const [zero] = figures.signs
      expect([font, figures.signs.slice(0, 10)]).toEqual([font, Array(10).fill(zero)])
      expect([font, new Set(text.signs.slice(0, 10)).size > 1]).toEqual([font, true])
      expect([font, figures.signs.slice(10)]).toEqual([font, text.signs.slice(10)])
      const [full, colon, space] = figures.signs.slice(10)
      expect([font, figures.whole / (12 * zero! + 2 * full! + colon! + space!)]).toEqual([font, expect.closeTo(1, 1)])
    }
  })
})

/** How wide the figures and `.`, `:` and a space are where hours stand, and where text does. */
const measureFigures = async (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  const place = (className: string) => {
    const outer = document.createElement('div')
    outer.className = className
    const inner = outer.appendChild(document.createElement('dl'))
    document.body.append(outer)
    return inner
  }
  const measure = (parent: Element) => {
    const width = (words: string) => {
      const span = parent.appendChild(document.createElement('span'))
      span.style.cssText = 'position:absolute;white-space:pre;font-size:100px'
      span.textContent = words
      const { width } = span.getBoundingClientRect()
      span.remove()
      return Math.round(width)
    }
    return { signs: [...'0123456789.: '].map(width), whole: width('24.12.2026 08:30') }
  }
  const [hours, words] = [place('site-footer-hours'), place('words')]
  const families = getComputedStyle(hours).fontFamily.split(',').slice(0, 2)
  for (const family of families) await document.fonts.load(`400 100px ${family}`, '0.:')
  const measured = { figures: measure(hours), text: measure(words) }
  for (const element of [hours, words]) element.parentElement!.remove()
  return measured
}

describe('budgets (design §10)', () => {
  it.each(hosts)('the home page of %s does not jump while loading and scrolling', async host => {
    for (const width of turnOf([widths.phone, widths.desktop], hosts.indexOf(host))) {
      const { page } = await openPage(width, { reducedMotion: 'no-preference', isFresh: true })
      await watchShift(page)
      await loadFonts(page, host)
      await page.goto(`${product.origin(host)}/de`)
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
      const { shift, shifts } = await readShift(page)
      console.log(`Layout shift of ${host} at ${width} px: ${shift.toFixed(4)}`)
      expect(shift, shifts.join('\n')).toBeLessThanOrEqual(shiftLimit)
    }
  })

  it('HTML and CSS of the optician’s home page are at most 20 KB in brotli', async () => {
    const { port } = product
    const answer = await ask({ port, path: '/de', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    const html = (await ask({ port, path: '/de' })).text()
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="(.*?)"/g)].map(([, path]) => path!)
    const sizes = await Promise.all(
      sheets.map(async path => brotliCompressSync((await ask({ port, path })).bytes).length),
    )
    const total = answer.bytes.length + sizes.reduce((sum, size) => sum + size, 0)
    console.log(`HTML and CSS of the optician’s home page in brotli: ${total} bytes`)
    expect(total).toBeLessThanOrEqual(20 * 1024)
  })

  it('a page without islands loads at most 6 KB of script (gzip) and no React', async () => {
    const { port } = product
    const { page } = await openPage(widths.desktop)
    const scripts = new Set<string>()
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    const path = await firstPathWithoutIslands()
    await page.goto(product.origin() + path)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      [...scripts].map(async script => gzipSync((await ask({ port, path: script })).bytes).length),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`Script of ${path} in gzip: ${total} bytes in ${scripts.size} files`)
    expect(scripts.size).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(6 * 1024)
    expect([...scripts].filter(script => reactFiles().includes(script))).toEqual([])
  })
})

const firstPathWithoutIslands = async () => {
  for (const path of await sitemapPaths(product.port)) {
    const { text } = await ask({ port: product.port, path })
    if (!text().includes('data-island')) return path
  }
  throw new Error('Every page has an island.')
}

const reactFiles = () => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist', 'client', 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >
  const files = Object.values(manifest).flatMap(({ file, name }) => (name === 'react' ? [`/${file}`] : []))
  expect(files.length).toBeGreaterThan(0)
  return files
}
