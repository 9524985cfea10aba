import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axe, shareBrowser, widths } from './browser'
import { editorReady, menuButton, openEditor, openNewPage, saving, storedGroups, title, toolbar } from './editing'
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
const address = (page: Page) => tool(page).getByRole('combobox', { name: 'Seite, Webadresse, E-Mail oder Telefon' })
const stored = async (page: Page) => JSON.stringify(await storedGroups(page))

it('[EDIT-26] an address with a space on a button holds up nothing: what is typed next is saved', async () => {
  const { page } = await openPage(widths.desktop)
  await openNewPage(page, product, ['hero'])
  await page.locator('main [data-field=button]').click()
  await menuButton(page, 'Link').click()
  await address(page).fill('unser laden')
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
  await address(page).fill('mein laden.ch')
  await page.keyboard.press('Enter')
  await page.locator('.ProseMirror').press('Control+End')
  await page.keyboard.type(' Ein ganzer Satz.')
  await title(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Und mehr')
  await expect.poll(() => stored(page), { timeout: 15_000 }).toContain(' Und mehr')
  await page.locator('main').getByText('Ein ganzer Satz.').waitFor()
})

/** Answers every write that holds these words with a refusal. */
const refuse = async (page: Page, words: string, { status, code }: { status: number; code: string }) => {
  const answer = (route: Route) =>
    route.request().postData()?.includes(words)
      ? route.fulfill({ status, json: { success: false, data: null, status, code, error: 'In English.' } })
      : route.fallback()
  await page.route('**/api/v1/**', answer)
  return () => page.unroute('**/api/v1/**', answer)
}
const unsaved = (page: Page) => page.getByRole('dialog', { name: 'Nicht gespeichert' })
const mark = (page: Page) => page.locator('.v-refused-chip')

it('[EDIT-26, EDIT-11] a refused text stays in its field, marked, with the reason; a reload shows it, publishing leaves it out, it can be changed or let go', async () => {
  const { page } = await openPage(widths.desktop)
  await openEditor(page, product)
  const first = title(page)
  const other = page.locator('main [data-edit=rich]').first()
  await refuse(page, 'Verboten', { status: 400, code: 'invalid_input' })
  await first.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Verboten')
  await other.click()
  await page.locator('.ProseMirror').waitFor()
  await page.keyboard.type('Erlaubt')
  await saving(page, '1 Änderung nicht gespeichert')
  await expect.poll(() => stored(page)).toContain('Erlaubt')
  expect(await first.textContent()).toBe('Verboten')
  await first.scrollIntoViewIfNeeded()
  await mark(page).waitFor()

  await page.reload()
  await editorReady(page)
  await saving(page, '1 Änderung nicht gespeichert')
  expect(await first.textContent()).toBe('Verboten')
  await mark(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'Diese Angabe ist so nicht möglich.' })
  await note.waitFor()
  expect(await note.textContent()).not.toContain('English')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')

  await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await dialog.getByText('Nicht dabei, weil nicht gespeichert').waitFor()
  expect(await axe(page)).toEqual([])
  // It leads to the field.
  await dialog.getByRole('button', { name: 'Titel (Text) · DE' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Besser')
  await saving(page, 'Gespeichert')
  await expect.poll(() => stored(page)).toContain('Besser')
  expect(await page.locator('.v-refused').count()).toBe(0)

  await page.keyboard.press('Control+A')
  await page.keyboard.type('Verboten 2')
  await saving(page, '1 Änderung nicht gespeichert')
  await toolbar(page).getByRole('button', { name: 'nicht gespeichert' }).click()
  await unsaved(page).getByText('Verboten 2').waitFor()
  expect(await axe(page)).toEqual([])
  await unsaved(page).getByRole('button', { name: 'Verwerfen' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await first.textContent()).toBe('Verboten 2')
  await unsaved(page).getByRole('button', { name: 'Verwerfen' }).click()
  await asked.getByRole('button', { name: 'Verwerfen' }).click()
  await saving(page, 'Gespeichert')
  await expect.poll(() => first.textContent()).toBe('Besser')
})

it('[EDIT-26, EDIT-19] a section the server would not add stays with what is written in it, and both go through once it does', async () => {
  const { page } = await openPage(widths.desktop)
  await openNewPage(page, product, ['hero'])
  const heal = await refuse(page, 'groupName', { status: 500, code: 'internal' })
  await page.locator('main > [data-block=hero]').click({ position: { x: 4, y: 200 } })
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).last().click()
  await page
    .getByRole('dialog', { name: 'Abschnitt hinzufügen' })
    .getByRole('button', { name: /^Aufruf/ })
    .click()
  const added = page.locator('main > [data-block=cta]')
  await added.locator('[data-field=title]').click()
  await page.keyboard.type('Im neuen Abschnitt')
  await title(page).click()
  await page.keyboard.type('Und oben')
  await expect.poll(() => stored(page), { timeout: 15_000 }).toContain('Und oben')
  await page.getByRole('status').filter({ hasText: '2 Änderungen nicht gespeichert' }).waitFor()
  await toolbar(page).getByRole('button', { name: 'nicht gespeichert' }).click()
  await unsaved(page).getByText('Der Server hat einen Fehler gemeldet.').waitFor()
  await heal()
  await unsaved(page).getByRole('button', { name: 'Erneut versuchen' }).click()
  await saving(page, 'Gespeichert')
  expect(await stored(page)).toContain('Im neuen Abschnitt')
})
