import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressCases, singleCases, type understandAll } from '../addressCases'
import { shareBrowser, widths } from './browser'
import { root } from './product'

const openPage = shareBrowser({ isKept: true })
let server: ViteDevServer
let page: Page

/** The controls alone, served by the builder: no block has options of these types yet. */
beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), noBranches],
    server: { port: 0, host: 'localhost' },
    cacheDir: 'node_modules/.vite-controls',
  })
  await server.listen()
  page = (await openPage(widths.desktop)).page
  await open()
})
afterAll(async () => {
  await server.close()
})

/** The site has no branches. */
const noBranches = {
  name: 'no-branches',
  configureServer: ({ middlewares }: ViteDevServer) => {
    middlewares.use('/api/v1/optician', (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ success: true, data: [], error: null, status: 200 }))
    })
  },
}

const open = async (language = 'de') => {
  await page.goto(`${server.resolvedUrls!.local[0]}test/e2e/controls/index.html?language=${language}`)
  await page.getByText('Hologramm').waitFor()
}
const value = async (name: string) =>
  (JSON.parse((await page.locator('output').textContent())!) as Record<string, unknown>)[name]
const type = async (label: string, text: string) => {
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.blur()
}
const says = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()

it('[MODEL-16] a date, a time and a yes or no are chosen by the device’s own means', async () => {
  await page.getByLabel('date', { exact: true }).fill('2026-03-09')
  await expect.poll(() => value('date')).toBe('2026-03-09')
  await page.getByLabel('date', { exact: true }).fill('')
  await expect.poll(() => value('date')).toBeNull()
  await page.getByLabel('time', { exact: true }).fill('08:30')
  await expect.poll(() => value('time')).toBe('08:30')
  await page.getByRole('switch', { name: 'boolean' }).click()
  await expect.poll(() => value('boolean')).toBe(true)
})

it('[OPT-1, OPT-2, OPT-7, EDIT-8] a number keeps to its range and shows what depends on it; what is none is said and not taken', async () => {
  await type('Anzahl', '9')
  await expect.poll(() => value('count')).toBe(6)
  expect(await page.getByLabel('Anzahl').inputValue()).toBe('6')
  await page.getByRole('checkbox', { name: 'Viele' }).check()
  await type('Anzahl', '0')
  await expect.poll(() => value('count')).toBe(2)
  expect(await page.getByRole('checkbox', { name: 'Viele' }).count()).toBe(0)
  await type('Frei', '-3')
  await expect.poll(() => value('free')).toBe(1)
  await type('Frei', 'viele')
  await says('Bitte gib eine gültige Nummer ein')
  expect(await value('free')).toBe(1)
  await type('Notiz', '  Ein Satz ')
  await expect.poll(() => value('note')).toBe('Ein Satz')
  expect(await page.getByRole('group', { name: 'Lage' }).getByRole('button').allTextContents()).toEqual([
    'Oben links',
    'Mitte rechts',
  ])
})

it('[OPT-4] two points at least, filled up empty; coordinates are checked', async () => {
  const points = page.getByRole('group', { name: 'Punkte' })
  expect(await points.getByRole('combobox').count()).toBe(2)
  await type('Breite 1', '47.5')
  await type('Länge 1', '8,72')
  await points.getByLabel('Symbol 1').selectOption({ label: 'Start' })
  const empty = { latitude: null, longitude: null, icon: 'default' }
  await expect.poll(() => value('points')).toEqual([{ latitude: 47.5, longitude: 8.72, icon: 'start' }, empty])
  await type('Breite 2', '200')
  await points.getByRole('alert').filter({ hasText: 'Bitte gib eine gültige Nummer ein' }).waitFor()
  await points.getByRole('button', { name: 'Punkt hinzufügen' }).click()
  await points.getByRole('button', { name: 'Punkt entfernen 2' }).click()
  await expect.poll(() => value('points')).toEqual([{ latitude: 47.5, longitude: 8.72, icon: 'start' }, empty])
  expect(await points.getByRole('button', { name: 'Punkt entfernen 1' }).count()).toBe(0)
})

it('[OPT-5] a route is read from text and from JSON; the errors are those of the rule', async () => {
  const apply = async (text: string) => {
    await page.getByLabel('Weg').fill(text)
    await page
      .locator('.v-form', { has: page.getByLabel('Weg') })
      .getByRole('button')
      .click()
  }
  await apply('47.5, 8.7 47.6, 8.8')
  await expect
    .poll(() => value('route'))
    .toEqual([
      [47.5, 8.7],
      [47.6, 8.8],
    ])
  for (const [text, error] of [
    ['hier entlang', 'Invalid format:'],
    ['47.5, 8.7', 'Invalid format:'],
    ['[[47.5, "x"], [1, 2]]', 'Invalid coordinates format'],
  ] as const) {
    await apply(text)
    await says(error)
  }
  expect(await value('route')).toHaveLength(2)
})

it('[LINK-1, EDIT-8] a booking link needs an address that is no email', async () => {
  const booking = page.locator('form')
  for (const wrong of ['', 'termin@example.ch', 'mailto:termin@example.ch']) {
    await booking.getByLabel('Adresse').fill(wrong)
    await booking.getByRole('button').click()
    await booking.getByRole('alert').filter({ hasText: 'Bitte gib eine gültige URL ein' }).waitFor()
    expect(await value('booking')).toBeNull()
  }
  await booking.getByRole('combobox').selectOption({ label: 'Eingebettete Seite' })
  await booking.getByLabel('Adresse').fill('https://buchen.example.ch')
  await booking.getByRole('button').click()
  await expect.poll(() => value('booking')).toEqual({ type: 'iframe', url: 'https://buchen.example.ch' })
})

it('[OPT-3, OPT-6, EDIT-14] no branches and unknown types are said, in both languages', async () => {
  await page.getByText('Keine Standorte vorhanden').waitFor()
  await page.getByText('Unknown Option: Hologramm', { exact: true }).waitFor()
  await open('fr')
  await page.getByText('Aucun emplacement disponible').waitFor()
  await type('Frei (fr)', 'x')
  await says('Veuillez saisir un nombre valable')
})

it('[EDIT-8, LINK-2] the browser understands every address as the server does', async () => {
  // As words: what stands here is Node's, not the browser's.
  const understood = await page.evaluate<ReturnType<typeof understandAll>>(
    `import('/test/addressCases.ts').then(cases => cases.understandAll())`,
  )
  expect(understood.addresses).toEqual(addressCases.map(([, expected]) => expected))
  expect(understood.singles).toEqual(singleCases.map(([, , expected]) => expected))
})
