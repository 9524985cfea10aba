import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPicture } from '../pictures'
import { axe, shareBrowser, sidewaysScroll, widths } from './browser'
import { addButtons, menuButton, openNewPage, saving, sections, sectionTypes, storedGroups, toolbar } from './editing'
import { keyboardHeight, showKeyboardOnFocus } from './onScreenKeyboard'
import {
  addByTouch,
  choosePictureByTouch,
  closeSheet,
  phone,
  phoneHeight,
  selectByTouch,
  sheet,
  writeByTouch,
} from './phone'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ isKept: true })
const directory = mkdtempSync(join(tmpdir(), 'vitrine-phone-'))
let product: Product
let page: Page
let problems: string[]
beforeAll(async () => {
  product = await startDemo()
  ;({ page, problems } = await openPage(widths.phone, phone))
  await showKeyboardOnFocus(page)
})
afterAll(async () => {
  await product.stop()
  rmSync(directory, { recursive: true, force: true })
})

/** What a thumb must be able to hit: everything of the editor is large enough, inside the window and not covered. */
const inReach = async (bottom = phoneHeight) => {
  const found = await page.evaluate(lowest => {
    const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
    return [...document.querySelectorAll('#vitrine-editor :is(button, a, select, input):not([inert] *)')].flatMap(
      element => {
        const box = element.getBoundingClientRect()
        const label = element.closest('label')?.getBoundingClientRect()
        const isShown =
          box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight
        if (!isShown || element.closest('.v-blocks, .v-chips, .v-beside-body, .v-mini')) return []
        const { width, height: tall } = label ?? box
        const problems = []
        if (Math.min(width, tall) < 43.5) problems.push(`${Math.round(width)} × ${Math.round(tall)}`)
        const isCut = box.left < 0 || box.right > innerWidth + 1
        if (isCut && !element.closest('.v-toolbar, .v-strip')) problems.push('cut off at the side')
        if (box.bottom > lowest + 1) problems.push(`hidden below ${lowest}`)
        return problems.map(problem => `${name(element)}: ${problem}`)
      },
    )
  }, bottom)
  expect(found).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

/** Writes in a text; meanwhile it can be seen and so can the bars. */
const write = async (field: Locator, text: string) => {
  await writeByTouch(page, field, text)
  const visible = phoneHeight - keyboardHeight
  await page.waitForFunction(limit => {
    const bars = [...document.querySelectorAll('.v-toolbar, .v-strip')].map(bar => bar.getBoundingClientRect())
    if (bars.length < 2 || bars.some(bar => bar.bottom > limit)) return false
    const caret = getSelection()?.getRangeAt(0).getClientRects()[0] ?? document.activeElement!.getBoundingClientRect()
    return caret.top >= 0 && caret.bottom <= Math.min(...bars.map(bar => bar.top))
  }, visible)
  await inReach(visible)
  const covered = await page.locator('.v-add').evaluateAll(buttons => {
    const strip = document.querySelector('.v-strip')!.getBoundingClientRect()
    return buttons
      .map(button => button.getBoundingClientRect())
      .filter(box => box.bottom > strip.top && box.top < strip.bottom).length
  })
  expect(covered).toBe(0)
}

const add = (button: Locator, name: string) => addByTouch(page, button, name, inReach)
const at = (index: number, field: string) => sections(page).nth(index).locator(`[data-field=${field}]`)

it('[EDIT-16] on a phone, by touch alone, a page of five sections is written from nothing', async () => {
  await openNewPage(page, product)
  await inReach()

  await add(addButtons(page), 'Einstieg')
  await write(at(0, 'kicker'), 'Neu in Winterthur')
  await write(at(0, 'title'), 'Brillen, die man gern trägt')
  await write(at(0, 'description'), 'Wir nehmen uns Zeit, messen genau und schleifen im Haus.')
  await page.getByRole('toolbar', { name: 'Text formatieren' }).getByRole('button', { name: 'Fett' }).tap()
  await page.keyboard.insertText(' Versprochen.')
  await write(at(0, 'button'), 'Termin vereinbaren')
  await menuButton(page, 'Link').tap()
  await sheet(page).getByRole('button', { name: 'Termin & Kontakt' }).tap()
  await sheet(page).waitFor({ state: 'detached' })

  // From the text to its section, an option, and the next section below.
  await selectByTouch(page, 'Einstieg')
  await menuButton(page, 'Optionen').tap()
  await inReach()
  await sheet(page).getByRole('button', { name: 'Klein' }).tap()
  await closeSheet(page)
  await add(addButtons(page).last(), 'Text')
  await write(at(1, 'title'), 'Seit 1987')
  await write(at(1, 'textBlock'), 'Aus einem kleinen Laden ist ein grösserer geworden.')

  await selectByTouch(page, 'Text')
  await add(addButtons(page).last(), 'Bilder')
  await menuButton(page, 'Sammlung').tap()
  await sheet(page).getByRole('button', { name: 'Karte hinzufügen' }).tap()
  await inReach()
  await closeSheet(page)
  const card = page.locator('main [data-block=imageCard]')
  const picture = join(directory, 'rund.png')
  writeFileSync(picture, await drawPicture({ width: 300, height: 300 }).png().toBuffer())
  await choosePictureByTouch(page, card.first().locator('[data-field=image]'), picture)
  await write(card.nth(0).locator('[data-field=title]'), 'Rund')
  await write(card.nth(1).locator('[data-field=title]'), 'Kantig')

  await selectByTouch(page, 'Bildkarte')
  await selectByTouch(page, 'Bilder')
  await add(addButtons(page).last(), 'Abstand')
  await add(addButtons(page).last(), 'Kontakt und Öffnungszeiten')
  await write(at(4, 'title'), 'Kommen Sie vorbei')

  // Second thoughts: one up, and back again.
  await selectByTouch(page, 'Kontakt und Öffnungszeiten')
  await menuButton(page, 'Nach oben').tap()
  await page.waitForFunction(() => document.querySelector('main > :nth-child(4)')?.matches('[data-block=contact]'))
  await toolbar(page).getByRole('button', { name: 'Rückgängig' }).tap()
  await page.waitForFunction(() => document.querySelector('main > :nth-child(5)')?.matches('[data-block=contact]'))
  await saving(page, 'Gespeichert')

  expect(await sectionTypes(page)).toEqual(['hero', 'richTextBlock', 'imageBoard', 'spacer', 'contact'])
  const [hero, text, board] = await storedGroups(page)
  expect(hero!.fields.title!.text.de).toBe('Brillen, die man gern trägt')
  expect(hero!.fields.description!.text.de).toMatchObject({
    text: 'Wir nehmen uns Zeit, messen genau und schleifen im Haus. Versprochen.',
  })
  expect(hero!.fields.button!.options.link).toMatchObject({ type: 'page' })
  expect(hero!.options.size).toBe('small')
  expect(text!.fields.textBlock!.text.de).toMatchObject({ text: 'Aus einem kleinen Laden ist ein grösserer geworden.' })
  expect(board!.cards.map(({ fields }) => [fields.title?.text.de, fields.image?.mediaId != null])).toEqual([
    ['Rund', true],
    ['Kantig', false],
    [undefined, false],
    [undefined, false],
  ])
  expect(await axe(page)).toEqual([])
  expect(problems).toEqual([])
})
