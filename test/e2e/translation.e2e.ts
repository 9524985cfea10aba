import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTranslationServer } from '../translationServer'
import { signedIn } from './ask'
import { axe, shareBrowser, widths } from './browser'
import { frameLabel, menuButton, openEditor, openNewPage, saving, title, toolbar } from './editing'
import { adminEnv, operator, type Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
let service: Awaited<ReturnType<typeof startTranslationServer>>
beforeAll(async () => {
  service = await startTranslationServer({
    translate: (text, to) => text.replaceAll(/([A-ZÜ][a-zü ]+)\./g, `${to[0]}${to[1]!.toLowerCase()} $1.`),
  })
  product = await startDemo({ env: { ...adminEnv, DEEPL_KEY: 'secret-key', DEEPL_URL: service.url } })
})
afterAll(async () => {
  await product.stop()
  service.close()
})

const five = 'Eins. Zwei. Drei. Vier. Fünf.'
const panel = (page: Page) => page.getByRole('region', { name: 'Übersetzen' })

/** A new page with one heading in German, open in French. */
const openHeading = async (page: Page) => {
  const id = await openNewPage(page, product, ['hero'])
  await title(page).click()
  await page.keyboard.type(five)
  await page.keyboard.press('Escape')
  await saving(page, 'Gespeichert')
  await openEditor(page, product, `/fr/edit/${id}?toolbar=1`)
  return id
}

const write = async (page: Page, text: string) => {
  await title(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Escape')
  await saving(page, 'Gespeichert')
}

describe('translating in the editor', () => {
  it('[LANG-1, LANG-5, LANG-6] one sentence of five changed: marked, shown, and only that one is translated anew', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const id = await openHeading(page)
    await title(page).click()
    await menuButton(page, 'Übersetzen').click()
    await panel(page).getByText(five).waitFor()
    await panel(page).getByRole('button', { name: 'Übersetzen', exact: true }).click()
    await panel(page).getByText('Maschinell übersetzt').waitFor()
    await expect.poll(() => title(page).textContent()).toBe('Fr Eins. Fr Zwei. Fr Drei. Fr Vier. Fr Fünf.')
    await page.locator('main h1[data-translation=machine]').waitFor()
    expect(await axe(page)).toEqual([])
    const corrected = 'Un, corrigé. Fr Zwei. Fr Drei. Fr Vier. Fr Fünf.'
    await write(page, corrected)
    await page.locator('main h1:not([data-translation])').waitFor()

    await openEditor(page, product, `/de/edit/${id}?toolbar=1`)
    await write(page, 'Eins. Zwei. Drei neu. Vier. Fünf.')
    await title(page).click()
    await page.getByRole('button', { name: 'Auswählen: Einstieg' }).waitFor()
    expect(await menuButton(page, 'Übersetzen').count()).toBe(0)
    await openEditor(page, product, `/fr/edit/${id}?toolbar=1`)
    await page.locator('main h1[data-translation=outdated]').waitFor()
    await title(page).click()
    await expect.poll(() => frameLabel(page)).toContain('Übersetzung veraltet')
    await menuButton(page, 'Übersetzen').click()
    await panel(page).locator('del', { hasText: 'Drei.' }).waitFor()
    await panel(page).locator('ins', { hasText: 'Drei neu.' }).waitFor()
    service.sent.length = 0
    await panel(page).getByRole('button', { name: 'Aktualisieren' }).click()
    await expect.poll(() => title(page).textContent()).toBe('Un, corrigé. Fr Zwei. Fr Drei neu. Fr Vier. Fr Fünf.')
    expect(service.texts()).toEqual(['Drei neu.'])
    await panel(page).getByRole('button', { name: 'Stimmt so' }).click()
    await page.locator('main h1:not([data-translation])').waitFor()
    await panel(page).getByRole('button', { name: 'Schliessen' }).click()
    for (const _ of [1, 2]) await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => title(page).textContent()).toBe(corrected)
    await page.locator('main h1[data-translation=outdated]').waitFor()
    expect(problems).toEqual([])
  })

  it('[PUB-12, LANG-1] all that is missing, from the list of what is missing, with progress; a section by itself', async () => {
    const { page, problems } = await openPage(widths.phone)
    await openHeading(page)
    await title(page).click()
    await page.getByRole('button', { name: 'Auswählen: Einstieg' }).click()
    await menuButton(page, 'Übersetzen').click()
    await panel(page).getByText('1 Text dieses Abschnitts fehlt.').waitFor()
    await panel(page).getByRole('button', { name: 'Schliessen' }).click()
    await toolbar(page)
      .getByRole('button', { name: /^Veröffentlichen FR: \d/ })
      .click()
    const missing = page.getByRole('dialog', { name: 'Fehlende Übersetzungen' })
    await missing.getByRole('button', { name: 'Alles Fehlende übersetzen' }).click()
    await missing.getByText('Es fehlt keine Übersetzung mehr.').waitFor()
    await missing.getByRole('button', { name: 'Schliessen' }).click()
    await expect.poll(() => title(page).textContent()).toBe('Fr Eins. Fr Zwei. Fr Drei. Fr Vier. Fr Fünf.')
    expect(problems).toEqual([])
  })

  it('[LANG-1] without quota the button says why, and nothing is lost; a page’s name and one text alone on the desk', async () => {
    const { page } = await openPage(widths.desktop)
    const call = await signedIn(product.port, operator, 'localhost')
    const id = await openHeading(page)
    service.faults.push({ status: 456 })
    await title(page).click()
    await menuButton(page, 'Übersetzen').click()
    await panel(page).getByRole('button', { name: 'Übersetzen', exact: true }).click()
    await panel(page).getByText('Das Kontingent beim Übersetzungsdienst ist aufgebraucht.').waitFor()
    expect(await call('GET', `page/status/translation?id=${id}`)).toMatchObject({ fr: 1 })
    await panel(page).getByRole('button', { name: 'Schliessen' }).click()
    await toolbar(page).getByRole('button', { name: 'Sprache: Français' }).click()
    await page.getByRole('menuitem', { name: 'Übersetzen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Übersetzen' })
    const french = dialog.locator('section', { has: page.getByRole('heading', { name: 'Français' }) })
    await french.getByRole('button', { name: 'Seitenname' }).click()
    await french.getByRole('button', { name: 'Seitenname' }).waitFor({ state: 'detached' })
    const stored = async () =>
      ((await call('GET', `languages/texts?id=${id}&to=fr`)) as { texts: { key: string; state: string }[] }).texts
    expect(await stored()).toContainEqual(expect.objectContaining({ key: 'name', state: 'machine' }))
    await page.goto(`${product.origin()}/desk/languages/${id}?to=fr`)
    await page.getByRole('button', { name: 'Maschinell übersetzen' }).click()
    await page.getByRole('textbox', { name: 'Einstieg · Titel, Français' }).and(page.getByText('Fr Eins.')).waitFor()
    expect(await stored()).toContainEqual(expect.objectContaining({ key: 'text', state: 'machine' }))
  })
})
