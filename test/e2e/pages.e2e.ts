import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { turnOf } from '../sample'
import { axe, widths } from './browser'
import { editorReady, menuButton, openNewPage, retype, saving, storedGroups } from './editing'
import { choose, chosen, dragTo, grip, list, moveByKey, names, openMenu, sharePages, touch, until } from './pagesPanel'

const site = sharePages()
const { openPages } = site

describe('the panel', () => {
  it('[EDIT-1, EDIT-2, ROUTE-2] swaps the flags, closes by Escape and gives the focus back', async () => {
    const { page } = await site.openPage(widths.desktop)
    await site.edit(page)
    const flags = () => [...new URL(page.url()).searchParams.keys()]
    const panel = page.getByRole('dialog', { name: 'Seiten' })
    const button = page.getByRole('toolbar').getByRole('button', { name: 'Seiten' })
    await button.click()
    await panel.getByRole('link', { name: 'Brillen' }).first().waitFor()
    expect(flags()).toEqual(['pageMenu'])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(flags()).toEqual(['toolbar'])
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
    expect(flags()).toEqual([])
    await page.keyboard.press('Control+E')
    await button.click()
    await panel.waitFor()
    await page.reload()
    await editorReady(page)
    await panel.waitFor()
    await page.getByRole('toolbar').getByRole('button', { name: 'Schliessen' }).click()
    await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
    expect(flags()).toEqual([])
    expect(await panel.count()).toBe(0)
  })

  it('[PAGE-1] shows navigation, top-level pages and collections with their create entries, and finds pages', async () => {
    const long = await site.addPage(`Lang ${'und länger '.repeat(17)}`)
    const { panel } = await openPages(widths.desktop, { path: '/de/edit' })
    const body = panel.locator('.v-side-body')
    expect(await body.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
    await site.call('POST', 'page/remove', { id: long.id })
    expect(await names(list(panel, 'Angebot'))).toEqual([
      'Sehtest',
      'Brillen',
      'Kontaktlinsen',
      'Leistungen',
      'Für Stammkunden',
    ])
    const home = list(panel, 'Einzelne Seiten').getByRole('link', { name: 'Start' })
    expect(await home.getAttribute('aria-current')).toBe('page')
    for (const collection of ['Dienstleistungen', 'Team', 'Stimmen'])
      expect((await names(list(panel, collection))).length, collection).toBe(4)
    for (const name of ['Neue Seite', 'Neue Dienstleistung', 'Neue Person', 'Neue Stimme'])
      expect(await panel.getByRole('button', { name }).count(), name).toBe(1)
    await panel
      .getByRole('link', { name: /Herbstaktion.*Entwurf/ })
      .first()
      .waitFor()
    await panel
      .getByRole('link', { name: /Für Stammkunden.*Passwort/ })
      .first()
      .waitFor()
    await panel.getByRole('searchbox', { name: 'Seite suchen' }).fill('kontaktl')
    await panel.getByRole('status').filter({ hasText: 'Eine Seite gefunden' }).waitFor({ state: 'attached' })
    expect(await names(panel)).toEqual(['Kontaktlinsen'])
    await panel.getByRole('searchbox').fill('gibt es nicht')
    await panel.getByText('Keine Seite gefunden.').waitFor()
  })

  it('[EDIT-12] going to another page loses nothing of what was typed', async () => {
    const { page } = await site.openPage(widths.desktop)
    await site.edit(page)
    await retype(page, 'Vor dem Weggehen')
    await page.getByRole('toolbar').getByRole('button', { name: 'Seiten' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Brillen' }).first().click()
    await page.waitForURL('**/de/edit/brillen?toolbar=1')
    await editorReady(page)
    await page.getByRole('toolbar', { name: 'Bearbeitungsleiste' }).waitFor()
    const left = await site.named('AGB')
    const { document } = await site.call<{ document: object }>('GET', `page/working?id=${left!.id}`)
    expect(JSON.stringify(document)).toContain('Vor dem Weggehen')
  })

  it('[A11Y-1] axe finds nothing with panel, menu and dialog open, on a phone and a desktop in turn', async () => {
    const bothWidths = [widths.phone, widths.desktop]
    for (const width of bothWidths) {
      const { page, panel, problems } = await openPages(width, width === widths.phone ? touch : {})
      let place = 0
      const check = async () => {
        if (turnOf(bothWidths, place).includes(width)) expect(await axe(page)).toEqual([])
        place += 1
      }
      await check()
      await openMenu(page, panel, 'Brillen')
      await page.getByRole('menuitem', { name: 'URL bearbeiten' }).waitFor()
      await check()
      await page.keyboard.press('Escape')
      for (const entry of ['Suche und Teilen', 'Aktive Sprachen', 'Seite löschen']) {
        await choose(page, panel, 'Brillen', entry)
        await page.getByRole('button', { name: 'Abbrechen' }).waitFor()
        await check()
        await page.getByRole('button', { name: 'Abbrechen' }).click()
      }
      expect(problems).toEqual([])
    }
  })
})

describe('navigation', () => {
  it('[PAGE-1, LIVE-13] an entry is dragged within its group and to another one; site and page show it at once', async () => {
    const { page, panel, problems } = await openPages()
    await dragTo(page, grip(panel, 'Brillen'), grip(panel, 'Sehtest'))
    await until(async () => (await names(list(panel, 'Angebot')))[0] === 'Brillen')
    await until(async () => {
      const header = await site.header()
      return header.indexOf('/de/brillen') < header.indexOf('/de/sehtest')
    })
    await dragTo(page, grip(panel, 'Kontaktlinsen'), grip(panel, 'Über uns'))
    await until(async () => (await names(list(panel, 'Direkt in der Leiste'))).includes('Kontaktlinsen'))
    // The header of the page itself, without a reload.
    await page.locator('.site-header .site-nav-list > li > a', { hasText: 'Kontaktlinsen' }).first().waitFor()
    await saving(page, 'Gespeichert')
    expect(problems).toEqual([])
  })

  it('[PAGE-1, A11Y-1] an entry and a group are moved by keys, and it is told where they are', async () => {
    const { page, panel } = await openPages()
    const told = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })
    const before = await names(list(panel, 'Angebot'))
    await grip(panel, before[0]!).focus()
    await page.keyboard.press('Space')
    await told(/^Platz 1 in «Angebot»$/)
    await moveByKey(page, 'ArrowDown', /^Platz 2 in «Angebot»$/)
    await page.keyboard.press('Space')
    await until(async () => (await names(list(panel, 'Angebot')))[1] === before[0])
    expect(await grip(panel, before[0]!).evaluate(element => element === document.activeElement)).toBe(true)
    await grip(panel, 'Angebot').focus()
    await page.keyboard.press('Space')
    await told(/^Platz 1$/)
    await moveByKey(page, 'ArrowDown', /^Platz 2$/)
    await page.keyboard.press('Space')
    await until(async () => (await site.navigation())[1]?.label.de === 'Angebot')
    await grip(panel, 'Angebot').focus()
    await page.keyboard.press('Space')
    await told(/^Platz 2$/)
    await moveByKey(page, 'ArrowUp', /^Platz 1$/)
    await page.keyboard.press('Escape')
    await told(/^Bleibt, wo es war$/)
    expect((await site.navigation())[1]?.label.de).toBe('Angebot')
    expect(await panel.count()).toBe(1)
  })

  it('[PAGE-1, EDIT-16] an entry is dragged with a finger on a phone', async () => {
    const { page, panel } = await openPages(widths.phone, touch)
    const before = await names(list(panel, 'Angebot'))
    const [from, to] = [grip(panel, before[0]!), grip(panel, before[1]!)]
    await to.scrollIntoViewIfNeeded()
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
    const client = await page.context().newCDPSession(page)
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: start.x + start.width / 2, y }],
      })
    const middle = start.y + start.height / 2
    await put('touchStart', middle)
    for (let step = 1; step <= 8; step += 1) await put('touchMove', middle + ((end.y - start.y) * step) / 8)
    await put('touchEnd')
    await until(async () => (await names(list(panel, 'Angebot')))[1] === before[0])
    await saving(page, 'Gespeichert')
  })

  it('[PAGE-4, PAGE-6] a group is added with a title per language, gets pages, is renamed and removed', async () => {
    await site.addPage('Garantie')
    const { page, panel } = await openPages()
    await panel.getByRole('button', { name: 'Neue Gruppe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neue Gruppe' })
    await dialog.getByLabel('Deutsch').fill('Mehr')
    await dialog.getByLabel('Français').fill('Plus')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await panel.getByRole('heading', { name: 'Mehr' }).waitFor()
    await saving(page, 'Gespeichert')
    expect((await site.navigation()).at(-1)).toMatchObject({ label: { de: 'Mehr', fr: 'Plus' }, children: [] })
    await panel.getByRole('button', { name: 'Zur Navigation hinzufügen: Mehr' }).click()
    await chosen(page, 'Impressum')
    await list(panel, 'Mehr').getByRole('link', { name: 'Impressum' }).waitFor()
    await until(async () => (await site.header()).includes('Mehr'))
    expect(await site.header('fr')).toContain('Plus')
    await panel.getByRole('button', { name: 'Zur Navigation hinzufügen: Mehr' }).click()
    await chosen(page, 'Garantie')
    const marked = page.locator('.site-header [data-unpublished]', { hasText: 'Garantie' })
    await marked.first().waitFor({ state: 'attached' })
    expect(await site.header()).not.toContain('Garantie')
    await choose(page, panel, 'Mehr', 'Titel bearbeiten')
    const rename = page.getByRole('dialog', { name: 'Titel der Gruppe' })
    expect(await rename.getByLabel('Français').inputValue()).toBe('Plus')
    await rename.getByLabel('Deutsch').fill('Alles Weitere')
    await page.keyboard.press('Enter')
    await until(async () => (await site.header()).includes('Alles Weitere'))
    await choose(page, panel, 'Alles Weitere', 'Gruppe entfernen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
    await until(async () => !(await site.header()).includes('Alles Weitere'))
    expect(await site.named('Garantie')).toBeDefined()
  })

  it('[PAGE-2, PAGE-4] a page is put in, shown as button and taken out from its menu', async () => {
    const { page, panel } = await openPages()
    await openMenu(page, list(panel, 'Einzelne Seiten'), 'Datenschutz')
    const group = page.getByRole('group', { name: 'Zur Navigation hinzufügen' })
    await group.getByRole('menuitem', { name: 'Angebot' }).click()
    const entry = list(panel, 'Angebot').getByRole('listitem').filter({ hasText: 'Datenschutz' })
    await entry.waitFor()
    await openMenu(page, entry, 'Datenschutz')
    await page.getByRole('menuitemcheckbox', { name: 'Als Button zeigen' }).click()
    await entry.getByText('Button', { exact: true }).waitFor()
    await saving(page, 'Gespeichert')
    const { id } = (await site.named('Datenschutz'))!
    const stored = (await site.navigation()).flatMap(container => container.children)
    expect(stored.find(child => child.page.id === id)?.appearance).toBe('button')
    await choose(page, entry, 'Datenschutz', 'Aus der Navigation entfernen')
    await entry.waitFor({ state: 'detached' })
    await until(async () => !(await site.header()).includes('/de/datenschutz'))
  })

  it('[API-4] two editors change the navigation at once: both changes stay, and it is said', async () => {
    const [anna, beat] = [await openPages(), await openPages()]
    const before = await names(list(beat.panel, 'Angebot'))
    await beat.page.context().setOffline(true)
    await choose(beat.page, list(beat.panel, 'Angebot'), before[0]!, 'Aus der Navigation entfernen')
    await saving(beat.page, 'Offline')
    await choose(anna.page, list(anna.panel, 'Angebot'), before[1]!, 'Aus der Navigation entfernen')
    await saving(anna.page, 'Gespeichert')
    await beat.page.context().setOffline(false)
    await beat.page.getByText('Auch jemand anders hat die Navigation geändert. Beides gilt.').waitFor()
    const offer = (await site.navigation()).find(container => container.label.de === 'Angebot')
    expect(offer?.children).toHaveLength(before.length - 2)
    for (const { panel } of [anna, beat])
      await until(async () => (await names(list(panel, 'Angebot'))).length === before.length - 2)
  })

  it('[API-4, EDIT-13] a title that both changed is shown twice and one chooses', async () => {
    const [anna, beat] = [await openPages(), await openPages()]
    const rename = async ({ page, panel }: typeof anna, label: string) => {
      await choose(page, panel, 'Angebot', 'Titel bearbeiten')
      await page.getByRole('dialog', { name: 'Titel der Gruppe' }).getByLabel('Deutsch').fill(label)
      await page.keyboard.press('Enter')
    }
    await beat.page.context().setOffline(true)
    await rename(beat, 'Beats Titel')
    await saving(beat.page, 'Offline')
    await rename(anna, 'Annas Titel')
    await saving(anna.page, 'Gespeichert')
    await beat.page.context().setOffline(false)
    const dialog = beat.page.getByRole('dialog', { name: 'Zwei Fassungen' })
    await dialog.getByText('Annas Titel').waitFor()
    const hasLabel = async (label: string) => (await site.navigation()).some(entry => entry.label.de === label)
    expect(await hasLabel('Annas Titel')).toBe(true)
    await dialog.getByRole('button', { name: 'Meine behalten' }).click()
    await until(() => hasLabel('Beats Titel'))
  })
})

