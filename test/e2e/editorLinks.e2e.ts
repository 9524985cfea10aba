import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axe, drawn, shareBrowser, widths } from './browser'
import { editorReady, menuButton, openNewPage, saving, storedGroups, title } from './editing'
import { holdRequests } from './holdRequests'
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

const tool = () => page.locator('.v-beside')
const tools = () => page.getByRole('toolbar', { name: 'Text formatieren' })
const field = () => tool().getByRole('combobox', { name: 'Seite, Webadresse, E-Mail oder Telefon' })
const apply = () => tool().getByRole('button', { name: 'Übernehmen' }).click()
const says = (text: string) => tool().getByRole('alert').filter({ hasText: text }).waitFor()
const understands = (text: string) => tool().locator('.v-hint').filter({ hasText: text }).waitFor()
const linkTo = async (value: string) => {
  await field().fill(value)
  await apply()
}
const storedLink = async () => (await storedGroups(page))[0]!.fields.button?.options.link
/** What a page could be meant by is asked of the server first, so it takes a moment. */
const expectLink = () => expect.poll(storedLink)

it('[LINK-2, LINK-3, EDIT-15] a button’s link: pages in three folds, addresses that are checked, and taken away again', async () => {
  await openNewPage(page, product, ['cta'])
  const button = page.locator('main [data-field=button]')
  expect(await button.getAttribute('data-warning')).toBe('Link fehlt')
  await button.click()
  await menuButton(page, 'Link').click()
  const folds = tool().locator('.v-folds > details > summary')
  await folds.first().waitFor()
  expect(await folds.allTextContents()).toEqual(['Navigation', 'Einzelne Seiten', 'Sammlungen'])
  await folds.nth(2).click()
  await tool().getByText('Team', { exact: true }).click()
  await tool().getByRole('button', { name: 'Nora Keller' }).click()
  await tool().waitFor({ state: 'detached' })
  await saving(page, 'Gespeichert')
  await expectLink().toMatchObject({ type: 'page', page: { collection: 'team' } })
  expect(await button.getAttribute('data-warning')).toBe('Text fehlt')
  await button.click()
  await page.keyboard.type('Termin')
  await page.keyboard.press('Enter')
  await page.locator('main [data-field=button]:not([data-warning])').click()

  await menuButton(page, 'Link').click()
  await linkTo('info@laden')
  await says('Das ist keine ganze E-Mail-Adresse')
  expect(
    await tool()
      .locator('[data-wrong] .v-line')
      .evaluate(line => getComputedStyle(line).animationName),
  ).toBe('none')
  await linkTo('05')
  await says('Das ist keine ganze Nummer')
  await linkTo('javascript:alert(1)')
  await says('Solche Links gehen nicht')
  // Nothing is saved for an empty value.
  await linkTo('  ')
  await expectLink().toMatchObject({ type: 'page' })
  await linkTo('www.example.ch/termin')
  await saving(page, 'Gespeichert')
  await expectLink().toEqual({ type: 'url', url: 'https://www.example.ch/termin' })

  await menuButton(page, 'Link').click()
  await tool().getByRole('button', { name: 'Link entfernen' }).click()
  await saving(page, 'Gespeichert')
  await expectLink().toBeUndefined()
  await page.locator('main [data-field=button][data-warning="Link fehlt"]').waitFor()
})

it('[LINK-2, LINK-4, EDIT-7] a link in a text: set, shown shortened in its tools, and a click takes it away', async () => {
  await openNewPage(page, product, ['richTextBlock'])
  await page.locator('main [data-field=textBlock]').click()
  await page.locator('main .ProseMirror').waitFor()
  await page.keyboard.type('Unser Laden')
  await page.keyboard.press('Control+A')
  await drawn(page)
  await page.keyboard.press('Control+K')
  await tool().locator('input:focus').waitFor()
  await linkTo('https://www.optik-lindenhof.ch/laden')
  const unlink = tools().getByRole('button', { name: 'Link entfernen' })
  expect(await unlink.textContent()).toBe('www.optik-lindenh...')
  await title(page).click()
  await saving(page, 'Gespeichert')
  const link = page.locator('main [data-field=textBlock] a')
  expect(await link.getAttribute('target')).toBe('_blank')
  // By keys it is the link's tool that opens, with what is set; Escape leads back into the text.
  await link.click()
  await unlink.waitFor()
  await page.keyboard.press('Control+K')
  await tool().locator('input:focus').waitFor()
  expect(await field().inputValue()).toContain('lindenhof')
  await page.keyboard.press('Escape')
  await page.locator('main .ProseMirror:focus').waitFor()
  await unlink.click()
  await tools().getByRole('button', { name: 'Link', exact: true }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' ')
  // Without a selection the link brings its own words.
  await tools().getByRole('button', { name: 'Link', exact: true }).click()
  await tool().getByRole('button', { name: 'Brillen', exact: true }).click()
  await title(page).click()
  await saving(page, 'Gespeichert')
  expect(await page.locator('main [data-field=textBlock]').textContent()).toBe('Unser Laden Brillen')
  await page.locator('main [data-field=textBlock] a[href$="/edit/brillen"]').waitFor()
  const [group] = await storedGroups(page)
  expect(JSON.stringify(group!.fields.textBlock)).not.toContain('lindenhof')
})

