import type { Locator, Page } from 'playwright-core'
import { type OpenPage, widths } from './browser'
import { addPanel, menu, menuButton } from './editing'
import { keyboardHeight } from './onScreenKeyboard'

export const phoneHeight = 844
export const phone: NonNullable<Parameters<OpenPage>[1]> = {
  viewport: { width: widths.phone, height: phoneHeight },
  hasTouch: true,
  isMobile: true,
}

/**
 * The editor's bars stand above the keyboard, or at the bottom again: nobody taps while they move. The page has the
 * keyboard of `showKeyboardOnFocus`.
 */
const barsSettled = (page: Page, { isKeyboardShown }: { isKeyboardShown: boolean }) =>
  page.waitForFunction(
    ([isShown, limit]) => {
      const bars = [...document.querySelectorAll('.v-toolbar, .v-strip')].map(bar => bar.getBoundingClientRect())
      return bars.length > 0 && bars.every(bar => bar.bottom <= limit === isShown)
    },
    [isKeyboardShown, phoneHeight - keyboardHeight] as const,
  )

/** Taps a text of the page, or a field, and writes in it as a phone's keyboard does: words rather than keys. */
export const writeByTouch = async (page: Page, field: Locator, text: string) => {
  await field.tap()
  await page.waitForFunction(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement || (activeElement as HTMLElement | null)?.isContentEditable
  })
  await barsSettled(page, { isKeyboardShown: true })
  for (const letters of text.match(/.{1,7}/gs) ?? []) await page.keyboard.insertText(letters)
}

/** Taps what ends the writing. */
export const tapAway = async (page: Page, target: Locator) => {
  await target.tap()
  await barsSettled(page, { isKeyboardShown: false })
}

/** A new section from the panel; it has come into sight and its menu is there. */
export const addByTouch = async (page: Page, button: Locator, name: string, check?: () => Promise<void>) => {
  await button.tap()
  await addPanel(page).waitFor()
  await check?.()
  await addPanel(page).getByRole('button', { name, exact: true }).last().tap()
  await addPanel(page).waitFor({ state: 'detached' })
  await menu(page).waitFor()
  await page.waitForFunction(() => {
    const { top } = document.querySelector('.v-frame')!.getBoundingClientRect()
    return top >= -2 && top < innerHeight / 2
  })
  await check?.()
}

export const choosePictureByTouch = async (page: Page, picture: Locator, file: string) => {
  const isEmpty = (await picture.getAttribute('data-empty')) !== null
  const chooser = page.waitForEvent('filechooser')
  await picture.tap()
  if (!isEmpty) await menuButton(page, 'Bild wählen').tap()
  await (await chooser).setFiles(file)
  await picture.locator('img').waitFor()
}

/** What the menu of the selection has opened, from the bottom of the window. */
export const sheet = (page: Page) => page.locator('.v-beside')
export const closeSheet = (page: Page) => sheet(page).getByRole('button', { name: 'Schliessen' }).tap()
export const selectByTouch = (page: Page, name: string) =>
  tapAway(page, page.getByRole('button', { name: `Auswählen: ${name}`, exact: true }))
