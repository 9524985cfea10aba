import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../../src/content/settings'
import { axe, shareBrowser, widths } from './browser'
import { editorReady, openEditor, saving, sections, selectSection, shortPage, title, toolbar } from './editing'
import { holdRequests } from './holdRequests'
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

const withPanel = `${shortPage.de}?settings=1`
const panel = (page: Page, name = 'Einstellungen') => page.getByRole('dialog', { name })
const fold = (page: Page, name: string) =>
  panel(page).getByRole('heading', { level: 3 }).getByRole('button', { name, exact: true }).click()
const saved = (page: Page) => panel(page).getByRole('status').filter({ hasText: 'Gespeichert' }).waitFor()

const own = (page: Page): Promise<Settings['vitrine']> =>
  page.evaluate(async () => (await (await fetch('/api/v1/settings')).json()).data.vitrine)
const live = async () => (await fetch(`${product.origin()}/de`)).text()
/** Settings are saved a moment after they are changed. */
const eventually = async (check: () => Promise<boolean>) => {
  while (!(await check())) await new Promise(resolve => setTimeout(resolve, 100))
}

describe('the settings panel', () => {
  it('[SET-1, ROUTE-2] opens by its flag with all its sections, clean for axe on a phone and wide', async () => {
    for (const width of [widths.phone, widths.desktop]) {
      const { page, problems } = await openPage(width)
      await openEditor(page, product, withPanel)
      await saved(page)
      const names = await panel(page).getByRole('heading', { level: 3 }).allTextContents()
      expect(names).toEqual([
        'Kopfzeile',
        'Buchungsknopf',
        'Fusszeile',
        'Sprache der Bearbeitung',
        'Soziale Netzwerke',
        'Tracking',
        'Qualitätssiegel',
        'Hintergrund',
        'Kontakt',
        'Farben und Schriften',
        'Weitere',
      ])
      for (const name of names) await fold(page, name)
      await panel(page).getByText('Text auf Hintergrund').waitFor()
      expect(await axe(page)).toEqual([])
      expect(problems).toEqual([])
    }
  })

  it('[SET-5] the words of a confirmation and of the trade are written by language', async () => {
    const { page } = await openPage(widths.phone)
    await openEditor(page, product, withPanel)
    await fold(page, 'Weitere')
    const french = panel(page)
      .getByRole('region', { name: 'Texte der Bestätigung' })
      .getByRole('group', { name: 'Français' })
    await french.getByLabel('Nachricht').fill('Bonjour,\nmerci de votre message.')
    await french.getByLabel('Betreff').fill('Merci')
    const terms = panel(page).getByRole('region', { name: 'Fachwörter' })
    await terms.getByRole('button', { name: 'Fachwort hinzufügen' }).click()
    await page.keyboard.type('Gleitsichtglas')
    await page.keyboard.press('Enter')
    const term = terms.getByRole('group', { name: 'Gleitsichtglas' })
    await term.getByLabel('Français').fill('verre progressif')
    await term.getByLabel('Français').blur()
    const stored = () => own(page)
    await eventually(async () => (await stored()).glossary[0]?.to.fr === 'verre progressif')
    expect(await stored()).toMatchObject({
      mailTexts: { fr: { subject: 'Merci', body: 'Bonjour,\nmerci de votre message.', signature: '' } },
      glossary: [{ from: 'Gleitsichtglas' }],
    })
    await page.reload()
    await editorReady(page)
    await fold(page, 'Weitere')
    await term.getByRole('button', { name: 'Entfernen: Gleitsichtglas' }).click()
    await eventually(async () => (await stored()).glossary.length === 0)
  })

  it('[SET-2, SET-4] what is switched shows on the page at once and for visitors; own contact only without business data', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product, withPanel)
    await fold(page, 'Fusszeile')
    expect(await panel(page).getByLabel('Strasse und Nummer').count()).toBe(0)
    await panel(page).getByRole('switch', { name: 'Angaben aus den Geschäftsdaten' }).click()
    const street = panel(page).getByLabel('Strasse und Nummer')
    await street.fill('Neugasse 12')
    await street.press('Enter')
    await page.locator('footer').getByText('Neugasse 12').waitFor()
    await eventually(async () => (await live()).includes('Neugasse 12'))
    const email = panel(page).getByLabel('E-Mail', { exact: true })
    await email.fill('keine adresse')
    await email.press('Enter')
    await panel(page).getByText('Bitte gib eine gültige E-Mail-Adresse ein').waitFor()
    expect(await live()).not.toContain('keine adresse')
  })

  it('[LIVE-7] triangle and bubble exclude each other', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product, withPanel)
    await fold(page, 'Hintergrund')
    const [triangle, bubble] = ['Dreieck', 'Blase'].map(name => panel(page).getByRole('switch', { name }))
    await triangle!.click()
    await bubble!.click()
    expect(await triangle!.getAttribute('aria-checked')).toBe('false')
    await saved(page)
    await page.reload()
    await fold(page, 'Hintergrund')
    expect(await bubble!.getAttribute('aria-checked')).toBe('true')
  })

  it('[EDIT-12] undo takes back the setting that was changed last, then what it names of the page behind', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    const before = await title(page).textContent()
    await title(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Jetzt.')
    await page.keyboard.press('Escape')
    await saving(page, 'Gespeichert')
    const bar = toolbar(page)
    await bar.getByRole('button', { name: 'Einstellungen' }).click()
    await fold(page, 'Hintergrund')
    const triangle = panel(page).getByRole('switch', { name: 'Dreieck' })
    const isOn = await triangle.getAttribute('aria-checked')
    await triangle.click()
    const says = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
    const turned = (state: string | null) =>
      panel(page).locator(`[role=switch][aria-checked=${state}]`).and(triangle).waitFor()
    await turned(isOn === 'true' ? 'false' : 'true')
    await bar.getByRole('button', { name: 'Rückgängig' }).click()
    await says(/Rückgängig gemacht: .*Dreieck/)
    await turned(isOn)
    expect(await title(page).textContent()).toBe(`${before} Jetzt.`)
    await bar.getByRole('button', { name: 'Wiederholen' }).click()
    await says(/Wiederholt: .*Dreieck/)
    await bar.getByRole('button', { name: 'Rückgängig' }).click()
    await turned(isOn)
    await bar.getByRole('button', { name: 'Rückgängig' }).click()
    await says('Rückgängig gemacht: Titel (Text)')
    await page.waitForFunction(wanted => document.querySelector('main h1')?.textContent === wanted, before)

    // A copy is made past the queue of changes, and yet is what was changed last.
    await triangle.click()
    await turned(isOn === 'true' ? 'false' : 'true')
    await saved(page)
    await page.keyboard.press('Escape')
    await selectSection(page, 0)
    await page.getByRole('toolbar', { name: 'Aktionen' }).getByRole('button', { name: 'Duplizieren' }).click()
    await page.getByRole('button', { name: 'Auf dieser Seite' }).click()
    await sections(page).nth(1).waitFor()
    await bar.getByRole('button', { name: 'Rückgängig' }).click()
    await sections(page).nth(1).waitFor({ state: 'detached' })
    expect(String((await stored(page)).appearance.triangle)).toBe(isOn === 'true' ? 'false' : 'true')
  })

  it('[D2] two people at once: the same setting is asked about, others are both kept', async () => {
    const [{ page: anna }, { page: beat }] = [await openPage(widths.desktop), await openPage(widths.desktop)]
    for (const page of [anna, beat]) {
      await openEditor(page, product, withPanel)
      await saved(page)
      await fold(page, 'Kontakt')
      await fold(page, 'Kopfzeile')
    }
    const write = async (page: Page, text: string) => {
      await panel(page).getByLabel('Firmenname').fill(text)
      await panel(page).getByLabel('Firmenname').press('Enter')
    }
    await write(anna, 'Anna AG')
    await eventually(async () => (await stored(anna)).contact.companyName === 'Anna AG')
    await panel(beat).getByRole('switch', { name: 'Grossbuchstaben' }).first().click()
    await eventually(async () => (await stored(anna)).header.upperCase)
    expect((await stored(anna)).contact.companyName).toBe('Anna AG')
    await write(anna, 'Anna GmbH')
    await eventually(async () => (await stored(anna)).contact.companyName === 'Anna GmbH')
    await write(beat, 'Beat AG')
    const asked = beat.getByRole('dialog', { name: 'Zwei Fassungen' })
    await asked.getByRole('heading', { name: 'Firmenname' }).waitFor()
    await asked.getByText('Anna GmbH').waitFor()
    expect(await axe(beat)).toEqual([])
    expect((await stored(anna)).contact.companyName).toBe('Anna GmbH')
    await asked.getByRole('button', { name: 'Meine behalten' }).click()
    await eventually(async () => (await stored(anna)).contact.companyName === 'Beat AG')
    await saved(beat)
    // What both changed is chosen; what only one of them changed in the same section is kept.
    await beat.route('**/api/v1/settings', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await write(beat, 'Beat und Söhne')
    await panel(beat).getByLabel('E-Mail', { exact: true }).first().fill('beat@example.ch')
    await panel(beat).getByLabel('E-Mail', { exact: true }).first().press('Enter')
    await write(anna, 'Anna AG')
    await anna.getByRole('dialog', { name: 'Zwei Fassungen' }).getByRole('button', { name: 'Meine behalten' }).click()
    await eventually(async () => (await stored(anna)).contact.companyName === 'Anna AG')
    await beat.unroute('**/api/v1/settings')
    await asked.getByText('Beat und Söhne').waitFor()
    await asked.getByRole('button', { name: 'Die andere übernehmen' }).click()
    await eventually(async () => (await stored(anna)).contact.email === 'beat@example.ch')
    expect((await stored(anna)).contact.companyName).toBe('Anna AG')
    await beat.waitForFunction(() => [...document.querySelectorAll('input')].some(input => input.value === 'Anna AG'))
  })

  it('[EDIT-12, SET-1] without a connection they are kept, over closing the panel and loading anew, and saved when it is back', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product, withPanel)
    await saved(page)
    await fold(page, 'Kontakt')
    const refuse = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue())
    await page.route('**/api/v1/settings', refuse)
    await panel(page).getByLabel('Firmenname').fill('Ohne Netz')
    await panel(page).getByLabel('Firmenname').press('Enter')
    await panel(page).getByRole('status').filter({ hasText: 'Keine Verbindung' }).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await page.reload()
    await editorReady(page)
    expect((await stored(page)).contact.companyName).not.toBe('Ohne Netz')
    await page.unroute('**/api/v1/settings')
    await eventually(async () => (await stored(page)).contact.companyName === 'Ohne Netz')
  })

  it('[D2] what is changed while a save is on its way is saved too', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product, withPanel)
    await saved(page)
    await fold(page, 'Kontakt')
    const release = await holdRequests(page, '**/api/v1/settings', { method: 'POST' })
    const name = panel(page).getByLabel('Firmenname')
    await name.fill('Erste Fassung')
    const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/settings'))
    await name.press('Enter')
    await sent
    await name.fill('Zweite Fassung')
    await name.press('Enter')
    release()
    await eventually(async () => (await stored(page)).contact.companyName === 'Zweite Fassung')
    await saved(page)
    expect(await page.getByRole('dialog', { name: 'Zwei Fassungen' }).count()).toBe(0)
    expect(await name.inputValue()).toBe('Zweite Fassung')
  })

  it('[ROUTE-4, LIVE-5] says which page is which for the footer: at once, here and for visitors', async () => {
    const { page } = await openPage(widths.phone)
    await openEditor(page, product, withPanel)
    await fold(page, 'Fusszeile')
    const pages = panel(page).getByRole('group', { name: 'Seiten in der Fusszeile' })
    const terms = pages.getByRole('button', { name: /^AGB: / })
    const take = async (name: string) => {
      await terms.click()
      await page.getByRole('dialog', { name: 'Seite wählen: AGB' }).getByRole('button', { name, exact: true }).click()
    }
    expect(await terms.textContent()).toBe('AGB: AGB')
    const links = async () => {
      const [, footer = ''] = (await (await fetch(`${product.origin()}/de`)).text()).split('<footer')
      return ['agb', 'leistungen'].filter(slug => footer.includes(`href="/de/${slug}"`))
    }
    expect(await links()).toEqual(['agb'])
    await take('Leistungen')
    await page.locator('footer').getByRole('link', { name: 'Leistungen' }).waitFor()
    expect(await links()).toEqual(['leistungen'])
    await take('Keine Seite')
    await page.locator('footer').getByRole('link', { name: 'Leistungen' }).waitFor({ state: 'detached' })
    expect(await links()).toEqual([])
    await take('AGB')
    await page.locator('footer').getByRole('link', { name: 'AGB' }).waitFor()
    expect(await links()).toEqual(['agb'])
    await pages.getByRole('button', { name: 'Impressum: Impressum' }).waitFor()
  })

  it('[D47, D10] colours and fonts are tried out here alone, a poor contrast is said; visitors see them once taken over, and undo takes that back', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product, withPanel)
    await fold(page, 'Farben und Schriften')
    const text = panel(page).getByLabel('Text', { exact: true }).first()
    const token = (name: string) =>
      page.evaluate(wanted => getComputedStyle(document.documentElement).getPropertyValue(wanted), name)
    const shown = (color: string) => expect.poll(() => token('--text')).toBe(color)
    const sent: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname.endsWith('/site/theme')) sent.push(pathname)
    })
    const before = await token('--text')
    await text.fill('#ccccbb')
    await shown('#ccccbb')
    await panel(page).getByText('schlecht lesbar').first().waitFor()
    await text.fill('#101820')
    await panel(page).getByLabel('Schriften: Titel').selectOption({ label: 'Space Grotesk' })
    await expect.poll(() => token('--font-heading')).toContain('Space Grotesk')
    await page.waitForFunction(() => document.fonts.check('16px "Space Grotesk"'))
    expect([sent, (await live()).includes('#101820')]).toEqual([[], false])

    // Closing the panel asks; so nothing is lost by a slip.
    await page.keyboard.press('Escape')
    const asked = page.getByRole('alertdialog', { name: 'Farben und Schriften übernehmen?' })
    expect(await axe(page)).toEqual([])
    await asked.getByRole('button', { name: 'Abbrechen' }).click()
    await shown('#101820')
    await panel(page).getByRole('button', { name: 'Zurücksetzen' }).click()
    await shown(before)
    await text.fill('#101820')
    await panel(page).getByRole('button', { name: 'Übernehmen' }).click()
    await eventually(async () => (await live()).includes('--text:#101820'))
    await shown('#101820')
    expect(sent).toHaveLength(1)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('status').filter({ hasText: 'Rückgängig gemacht: Farben und Schriften' }).waitFor()
    await shown(before)
    await eventually(async () => !(await live()).includes('--text:#101820'))
  })

  it('[EDIT-14] in French once the language is switched', async () => {
    const { page } = await openPage(widths.phone)
    await openEditor(page, product, withPanel)
    await fold(page, 'Sprache der Bearbeitung')
    await panel(page).getByRole('button', { name: 'Français' }).click()
    await saved(page)
    await page.reload()
    await panel(page, 'Réglages').getByRole('button', { name: 'En-tête' }).waitFor()
    await panel(page, 'Réglages').getByRole('button', { name: 'Langue d’édition' }).click()
    await panel(page, 'Réglages').getByRole('button', { name: 'Deutsch' }).click()
    await eventually(async () => (await stored(page)).editor.locale === 'de')
  })
})

type Stored = {
  contact: { companyName: string; email: string }
  header: { upperCase: boolean }
  appearance: { triangle: boolean }
  editor: { locale: string }
}
const stored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => ((await (await fetch('/api/v1/settings')).json()) as { data: Stored }).data)
