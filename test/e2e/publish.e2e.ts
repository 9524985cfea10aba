import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../../src/content/settings'
import { signedIn } from './ask'
import { axe, shareBrowser, widths } from './browser'
import {
  editorReady,
  openEditor,
  openNewPage,
  retype,
  saving,
  selectSection,
  shortPage,
  storedGroups,
  storedTitle,
  title,
} from './editing'
import { operator, type Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product.stop()
})

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Bearbeitungsleiste' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const live = async (path = shortPage.live) => (await fetch(product.origin() + path)).text()

/** Clicks what reloads the page, and waits for the editor on the page that comes. */
const reloaded = async (page: Page, click: () => Promise<void>) => {
  await page.evaluate(() => {
    document.documentElement.dataset.editor = 'old'
  })
  await click()
  await editorReady(page)
}

const publish = (page: Page) =>
  reloaded(page, async () => {
    // Exact: while translations are missing, the button's name goes on and it leads to them.
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await dialog(page, 'Veröffentlichen').getByRole('button', { name: 'Veröffentlichen' }).click()
  })

/** Whether it stands within the window, and nothing over it. */
const isInSight = (place: Locator) =>
  place.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const openMore = async (page: Page, name: string) => {
  await toolbar(page).getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('menuitem', { name }).click()
}

