import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareBrowser, widths } from './browser'
import {
  addButtons,
  addPanel,
  frameLabel,
  menu,
  menuButton,
  openEditor,
  openNewPage,
  post,
  saving,
  sections,
  sectionTypes,
  selectSection,
  storedGroups,
  toolbar,
} from './editing'
import { moveByKey } from './pagesPanel'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ isKept: true })
let product: Product
let page: Page
beforeAll(async () => {
  product = await startDemo()
  const opened = await openPage(widths.desktop, { reducedMotion: 'no-preference' })
  page = opened.page
})
afterAll(async () => {
  await product.stop()
})

const storedTypes = async () => (await storedGroups(page)).map(group => group.type)
const undo = () => toolbar(page).getByRole('button', { name: 'Rückgängig' }).click()

describe('adding a section', () => {
  it('[EDIT-9] by category, found by a word; the panel closes, the page glides there and its first text is ready', async () => {
    await openNewPage(page, product, ['hero', 'richTextBlock', 'cta', 'contact'])
    await selectSection(page, 0)
    await addButtons(page).first().click()
    const panel = addPanel(page)
    await panel.waitFor()
    const categories = await panel.getByRole('group', { name: 'Kategorien' }).getByRole('button').allTextContents()
    expect(categories).toEqual(['Alle', 'Einstieg', 'Team', 'Inhalt', 'Sammlungen', 'Verschiedenes'])
    await panel.getByRole('button', { name: 'Sammlungen' }).click()
    expect(await panel.locator('.v-block-name').allTextContents()).toEqual([
      'Dienstleistungen',
      'Stimmen',
      'Bilder',
      'Leistungen in Karten',
      'Beiträge der Gesundheitsoptik',
      'Neuigkeiten',
      'Folien',
      'Produkte und Preise',
      'Schritte',
    ])
    await panel.getByRole('searchbox').fill('bildk')
    await panel.getByText('Nichts gefunden').waitFor()
    await panel.getByRole('searchbox').fill('abstand')
    expect(await panel.locator('.v-block-name').allTextContents()).toEqual(['Abstand'])
    await panel.getByRole('searchbox').fill('')
    await panel.getByRole('button', { name: 'Alle' }).click()
    expect(
      await panel.locator('[data-island]').evaluateAll(all => all.filter(one => one.childElementCount > 0)),
    ).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await selectSection(page, 3)
    await addButtons(page).last().click()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await panel.getByRole('button', { name: 'Aufruf', exact: true }).click()
    await panel.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.closest('main > [data-block]:last-child') !== null)
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('main > [data-block]:last-child')!.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    await page.keyboard.type('Neu')
    await saving(page, 'Gespeichert')
    expect(await storedTypes()).toEqual(['hero', 'richTextBlock', 'cta', 'contact', 'cta'])
  })

  it('[EDIT-9, EDIT-12] a board comes with the cards of its preview, and one undo takes all away; visitors see only written ones', async () => {
    await openNewPage(page, product, ['cta'])
    await selectSection(page, 0)
    await addButtons(page).first().click()
    await addPanel(page).getByRole('button', { name: 'Bilder', exact: true }).click()
    const cards = page.locator('main [data-block=imageCard]')
    await cards.nth(2).waitFor()
    await saving(page, 'Gespeichert')
    const ids = () => cards.evaluateAll(all => all.map(card => card.id.slice(2)))
    expect((await storedGroups(page)).map(group => [group.type, group.cards.map(({ id }) => id)])).toEqual([
      ['imageBoard', await ids()],
      ['cta', []],
    ])
    await cards.first().locator('[data-field=title]').click()
    await page.keyboard.type('Rund\n')
    await saving(page, 'Gespeichert')
    await toolbar(page).getByRole('button', { name: 'Schliessen' }).click()
    await cards.nth(1).waitFor({ state: 'detached' })
    expect(await cards.allTextContents()).toEqual(['Rund'])
    await page.keyboard.press('Control+E')
    await cards.nth(2).waitFor()
    await undo()
    await page.locator('main [data-block=imageCard] [data-field=title][data-empty]').nth(2).waitFor()
    await undo()
    await page.locator('main [data-block=imageBoard]').waitFor({ state: 'detached' })
    expect(await storedTypes()).toEqual(['cta'])
  })

  it('[EDIT-4] an empty page begins with one button', async () => {
    await openNewPage(page, product)
    await addButtons(page).click()
    await addPanel(page).getByRole('button', { name: 'Einstieg', exact: true }).last().click()
    await page.locator('main > [data-block=hero]').waitFor()
    await saving(page, 'Gespeichert')
    expect(await storedTypes()).toEqual(['hero'])
  })
})

