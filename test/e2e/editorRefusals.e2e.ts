import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareBrowser, widths } from './browser'
import { menuButton, openEditor, openNewPage, storedGroups, title } from './editing'
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

const tool = (page: Page) => page.locator('.v-beside')
const stored = async (page: Page) => JSON.stringify(await storedGroups(page))

it('[EDIT-26] an address with a space on a button holds up nothing: what is typed next is saved', async () => {
  const { page } = await openPage(widths.desktop)
  await openNewPage(page, product, ['hero'])
  await page.locator('main [data-field=button]').click()
  await menuButton(page, 'Link').click()
  await tool(page).getByLabel('Link auf').selectOption({ label: 'Webadresse' })
  await tool(page).getByRole('textbox').fill('unser laden')
  await tool(page).getByRole('button', { name: 'Übernehmen' }).click()
  await title(page).click()
  await page.keyboard.type('Danach geschrieben')
  await expect.poll(() => stored(page), { timeout: 15_000 }).toContain('Danach geschrieben')
})

it('[EDIT-26] nor in a rich text: the sentence that follows stays, and so does the next field', async () => {
  const { page } = await openPage(widths.desktop)
  await openEditor(page, product)
  const rich = page.locator('main [data-edit=rich]').first()
  await rich.click()
  await page.locator('.ProseMirror').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Besuchen Sie uns')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+K')
  await tool(page).getByLabel('Link auf').selectOption({ label: 'Webadresse' })
  await tool(page).getByRole('textbox').fill('mein laden.ch')
  await page.keyboard.press('Enter')
  await page.locator('.ProseMirror').press('Control+End')
  await page.keyboard.type(' Ein ganzer Satz.')
  await title(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Und mehr')
  await expect.poll(() => stored(page), { timeout: 15_000 }).toContain(' Und mehr')
  await page.locator('main').getByText('Ein ganzer Satz.').waitFor()
})
