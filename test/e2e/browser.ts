import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchChromium } from './chromium'

export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const

export type OpenPage = (
  width: number,
  options?: BrowserContextOptions & { reducedMotion?: 'reduce' | 'no-preference' },
) => Promise<{ page: Page; problems: string[] }>

/** One browser for a test file; every opened page has a fresh profile, closed after its test unless `isKept`. */
export const shareBrowser = ({ isKept = false } = {}): OpenPage => {
  let browser: Browser | null = null
  const opened: Page[] = []
  const closeAll = async () => {
    for (const page of opened.splice(0)) await page.context().close()
  }
  beforeAll(async () => {
    browser = await launchChromium()
  })
  if (!isKept) afterEach(closeAll)
  afterAll(async () => {
    await closeAll()
    await browser?.close()
  })
  return async (width, options = {}) => {
    const context = await browser!.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'de-CH',
      ...options,
    })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    opened.push(page)
    return { page, problems: await listen(page) }
  }
}

/** What no page of ours may do: fail, break the content policy, or ask another host. */
const listen = async (page: Page): Promise<string[]> => {
  const problems: string[] = []
  const at = () => new URL(page.url()).pathname
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`${at()} console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => problems.push(`${at()} error: ${error.message}`))
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) problems.push(`${at()} asked ${hostname}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`${at()} content policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  return problems
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
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })

/** How far the page is wider than the window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
