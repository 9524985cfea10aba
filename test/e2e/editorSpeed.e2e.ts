import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from './ask'
import { drawn, shareBrowser, widths } from './browser'
import { openEditor, saving, title } from './editing'
import type { Product } from './product'
import { watchRenders } from './renders'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ withPictures: true })
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product.stop()
})

it('[EDIT-6, EDIT-7] typing draws no field anew, leaving one draws its section alone (D41)', async () => {
  const { page } = await openPage(widths.desktop, { isFresh: true })
  const renders = await watchRenders(page)
  await openEditor(page, product, '/de/edit?toolbar=1')
  const section = await title(page).evaluate(element => element.closest('[data-block]')!.id)
  await title(page).click()
  await renders.take()
  await page.keyboard.type('Neu ')
  await saving(page, 'Gespeichert')
  expect(await renders.take()).toEqual([])

  const rich = page.locator('main [data-edit=rich]').first()
  await rich.click()
  await page.locator('.ProseMirror:focus').waitFor()
  await drawn(page)
  const left = await renders.take()
  expect(left).toContain(`${section} title`)
  expect(left.filter(name => !name.startsWith(`${section} `))).toEqual([])
  await page.keyboard.type(' Und mehr')
  await saving(page, 'Gespeichert')
  expect(await renders.take()).toEqual([])
})

it('[EDIT-4] selecting a section leaves the styles of the page alone (D41)', async () => {
  const { page } = await openPage(widths.desktop, { isFresh: true })
  await openEditor(page, product, '/de/edit?toolbar=1')
  const select = async (index: number) => {
    const section = page.locator('main > [data-block]').nth(index)
    await section.evaluate(element => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await section.click({ position: { x: 6, y: 200 } })
    await page.locator('.v-frame').waitFor()
    await drawn(page)
  }
  // What the first selection loads is the first's to pay.
  await select(1)
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await select(2)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: StyleEvent[] }
  const styled = traceEvents.flatMap(({ args }) => args?.elementCount ?? [])
  expect(styled.length).toBeGreaterThan(0)
  const elements = await page.locator('main *').count()
  expect(elements).toBeGreaterThan(200)
  expect(Math.max(...styled)).toBeLessThan(elements / 2)
})

type StyleEvent = { args?: { elementCount?: number } }

it('[EDIT-7] the script for rich text arrives with its first use, everything before the first click within 250 KB', async () => {
  const { page } = await openPage(widths.desktop, { isFresh: true })
  const scripts = new Map<string, Promise<number>>()
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(
      new URL(response.url()).pathname,
      response.body().then(body => gzipSync(body).length),
    )
  })
  await openEditor(page, product, '/de/edit?toolbar=1')
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250 * 1024)
  await title(page).click()
  await page.waitForLoadState('networkidle')
  const isWriter = (name: string) => name.includes('RichTextEditor')
  expect([...scripts.keys()].filter(isWriter)).toEqual([])

  await page.locator('main [data-edit=rich]').first().click()
  await page.locator('.ProseMirror').waitFor()
  const [writer] = [...scripts.keys()].filter(isWriter)
  const sent = await ask({ port: product.port, path: writer!, headers: { 'accept-encoding': 'gzip, br' } })
  expect(sent.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
  expect(sent.bytes.length).toBeLessThan((await scripts.get(writer!)!) + 1)
})