describe('order', () => {
  const place = (number: number) =>
    page
      .getByRole('status')
      .filter({ hasText: `Platz ${number}` })
      .waitFor()

  it('[EDIT-10, EDIT-24] by buttons, by dragging and by keys; the window goes along', async () => {
    await openNewPage(page, product, ['cta', 'richTextBlock', 'spacer'])
    await selectSection(page, 1)
    await menuButton(page, 'Nach oben').click()
    await page.locator('main > [data-block=richTextBlock]:first-child').waitFor()
    expect(await menuButton(page, 'Nach oben').getAttribute('aria-disabled')).toBe('true')
    await menuButton(page, 'Nach unten').click()
    await page.locator('main > [data-block=cta]:first-child').waitFor()

    const grip = page.getByRole('button', { name: 'Verschieben' })
    await grip.hover()
    const target = (await sections(page).nth(2).boundingBox())!
    await page.mouse.down()
    await page.mouse.move(target.x + 100, target.y + target.height - 8, { steps: 5 })
    await page.locator('.v-drop').waitFor()
    await page.mouse.up()
    await page.locator('main > [data-block=richTextBlock]:last-child').waitFor()

    await grip.focus()
    await page.keyboard.press('Space')
    await place(3)
    await page.keyboard.press('ArrowUp')
    await place(2)
    await page.keyboard.press('ArrowUp')
    await place(1)
    await page.keyboard.press('Space')
    await page.locator('main > [data-block=richTextBlock]:first-child').waitFor()
    await saving(page, 'Gespeichert')
    expect(await storedTypes()).toEqual(['richTextBlock', 'cta', 'spacer'])
    await undo()
    await page.locator('main > [data-block=richTextBlock]:last-child').waitFor()
  })

  it('[EDIT-24] a key that follows at once is not lost, and the mouse does not interfere', async () => {
    await openNewPage(page, product, ['cta', 'richTextBlock', 'spacer'])
    await selectSection(page, 2)
    const grip = page.getByRole('button', { name: 'Verschieben' })
    await grip.focus()
    // Both before any timer of the page runs, as when it is busy.
    await grip.evaluate(async element => {
      for (const code of ['Space', 'ArrowUp']) {
        element.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      }
    })
    await place(2)
    await page.mouse.move(300, 5)
    await page.keyboard.press('ArrowUp')
    await place(1)
    await page.mouse.move(300, 890)
    await page.keyboard.press('Space')
    await page.locator('main > [data-block=spacer]:first-child').waitFor()
  })
})

describe('removing', () => {
  it('[EDIT-20] a draft asks first; undo brings it back', async () => {
    await openNewPage(page, product, ['cta', 'spacer'])
    await selectSection(page, 0)
    expect(await frameLabel(page)).toBe('Aufruf · Entwurf')
    await menuButton(page, 'Entfernen').click()
    await page.getByText('Diesen Entwurf entfernen?').waitFor()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await sectionTypes(page)).toEqual(['cta', 'spacer'])
    await menuButton(page, 'Entfernen').click()
    await page.locator('.v-beside').getByRole('button', { name: 'Entfernen' }).click()
    await page.locator('main > [data-block=cta]').waitFor({ state: 'detached' })
    await saving(page, 'Gespeichert')
    expect(await storedTypes()).toEqual(['spacer'])
    await undo()
    await page.locator('main > [data-block=cta]').waitFor()
  })

  it('[EDIT-15, EDIT-20] what is published is marked, says so, and can be restored', async () => {
    const id = await openNewPage(page, product, ['spacer', 'spacer'])
    await post(page, 'page/publish', { id })
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    await selectSection(page, 0)
    await menuButton(page, 'Entfernen').click()
    await selectSection(page, 0)
    expect(await frameLabel(page)).toBe('Abstand · Wird gelöscht')
    await menuButton(page, 'Wiederherstellen').click()
    await page.locator('main > [data-status=published]').nth(1).waitFor()
    await saving(page, 'Gespeichert')
    expect((await storedGroups(page)).map(group => group.status)).toEqual(['published', 'published'])
  })
})

