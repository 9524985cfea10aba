import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageInfo } from '../../src/contract/page'
import { ask, signedIn } from './ask'
import { axe, type OpenPage, scrollThrough, shareBrowser, sidewaysScroll, widths } from './browser'
import { operator, type Product } from './product'
import { startDemo } from './startDemo'

/** The demo's four and as many more, so that not all stand in the list at once. */
const added = ['Anna Roth', 'Carla Meier', 'David Frei', 'Eva Graf']
const everybody = ['Nora Keller', 'Luc Favre', 'Sofia Bernasconi', 'Beat Ammann', ...added]

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
  const call = await signedIn(product.port, operator)
  for (const name of added) {
    const input = { collectionName: 'team', initialMeta: { name }, lang: 'de', initialGroups: ['teamDetails'] }
    const { id } = await call<PageInfo>('POST', 'page/add', input)
    await call('POST', 'page/publish', { id })
  }
})
afterAll(async () => {
  await product?.stop()
})

/** The home page with its split card awake. */
const open = async (width: number, options: Parameters<OpenPage>[1] = {}) => {
  const opened = await openPage(width, options)
  const { page } = opened
  await page.goto(`${product.origin()}/de`)
  const card = page.locator('.split')
  await card.scrollIntoViewIfNeeded()
  if (options.javaScriptEnabled !== false) await page.locator('.split.is-enhanced').waitFor()
  const tab = (name: string) => card.getByRole('tab', { name })
  return { ...opened, card, tab, intro: card.locator('.split-intro') }
}

const shownNames = (page: Page) =>
  page.locator('.split-names li:not(.split-overview) .split-name:visible').allTextContents()

const person = (page: Page) => page.locator('.split-person:visible :is(h2, h3)').allTextContents()

describe('the split card', () => {
  it('[BLOCK-8] shows the intro, then whom one clicks; a click on the intro goes back', async () => {
    const { page, card, tab, intro, problems } = await open(widths.desktop)
    expect(await intro.isVisible()).toBe(true)
    expect(await card.locator('.branch').count()).toBe(2)
    expect(await person(page)).toEqual([])
    await tab('Luc Favre').click()
    expect(await person(page)).toEqual(['Luc Favre'])
    expect(await intro.isVisible()).toBe(false)
    expect(await tab('Luc Favre').getAttribute('aria-selected')).toBe('true')
    expect(await card.getByRole('tabpanel', { name: 'Luc Favre' }).isVisible()).toBe(true)
    expect(await axe(page)).toEqual([])
    await card.locator('.split-head').click()
    expect(await intro.isVisible()).toBe(true)
    expect(await person(page)).toEqual([])
    await tab('Nora Keller').click()
    await tab('Übersicht').click()
    expect(await intro.isVisible()).toBe(true)
    await tab('Nora Keller').click()
    await card.getByRole('link', { name: 'Mehr über Nora Keller' }).click()
    await page.waitForURL('**/de/team/nora-keller')
    expect(problems).toEqual([])
  })

  it('[BLOCK-8] offers five at once beside the card, and the rest by its buttons', async () => {
    const { page, card } = await open(widths.desktop)
    const [back, on] = [card.locator('[data-step="-5"]'), card.locator('[data-step="5"]')]
    expect(await shownNames(page)).toEqual(everybody.slice(0, 5))
    expect(await back.getAttribute('aria-disabled')).toBe('true')
    await on.click()
    expect(await shownNames(page)).toEqual(everybody.slice(5))
    expect(await on.getAttribute('aria-disabled')).toBe('true')
    expect(await on.evaluate(button => button === document.activeElement)).toBe(true)
    await back.click()
    expect(await shownNames(page)).toEqual(everybody.slice(0, 5))
  })

  it('[BLOCK-8, A11Y-1] is one stop of the keyboard, and arrows, Home and End go through all', async () => {
    const { page, tab } = await open(widths.desktop)
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('.split-name')?.textContent)
    await tab('Übersicht').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Nora Keller')
    expect(await person(page)).toEqual(['Nora Keller'])
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('Übersicht')
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('Eva Graf')
    expect(await shownNames(page)).toEqual(everybody.slice(5))
    await page.keyboard.press('Home')
    expect(await focused()).toBe('Übersicht')
    await page.keyboard.press('End')
    expect(await person(page)).toEqual(['Eva Graf'])
    expect(await page.locator('.split-names [tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.split-names'))).toBeNull()
    // Who turns the list without choosing can still get into it.
    await page.locator('[data-step="-5"]').click()
    expect(await page.locator('.split-names [tabindex="0"]:visible').count()).toBe(1)
  })

  it('[BLOCK-8] leaves what stands below where it is', async () => {
    const { page, tab } = await open(widths.desktop)
    const bottom = () => page.locator('.site-footer').evaluate(footer => footer.getBoundingClientRect().top + scrollY)
    const before = await bottom()
    await tab('Beat Ammann').click()
    expect(Math.abs((await bottom()) - before)).toBeLessThanOrEqual(1)
  })

  it('[BLOCK-8, LIVE-18] offers everybody on a phone, by a tap', async () => {
    const { page, card, tab, intro, problems } = await open(widths.phone, { hasTouch: true, isMobile: true })
    expect(await shownNames(page)).toEqual(everybody)
    expect(await card.locator('.split-steps').isVisible()).toBe(false)
    await tab('Eva Graf').tap()
    expect(await person(page)).toEqual(['Eva Graf'])
    await card.locator('.split-head').tap()
    expect(await intro.isVisible()).toBe(true)
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    expect(problems).toEqual([])
  })

  it('[BLOCK-8] works without script: everybody is a link to their page', async () => {
    const { page, card, intro } = await open(widths.desktop, { javaScriptEnabled: false })
    expect(await intro.isVisible()).toBe(true)
    expect(await shownNames(page)).toEqual(everybody)
    expect(await card.locator('.split-overview').isVisible()).toBe(false)
    await card.getByRole('link', { name: 'Luc Favre' }).first().click()
    await page.waitForURL('**/de/team/luc-favre')
    expect(await page.locator('.breadcrumbs').textContent()).toContain('Über uns')
  })

  it('its script is at most 3 KB', async () => {
    const { page } = await openPage(widths.desktop)
    const scripts: string[] = []
    page.on('request', request => {
      if (request.url().includes('SplitCard')) scripts.push(new URL(request.url()).pathname)
    })
    await page.goto(`${product.origin()}/de`)
    await scrollThrough(page)
    await expect.poll(() => scripts.length).toBe(1)
    const { bytes } = await ask({ port: product.port, path: scripts[0]! })
    console.log(`Script of the split card: ${bytes.length} bytes, ${gzipSync(bytes).length} in gzip`)
    expect(bytes.length).toBeLessThanOrEqual(3 * 1024)
  })
})