it('[LINK-2, EDIT-8] what cannot be an address is told while it is typed, stays in its field, and is not sent', async () => {
  await openNewPage(page, product, ['hero'])
  await page.locator('main [data-field=button]').click()
  await menuButton(page, 'Link').click()
  await field().pressSequentially('unser laden')
  await says('In einer Adresse steht kein Leerzeichen.')
  expect(await field().getAttribute('aria-invalid')).toBe('true')
  const described = await field().getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('Leerzeichen')
  await field().press('Enter')
  await says('In einer Adresse steht kein Leerzeichen.')
  expect(await field().inputValue()).toBe('unser laden')
  expect((await storedGroups(page))[0]!.fields.button).toBeUndefined()
  await field().fill('unser-laden.ch')
  await understands('Webadresse https://unser-laden.ch')
  await field().press('Enter')
  await saving(page, 'Gespeichert')
  await expectLink().toEqual({ type: 'url', url: 'https://unser-laden.ch' })
})

it('[LINK-2, EDIT-12] nor does a wrong address in a text take anything with it that is typed afterwards', async () => {
  await openNewPage(page, product, ['richTextBlock'])
  await page.locator('main [data-field=textBlock]').click()
  await page.locator('main .ProseMirror').waitFor()
  await page.keyboard.type('Besuchen Sie uns')
  await page.keyboard.press('Control+A')
  await drawn(page)
  await page.keyboard.press('Control+K')
  await tool().locator('input:focus').waitFor()
  await page.keyboard.type('mein laden.ch')
  await says('In einer Adresse steht kein Leerzeichen.')
  await page.keyboard.press('Enter')
  expect(await field().inputValue()).toBe('mein laden.ch')
  await page.keyboard.press('Escape')
  await page.locator('main .ProseMirror:focus').waitFor()
  await page.keyboard.press('End')
  await drawn(page)
  await page.keyboard.type('. Ein ganzer Satz.')
  await title(page).click()
  await page.keyboard.type('Titel')
  await saving(page, 'Gespeichert')
  await page.reload()
  await editorReady(page)
  expect(await page.locator('main [data-field=textBlock]').textContent()).toBe('Besuchen Sie uns. Ein ganzer Satz.')
  expect(await title(page).textContent()).toBe('Titel')
})

it('[LINK-2, ROUTE-11] the field says what it understood: pages, web, mail, phone; pages are offered while typing', async () => {
  await openNewPage(page, product, ['cta'])
  const open = async () => {
    await page.locator('main [data-field=button]').click()
    await menuButton(page, 'Link').click()
    await tool().locator('.v-address').waitFor()
  }
  const take = async (button = 'Übernehmen') => {
    await tool().getByRole('button', { name: button }).click()
    await tool().waitFor({ state: 'detached' })
    await saving(page, 'Gespeichert')
    return storedLink()
  }
  await open()
  await field().fill('kontakt')
  await understands('Seite Termin & Kontakt')
  expect(await take()).toMatchObject({ type: 'page', page: { id: expect.any(String) } })
  await open()
  expect(await field().inputValue()).toBe('Termin & Kontakt')
  await field().fill(`${new URL(page.url()).origin}/de/kontakt#anfahrt`)
  await understands('Seite Termin & Kontakt #anfahrt')
  expect(await take()).toMatchObject({ type: 'page', page: { anchor: 'anfahrt' } })
  await open()
  await field().fill('info@laden.ch')
  await understands('E-Mail an info@laden.ch?')
  expect(await take('Als E-Mail verlinken')).toEqual({ type: 'email', email: 'info@laden.ch' })
  await open()
  await field().fill('052 212 34 56')
  await understands('Telefon +41 52 212 34 56')
  expect(await take()).toEqual({ type: 'phone', phone: '052 212 34 56' })
  // Booking stays a choice of its own.
  await open()
  await tool().getByLabel('Art des Links').selectOption({ label: 'Terminbuchung' })
  await tool().getByLabel('Webadresse').fill('termin@laden.ch')
  await says('Bitte gib eine gültige URL ein.')
  await tool().getByLabel('Webadresse').fill('termine.laden.ch')
  expect(await take()).toEqual({ type: 'bookingTool', url: 'https://termine.laden.ch' })

  // By keys alone: what is offered is reached with the arrows.
  await open()
  await tool().getByLabel('Art des Links').selectOption({ label: 'Seite oder Adresse' })
  await field().fill('nor')
  const offered = tool().getByRole('listbox', { name: 'Passende Seiten' }).getByRole('option')
  await offered.first().waitFor()
  expect(await offered.allTextContents()).toEqual(['Nora Keller'])
  expect(await tool().getByRole('alert').count()).toBe(0)
  await field().press('ArrowDown')
  await tool().getByRole('option', { name: 'Nora Keller', selected: true }).waitFor()
  expect(await axe(page)).toEqual([])
  await field().press('Enter')
  await tool().waitFor({ state: 'detached' })
  await saving(page, 'Gespeichert')
  await expectLink().toMatchObject({ type: 'page', page: { collection: 'team' } })
})