describe('a board', () => {
  it('[EDIT-5] its cards are added, put in order and removed in a list', async () => {
    await openNewPage(page, product, ['imageBoard'])
    await selectSection(page, 0)
    await menuButton(page, 'Sammlung').click()
    const list = page.getByRole('region', { name: 'Karten' })
    const add = list.getByRole('button', { name: 'Karte hinzufügen' })
    await add.click()
    await add.click()
    await page.locator('main [data-block=imageCard]').nth(1).waitFor()
    const titles = page.locator('main [data-block=imageCard] h3, main [data-block=imageCard] h2')
    await titles.nth(0).click()
    await page.keyboard.type('Erste')
    await titles.nth(1).click()
    await page.keyboard.type('Zweite')
    await saving(page, 'Gespeichert')
    await selectSection(page, 0)
    await menuButton(page, 'Sammlung').click()
    await list.getByRole('button', { name: 'Verschieben: Erste' }).focus()
    await page.keyboard.press('Space')
    await page.getByText('Platz 1').waitFor({ state: 'attached' })
    await moveByKey(page, 'ArrowDown', 'Platz 2')
    await page.keyboard.press('Space')
    await page.waitForFunction(() =>
      document.querySelector('main [data-block=imageCard]')?.textContent?.includes('Zweite'),
    )
    await saving(page, 'Gespeichert')
    const cardTitles = async () => (await storedGroups(page))[0]!.cards.map(card => card.fields.title!.text.de)
    expect(await cardTitles()).toEqual(['Zweite', 'Erste'])
    await list.getByRole('button', { name: 'Entfernen: Zweite' }).click()
    await list.getByText('Diesen Entwurf entfernen?').waitFor()
    await list.getByRole('button', { name: 'Entfernen', exact: true }).click()
    await list.getByText('Zweite').waitFor({ state: 'detached' })
    await saving(page, 'Gespeichert')
    expect(await cardTitles()).toEqual(['Erste'])
  })
})

describe('without a connection', () => {
  it('[EDIT-11, EDIT-12] sections are added, written, moved and removed; all is saved when it is back', async () => {
    await openNewPage(page, product, ['cta', 'spacer'])
    const loaded = page.waitForResponse(response => response.url().includes('/assets/later'))
    await selectSection(page, 0)
    await loaded
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await menuButton(page, 'Nach unten').click()
    await page.locator('main > [data-block=spacer]:first-child').waitFor()
    await addButtons(page).last().click()
    await addPanel(page).getByRole('button', { name: 'Text', exact: true }).click()
    await page.locator('main > [data-block=richTextBlock] h2').click()
    await page.keyboard.type('Ohne Netz')
    await selectSection(page, 0)
    await menuButton(page, 'Entfernen').click()
    await page.locator('.v-beside').getByRole('button', { name: 'Entfernen' }).click()
    await saving(page, 'Offline')
    expect(await sectionTypes(page)).toEqual(['cta', 'richTextBlock'])
    await page.context().setOffline(false)
    await saving(page, 'Gespeichert')
    const stored = await storedGroups(page)
    expect(stored.map(group => group.type)).toEqual(['cta', 'richTextBlock'])
    expect(stored[1]!.fields.title!.text.de).toBe('Ohne Netz')
    expect(await sectionTypes(page)).toEqual(['cta', 'richTextBlock'])
  })
})

