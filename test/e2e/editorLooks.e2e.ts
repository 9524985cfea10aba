import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { turnOf } from '../sample'
import { signedIn } from './ask'
import { shareBrowser, widths } from './browser'
import { openEditor, title } from './editing'
import { writeEveryBlock } from './everyBlock'
import { operator, type Product } from './product'
import { becomeSame, forgetPicturesOfOtherPages, picture } from './sameLook'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ withPictures: true })
let product: Product
beforeAll(async () => {
  product = await startDemo()
  // Fields that are empty show themselves while editing (EDIT-15) and take room; here nothing is empty.
  const call = await signedIn(product.port, operator)
  await writeEveryBlock(call, { name: 'Alles', slug: 'alles', text: block => `Worte für ${block}` })
})
afterAll(async () => {
  await product.stop()
})

const bothWidths: readonly number[] = [widths.phone, widths.desktop]

/** Every page has its turn at one of the widths. */
const atTurn = (addresses: readonly string[], width: number) =>
  addresses.filter((_, place) => turnOf(bothWidths, place).includes(width))

const addresses = ['/de', '/fr/lunettes', '/de/kontakt', '/fr/alles']

/** Where every section and field stands: on the page, or in the window for what floats there. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-block], main [data-field], footer')].map(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const section = element.closest('[data-block]')
      const floats = section !== null && getComputedStyle(section).position === 'fixed'
      const [x, y] = floats ? [left, top] : [left + scrollX, top + scrollY]
      const name = element.dataset.field ?? (element.id || element.className)
      return `${name} ${floats} ${[x, y, width, height].map(value => value.toFixed(2)).join(' ')}`
    }),
  )

const pictureWithout = async (page: Page, selector: string) => {
  const hide = (visibility: string) =>
    page.locator(selector).evaluate((element, value) => {
      element.style.visibility = value
    }, visibility)
  await hide('hidden')
  const taken = await picture(page)
  await hide('')
  return taken
}

describe.each(bothWidths)('the pages that have their turn at %i px', width => {
  it('[EDIT-3, EDIT-17] with the toolbar off look to the pixel as visitors see them', async () => {
    const { page: visitor } = await openPage(width, { isFresh: true })
    const { page: editor } = await openPage(width, { isFresh: true })
    for (const page of [visitor, editor]) {
      await page.clock.setFixedTime('2026-03-10T10:00:00')
      await forgetPicturesOfOtherPages(page)
    }
    for (const address of atTurn(addresses, width)) {
      const [, locale, ...rest] = address.split('/')
      await visitor.goto(product.origin() + address)
      expect(visitor.url(), 'the page is there').toBe(product.origin() + address)
      await openEditor(editor, product, `/${[locale, 'edit', ...rest].join('/')}`)
      const working = () => pictureWithout(editor, '.v-floating')
      await becomeSame(() => picture(visitor), working, address)
      expect(await editor.locator('main [contenteditable], main [data-edit]').count()).toBe(0)
    }
  })

  it('[EDIT-3, EDIT-4] do not move when the toolbar, frames, menus and panels appear', async () => {
    const { page } = await openPage(width)
    for (const address of atTurn(['/de/edit/alles', '/fr/edit/alles'], width)) {
      await openEditor(page, product, address)
      const looks = await pictureWithout(page, '.v-floating')
      const before = await places(page)
      expect(before.length).toBeGreaterThan(20)
      const stay = async (when: string) => expect.soft(await places(page), `${address}, ${when}`).toEqual(before)
      await page.keyboard.press('Control+E')
      await page.getByRole('toolbar', { name: 'Bearbeitungsleiste' }).waitFor()
      await stay('toolbar on')
      await becomeSame(
        async () => looks,
        () => pictureWithout(page, '#vitrine-editor'),
        `${address}, toolbar on`,
      )
      await title(page).click()
      await page.locator('.v-frame').waitFor()
      await stay('a text selected')
      await page.locator('main [data-edit=rich]').first().click()
      await page.locator('.ProseMirror').waitFor()
      await stay('a rich text being written')
      const section = page.locator('main > [data-block=richTextBlock]')
      await section.click({ position: { x: 6, y: 6 } })
      await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).last().waitFor()
      await stay('a section selected')
      await page.getByRole('button', { name: 'Optionen' }).click()
      await page.locator('.v-beside .v-form').waitFor()
      await stay('options open')
      await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).last().click()
      await page.getByRole('dialog').waitFor()
      await stay('the panel of new sections open')
      await page.keyboard.press('Escape')
      await page
        .getByRole('toolbar', { name: 'Bearbeitungsleiste' })
        .getByRole('button', { name: 'Schliessen' })
        .click()
      await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
      await stay('toolbar off')
    }
  })
})