/** The program for rich texts comes when it is let go. */
const holdProgram = (on: Page) => holdRequests(on, '**/assets/RichTextEditor*')

it('[EDIT-12] what is typed before the writing program is loaded is in the text', async () => {
  // A tab of its own: in this one the program is here already.
  const { page: fresh } = await openPage(widths.desktop)
  const load = await holdProgram(fresh)
  await openNewPage(fresh, product, ['richTextBlock'])
  await fresh.locator('main [data-field=textBlock]').click()
  await fresh.keyboard.type('Zu frühx')
  await fresh.keyboard.press('Backspace')
  await fresh.keyboard.press('Enter')
  await fresh.keyboard.type('getippt')
  load()
  await fresh.locator('main .ProseMirror').waitFor()
  await fresh.keyboard.type('!')
  await saving(fresh, 'Gespeichert')
  const [group] = await storedGroups(fresh)
  expect(group!.fields.textBlock!.text.de).toMatchObject({ text: 'Zu früh\ngetippt!' })
})

it('[EDIT-12] and who writes elsewhere by the time it is loaded goes on writing there', async () => {
  const { page: fresh } = await openPage(widths.desktop)
  const load = await holdProgram(fresh)
  await openNewPage(fresh, product, ['richTextBlock'])
  await fresh.locator('main [data-field=textBlock]').click()
  await fresh.keyboard.type('Zuerst')
  await title(fresh).click()
  await fresh.keyboard.type('Da')
  const arrived = fresh.waitForResponse(/RichTextEditor.*js/)
  load()
  await (await arrived).finished()
  const text = fresh.locator('main [data-field=textBlock]')
  await expect.poll(() => text.textContent()).toBe('Zuerst')
  await fresh.locator('main .ProseMirror').waitFor({ state: 'detached' })
  await fresh.keyboard.type('nach')
  await saving(fresh, 'Gespeichert')
  const [group] = await storedGroups(fresh)
  expect(group!.fields.textBlock!.text.de).toMatchObject({ text: 'Zuerst' })
  await expect.poll(async () => (await storedGroups(fresh))[0]!.fields.title!.text.de).toBe('Danach')
})

