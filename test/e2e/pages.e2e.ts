import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, shareBrowser, widths } from './browser'
import { editorReady, openEditor } from './editing'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product.stop()
})

describe('the panel', () => {
  it('[EDIT-1, EDIT-2, ROUTE-2] swaps the flags, closes by Escape and gives the focus back', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    const flags = () => [...new URL(page.url()).searchParams.keys()]
    const panel = page.getByRole('dialog', { name: 'Seiten' })
    const button = page.getByRole('toolbar').getByRole('button', { name: 'Seiten' })
    await button.click()
    await panel.getByRole('link', { name: 'Kontakt' }).first().waitFor()
    expect(flags()).toEqual(['pageMenu'])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(flags()).toEqual(['toolbar'])
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
    await button.click()
    await panel.waitFor()
    await page.reload()
    await editorReady(page)
    await panel.waitFor()
    await page.getByRole('toolbar').getByRole('button', { name: 'Schliessen' }).click()
    await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
    expect(flags()).toEqual([])
    expect(await panel.count()).toBe(0)
  })

  it('[A11Y-1] axe finds nothing with the panel open', async () => {
    for (const width of [widths.phone, widths.desktop]) {
      const { page, problems } = await openPage(width)
      await openEditor(page, product, '/de/edit?pageMenu=1')
      await page.getByRole('dialog', { name: 'Seiten' }).getByRole('link').first().waitFor()
      expect(await axe(page)).toEqual([])
      expect(problems).toEqual([])
    }
  })
})