describe('publishing', () => {
  it('[PUB-3, PUB-7] shows what changes, publishes it, says so, reloads; then there is nothing to publish', async () => {
    const { page, problems } = await openPage(widths.desktop)
    await openEditor(page, product)
    await retype(page, 'Frisch veröffentlicht')
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click()
    const asked = dialog(page, 'Veröffentlichen')
    await asked.getByText('1 Änderung auf dieser Seite').waitFor()
    await asked.locator('ins', { hasText: 'Frisch veröffentlicht' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await live()).not.toContain('Frisch veröffentlicht')
    await reloaded(page, async () => {
      await asked.getByRole('button', { name: 'Veröffentlichen' }).click()
      await page.getByText('Die Seite wird neu geladen').waitFor()
    })
    const said = page.getByRole('status').filter({ hasText: /^Veröffentlicht/ })
    await said.waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('.v-toolbar') != null)
    expect(await said.getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toBe(shortPage.live)
    expect(await live()).toContain('Frisch veröffentlicht')
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('[PUB-3, API-4] what somebody else does while the dialog is open is shown before it is published or thrown away', async () => {
    const others = await signedIn(product.port, operator)
    const settings = await others<Settings>('GET', 'settings')
    await others('POST', 'settings', { ...settings, vitrine: { ...settings.vitrine, publishGate: 'relaxed' } })
    const { page } = await openPage(widths.desktop)
    const id = await openNewPage(page, product, ['cta'])
    await retype(page, 'Mein Titel')
    await saving(page, 'Gespeichert')
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click()
    const asked = dialog(page, 'Veröffentlichen')
    await asked.locator('ins', { hasText: 'Mein Titel' }).waitFor()
    await asked.getByText('Français: 1 Übersetzung fehlt').waitFor()
    const groupId = (await storedGroups(page))[0]!.id
    const write = (text: string) =>
      others('POST', 'data', {
        itemType: 'field',
        linkId: null,
        add: { parentId: groupId, name: 'kicker' },
        data: { content: { type: 'localizedSingleValue', data: { de: text, fr: text } } },
      })
    await write('Von drüben')
    await asked.getByRole('button', { name: 'Veröffentlichen' }).click()
    await asked.getByRole('alert').filter({ hasText: 'Jemand anders hat die Seite inzwischen geändert' }).waitFor()
    await asked.locator('ins', { hasText: 'Von drüben' }).first().waitFor()
    expect((await fetch(`${product.origin()}/de/${id}`)).status).toBe(404)
    // Without a moment there is nothing to plan.
    await asked.getByLabel('Zu einem Zeitpunkt').check()
    await asked.getByLabel('Datum und Uhrzeit').fill('')
    await asked.getByRole('button', { name: 'Planen' }).click()
    await asked.getByText('Bitte geben Sie Datum und Uhrzeit an.').waitFor()
    await asked.getByLabel('Jetzt').check()
    await reloaded(page, () => asked.getByRole('button', { name: 'Veröffentlichen' }).click())
    expect((await fetch(`${product.origin()}/de/${id}`)).status).toBe(200)

    await retype(page, 'Wieder verworfen')
    await saving(page, 'Gespeichert')
    await toolbar(page).getByRole('button', { name: 'Änderungen verwerfen' }).click()
    const revert = page
      .getByRole('alertdialog', { name: 'Änderungen verwerfen' })
      .getByRole('button', { name: 'Verwerfen' })
    await expect.poll(() => revert.isEnabled()).toBe(true)
    await write('Noch einmal von drüben')
    await revert.click()
    await page.getByRole('alert').filter({ hasText: 'Auch das wird verworfen' }).waitFor()
    expect(await storedTitle(page)).toBe('Wieder verworfen')
    await expect.poll(() => revert.isEnabled()).toBe(true)
    await reloaded(page, () => revert.click())
    expect(await storedTitle(page)).toBe('Mein Titel')
    await others('POST', 'settings', settings)
  })

  it('[PUB-9] all pages: those that could not go along are named, and only published ones are counted for throwing away', async () => {
    const { page } = await openPage(widths.desktop)
    const call = await signedIn(product.port, operator)
    const half = await call<{ id: string }>('POST', 'page/add', {
      initialMeta: { name: 'Halb fertig' },
      lang: 'de',
      initialGroups: ['cta'],
    })
    const { document } = await call<{ document: { groups: { id: string }[] } }>('GET', `page/working?id=${half.id}`)
    await call('POST', 'data', {
      itemType: 'field',
      linkId: null,
      add: { parentId: document.groups[0]!.id, name: 'title' },
      data: { content: { type: 'localizedSingleValue', data: { de: 'Nur Deutsch' } } },
    })
    await openEditor(page, product)
    await retype(page, 'Geändert für alle')
    await saving(page, 'Gespeichert')
    await toolbar(page).getByRole('button', { name: 'Änderungen verwerfen' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Änderungen verwerfen' })
    await expect.poll(() => asked.getByRole('button', { name: 'Verwerfen' }).isEnabled()).toBe(true)
    expect(await asked.getByText('Halb fertig').count()).toBe(0)
    await asked.getByRole('button', { name: 'Abbrechen' }).click()
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click()
    const publishing = dialog(page, 'Veröffentlichen')
    await publishing.getByRole('switch', { name: /Auch die/ }).click()
    await publishing.getByRole('button', { name: 'Veröffentlichen' }).click()
    const alert = publishing.getByRole('alert').filter({ hasText: '«Halb fertig»: Es fehlen Übersetzungen.' })
    await alert.filter({ hasText: /^(1 Seite ist|\d+ Seiten sind) veröffentlicht\. Nicht alle/ }).waitFor()
    // What is live already is no longer waiting.
    await publishing.getByText('0 Änderungen auf dieser Seite').waitFor()
    expect(await live()).toContain('Geändert für alle')
    await call('POST', 'page/remove', { id: half.id })
  })

  it('[PUB-2] an undone change takes the button away again', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    await retype(page, 'Nur kurz')
    await page.keyboard.press('Escape')
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).waitFor()
    await saving(page, 'Gespeichert')
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click()
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).waitFor({ state: 'detached' })
  })

  it('[PUB-2, LANG-2] says how many translations are missing and leads to the very field, in its language', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product, `${shortPage.fr}?toolbar=1`)
    await title(page).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await saving(page, 'Gespeichert')
    await openEditor(page, product)
    // The button stays in its place and says why it cannot publish yet.
    const lacking = toolbar(page).getByRole('button', { name: 'Veröffentlichen FR: 1 Übersetzung fehlt' })
    await lacking.waitFor()
    expect(await toolbar(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).count()).toBe(0)
    await lacking.click()
    const list = dialog(page, 'Fehlende Übersetzungen')
    await list.getByRole('heading', { name: 'Français' }).waitFor()
    await list.getByRole('listitem').getByRole('button').first().waitFor()
    expect(await axe(page)).toEqual([])
    await list.getByRole('button', { name: 'Aktive Sprachen' }).click()
    await dialog(page, 'Aktive Sprachen').getByRole('switch', { name: 'Français' }).waitFor()
    await page.keyboard.press('Escape')
    await reloaded(page, () => list.getByRole('button', { name: 'Zum ersten Text' }).click())
    expect(new URL(page.url()).pathname).toBe(shortPage.fr)
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'title')
    await page.keyboard.type('Bien voir')
    await saving(page, 'Gespeichert')
    await publish(page)
    expect(await live(shortPage.fr.replace('/edit', ''))).toContain('Bien voir')
  })

  it('[PUB-12] is no dead end: a section only where it is written, or the default language in place of what is missing', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const id = await openNewPage(page, product, ['cta'])
    await retype(page, 'Nur auf Deutsch')
    await saving(page, 'Gespeichert')
    const lacking = toolbar(page).getByRole('button', { name: 'Veröffentlichen Übersetzungen fehlen in 3 Sprachen' })
    // Its title, its name and its address: the bar counts what the desk does.
    await expect.poll(() => lacking.getAttribute('title')).toBe('Français 3, Italiano 3, English 3')
    await lacking.click()
    const list = dialog(page, 'Fehlende Übersetzungen')
    await list.getByRole('link', { name: 'Dazu 2 Texte von Seite und Bildern' }).first().waitFor()
    await list.getByRole('button', { name: /: Nur Deutsch$/ }).click()
    await list.getByText('Es fehlt keine Übersetzung mehr.').waitFor()
    expect((await storedGroups(page))[0]!.disallowedLanguages).toEqual(['fr', 'it', 'en'])
    await list.getByRole('button', { name: 'Veröffentlichen' }).waitFor()
    await page.keyboard.press('Escape')
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click()
    await lacking.click()
    await list.getByRole('button', { name: 'Mit Deutsch veröffentlichen' }).click()
    const asked = dialog(page, 'Veröffentlichen')
    const fillUp = asked.getByRole('switch', { name: 'Hauptsprache statt fehlender Übersetzungen' })
    expect(await fillUp.isChecked()).toBe(true)
    expect(await axe(page)).toEqual([])
    await fillUp.click()
    await asked.getByRole('button', { name: 'Veröffentlichen' }).click()
    // Without it the way leads back to what is missing.
    await list.getByRole('button', { name: 'Mit Deutsch veröffentlichen' }).click()
    await reloaded(page, () => asked.getByRole('button', { name: 'Veröffentlichen' }).click())
    expect(await live(`/fr/${id}`)).toMatch(/<h1[^>]* lang="de"[^>]*>(<[^>]+>)*Nur auf Deutsch/)
    expect(problems).toEqual([])
  })

  it('[PUB-10] later: the version waits, is named in the history, and can be taken back', async () => {
    const { page } = await openPage(widths.phone, { hasTouch: true, isMobile: true })
    await openEditor(page, product)
    await retype(page, 'Für später')
    await saving(page, 'Gespeichert')
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click()
    const asked = dialog(page, 'Veröffentlichen')
    await asked.getByLabel('Zu einem Zeitpunkt').check()
    await asked.getByLabel('Datum und Uhrzeit').fill('2020-01-01T08:00')
    await asked.getByRole('button', { name: 'Planen' }).click()
    await asked.getByText('Dieser Zeitpunkt ist vorbei.').waitFor()
    await asked.getByLabel('Datum und Uhrzeit').fill('2039-01-01T08:00')
    // However long the list is, the buttons are in sight.
    expect(await isInSight(asked.getByRole('button', { name: 'Planen' }))).toBe(true)
    await asked.getByRole('button', { name: 'Planen' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.getByRole('status').filter({ hasText: 'Geplant: 1. Januar 2039, 08:00' }).waitFor()
    await openMore(page, 'Verlauf')
    await dialog(page, 'Verlauf').getByText('Geplant für 1. Januar 2039, 08:00').waitFor()
    await page.keyboard.press('Escape')
    const planned = toolbar(page).getByRole('button', { name: 'Geplant für 01.01.2039, 08:00' })
    await planned.click()
    await asked.getByRole('button', { name: 'Zeitpunkt ändern' }).click()
    await asked.getByLabel('Datum und Uhrzeit').fill('2039-02-03T09:30')
    await asked.getByRole('button', { name: 'Planen' }).click()
    await asked.waitFor({ state: 'detached' })
    await toolbar(page).getByRole('button', { name: 'Geplant für 03.02.2039, 09:30' }).click()
    await asked.getByRole('button', { name: 'Planung aufheben' }).click()
    await asked.waitFor({ state: 'detached' })
    await toolbar(page)
      .getByRole('button', { name: /^Geplant für/ })
      .waitFor({ state: 'detached' })
    expect(await live()).not.toContain('Für später')
  })
})

