import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '../../src/server/people/totp'
import { ask, signIn } from './ask'
import { axe, shareBrowser, widths } from './browser'
import { editorReady, retype } from './editing'
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
    await expectFitting(page)

    const nora = await openPage(widths.desktop)
    await nora.page.goto(link)
    expect(await axe(nora.page)).toEqual([])
    await nora.page.getByLabel('Ihr Name').fill('Nora')
    await nora.page.getByLabel('Passwort').fill(password)
    await nora.page.getByRole('button', { name: 'Einladung annehmen' }).click()
    await nora.page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    expect(new URL(nora.page.url()).pathname, 'limited to French').toBe('/fr/edit')
    await nora.page.goto(`${product.origin()}/desk/account`)
    await nora.page.getByLabel('Français').check()
    await nora.page.getByRole('button', { name: 'Speichern' }).click()
    await nora.page.getByRole('heading', { name: 'Mon compte' }).waitFor()
    await nora.page.getByText('· Ce navigateur').waitFor()
    await expectFitting(nora.page)
    expect(await nora.page.getByRole('link', { name: 'Personnes' }).count()).toBe(0)

    await nora.page.goto(`${product.origin()}/fr/edit?toolbar=1`)
    await editorReady(nora.page)

    await page.reload()
    const actions = page.getByRole('group', { name: 'Aktionen für Nora' })
    await actions.getByRole('button', { name: 'Entfernen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
    await actions.waitFor({ state: 'detached' })
    await retype(nora.page, 'Voir net')
    const told = nora.page.getByRole('alertdialog', { name: 'Vous ne faites plus partie de ce site' })
    await told.getByText('Voir net').waitFor()
    expect(await nora.page.getByText('Veuillez vous reconnecter').count()).toBe(0)
    expect(await axe(nora.page)).toEqual([])
    await nora.page.goto(`${product.origin()}/desk/account`)
    await nora.page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    await nora.page.getByText('Sie gehören nicht mehr zu dieser Website.').waitFor()

    await page.getByRole('link', { name: 'Protokoll' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Person entfernt' }).waitFor()
    await page.getByLabel('Was').selectOption({ label: 'Einladung angenommen' })
    await page.getByRole('listitem').filter({ hasText: 'Person entfernt' }).waitFor({ state: 'detached' })
    await page.getByRole('listitem').filter({ hasText: 'Nora' }).waitFor()
    expect(await axe(page)).toEqual([])
    // What she may no longer write was refused.
    expect([problems, nora.problems.filter(problem => !problem.includes('403'))]).toEqual([[], []])
  })

  it('[SEC-1, API-11, A11Y-1] a passkey signs in without an e-mail, an app is set up, and a key lets a program in', async () => {
    const { page, problems } = await openPage(widths.desktop)
    await addVirtualPasskeys(page)
    const cookies = await signIn(product.port, operator)
    await page.context().addCookies(cookies.map(cookie => ({ ...cookie, url: product.origin() })))
    await page.goto(`${product.origin()}/desk/account`)
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    const adding = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
    await adding.getByLabel('Name').fill('Laptop')
    await adding.getByLabel('Passwort').fill(operator.password)
    await adding.getByRole('button', { name: 'Weiter' }).click()
    const codes = page.getByRole('dialog', { name: 'Wiederherstellungscodes' })
    await codes.waitFor()
    // Shown this once: no slip of a key takes them away.
    await page.keyboard.press('Escape')
    expect(await codes.getByRole('listitem').count()).toBe(10)
    await codes.getByRole('button', { name: 'Fertig' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Laptop' }).waitFor()

    await page.getByRole('button', { name: 'Schlüssel erstellen' }).click()
    const making = page.getByRole('dialog', { name: 'Schlüssel erstellen' })
    await making.getByLabel('Wofür').fill('Kasse')
    await making.getByLabel('Passwort').fill(operator.password)
    expect(await axe(page)).toEqual([])
    await making.getByRole('button', { name: 'Schlüssel erstellen' }).click()
    const shown = page.getByRole('dialog', { name: 'Ihr neuer Schlüssel' })
    const secret = await shown.getByLabel('Schlüssel').inputValue()
    await shown.getByRole('button', { name: 'Fertig' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Kasse' }).waitFor()
    const headers = { authorization: `Bearer ${secret}` }
    expect((await ask({ port: product.port, path: '/api/v1/settings', headers })).status).toBe(200)
    expect((await ask({ port: product.port, path: '/api/v1/account', headers })).status).toBe(403)

    await page.getByRole('button', { name: 'App einrichten' }).click()
    const setting = page.getByRole('dialog', { name: 'App einrichten' })
    await setting.getByLabel('Passwort').fill(operator.password)
    await setting.getByRole('button', { name: 'Weiter' }).click()
    await setting.getByRole('img', { name: 'QR-Code' }).waitFor()
    const code = setting.getByLabel('Code', { exact: true })
    await expect.poll(() => code.evaluate(element => element === document.activeElement)).toBe(true)
    const key = await setting.getByLabel('Schlüssel').inputValue()
    await code.fill(totpCode(key, Math.floor(Date.now() / 30_000)))
    await setting.getByRole('button', { name: 'Speichern' }).click()
    await codes.getByRole('button', { name: 'Fertig' }).click()
    await page.getByText('Eingerichtet. Wiederherstellungscodes übrig: 10.').waitFor()
    await expectFitting(page)

    await page.context().clearCookies()
    await page.goto(`${product.origin()}/de/login`)
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    expect(problems).toEqual([])
  })
})

/** At every width; the rules for everybody are looked at where it is narrowest. */
const expectFitting = async (page: Page) => {
  for (const width of [widths.desktop, widths.tablet, widths.phone]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: widths.desktop, height: 900 })
}

/** The browser's own, as a device with finger or face has them; it asks nobody. */
const addVirtualPasskeys = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
