import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareBrowser, widths } from './browser'
import { openEditor } from './editing'
import { payloads } from './payloads'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ withPictures: true })
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product.stop()
})

it('[SEC-2] nothing that is written into a page is ever run, live, in edit mode or in search', async () => {
  const { page, problems } = await openPage(widths.desktop)
  await openEditor(page, product)
  const address = await page.evaluate(async texts => {
    const call = async (path: string, input: object) => {
      const answer = await fetch(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      const { data, success, error } = await answer.json()
      if (!success) throw new Error(`${path}: ${error}`)
      return data
    }
    const locales = ['de', 'fr', 'it', 'en']
    const everywhere = (text: unknown) => Object.fromEntries(locales.map(locale => [locale, text]))
    const { id } = await call('page/add', {
      initialMeta: { name: texts.slice(0, 4).join(' ').slice(0, 190) },
      lang: 'de',
    })
    for (const lang of locales)
      await call('page/info', {
        id,
        lang,
        slug: 'angriff',
        meta: {
          name: texts.slice(0, 4).join(' ').slice(0, 190),
          title: texts.slice(4, 8).join(' ').slice(0, 190),
          description: texts.slice(8, 14).join(' ').slice(0, 400),
        },
      })
    for (const text of texts) {
      const group = await call('group/add', { pageId: id, groupName: 'richTextBlock' })
      const write = (name: string, content: object) =>
        call('data', { itemType: 'field', linkId: null, add: { parentId: group.id, name }, data: { content } })
      await write('title', { type: 'localizedSingleValue', data: everywhere(text) })
      const json = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
      await write('textBlock', { type: 'localizedRichText', data: everywhere({ json, text }) })
    }
    await call('page/publish', { id })
    return '/de/angriff'
  }, payloads)
  const asked = encodeURIComponent('<script>window.hacked=1</script>')
  for (const path of [address, '/de/edit/angriff?toolbar=1', `/de/search?searchQuery=${asked}`, `/de/${asked}`]) {
    await page.goto(product.origin() + path)
    await page.locator('main').waitFor()
    if (path.includes('/edit/')) await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  }
  await page.goto(product.origin() + address)
  expect(await page.locator('main h2, main h1').count()).toBe(payloads.length)
  expect(problems.filter(problem => !problem.includes('404'))).toEqual([])
})
