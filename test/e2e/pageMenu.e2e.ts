import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, widths } from './browser'
import { editorReady, retype, saving, sections, selectSection, title } from './editing'
import { holdRequests } from './holdRequests'
import { choose, list, names, openMenu, sharePages, touch, until } from './pagesPanel'

const site = sharePages()
const { openPages } = site

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click()
const waits = (page: Page) => page.getByText('Gespeichert. Besucher sehen es nach dem Veröffentlichen.').waitFor()

const pageInfo = '**/api/v1/page/info*'

describe('creating, copying, deleting', () => {
  it('[PAGE-1, PAGE-3] a new page opens in edit mode with the toolbar; an empty name creates nothing', async () => {
    const { page, panel } = await openPages()
    const count = (await site.pages()).length
    await panel.getByRole('button', { name: 'Neue Seite' }).click()
    const dialog = dialogOf(page, 'Neue Seite')
    await dialog.getByRole('button', { name: 'Erstellen' }).click()
    await dialog.getByText('Bitte geben Sie einen Namen ein').waitFor()
    await dialog.getByLabel('Name').fill('   ')
    await page.keyboard.press('Enter')
    await dialog.getByText('Bitte geben Sie einen Namen ein').waitFor()
    expect(await site.pages()).toHaveLength(count)
    await dialog.getByLabel('Name').fill('Über Größen & Öffnungen 👓')
    await page.keyboard.press('Enter')
    await page.getByText('Seite erstellt').waitFor()
    await editorReady(page)
    expect(new URL(page.url()).search).toBe('?toolbar=1')
    await page.getByRole('toolbar', { name: 'Bearbeitungsleiste' }).waitFor()
    const added = await site.named('Über Größen & Öffnungen 👓')
    expect(added).toMatchObject({ status: 'draft', slug: { de: 'ueber-groessen-oeffnungen' } })
    expect(new URL(page.url()).pathname).toBe(`/de/edit/${added!.id}`)
    // It is in the navigation unless that was declined.
    expect((await site.navigation()).flatMap(({ children }) => children.map(child => child.page.id))).toContain(
      added!.id,
    )
    await retype(page, 'Der erste Titel')
    await saving(page, 'Gespeichert')
  })

  it('[PAGE-1, EDIT-11] a new page that the navigation does not take is there, and is told on it', async () => {
    const { page, panel } = await openPages()
    const refusal = { success: false, data: null, code: 'invalid_input', error: 'Too many entries.', status: 400 }
    await page.route('**/api/v1/navigation', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
    )
    await panel.getByRole('button', { name: 'Neue Seite' }).click()
    await dialogOf(page, 'Neue Seite').getByLabel('Name').fill('Ohne Eintrag')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/de/edit/*?toolbar=1')
    expect(page.url()).toContain((await site.named('Ohne Eintrag'))!.id)
    await page.getByText('Fehler beim Speichern der Navigation').waitFor()
  })

  it('[PAGE-8] a page is copied, and the copy opens as a draft', async () => {
    const { page, panel } = await openPages(widths.phone, touch)
    await choose(page, list(panel, 'Einzelne Seiten'), 'Brillen', 'Duplizieren')
    await page.getByText('Das ist die Kopie. Sie ist noch ein Entwurf.').waitFor()
    await editorReady(page)
    const copy = (await site.named('Brillen (Kopie)'))!
    expect(copy).toMatchObject({ status: 'draft', slug: { de: 'brillen-kopie' } })
    const children = async (id: string) => (await site.info(id)).children.map(child => child.name)
    expect(await children(copy.id)).toEqual(await children((await site.named('Brillen'))!.id))
    expect(page.url()).toContain(copy.id)
  })

  it('[PAGE-2, A11Y-1] a page is deleted after a question; the page in front of me leads to the home page', async () => {
    const { id } = await site.addPage('Weg damit')
    await site.publish(id)
    const { page, panel } = await openPages(widths.desktop, { path: `/de/edit/${id}` })
    await choose(page, panel, 'Weg damit', 'Seite löschen')
    const dialog = page.getByRole('alertdialog', { name: '«Weg damit» löschen?' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await site.named('Weg damit')).toBeDefined()
    await choose(page, panel, 'Weg damit', 'Seite löschen')
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await page.waitForURL('**/de/edit?toolbar=1')
    await page.getByText('Seite gelöscht').waitFor()
    expect(await site.named('Weg damit')).toBeUndefined()
    expect((await site.live('/de/weg-damit')).status).toBe(404)
  })

  it('[PAGE-2] a page goes offline at once and is marked; the home page cannot', async () => {
    const { id } = await site.addPage('Aktion')
    await site.publish(id)
    const { page, panel } = await openPages()
    await choose(page, panel, 'Aktion', 'Offline nehmen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Offline nehmen' }).click()
    await page.getByText('Die Seite ist offline.').waitFor()
    await panel.getByRole('link', { name: /^Aktion\s*Offline/ }).waitFor()
    expect((await site.live('/de/aktion')).status).toBe(404)
    await openMenu(page, panel, 'Start')
    await page.getByRole('menuitem', { name: 'Name bearbeiten' }).waitFor()
    for (const entry of ['Offline nehmen', 'Seite löschen', 'URL bearbeiten'])
      expect(await page.getByRole('menuitem', { name: entry }).count(), entry).toBe(0)
  })

  it('[PAGE-2, EDIT-11] who is faster than the network waits for the page’s data and is not refused', async () => {
    const [slow, lost] = [await site.addPage('Langsam'), await site.addPage('Ohne Netz')]
    for (const { id } of [slow, lost]) await site.publish(id)
    const { page, panel } = await openPages()
    const giveName = await holdRequests(page, pageInfo, { method: 'GET' })
    await choose(page, panel, 'Langsam', 'Name bearbeiten')
    await dialogOf(page, 'Name bearbeiten').getByLabel('Deutsch').fill('Schnell')
    await save(page)
    giveName()
    await waits(page)
    await site.publish(slow.id)
    await panel.getByRole('link', { name: 'Schnell', exact: true }).waitFor()
    const giveState = await holdRequests(page, pageInfo)
    await choose(page, panel, 'Schnell', 'Offline nehmen')
    const offline = page.getByRole('alertdialog').getByRole('button', { name: 'Offline nehmen' })
    await offline.waitFor()
    expect(await offline.isDisabled()).toBe(true)
    giveState()
    await offline.click()
    await page.getByText('Die Seite ist offline.').waitFor()
    expect((await site.live('/de/schnell')).status).toBe(404)
    await page.route(pageInfo, route => route.abort())
    await choose(page, panel, 'Ohne Netz', 'Seite löschen')
    const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' })
    await remove.click()
    await page.getByText('Keine Verbindung. Bitte versuchen Sie es noch einmal.').waitFor()
    await page.unrouteAll()
    await remove.click()
    await page.getByText('Seite gelöscht').waitFor()
    expect(await site.named('Ohne Netz')).toBeUndefined()
  })

  it('[EDIT-12, EDIT-13] a page deleted while somebody writes on it: said so, kept, and a way on', async () => {
    const { id } = await site.addPage('Bald weg')
    await site.call('POST', 'group/add', { pageId: id, groupName: 'hero' })
    const { page, panel } = await openPages(widths.desktop, { path: `/de/edit/${id}` })
    await panel.getByRole('button', { name: 'Schliessen' }).click()
    await page.context().setOffline(true)
    await retype(page, 'Meine lange Arbeit')
    await saving(page, 'Offline')
    await site.call('POST', 'page/remove', { id })
    await page.context().setOffline(false)
    const dialog = page.getByRole('alertdialog', { name: 'Diese Seite wurde gelöscht' })
    await dialog.getByText('Meine lange Arbeit').waitFor()
    expect(await axe(page)).toEqual([])
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Meine lange Arbeit'))
    expect(await kept()).toBe(true)
    await dialog.getByRole('button', { name: 'Andere Seite wählen' }).click()
    await page.waitForURL('**/de/edit?pageMenu=1')
    await editorReady(page)
    await page.getByRole('dialog', { name: 'Seiten' }).waitFor()
    // What is kept does not stand in the way of work on other pages.
    await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).click()
    await retype(page, 'Auf einer anderen Seite')
    await saving(page, 'Gespeichert')
    expect(await kept()).toBe(true)
    // And it is saved as soon as its page is there again.
    await site.call('POST', 'page/undelete', { id })
    await page.reload()
    await editorReady(page)
    await until(async () => !(await kept()))
    const { document } = await site.call<{ document: object }>('GET', `page/working?id=${id}`)
    expect(JSON.stringify(document)).toContain('Meine lange Arbeit')
  })

  it('[EDIT-12] a deleted page that comes back while it is open saves what was typed, and the message goes', async () => {
    const { id } = await site.addPage('Kommt wieder')
    await site.call('POST', 'group/add', { pageId: id, groupName: 'hero' })
    const { page, panel } = await openPages(widths.desktop, { path: `/de/edit/${id}` })
    await panel.getByRole('button', { name: 'Schliessen' }).click()
    await site.call('POST', 'page/remove', { id })
    const dialog = page.getByRole('alertdialog', { name: 'Diese Seite wurde gelöscht' })
    await dialog.waitFor()
    await site.call('POST', 'page/undelete', { id })
    await dialog.waitFor({ state: 'detached' })
    await retype(page, 'Wieder da')
    await saving(page, 'Gespeichert')
  })

  it('[EDIT-13] who deletes a page hears who has it open, and that it was just changed', async () => {
    const { id } = await site.addPage('Gemeinsam')
    await site.call('POST', 'group/add', { pageId: id, groupName: 'hero' })
    const { page, panel } = await openPages()
    const read = page.waitForResponse(response => response.url().includes('page/info'))
    await choose(page, panel, 'Gemeinsam', 'Seite löschen')
    const dialog = page.getByRole('alertdialog')
    await read
    await site.call('POST', 'page/info', { id, lang: 'de', meta: { name: 'Gemeinsam!' } })
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await dialog.getByText(/Jemand hat diese Seite gerade geändert/).waitFor()
    expect((await site.info(id)).name.de).toBe('Gemeinsam!')
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await page.getByText('Seite gelöscht').waitFor()
  })
})