describe('going back', () => {
  it('[PUB-5, PUB-6] a revert asks, and the history gives its work back', async () => {
    const { page, problems } = await openPage(widths.desktop)
    await openEditor(page, product)
    await retype(page, 'Aus Versehen verworfen')
    await saving(page, 'Gespeichert')
    await toolbar(page).getByRole('button', { name: 'Änderungen verwerfen' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Änderungen verwerfen' })
    await asked.getByText('in allen Sprachen').waitFor()
    expect(await axe(page)).toEqual([])
    await reloaded(page, () => asked.getByRole('button', { name: 'Verwerfen' }).click())
    expect(await title(page).textContent()).not.toContain('Aus Versehen')
    await openMore(page, 'Verlauf')
    const panel = dialog(page, 'Verlauf')
    const kept = panel.getByRole('listitem').filter({ hasText: 'Stand vor dem Verwerfen' }).first()
    await kept.waitFor()
    expect(await axe(page)).toEqual([])
    await kept.getByRole('button', { name: 'Ansehen' }).click()
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Aus Versehen verworfen')
    expect(await page.locator('main [contenteditable]').count()).toBe(0)
    await page.locator('.v-difference').first().waitFor()
    expect(await axe(page)).toEqual([])
    await reloaded(page, () => page.getByRole('button', { name: 'Seite so wiederherstellen' }).click())
    expect(await title(page).textContent()).toBe('Aus Versehen verworfen')
    expect(await live()).not.toContain('Aus Versehen')
    expect(problems).toEqual([])
  })

  it('[PUB-6, API-4] what restoring removes, moves or renames is counted and named before it is done', async () => {
    const { page } = await openPage(widths.desktop)
    const id = await openNewPage(page, product, ['cta', 'spacer'])
    const call = await signedIn(product.port, operator)
    const settings = await call<Settings>('GET', 'settings')
    await call('POST', 'settings', { ...settings, vitrine: { ...settings.vitrine, publishGate: 'relaxed' } })
    await call('POST', 'page/publish', { id })
    await call('POST', 'settings', settings)
    const [first, second] = (await storedGroups(page)).map(group => group.id)
    await call('POST', 'group/add', { pageId: id, groupName: 'hero' })
    await call('POST', 'group/sort', { pageId: id, groupId: second, nextTo: { groupId: first, position: 'before' } })
    await call('POST', 'page/info', { id, lang: 'de', slug: 'ganz-anders', meta: { name: 'Ganz anders' } })
    await page.reload()
    await editorReady(page)
    const view = async () => {
      await openMore(page, 'Verlauf')
      await dialog(page, 'Verlauf').getByRole('button', { name: 'Ansehen' }).last().click()
    }
    await view()
    // One section, the order, name and address.
    await page.getByText('An 4 Stellen anders als jetzt').waitFor()
    // Nothing is done to the page behind it; Escape leads back to the list.
    const turned: string[] = []
    page.on('request', request => /page\/(undo|redo)$/.test(request.url()) && turned.push(request.url()))
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Escape')
    await dialog(page, 'Verlauf').waitFor()
    expect(await page.getByRole('button', { name: 'Bearbeiten', exact: true }).count()).toBe(0)
    expect(turned).toEqual([])
    await page.keyboard.press('Escape')
    await view()
    await page.getByRole('button', { name: 'Seite so wiederherstellen' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Seite so wiederherstellen' })
    await asked.getByText('wird entfernt: Einstieg').waitFor()
    await asked.getByText('Die Reihenfolge wird wie damals').waitFor()
    await asked.getByText('Wird wie damals: Name, Adresse').waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await page.getByText('An 4 Stellen anders als jetzt').waitFor()
    // Somebody else changes the page meanwhile: shown anew, nothing is done.
    await call('POST', 'group/add', { pageId: id, groupName: 'richTextBlock' })
    await page.getByRole('button', { name: 'Seite so wiederherstellen' }).click()
    await asked.getByRole('button', { name: 'Wiederherstellen', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Jemand anders hat es inzwischen geändert' }).waitFor()
    await page.getByText('An 5 Stellen anders als jetzt').waitFor()
    await page.getByRole('button', { name: 'Seite so wiederherstellen' }).click()
    await reloaded(page, () => asked.getByRole('button', { name: 'Wiederherstellen', exact: true }).click())
    expect((await storedGroups(page)).map(group => group.id)).toEqual([first, second])
  })

  it('[PUB-6] one section alone can be made what it was', async () => {
    const firstTitle = 'Allgemeine Geschäfts\u00adbedingungen'
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    await openMore(page, 'Verlauf')
    await dialog(page, 'Verlauf').getByRole('button', { name: 'Ansehen' }).last().click()
    const first = page.getByRole('button', { name: /Abschnitt wiederherstellen: Text/ })
    await reloaded(page, () => first.click())
    expect(await title(page).textContent()).toBe(firstTitle)
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => title(page).textContent()).not.toBe(firstTitle)
    await toolbar(page).getByRole('button', { name: 'Wiederholen' }).click()
    await expect.poll(() => title(page).textContent()).toBe(firstTitle)
  })
})

describe('around it', () => {
  it('[PUB-11] a preview link shows the page to somebody who is not signed in, until it is ended', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    await retype(page, 'Nur für den Chef')
    await saving(page, 'Gespeichert')
    await openMore(page, 'Vorschau-Link')
    await dialog(page, 'Vorschau-Link').getByRole('button', { name: '7 Tage' }).click()
    const link = await dialog(page, 'Vorschau-Link').getByLabel('Link', { exact: true }).inputValue()
    const { page: visitor, problems } = await openPage(widths.phone)
    await visitor.goto(link)
    await visitor.getByRole('heading', { level: 1, name: 'Nur für den Chef' }).waitFor()
    expect(problems).toEqual([])
    await dialog(page, 'Vorschau-Link').getByRole('button', { name: 'Beenden' }).first().click()
    await dialog(page, 'Vorschau-Link').getByText('Gültige Links').waitFor({ state: 'detached' })
    expect((await fetch(link)).status).toBe(404)
  })

  it('[LOG-1, LOG-2] what is new opens by itself until it was closed, all of it by hand', async () => {
    const call = await signedIn(product.port, operator)
    const [, ...earlier] = await call<{ date: string }[]>('GET', 'changelog?showAll=true')
    await call('POST', 'changelog', { dates: earlier.map(({ date }) => date) })
    const { page } = await openPage(widths.desktop, { isFresh: true })
    await openEditor(page, product, `${shortPage.de}?toolbar=1`, { withNews: true })
    const news = dialog(page, 'Neuigkeiten')
    await news.getByRole('article').first().waitFor()
    expect(await news.getByRole('article').count()).toBe(1)
    expect(await axe(page)).toEqual([])
    const marked = page.waitForResponse(
      answer => answer.url().endsWith('/changelog') && answer.request().method() === 'POST',
    )
    await page.keyboard.press('Escape')
    await marked
    await openMore(page, 'Neuigkeiten')
    await news.getByText('15. November 2026').waitFor()
    const { page: later } = await openPage(widths.desktop, { isFresh: true })
    const asked = later.waitForResponse(answer => answer.url().includes('/changelog?'))
    await openEditor(later, product, `${shortPage.de}?toolbar=1`, { withNews: true })
    await asked
    expect(await dialog(later, 'Neuigkeiten').count()).toBe(0)
  })

  it('[PUB-10] a section gets a time window', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    await selectSection(page, 0)
    await page.getByRole('button', { name: 'Zeitfenster' }).click()
    await page.getByLabel('Sichtbar ab').fill('2038-05-01T08:00')
    await page.getByLabel('Sichtbar bis').fill('2038-04-01T08:00')
    await page.getByText('Das Ende liegt vor dem Anfang.').waitFor()
    await page.getByLabel('Sichtbar bis').fill('2038-06-01T08:00')
    await saving(page, 'Gespeichert')
    await page.keyboard.press('Escape')
    await publish(page)
    expect(await live()).not.toContain('data-block=')
  })
})
