import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, signIn } from './ask'
import { axe, shareBrowser, widths } from './browser'
import { editorReady, retype, saving, storedTitle } from './editing'
import { operator, type Product, runToEnd } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product?.stop()
})

describe('sites on the desk', () => {
  it('[ROUTE-10, ROUTE-15, ROUTE-16, A11Y-1] a fourth site is made on the desk, opened on its host without another sign-in, edited by who is invited, and seen by nobody else', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const cookies = await signIn(product.port, operator)
    await page.context().addCookies(cookies.map(cookie => ({ ...cookie, url: product.origin() })))
    const look = async () => {
      expect(await axe(page)).toEqual([])
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        if (process.env.PICTURES) {
          const name = `${await page.getByRole('heading', { level: 1 }).textContent()}-${width}.png`
          await page.screenshot({ path: `${process.env.PICTURES}/${name.replace(/\W+/g, '-')}.png`, fullPage: true })
        }
      }
      await page.setViewportSize({ width: widths.desktop, height: 900 })
    }
    const speak = (locale: 'de' | 'fr') =>
      page.evaluate(
        async editor => {
          const { data } = await (await fetch('/api/v1/settings')).json()
          const body = JSON.stringify({ ...data, editor })
          await fetch('/api/v1/settings', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        },
        { locale },
      )
    await page.goto(`${product.origin()}/desk/sites`)
    await page.getByText('3 Websites').waitFor()
    await page.getByRole('link', { name: 'Neue Website' }).click()
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByText('Die Website braucht einen Namen.').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    await page.keyboard.type('Vierte & Söhne')
    expect(await page.getByLabel('Kürzel').inputValue()).toBe('vierte-soehne')
    await page.getByLabel('Adresse (Host)').fill('localhost')
    await page.getByLabel('Erreichbar über').selectOption('http')
    await look()
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByText('Diese Adresse gehört schon einer Website').waitFor()
    await page.getByLabel('Adresse (Host)').fill('Vierte.localhost')
    await page.keyboard.press('Enter')
    await page.getByText('«Vierte & Söhne» ist bereit').waitFor()
    await page.getByText('4 Websites').waitFor()
    const { status, text } = await ask({ port: product.port, host: 'vierte.localhost', path: '/de' })
    expect([status, text().includes('Diese Website entsteht gerade')]).toEqual([503, true])
    await page.getByRole('button', { name: 'Schliessen: «Vierte & Söhne» ist bereit' }).click()
    await page.reload()
    await page.getByText('4 Websites').waitFor()
    expect(await page.getByText('«Vierte & Söhne» ist bereit').count(), 'it stays closed').toBe(0)

    await page.getByRole('button', { name: 'Aus Liste (CSV) anlegen' }).click()
    const list = page.getByRole('dialog', { name: 'Aus Liste (CSV) anlegen' })
    expect(await list.getByRole('link', { name: 'Beispiel herunterladen' }).getAttribute('href')).toMatch(/^blob:/)
    await look()
    const choose = (text: string) =>
      list.getByLabel('Datei').setInputFiles({ name: 'l.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('key;name;host;locales;from\nfuenf;Fünf;fuenf.localhost;de;x')
    await list.getByRole('button', { name: 'Websites anlegen' }).click()
    await list.getByText('Die Spalte «from» gibt es nicht.').waitFor()
    await choose(
      'key;name;host;locales;scheme\nfuenf;Fünf;fuenf.localhost;de;http\nSechs;Sechs;sechs.localhost;de;http',
    )
    await list.getByRole('button', { name: 'Websites anlegen' }).click()
    await page.getByText('Websites aus der Liste: 1 bereit, 1 nicht angelegt').waitFor()
    await page.getByText('Zeile 3 (Sechs): Das Kürzel (key) braucht').waitFor()
    await page.getByText('5 Websites').waitFor()

    await page.getByRole('link', { name: 'Vierte & Söhne' }).click()
    await page.getByRole('heading', { name: 'Adressen' }).waitFor()
    await page.getByRole('button', { name: 'Prüfen' }).click()
    await page.getByText('Führt hierher.').waitFor()
    await page.getByLabel('Sprache hinzufügen').selectOption('it')
    await page.getByRole('button', { name: 'Italiano entfernen' }).waitFor()
    await look()
    await speak('fr')
    await page.reload()
    await page.getByRole('heading', { name: 'Apparence' }).waitFor()
    await look()
    await speak('de')
    await page.reload()

    await page.getByRole('link', { name: 'Meine Websites' }).click()
    await page.getByRole('button', { name: 'Vierte & Söhne öffnen' }).click()
    await page.waitForURL(`${product.origin('vierte.localhost')}/de/edit?toolbar=1`)
    await editorReady(page)
    // The taken address and the unknown column, which were refused on purpose.
    expect(problems.filter(problem => !/40[09]/.test(problem))).toEqual([])

    await page.goto(`${product.origin('vierte.localhost')}/desk/people`)
    await page.getByRole('button', { name: 'Person einladen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Person einladen' })
    await dialog.getByLabel('E-Mail').fill('nora@vierte.example')
    await dialog.getByRole('button', { name: 'Person einladen' }).click()
    const link = await page.getByRole('dialog', { name: 'Link weitergeben' }).getByLabel('Link').inputValue()
    const nora = await openPage(widths.desktop)
    await nora.page.addInitScript(() => sessionStorage.setItem('vitrine:news-seen', '1'))
    await nora.page.goto(link)
    await nora.page.getByLabel('Ihr Name').fill('Nora')
    await nora.page.getByLabel('Passwort').fill('noch-ein-langes-passwort')
    await nora.page.getByRole('button', { name: 'Einladung annehmen' }).click()
    await editorReady(nora.page)
    expect(new URL(nora.page.url()).hostname).toBe('vierte.localhost')
    await retype(nora.page, 'Guten Tag')
    await saving(nora.page, 'Gespeichert')
    expect(await storedTitle(nora.page)).toBe('Guten Tag')
    await nora.page.goto(`${product.origin('vierte.localhost')}/desk`)
    await nora.page.getByText('Sie sind hier').waitFor()
    expect(await nora.page.getByRole('main').getByRole('listitem').count()).toBe(1)
    expect(nora.problems).toEqual([])

    const words = ['site', 'member', '--key', 'aspect', '--email', 'anna@example.ch']
    const { stdout } = await runToEnd('command.js', words, product.env)
    const { hostname: host, pathname } = new URL(stdout.trim().split(' ').pop()!)
    const editor = { email: 'anna@example.ch', password: 'another-long-password' }
    const other = await openPage(widths.desktop)
    await other.page.goto(`http://${host}:${product.port}${pathname}`)
    await other.page.locator('input[type=password]').fill(editor.password)
    await other.page.keyboard.press('Enter')
    await other.page.waitForURL(/\/edit/)
    await other.page.goto(`http://${host}:${product.port}/desk`)
    await other.page.getByText('Sie sind hier').waitFor()
    expect(await other.page.getByText('Vierte & Söhne').count()).toBe(0)
    expect(await other.page.getByRole('link', { name: 'Alle Websites' }).count()).toBe(0)
    await other.page.goto(`${product.origin('vierte.localhost')}/desk/sites`)
    expect(new URL(other.page.url()).pathname).toBe('/de/login')
  })
})
