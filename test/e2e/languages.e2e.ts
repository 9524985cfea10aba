import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRichText } from '../../src/content/writeRichText'
import { areApart } from './areApart'
import { signedIn } from './ask'
import { axe, shareBrowser, widths } from './browser'
import { editorReady, frameLabel, openEditor, openNewPage, saving, storedGroups, title, toolbar } from './editing'
import { operator, type Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product?.stop()
})

/** A new page with one heading in German. */
const openHeading = async (page: Page) => {
  const id = await openNewPage(page, product, ['hero'])
  await title(page).click()
  await page.keyboard.type('Klar sehen')
  await page.keyboard.press('Escape')
  await saving(page, 'Gespeichert')
  return id
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

const atEveryWidth = async (page: Page) => {
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(await axe(page)).toEqual([])
}

describe('languages', () => {
  it('[LANG-2, LANG-3, A11Y-1] at a glance: in the switcher, in the table, and from there to the very field', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const id = await openHeading(page)
    await toolbar(page).getByRole('button', { name: 'Sprache: Deutsch' }).click()
    const french = page.getByRole('menuitem', { name: /Français/ })
    await expect.poll(() => french.textContent()).toMatch(/\d fehlen/)
    await page.getByRole('menuitem', { name: 'Alle Seiten und Sprachen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sprachen' }).waitFor()
    const cell = page.locator(`a[href="/desk/languages/${id}?to=fr"]`)
    await cell.waitFor()
    await atEveryWidth(page)
    await cell
      .locator('xpath=..')
      .getByRole('link', { name: /Auf der Seite zeigen/ })
      .click()
    await editorReady(page)
    expect(new URL(page.url()).pathname).toBe(`/fr/edit/${id}`)
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'title')
    const source = page.getByRole('note', { name: 'Ausgangstext (Deutsch)' })
    expect(await source.textContent()).toBe('Klar sehen')
    for (const width of [widths.desktop, widths.phone]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => areApart(page.locator('.v-source'), title(page))).toBe(true)
    }
    expect(new URL(page.url()).search).toBe('?toolbar=1')
    expect(problems).toEqual([])
  })

  it('[LANG-2, EDIT-13] the translator’s desk: by keys from text to text, saved as it is left, offline too', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const id = await openHeading(page)
    const call = await signedIn(product.port, operator, 'localhost')
    const stored = async () => {
      const { texts } = (await call('GET', `languages/texts?id=${id}&to=fr`)) as {
        texts: { key: string; kind: string; target: unknown }[]
      }
      return Object.fromEntries(texts.map(({ key, kind, target }) => [kind === 'rich' ? kind : key, target]))
    }
    const [hero] = await storedGroups(page)
    await call('POST', 'data', {
      itemType: 'field',
      linkId: null,
      add: { parentId: hero!.id, name: 'description' },
      data: { content: { type: 'localizedRichText', data: { de: writeRichText('Zwei Leerzeichen') } } },
    })
    await page.goto(`${product.origin()}/desk/languages/${id}?to=fr`)
    await page.getByText('kein Übersetzungsdienst eingerichtet').waitFor()
    expect(await page.getByRole('button', { name: 'Maschinell übersetzen' }).count()).toBe(0)
    await field(page, 'Seitenname, Français').click()
    await page.keyboard.type('Voir')
    await page.keyboard.press('Enter')
    await expect.poll(() => stored()).toMatchObject({ name: 'Voir' })
    const heading = field(page, 'Einstieg · Titel, Français')
    await heading.focus()
    await page.keyboard.press('Alt+ArrowUp')
    expect(await heading.evaluate(element => element === document.activeElement)).toBe(false)
    await page.keyboard.press('Alt+ArrowDown')
    await page.context().setOffline(true)
    await page.keyboard.type('Voir clair')
    await page.keyboard.press('Enter')
    await page.getByText('keine Verbindung').waitFor()
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(() => stored()).toMatchObject({ text: 'Voir clair' })
    await heading.waitFor()
    await atEveryWidth(page)

    const { texts } = (await call('GET', `languages/texts?id=${id}&to=fr`)) as {
      texts: { key: string; itemId: string }[]
    }
    const linkId = texts.find(({ key }) => key === 'text')!.itemId
    const rich = field(page, 'Einstieg · Text, Français')
    await rich.click()
    await page.keyboard.type('Deux  espaces')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => stored()).toMatchObject({ rich: { text: 'Deux  espaces' } })
    expect(await rich.evaluate(element => getComputedStyle(element).whiteSpace)).toBe('pre-wrap')
    const data = { content: { type: 'localizedSingleValue', data: { fr: 'Voir net' } } }
    await heading.fill('Y voir clair')
    await call('POST', 'data', { itemType: 'field', linkId, data })
    await heading.press('Enter')
    await page.getByRole('dialog', { name: 'Zwei Fassungen' }).getByRole('button', { name: 'Meine behalten' }).click()
    await expect.poll(() => stored()).toMatchObject({ text: 'Y voir clair' })

    await call('POST', 'data', {
      itemType: 'field',
      linkId,
      data: { content: { type: 'localizedSingleValue', data: { de: 'Scharf sehen' } } },
    })
    await page.reload()
    await page.getByRole('button', { name: '1 veraltet' }).click()
    await page.getByRole('button', { name: 'Stimmt noch' }).click()
    await page.getByRole('button', { name: '0 veraltet' }).waitFor()
    expect(problems.filter(problem => !/ERR_INTERNET_DISCONNECTED|409/.test(problem))).toEqual([])
  })

  it('[LANG-2] for an agency and back: what changed here meanwhile is shown, not overwritten', async () => {
    const { page } = await openPage(widths.phone)
    const id = await openHeading(page)
    await page.goto(`${product.origin()}/desk/languages/${id}?to=fr`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Diese Seite als XLIFF exportieren' }).click()
    const words = readFileSync(await (await download).path(), 'utf8')
    const heading = field(page, 'Einstieg · Titel, Français')
    await heading.fill('Voir net')
    await heading.press('Enter')
    await page.getByText('Gespeichert', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Alle Seiten' }).click()
    const filled = words.replace(
      /<source>Klar sehen<\/source>\s*<target state="needs-translation"><\/target>/,
      '<source>Klar sehen</source><target state="translated">Voir clair</target>',
    )
    const send = (buffer: Buffer) =>
      page.getByLabel('Datei importieren', { exact: true }).and(page.locator('input')).setInputFiles({
        name: 'agence.xlf',
        mimeType: 'application/xliff+xml',
        buffer,
      })
    await send(Buffer.from('Guten Tag'))
    await page.getByText('lässt sich nicht als XLIFF 1.2 lesen').waitFor()
    await send(Buffer.from(filled))
    await page.getByText('1 braucht Ihre Entscheidung').waitFor()
    await page.getByRole('button', { name: 'Aus der Datei übernehmen' }).click()
    await page.getByRole('button', { name: 'Aus der Datei übernehmen' }).waitFor({ state: 'detached' })
    await openEditor(page, product, `/fr/edit/${id}?toolbar=1`)
    expect(await title(page).textContent()).toBe('Voir clair')
  })

  it('[SEC-3, LANG-5] who may write only French reads the German, is told so once, and its refused words are no original', async () => {
    const admin = await openPage(widths.desktop)
    const id = await openHeading(admin.page)
    const call = await signedIn(product.port, operator, 'localhost')
    const invited = { email: 'marie@laden.example', role: 'optician', languages: null }
    const { link } = await call<{ link: string }>('POST', 'invitations', invited)
    const { page, problems } = await openPage(widths.desktop)
    await page.goto(link)
    await page.getByLabel('Ihr Name').fill('Marie')
    await page.getByLabel('Passwort').fill('richtig und lang')
    await page.getByRole('button', { name: 'Einladung annehmen' }).click()
    await editorReady(page)
    const { people } = await call<{ people: { id: string; name: string }[] }>('GET', 'people')
    const marie = people.find(({ name }) => name === 'Marie')!
    await page.goto(`${product.origin()}/de/edit/${id}?toolbar=1`)
    await editorReady(page)
    await call('POST', `people/${marie.id}`, { role: 'optician', languages: ['fr'] })
    await title(page).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Verboten')
    const told = page.getByText('Deutsch dürfen Sie hier nicht bearbeiten.')
    await told.waitFor()
    const alerts = page.getByRole('alert').filter({ hasText: /\w/ })
    expect([await told.count(), await alerts.count()]).toEqual([1, 1])

    await page.goto(`${product.origin()}/fr/edit/${id}?toolbar=1`)
    await editorReady(page)
    expect(await page.locator('main').textContent()).not.toContain('Verboten')
    await title(page).click()
    expect(await page.locator('.v-source').textContent()).toBe('Klar sehen')
    await page.keyboard.type('Voir clair')
    await expect.poll(async () => JSON.stringify(await storedGroups(page))).toContain('"fr":"Voir clair"')
    // EDIT-5: the tools of a text cover neither it nor the words above it.
    const text = page.locator('main [data-field=description]')
    for (const width of [widths.desktop, widths.tablet]) {
      await page.setViewportSize({ width, height: 900 })
      await text.click()
      await page.getByRole('toolbar', { name: 'Text formatieren' }).waitFor()
      for (const words of [title(page), text])
        await expect.poll(() => areApart(page.locator('.v-strip'), words)).toBe(true)
    }

    await page.goto(`${product.origin()}/de/edit/${id}?toolbar=1`)
    await editorReady(page)
    await page.locator('.v-refused-chip').click()
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
    await expect.poll(() => title(page).textContent()).toBe('Klar sehen')
    expect(await page.locator('main [contenteditable]').count()).toBe(0)
    await title(page).click()
    await page.getByRole('status').filter({ hasText: 'Sie dürfen nur Français bearbeiten.' }).waitFor()
    await page.keyboard.type('X')
    expect(await title(page).textContent()).toBe('Klar sehen')
    await page.locator('main .rich-text').focus()
    await expect.poll(() => frameLabel(page)).toBe('Text')
    expect(await page.locator('main [contenteditable]').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    expect(problems.filter(problem => !/403|was refused/.test(problem))).toEqual([])
  })
})