describe('name, address, languages, password, search', () => {
  it('[PAGE-2, PAGE-6] a name waits for the page’s publishing', async () => {
    const { page, panel } = await openPages()
    await choose(page, list(panel, 'Einzelne Seiten'), 'Impressum', 'Name bearbeiten')
    const dialog = dialogOf(page, 'Name bearbeiten')
    await dialog.getByLabel('Deutsch').fill('')
    await save(page)
    await dialog.getByText('Bitte geben Sie einen Namen ein').waitFor()
    await dialog.getByLabel('Deutsch').fill('Impressum & Recht')
    await dialog.getByLabel('Français').fill('Mentions')
    await save(page)
    await waits(page)
    await panel.getByRole('link', { name: /Impressum & Recht.*Unveröffentlichte Änderungen/ }).waitFor()
    expect((await site.live('/de/impressum')).text()).not.toContain('Impressum &amp; Recht')
    const { id } = (await site.named('Impressum & Recht'))!
    await site.publish(id)
    expect((await site.live('/de/impressum')).text()).toContain('Impressum &amp; Recht')
  })

  it('[PAGE-3, PAGE-7] a slug is shown in its form; empty, taken and reserved ones are refused in those words', async () => {
    const { page, panel } = await openPages(widths.phone, touch)
    await choose(page, list(panel, 'Einzelne Seiten'), 'Sehtest', 'URL bearbeiten')
    const dialog = dialogOf(page, 'URL bearbeiten')
    const field = dialog.getByLabel('Deutsch')
    const refused = async (typed: string, message: string) => {
      await field.fill(typed)
      await save(page)
      await dialog.getByRole('alert').filter({ hasText: message }).waitFor()
    }
    for (const typed of ['', '   ', '😀', '---']) await refused(typed, 'Die URL darf nicht leer sein')
    for (const typed of ['brillen', 'Brillen!', 'edit', 'team', '~home', 'de'])
      await refused(typed, 'Diese URL existiert bereits')
    await field.fill('Ü'.repeat(300))
    await dialog.getByText(`Wird zu /de/${'ue'.repeat(40)}`).waitFor()
    await field.fill('Größe & Öffnung 😀')
    await dialog.getByText('Wird zu /de/groesse-oeffnung').waitFor()
    await save(page)
    await waits(page)
    const { id } = (await site.named('Sehtest'))!
    expect((await site.info(id)).slug).toMatchObject({ de: 'groesse-oeffnung' })
    expect((await site.live('/de/sehtest')).status).toBe(200)
    await site.publish(id)
    expect(await site.live('/de/sehtest')).toMatchObject({
      status: 301,
      headers: { location: '/de/groesse-oeffnung' },
    })
  })

  it('[API-4] what somebody else saved meanwhile is shown before it is overwritten', async () => {
    const { id } = await site.addPage('Doppelt')
    const { page, panel } = await openPages()
    const read = page.waitForResponse(response => response.url().includes('page/info'))
    await choose(page, panel, 'Doppelt', 'Name bearbeiten')
    const dialog = dialogOf(page, 'Name bearbeiten')
    await read
    await site.call('POST', 'page/info', { id, lang: 'de', meta: { name: 'Von Anna' } })
    await dialog.getByLabel('Deutsch').fill('Von mir')
    await save(page)
    await dialog.getByText(/«Von Anna»/).waitFor()
    expect((await site.info(id)).name.de).toBe('Von Anna')
    await save(page)
    await until(async () => (await site.info(id)).name.de === 'Von mir')
  })

  it('[PAGE-2] languages are switched off with the page, at least one stays', async () => {
    const { page, panel } = await openPages()
    await choose(page, list(panel, 'Einzelne Seiten'), 'Kontaktlinsen', 'Aktive Sprachen')
    const dialog = dialogOf(page, 'Aktive Sprachen')
    const all = await dialog.getByRole('switch').all()
    for (const one of all) await one.click()
    await save(page)
    await dialog.getByText('Mindestens eine Sprache bleibt aktiv.').waitFor()
    await dialog.getByRole('switch', { name: 'Deutsch' }).click()
    await save(page)
    await waits(page)
    const { id } = (await site.named('Kontaktlinsen'))!
    expect((await site.info(id)).disallowedLanguages).not.toContain('de')
    expect((await site.info(id)).disallowedLanguages).toContain('fr')
    await site.publish(id)
    expect(await site.header('fr')).not.toContain('/fr/lentilles')
  })

  it('[SEC-7, PAGE-6] a password is set and removed at once', async () => {
    const { id } = await site.addPage('Intern')
    await site.publish(id)
    const { page, panel } = await openPages()
    await choose(page, panel, 'Intern', 'Passwort setzen')
    const dialog = dialogOf(page, 'Passwort')
    await save(page)
    await dialog.getByText('Bitte geben Sie ein Passwort ein').waitFor()
    await dialog.getByLabel('Neues Passwort').fill('Sesam öffne dich')
    await save(page)
    await panel.getByRole('link', { name: /Intern.*Mit Passwort geschützt/ }).waitFor()
    expect((await site.live('/de/intern')).status).toBe(401)
    await choose(page, panel, 'Intern', 'Passwort bearbeiten')
    expect(await dialog.getByLabel('Neues Passwort').inputValue()).toBe('')
    await dialog.getByRole('button', { name: 'Passwort entfernen' }).click()
    await until(async () => (await site.live('/de/intern')).status === 200)
    await dialog.waitFor({ state: 'detached' })
  })

  it('[LIVE-12] title, description and share image per language, with the result as a preview', async () => {
    const { page, panel } = await openPages()
    await choose(page, list(panel, 'Einzelne Seiten'), 'Brillen', 'Suche und Teilen')
    const dialog = dialogOf(page, 'Suche und Teilen')
    const preview = dialog.getByRole('figure', { name: 'Vorschau des Suchergebnisses' })
    await preview.getByText('Brillen · Optik Lindenhof').waitFor()
    await dialog.getByLabel('Titel').fill('Fassungen in Winterthur')
    await preview.getByText('Fassungen in Winterthur · Optik Lindenhof').waitFor()
    await dialog.getByText('23 Zeichen, empfohlen bis 60').waitFor()
    await dialog.getByRole('button', { name: 'Français' }).click()
    await dialog.getByLabel('Titel').fill('Montures à Winterthour')
    await dialog.getByLabel('Beschreibung').fill('Mille montures.')
    await preview.getByText('Mille montures.').waitFor()
    await dialog.getByRole('button', { name: 'Bild entfernen' }).click()
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'bild.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
      ),
    })
    await dialog.getByRole('button', { name: 'Bild entfernen' }).waitFor()
    await save(page)
    await waits(page)
    const { id } = (await site.named('Brillen'))!
    const { meta, shareMedia } = await site.info(id)
    expect(meta).toMatchObject({
      title: { de: 'Fassungen in Winterthur', fr: 'Montures à Winterthour' },
      description: { fr: 'Mille montures.' },
    })
    expect(shareMedia?.originalFilename).toBe('bild.svg')
    expect((await site.live('/de/brillen')).text()).not.toContain('Fassungen in Winterthur')
    await site.publish(id)
    expect((await site.live('/de/brillen')).text()).toContain('<title>Fassungen in Winterthur')
  })
})