it('[EDIT-7] what is selected by the first touch of a text is selected in it, however late its program comes', async () => {
  const { page: fresh } = await openPage(widths.desktop)
  await openNewPage(fresh, product, ['richTextBlock'])
  const text = fresh.locator('main [data-field=textBlock]')
  await text.click()
  await fresh.locator('main .ProseMirror').waitFor()
  for (const words of ['Unser Laden liegt', 'am Fluss'])
    await fresh.keyboard.type(words).then(() => fresh.keyboard.press('Enter'))
  await title(fresh).click()
  await saving(fresh, 'Gespeichert')
  const selected = () => fresh.evaluate(() => String(getSelection()).trim())
  /** Where a word stands in the window. */
  const placeOf = (word: string) =>
    text.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (!walker.nextNode()?.textContent?.includes(wanted));
      const node = walker.currentNode as Text
      const range = document.createRange()
      range.setStart(node, node.data.indexOf(wanted))
      range.setEnd(node, node.data.indexOf(wanted) + wanted.length)
      const { left, right, top, height } = range.getBoundingClientRect()
      return { left: left + 1, right: right - 1, x: (left + right) / 2, y: top + height / 2 }
    }, word)
  const draw = async () => {
    const [{ left, y }, { right }] = [await placeOf('Unser'), await placeOf('Laden')]
    await fresh.mouse.move(left, y)
    await fresh.mouse.down()
    await fresh.mouse.move(right, y, { steps: 4 })
  }
  const click = async (count: number) => {
    const { x, y } = await placeOf('Laden')
    await fresh.mouse.click(x, y, { clickCount: count })
  }
  const cases = [
    { gesture: () => click(2), wanted: 'Laden' },
    { gesture: () => click(3), wanted: 'Unser Laden liegt' },
    // Still drawing when the program comes.
    { gesture: draw, wanted: 'Unser Laden' },
  ]
  for (const { gesture, wanted } of cases) {
    const load = await holdProgram(fresh)
    await fresh.reload()
    await editorReady(fresh)
    const arrived = fresh.waitForResponse(/RichTextEditor.*js/)
    await gesture()
    load()
    await (await arrived).finished()
    if (gesture === draw) await fresh.mouse.up()
    await fresh.locator('main .ProseMirror:focus').waitFor()
    await expect.poll(selected).toBe(wanted)
    await fresh.unroute('**/assets/RichTextEditor*')
  }
  await fresh.keyboard.type('Das Geschäft')
  await expect.poll(() => text.first().textContent()).toBe('Das Geschäft liegtam Fluss')
  // And when it is here already.
  await title(fresh).click()
  await fresh.locator('main .ProseMirror').waitFor({ state: 'detached' })
  const { x, y } = await placeOf('Fluss')
  await fresh.mouse.click(x, y, { clickCount: 2 })
  await fresh.locator('main .ProseMirror:focus').waitFor()
  await expect.poll(selected).toBe('Fluss')
  // The caret goes where keys lead it meanwhile, and what is typed stands where it was.
  await saving(fresh, 'Gespeichert')
  const load = await holdProgram(fresh)
  await fresh.reload()
  await editorReady(fresh)
  const end = await placeOf('liegt')
  await fresh.mouse.click(end.x, end.y)
  await fresh.keyboard.press('End')
  await fresh.keyboard.type(' heute')
  await fresh.keyboard.press('Home')
  await fresh.keyboard.type('Ja: ')
  await fresh.keyboard.press('ArrowRight')
  load()
  await fresh.locator('main .ProseMirror:focus').waitFor()
  await fresh.keyboard.type('!')
  await expect.poll(() => text.first().textContent()).toBe('Ja: D!as Geschäft liegt heuteam Fluss')
})

it('[EDIT-7] ranks, sizes, colours and lists look while writing as they will for visitors', async () => {
  await openNewPage(page, product, ['richTextBlock'])
  await page.locator('main [data-field=textBlock]').click()
  await page.keyboard.type('Rang')
  await tools().getByLabel('Textart').selectOption({ label: 'Titel 2' })
  await page.keyboard.press('End')
  await drawn(page)
  await page.keyboard.press('Enter')
  await tools().getByLabel('Textart').selectOption({ label: 'Absatz' })
  await page.keyboard.type('rot')
  await page.keyboard.press('Shift+Home')
  await drawn(page)
  await tools().getByRole('button', { name: 'Farbe' }).click()
  await tool().getByRole('button', { name: 'Akzent' }).click()
  await page.locator('main .ProseMirror [style*=accent]').waitFor()
  await tools().getByRole('button', { name: 'Grösse' }).click()
  await tool().getByRole('button', { name: 'Gross' }).click()
  await tools().getByRole('button', { name: 'Fett' }).click()
  await page.locator('main .ProseMirror strong').waitFor()
  await page.keyboard.press('End')
  await drawn(page)
  await page.keyboard.press('Enter')
  await tools().getByRole('button', { name: 'Aufzählung' }).click()
  await page.keyboard.type('Punkt')
  const looks = () =>
    page.locator('main [data-field=textBlock]').evaluate(element =>
      [...element.querySelectorAll('.heading-2, strong, li')].map(part => {
        const { color, fontSize, fontWeight } = getComputedStyle(part)
        return [part.textContent, color, fontSize, fontWeight, Math.round(part.getBoundingClientRect().top)]
      }),
    )
  const writing = await looks()
  expect(writing.map(([text]) => text)).toEqual(['Rang', 'rot', 'Punkt'])
  await title(page).click()
  await saving(page, 'Gespeichert')
  await page.locator('main .ProseMirror').waitFor({ state: 'detached' })
  expect(await looks()).toEqual(writing)
})
