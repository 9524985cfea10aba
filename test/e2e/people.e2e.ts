import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './ask'
import { axe, shareBrowser, widths } from './browser'
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

const password = 'richtig und lang'

describe('people on the desk', () => {
  it('[SEC-3, A11Y-1] an invited person comes in by the link and edits; removed, they are out', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const cookies = await signIn(product.port, operator)
    await page.context().addCookies(cookies.map(cookie => ({ ...cookie, url: product.origin() })))
    await page.goto(`${product.origin()}/desk/people`)
    await page.getByRole('button', { name: 'Person einladen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Person einladen' })
    await dialog.getByLabel('E-Mail').fill('keine Adresse')
    await dialog.getByRole('button', { name: 'Person einladen' }).click()
    await dialog.getByText('Das ist keine E-Mail-Adresse.').waitFor()
    await dialog.getByLabel('E-Mail').fill('nora@laden.example')
    await dialog.getByLabel('Nur einzelne Sprachen').check()
    await dialog.getByLabel('Français').check()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Person einladen' }).click()
    const shown = page.getByRole('dialog', { name: 'Link weitergeben' })
    const link = await shown.getByLabel('Link').inputValue()
    await shown.getByRole('button', { name: 'Fertig' }).click()
    await page.getByRole('heading', { name: 'Offene Einladungen' }).waitFor()
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }

    const nora = await openPage(widths.desktop)
    await nora.page.goto(link)
    expect(await axe(nora.page)).toEqual([])
    await nora.page.getByLabel('Ihr Name').fill('Nora')
    await nora.page.getByLabel('Passwort').fill(password)
    await nora.page.getByRole('button', { name: 'Einladung annehmen' }).click()
    await nora.page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    await nora.page.goto(`${product.origin()}/desk/account`)
    await nora.page.getByLabel('Français').check()
    await nora.page.getByRole('button', { name: 'Speichern' }).click()
    await nora.page.getByRole('heading', { name: 'Mon compte' }).waitFor()
    await nora.page.getByText('· Ce navigateur').waitFor()
    for (const width of Object.values(widths)) {
      await nora.page.setViewportSize({ width, height: 900 })
      expect(await axe(nora.page)).toEqual([])
      expect(await nora.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    expect(await nora.page.getByRole('link', { name: 'Personnes' }).count()).toBe(0)

    await page.reload()
    const actions = page.getByRole('group', { name: 'Aktionen für Nora' })
    await actions.getByRole('button', { name: 'Entfernen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
    await actions.waitFor({ state: 'detached' })
    await nora.page.goto(`${product.origin()}/desk/account`)
    await nora.page.getByRole('heading', { name: 'Anmelden' }).waitFor()

    await page.getByRole('link', { name: 'Protokoll' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Person entfernt' }).waitFor()
    await page.getByLabel('Was').selectOption({ label: 'Einladung angenommen' })
    await page.getByRole('listitem').filter({ hasText: 'Person entfernt' }).waitFor({ state: 'detached' })
    await page.getByRole('listitem').filter({ hasText: 'Nora' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect([problems, nora.problems]).toEqual([[], []])
  })
})