describe('sections', () => {
  it('[PAGE-8] a section is copied behind itself and to another page', async () => {
    const { page } = await site.openPage(widths.desktop)
    await site.edit(page)
    await selectSection(page, 0)
    const actions = page.getByRole('toolbar', { name: 'Aktionen' })
    await actions.getByRole('button', { name: 'Duplizieren' }).click()
    await page.getByRole('button', { name: 'Auf dieser Seite' }).click()
    await page.getByText('Abschnitt kopiert').waitFor()
    const copy = sections(page).nth(1)
    await copy.waitFor()
    expect(await copy.locator('h1, h2').first().textContent()).toBe(await title(page).textContent())
    await actions.getByRole('button', { name: 'Duplizieren' }).click()
    const target = (await site.named('Impressum')) ?? (await site.named('Impressum & Recht'))
    const before = (await site.info(target!.id)).children.length
    await page.getByText('Einzelne Seiten').click()
    await page.getByRole('button', { name: target!.name.de, exact: true }).click()
    await page.getByRole('button', { name: 'Zur Kopie' }).waitFor()
    expect((await site.info(target!.id)).children).toHaveLength(before + 1)
    await page.getByRole('button', { name: 'Zur Kopie' }).click()
    await page.waitForURL('**/de/edit/impressum?toolbar=1')
  })
})

