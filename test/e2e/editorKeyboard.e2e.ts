import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareBrowser, widths } from './browser'
import { addPanel, frameLabel, openEditor, openNewPage, saving, sectionTypes, storedGroups, toolbar } from './editing'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ isKept: true })
let product: Product
let page: Page
beforeAll(async () => {
  product = await startDemo()
  page = (await openPage(widths.desktop)).page
})
afterAll(async () => {
  await product.stop()
})

const press = (...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())

/** Presses a key until what has the focus fits; says what had it when nothing does. */
const pressUntil = async (key: string, selector: string) => {
  const seen: string[] = []
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(wanted => {
      const element = document.activeElement as HTMLElement
      return element.matches(wanted)
        ? null
        : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30)}`
    }, selector)
    if (focused === null) return
    seen.push(focused)
  }
  throw new Error(`${key} never reaches ${selector}: ${seen.join(', ')}`)
}
const focusIs = (selector: string) => page.waitForFunction(wanted => document.activeElement?.matches(wanted), selector)

it('[A11Y-1, EDIT-1, EDIT-4, EDIT-5, EDIT-10] a page is edited by keyboard alone', async () => {
  const id = await openNewPage(page, product, ['cta', 'richTextBlock'])
  await openEditor(page, product, `/de/edit/${id}`)

  // Open, reach the first section, its menu and an option.
  await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
  await press('Control+E')
  await toolbar(page).waitFor()
  await pressUntil('Tab', 'main > [data-block=cta]')
  expect(await frameLabel(page)).toBe('Aufruf · Entwurf')
  await press('Enter')
  await focusIs('.v-bar [aria-label=Optionen]')
  await press('Enter')
  await focusIs('.v-beside button[aria-pressed=true]')
  await press('Tab', 'Enter')
  await page
    .locator('main > [data-block=cta] [data-align=center], main > [data-block=cta][data-align=center]')
    .first()
    .waitFor()
  await press('Escape')
  await focusIs('.v-bar [aria-label=Optionen]')

  // Add a section after it.
  await pressUntil('Tab', '.v-add')
  await press('Tab', 'Enter')
  await addPanel(page).waitFor()
  await focusIs('input[type=search]')
  await page.keyboard.type('abstand')
  await press('ArrowDown', 'Enter')
  await page.locator('main > [data-block=spacer]').waitFor()
  await focusIs('.v-bar [aria-label=Optionen]')
  expect(await sectionTypes(page)).toEqual(['cta', 'spacer', 'richTextBlock'])

  // Move it and remove it; undo is the next thing at hand.
  await pressUntil('ArrowRight', '[aria-label="Nach oben"]')
  await press('Enter')
  await page.locator('main > [data-block=spacer]:first-child').waitFor()
  await focusIs('[aria-label="Nach oben"][aria-disabled=true]')
  await pressUntil('ArrowRight', '[aria-label=Entfernen]')
  await press('Enter')
  await focusIs('.v-beside .v-primary')
  await press('Enter')
  await page.locator('main > [data-block=spacer]').waitFor({ state: 'detached' })
  await focusIs('[aria-label=Rückgängig]')
  await saving(page, 'Gespeichert')
  await press('Enter')
  await page.locator('main > [data-block=spacer]').waitFor()

  // Write, and step out again: field, section, nothing, toolbar.
  await press('Escape')
  await openEditor(page, product, `/de/edit/${id}?toolbar=1`)
  await pressUntil('Tab', '[data-field=title]')
  await page.keyboard.type('Nur Tasten')
  await press('Escape')
  await focusIs('.v-up')
  expect(await frameLabel(page)).toBe('Titel')
  await press('Escape')
  await focusIs('.v-bar button')
  expect(await frameLabel(page)).toBe('Aufruf · Entwurf')
  await press('Escape')
  await page.locator('.v-label').waitFor({ state: 'detached' })
  await press('Escape')
  await focusIs('.v-floating')
  expect(new URL(page.url()).searchParams.has('toolbar')).toBe(false)
  await press('Enter')
  await focusIs('.v-toolbar *')
  await saving(page, 'Gespeichert')
  const stored = await storedGroups(page)
  expect(stored.find(group => group.type === 'cta')!.fields.title!.text.de).toBe('Nur Tasten')
})

it('[A11Y-1, EDIT-1] F6 goes from the page to its menu and the toolbar and back; arrows go through the toolbar', async () => {
  await openNewPage(page, product, ['cta'])
  await pressUntil('Tab', '[data-field=title]')
  await press('F6')
  await focusIs('.v-strip *')
  await press('F6')
  await focusIs('.v-toolbar [aria-label=Einstellungen]')
  await press('ArrowRight')
  await focusIs('.v-toolbar [aria-label=Seiten]')
  await press('ArrowLeft', 'ArrowLeft')
  await focusIs('.v-toolbar [aria-label=Schliessen]')
  // One stop of the Tab key, and the one that was left.
  expect(await page.locator('.v-toolbar [tabindex="0"]').count()).toBe(1)
  await press('F6')
  await focusIs('[data-field=title]')
  await press('Shift+F6')
  await focusIs('.v-toolbar [aria-label=Schliessen]')
  await pressUntil('ArrowLeft', '.v-toolbar [aria-label=Mehr]')
  await press('Enter')
  await focusIs('[role=menuitem]')
  await press('Escape')
  await focusIs('.v-toolbar [aria-label=Mehr]')
})

it('[EDIT-23] a tooltip names a button at once, under the pointer and with the focus', async () => {
  await toolbar(page).getByRole('button', { name: 'Rückgängig' }).hover()
  const tip = page.locator('.v-tip')
  await tip.filter({ hasText: 'Rückgängig' }).waitFor()
  await pressUntil('ArrowRight', '[aria-label=Wiederholen]')
  await tip.filter({ hasText: 'Wiederholen' }).waitFor()
})
