import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './ask'
import { axe, shareBrowser, widths } from './browser'
import { operator, type Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product?.stop()
})

describe('the desk', () => {
  it('[A11Y-1] leads through its sections, back again and to the page, at every width', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const cookies = await signIn(product.port, operator)
    await page.context().addCookies(cookies.map(cookie => ({ ...cookie, url: product.origin() })))
    await page.goto(`${product.origin()}/desk`)
    await page.getByRole('heading', { level: 1, name: 'Meine Websites' }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Verwaltung' })
    for (const name of ['Sprachen', 'Personen', 'Protokoll', 'Alle Websites', 'Mein Konto']) {
      await menu.getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(await page.title()).toContain(name)
      expect(await axe(page)).toEqual([])
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
    }
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Alle Websites' }).waitFor()
    await page.getByRole('link', { name: 'Website bearbeiten' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    expect(problems).toEqual([])
  })
})