describe('visibility', () => {
  it('[EDIT-10, LANG-4] of one field, and of a section per language', async () => {
    const id = await openNewPage(page, product, ['cta', 'spacer'])
    await selectSection(page, 0)
    await menuButton(page, 'Sichtbarkeit').click()
    await page.getByRole('checkbox', { name: 'Titel' }).uncheck()
    await page.locator('main > [data-block=cta] [data-field=title]').waitFor({ state: 'detached' })
    await menuButton(page, 'Sprachen').click()
    await page.getByRole('checkbox', { name: 'Français' }).uncheck()
    await saving(page, 'Gespeichert')
    const [cta] = await storedGroups(page)
    expect(cta!.fields.title!.visible).toBe(false)
    expect(cta!.disallowedLanguages).toEqual(['fr'])
    await openEditor(page, product, `/fr/edit/${id}?toolbar=1`)
    await page.locator('main > [data-block=cta][data-hidden]').waitFor()
    await openEditor(page, product, `/de/edit/${id}?toolbar=1`)
    await selectSection(page, 0)
    await menuButton(page, 'Sichtbarkeit').click()
    await page.getByRole('checkbox', { name: 'Titel' }).check()
    await page.locator('main > [data-block=cta] [data-field=title]').waitFor()
  })
})

it('[OPT-3, OPT-6] the branches of a section are chosen, and it shows them at once', async () => {
  await openNewPage(page, product, ['contact'])
  const shown = page.locator('main .branch')
  await expect.poll(() => shown.count()).toBe(2)
  await selectSection(page, 0)
  await menuButton(page, 'Optionen').click()
  await page.getByRole('group', { name: 'Standorte' }).getByRole('checkbox').first().check()
  await expect.poll(() => shown.count()).toBe(1)
  await saving(page, 'Gespeichert')
  expect((await storedGroups(page))[0]!.options.location).toHaveLength(1)
  // Without a connection nobody knows which there are.
  await page.route('**/api/v1/optician*', route => route.abort())
  await page.keyboard.press('Escape')
  await selectSection(page, 0)
  await menuButton(page, 'Optionen').click()
  const told = page.getByRole('alert').filter({ hasText: 'Die Standorte können gerade nicht geladen werden.' })
  await told.waitFor()
  expect(await page.getByText('Keine Standorte vorhanden').count()).toBe(0)
  await page.unroute('**/api/v1/optician*')
  await told.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.poll(() => page.getByRole('group', { name: 'Standorte' }).getByRole('checkbox').count()).toBe(2)
})

describe('what the server refuses', () => {
  it('[EDIT-18, EDIT-19] is told in the words of the editor, one can try again or let it go', async () => {
    const id = await openNewPage(page, product, ['cta', 'spacer'])
    // Nothing of what others do arrives any more.
    await page.route('**/api/v1/page/events*', route => route.abort())
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    await selectSection(page, 0)
    const groupId = (await storedGroups(page))[0]!.id
    await post(page, 'group/remove', { pageId: id, groupId })
    await menuButton(page, 'Nach unten').click()
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'Fehler beim Verschieben der Box: Das gibt es nicht mehr.' })
    await toast.waitFor()
    await page.locator('main > [data-block=cta]').waitFor({ state: 'detached' })
    await saving(page, '1 Änderung nicht gespeichert')
    await toast.getByRole('button', { name: 'Erneut versuchen' }).click()
    await toast.waitFor()
    await toolbar(page).getByRole('button', { name: 'nicht gespeichert' }).click()
    const unsaved = page.getByRole('dialog', { name: 'Nicht gespeichert' })
    await unsaved.getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
    await saving(page, 'Gespeichert')
    await page.unroute('**/api/v1/page/events*')
  })
})

it('[EDIT-4] a click outside ends the selection', async () => {
  await openNewPage(page, product, ['spacer'])
  await selectSection(page, 0)
  await page.locator('footer').click({ position: { x: 3, y: 3 } })
  await menu(page).waitFor({ state: 'detached' })
})
