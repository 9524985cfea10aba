import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Evaluating } from '../browsers/driven'
import { launchChromium } from './chromium'
import { cleanUp, listen, listenToPolicy, type Opened } from './opened'

/** For what never comes, however busy the machine is. */
const waitLimit = 180_000

export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const

type Options = BrowserContextOptions & {
  reducedMotion?: 'reduce' | 'no-preference'
  /** A profile in which nothing was ever loaded, and that nobody has after this test. */
  isFresh?: boolean
}
export type OpenPage = (width: number, options?: Options) => Promise<{ page: Page; problems: string[] }>

/** Files of one process share its browsers, one with pictures and one without, and clean pages; they end with it. */
const browsers = new Map<boolean, Browser>()
const clean: Opened[] = []
const runningBrowser = async (withPictures: boolean) => {
  const running = browsers.get(withPictures)
  if (running?.isConnected()) return running
  const launched = await launchChromium({ withPictures })
  browsers.set(withPictures, launched)
  return launched
}

/**
 * Opens pages in a browser. What a test opens is cleaned after it and given to the next one that asks for the same: a new
 * profile costs twice the time. With `isKept` nothing is done to it until the end of the file. Pictures are loaded
 * only `withPictures`: for tests that look at them, or at scripts that hang on them.
 */
export const shareBrowser = ({ isKept = false, withPictures = false } = {}): OpenPage => {
  let browser: Browser | null = null
  const used: Opened[] = []
  beforeAll(async () => {
    browser = await runningBrowser(withPictures)
  })
  if (!isKept)
    afterEach(async () => {
      for (const opened of used.splice(0)) {
        const isClean = opened.kind !== null && (await cleanUp(opened.page))
        if (isClean) clean.push(opened)
        else await opened.page.context().close()
      }
    })
  afterAll(async () => {
    for (const { page } of used) await page.context().close()
  })
  return async (width, { isFresh = false, ...options } = {}) => {
    const settings = { reducedMotion: 'reduce', locale: 'de-CH', ...options } as const
    const viewport = options.viewport ?? { width, height: 900 }
    const kind = isFresh || isKept ? null : JSON.stringify({ ...settings, withPictures, viewport: null })
    const at = clean.findIndex(opened => opened.kind === kind && !opened.page.isClosed())
    const opened = kind !== null && at >= 0 ? clean.splice(at, 1)[0]! : await openNew()
    used.push(opened)
    await opened.page.setViewportSize(viewport)
    return { page: opened.page, problems: listen(opened) }

    async function openNew(): Promise<Opened> {
      const context = await browser!.newContext({ ...settings, viewport })
      context.setDefaultTimeout(waitLimit)
      const opened = { page: await context.newPage(), kind, problems: [] }
      await listenToPolicy(opened)
      return opened
    }
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeWindow = { axe?: { run: (context: Document, options: object) => Promise<AxeResults> } }

/** A11Y-1: what axe finds, one line each with the element; good practice included. */
export const axe = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as AxeWindow).axe!.run(document, {
      resultTypes: ['violations'],
      preload: false,
      rules: { 'target-size': { enabled: true } },
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${innerWidth} px ${id}: ${help}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
      ),
    )
  })
}

/** What was just done is on the screen, and the page has heard of it: a person is never faster. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Goes down the whole page, so that everything that wakes when seen is awake, and back up. */
export const scrollThrough = (page: Evaluating) =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    // The end of one sight is the beginning of the next: what stands across it is seen whole once.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })

/** How far the page is wider than the window. */
export const sidewaysScroll = (page: Evaluating) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