describe('a site of many pages', () => {
  const name = (number: number) => `Brille ${String(number).padStart(3, '0')}`
  const rows = (panel: Locator) => names(list(panel, 'Einzelne Seiten'))
  let first: string[]
  beforeAll(async () => {
    const { panel } = await openPages()
    first = await rows(panel)
    for (let number = 1; number <= 120; number += 1) await site.addPage(name(number))
  })
  const all = () => [...first, ...Array.from({ length: 120 }, (_, index) => name(index + 1))]

  it('[PAGE-1, A11Y-1] the list goes on while one scrolls or tabs; every page is there once, in its order', async () => {
    const { page, panel, problems } = await openPages()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const shown = list(panel, 'Einzelne Seiten')
    expect((await rows(panel)).length).toBe(50)
    expect(await shown.getByRole('listitem').first().getAttribute('aria-setsize')).toBe(String(all().length))
    // By keys: who comes near the end finds the list longer.
    await shown.getByRole('link').last().focus()
    await until(async () => (await rows(panel)).length === 100)
    await shown.getByRole('link', { name: name(60) }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toContain(name(61))
    await until(async () => {
      await shown.getByRole('link').last().scrollIntoViewIfNeeded()
      return (await rows(panel)).length === all().length
    })
    expect(await rows(panel)).toEqual(all())
    expect(await panel.getByRole('button', { name: 'Weitere Seiten' }).count()).toBe(0)
    // What would be far below stands above.
    const above = await panel.getByRole('button', { name: 'Neue Seite' }).boundingBox()
    expect(above!.y).toBeLessThan((await shown.boundingBox())!.y)
    // One that is new is there without a reload for whoever is at the end, and the list stays as long as it was.
    const added = await site.addPage('Sonnenbrille')
    await until(async () => {
      await shown.getByRole('link').last().scrollIntoViewIfNeeded()
      return (await shown.getByRole('link', { name: 'Sonnenbrille' }).count()) > 0
    })
    expect(await rows(panel)).toEqual([...all(), 'Sonnenbrille'])
    await site.call('POST', 'page/remove', { id: added.id })
    await until(async () => (await rows(panel)).length === all().length)
    expect(asked.filter(path => path.endsWith('/api/v1/page'))).toEqual([])
    expect(problems).toEqual([])
  })

  it('[PAGE-1, A11Y-1] a page is found by typing, told to those who do not see, and opened by keys', async () => {
    for (const [width, options] of [
      [widths.phone, touch],
      [widths.desktop, {}],
    ] as const) {
      const { page, panel } = await openPages(width, options)
      await panel.getByRole('searchbox').fill('BRÏLLE 117')
      await panel.getByRole('status').filter({ hasText: 'Eine Seite gefunden' }).waitFor({ state: 'attached' })
      expect(await names(panel)).toEqual([name(117)])
      await panel.getByRole('searchbox').fill('brille')
      await panel
        .getByRole('status')
        .filter({ hasText: /^12\d Seiten gefunden$/ })
        .waitFor({ state: 'attached' })
      expect((await names(panel)).length).toBeLessThanOrEqual(100)
      if (turnOf([widths.phone, widths.desktop], 0).includes(width)) expect(await axe(page)).toEqual([])
      await panel.getByRole('searchbox').fill('brille 099')
      await panel.getByRole('status').filter({ hasText: 'Eine Seite gefunden' }).waitFor({ state: 'attached' })
      await panel.getByRole('searchbox').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/de/edit/${(await site.named(name(99)))!.id}?toolbar=1`)
    }
  })

  it('[PAGE-1, LINK-2] the navigation and a link take any of them', async () => {
    const { page, panel } = await openPages()
    await panel.getByRole('button', { name: 'Zur Navigation hinzufügen: Direkt in der Leiste' }).click()
    const choices = page.getByRole('list', { name: 'Seite wählen' }).getByRole('button')
    await choices.first().waitFor()
    const before = await choices.count()
    expect(before).toBeLessThanOrEqual(100)
    await choices.last().focus()
    await until(async () => (await choices.count()) > before)
    await chosen(page, name(110))
    const bar = list(panel, 'Direkt in der Leiste')
    await bar.getByRole('link', { name: name(110) }).waitFor()
    await saving(page, 'Gespeichert')
    const { id } = (await site.named(name(110)))!
    const children = async () => (await site.navigation()).flatMap(container => container.children)
    expect((await children()).some(child => child.page.id === id)).toBe(true)
    await choose(page, bar, name(110), 'Aus der Navigation entfernen')
    await until(async () => !(await children()).some(child => child.page.id === id))

    const { page: writing } = await site.openPage(widths.desktop)
    await openNewPage(writing, site.product(), ['cta'])
    await writing.locator('main [data-field=button]').click()
    await menuButton(writing, 'Link').click()
    // Whoever presses Enter at once does not have to wait for what is offered.
    await writing.getByRole('combobox', { name: /^Seite, Webadresse/ }).fill(name(88))
    await writing.keyboard.press('Enter')
    const { id: linked } = (await site.named(name(88)))!
    await until(async () => {
      const link = (await storedGroups(writing))[0]!.fields.button?.options.link
      return JSON.stringify(link)?.includes(linked) ?? false
    })
  })
})
