import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPicture } from '../pictures'
import { shareBrowser, sidewaysScroll, widths } from './browser'
import { addButtons, editorReady, menuButton, openEditor, saving, sections, sectionTypes, toolbar } from './editing'
import { showKeyboardOnFocus } from './onScreenKeyboard'
import {
  addByTouch,
  choosePictureByTouch,
  closeSheet,
  phone,
  selectByTouch,
  sheet,
  tapAway,
  writeByTouch,
} from './phone'
import { type Product, runToEnd } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ isKept: true })
const directory = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
const host = 'laden.localhost'
let product: Product
let page: Page
let visitor: Page
let problems: string[]
beforeAll(async () => {
  product = await startDemo()
  const words = ['--key', 'laden', '--host', host, '--name', 'Optik Steinberg', '--locales', 'de,fr']
  const created = await runToEnd('command.js', ['site', 'create', ...words], product.env)
  expect(created).toMatchObject({ code: 0, stderr: '' })
  ;({ page, problems } = await openPage(widths.phone, phone))
  await showKeyboardOnFocus(page)
  ;({ page: visitor } = await openPage(widths.phone, phone))
})
afterAll(async () => {
  await product.stop()
  rmSync(directory, { recursive: true, force: true })
})

const bar = (name: string) => toolbar(page).getByRole('button', { name })
const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
const block = (type: string, field: string) => page.locator(`main [data-block=${type}] [data-field=${field}]`).first()
const write = (field: Locator, text: string) => writeByTouch(page, field, text)
const add = (name: string) => addByTouch(page, addButtons(page).last(), name)
const scrollToEnd = () =>
  sections(page)
    .last()
    .evaluate(section => section.scrollIntoView({ block: 'end', behavior: 'instant' }))

/** A text after the selected section; it is selected then. */
const addText = async (title: string, text?: string) => {
  await add('Text')
  await write(block('richTextBlock', 'title'), title)
  if (text) await write(block('richTextBlock', 'textBlock'), text)
  await selectByTouch(page, 'Text')
}

/** The dialog that asks for a name; the new page is open when this resolves. */
const create = async (name: string) => {
  await write(page.getByLabel('Name', { exact: true }), name)
  await page.getByRole('button', { name: 'Erstellen', exact: true }).tap()
  await page.getByText('Seite erstellt').waitFor()
  await editorReady(page)
}
const createPage = async (name: string) => {
  await saving(page, 'Gespeichert')
  await bar('Seiten').tap()
  await panel('Seiten').getByRole('button', { name: 'Neue Seite', exact: true }).tap()
  await create(name)
}

/** A page of the collection that the selected section shows; then back, by the way up that visitors have too. */
const createMember = async (newName: string, name: string, fill: () => Promise<void>) => {
  await menuButton(page, 'Sammlung').tap()
  await sheet(page).getByRole('button', { name: newName, exact: true }).tap()
  await create(name)
  await fill()
  await saving(page, 'Gespeichert')
}
const backTo = async (name: string) => {
  await bar('Seiten').tap()
  await panel('Seiten')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .last()
    .tap()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await editorReady(page)
}

const publish = async ({ isForAll }: { isForAll: boolean }) => {
  await saving(page, 'Gespeichert')
  await bar('Veröffentlichen').tap()
  if (isForAll) await page.getByRole('switch', { name: /^Auch die \d+ anderen/ }).tap()
  await panel('Veröffentlichen').getByRole('button', { name: 'Veröffentlichen', exact: true }).tap()
  await page.getByRole('link', { name: 'Ansehen' }).waitFor()
  await editorReady(page)
}

const writeInFooter = async (texts: Record<string, string>) => {
  await bar('Einstellungen').tap()
  const settings = panel('Einstellungen')
  await settings.getByRole('button', { name: 'Fusszeile', exact: true }).tap()
  for (const [label, text] of Object.entries(texts)) await write(settings.getByLabel(label, { exact: true }), text)
}

/** What a visitor's phone shows of the page that the menu leads to. */
const visit = async (name: string) => {
  await visitor.goto(`${product.origin(host)}/de`)
  await visitor.locator('.site-menu > summary').tap()
  await visitor.locator('.site-menu-panel').getByRole('link', { name, exact: true }).tap()
  await visitor.getByRole('heading', { level: 1 }).waitFor()
  expect(await sidewaysScroll(visitor)).toBe(0)
  return visitor.locator('main').textContent()
}