describe('in French', () => {
  it('[EDIT-14] the panel, its menu, dialogs and messages speak French', async () => {
    const settings = await site.call<{ editor: object }>('GET', 'settings')
    await site.call('POST', 'settings', { ...settings, editor: { locale: 'fr' } })
    const { page, panel, problems } = await openPages(widths.desktop, { path: '/fr/edit' })
    await panel.getByRole('heading', { name: 'Pages individuelles' }).waitFor()
    for (const name of [
      'Nouvelle page',
      'Nouveau service',
      'Nouvelle personne',
      'Nouveau témoignage',
      'Nouveau groupe',
    ])
      await panel.getByRole('button', { name }).waitFor()
    const menuOf = async (name: string, entry: string) => {
      await list(panel, 'Pages individuelles')
        .getByRole('button', { name: `Actions pour ${name}`, exact: true })
        .click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    await menuOf('Lunettes', 'Modifier l’URL')
    const dialog = dialogOf(page, 'Modifier l’URL')
    await dialog.getByLabel('Français').fill('')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.getByText('L’URL ne peut pas être vide').waitFor()
    await dialog.getByLabel('Français').fill('search')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.getByText('Cette URL existe déjà').waitFor()
    await dialog.getByLabel('Français').fill('Été à l’œil')
    await dialog.getByText('Devient /fr/ete-a-l-oeil').waitFor()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Enregistré. Visible après la publication.').waitFor()
    await panel.getByRole('button', { name: 'Nouvelle page' }).click()
    await dialogOf(page, 'Nouvelle page').getByLabel('Nom').fill('Été')
    await page.keyboard.press('Enter')
    await page.getByText('Page créée').waitFor()
    await editorReady(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/fr\/edit\//)
    expect((await site.pages()).find(entry => entry.name.fr === 'Été')?.slug.fr).toBe('ete')
    await page.getByRole('toolbar').getByRole('button', { name: 'Pages' }).click()
    await until(async () => (await names(list(panel, 'Pages individuelles'))).includes('Été'))
    expect(await axe(page)).toEqual([])
    // The browser itself notes the refused address.
    expect(problems.filter(problem => !problem.includes('409 (Conflict)'))).toEqual([])
  })
})