it('[EDIT-16, PUB-9] by touch on a phone, an empty site becomes a shop of four pages that visitors see', async () => {
  const picture = join(directory, 'laden.png')
  writeFileSync(picture, await drawPicture({ width: 300, height: 300 }).png().toBuffer())
  await openEditor(page, { ...product, origin: () => product.origin(host) }, '/de/edit?toolbar=1')

  // Start: what is there is completed, and two sections follow.
  await write(block('hero', 'description'), 'Ihr Optiker beim Steinberg.')
  await write(block('hero', 'button'), 'Termin vereinbaren')
  await menuButton(page, 'Link').tap()
  await sheet(page).getByRole('button', { name: 'Kontakt', exact: true }).tap()
  await sheet(page).waitFor({ state: 'detached' })
  await choosePictureByTouch(page, block('hero', 'image'), picture)
  await add('Leistungen in Karten')
  await write(block('serviceBoard', 'title'), 'Was wir tun')
  await write(block('serviceCard', 'title'), 'Reparatur')
  await selectByTouch(page, 'Leistung')
  await selectByTouch(page, 'Leistungen in Karten')
  await addText('Seit 1987', 'Ein Laden, zwei Generationen.')
  await menuButton(page, 'Optionen').tap()
  await sheet(page).locator('.v-swatch').first().tap()
  await closeSheet(page)

  // The address is written once for all pages; translations may follow later.
  await writeInFooter({ 'Strasse und Nummer': 'Steinberggasse 12', 'PLZ und Ort': '8400 Winterthur' })
  const settings = panel('Einstellungen')
  await tapAway(page, settings.getByRole('button', { name: 'Weitere', exact: true }))
  await settings.getByRole('switch', { name: /^Nur veröffentlichen/ }).tap()
  await settings.getByRole('button', { name: 'Schliessen', exact: true }).tap()

  await createPage('Leistungen')
  await add('Dienstleistungen')
  await createMember('Neue Dienstleistung', 'Sehtest', () => write(block('hero', 'description'), 'In aller Ruhe.'))
  await backTo('Leistungen')
  await scrollToEnd()
  await addText('Ohne Termin')

  await createPage('Über uns')
  await addText('Unser Haus', 'Mitten in der Altstadt.')
  await add('Bilder')
  await choosePictureByTouch(page, block('imageCard', 'image'), picture)
  await saving(page, 'Gespeichert')

  await backTo('Kontakt')
  await write(block('contact', 'description'), 'Montag bis Freitag 9 bis 18 Uhr.')
  // What the settings say is on the page at once.
  await writeInFooter({ Telefon: '052 212 34 56' })
  await tapAway(page, panel('Einstellungen').getByRole('button', { name: 'Schliessen', exact: true }))
  await page.locator('main .b-contact').getByText('052 212 34 56').waitFor()
  await selectByTouch(page, 'Kontakt und Öffnungszeiten')
  await addText('Anfahrt')
  await add('Aufruf')
  await write(block('cta', 'title'), 'Rufen Sie an')
  await publish({ isForAll: true })
  expect(await sectionTypes(page)).toEqual(['contact', 'richTextBlock', 'cta'])

  const home = await visit('Start')
  for (const words of ['Ihr Optiker beim Steinberg.', 'Was wir tun', 'Reparatur', 'zwei Generationen'])
    expect(home).toContain(words)
  expect(await visitor.locator('main img').count()).toBe(1)
  expect(await visitor.getByRole('link', { name: 'Termin vereinbaren' }).getAttribute('href')).toBe('/de/kontakt')
  expect(await visitor.locator('footer').textContent()).toContain('Steinberggasse 12')
  expect(await visit('Leistungen')).toMatch(/Leistungen\s*Sehtest\s*In aller Ruhe\.\s*Ohne Termin/)
  expect(await visit('Über uns')).toContain('Mitten in der Altstadt.')
  const contact = await visit('Kontakt')
  for (const words of [
    'Freitag 9 bis 18 Uhr',
    'Steinberggasse 12',
    '8400 Winterthur',
    '052 212 34 56',
    'Anfahrt',
    'Rufen Sie an',
  ])
    expect(contact).toContain(words)

  // A correction afterwards: the end of the text is tapped and one sentence follows.
  await write(block('contact', 'description'), ' Dienstag geschlossen.')
  await publish({ isForAll: false })
  expect(await visit('Kontakt')).toContain('Dienstag geschlossen.')
  expect(problems).toEqual([])
})
