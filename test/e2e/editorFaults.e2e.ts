import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from './ask'
import { shareBrowser, widths } from './browser'
import { editorReady, openEditor, saving, title } from './editing'
import { writeEveryBlock } from './everyBlock'
import { adminEnv, operator, type Product, startProduct } from './product'
import { startDemo } from './startDemo'
import { journal, nameOf, storedTexts, textFields, writeOn } from './writing'

const openPage = shareBrowser()
let product: Product
let call: Awaited<ReturnType<typeof signedIn>>
let template = ''
let pageId = ''
beforeAll(async () => {
  product = await startDemo()
  call = await signedIn(product.port, operator)
  const only = ['hero', 'richTextBlock', 'serviceBoard', 'teamDetails', 'cta']
  const page = await writeEveryBlock(call, { name: 'Viel', slug: 'viel', text: block => `Zu ${block}`, only })
  template = page.id
})
afterAll(async () => {
  await product.stop()
})

/** Every test has a page of its own, with a text in every field. */
beforeEach(async () => {
  pageId = (await call<{ id: string }>('POST', 'page/duplicate', { id: template })).id
})

const open = (page: Page) => openEditor(page, product, `/de/edit/${pageId}?toolbar=1`)
const restart = async () => {
  const { dataDir, port } = product
  product = await startProduct({ dataDir, env: { ...adminEnv, PORT: String(port) } })
}
const stored = (locale: 'de' | 'fr' = 'de') => storedTexts(call, pageId, locale)
const seen = (page: Page, text: string) =>
  page.waitForFunction(expected => document.querySelector('main h1')?.textContent === expected, text)
const noChoice = async (page: Page) =>
  expect(await page.getByRole('dialog', { name: 'Zwei Fassungen' }).count()).toBe(0)

describe('the server', () => {
  it('[EDIT-12] is killed during 10 edits: what it acknowledged is there, all else is kept and saved afterwards', async () => {
    const { page } = await openPage(widths.desktop)
    await open(page)
    const acknowledged = new Map<string, string>()
    page.on('response', async response => {
      if (!response.url().endsWith('/api/v1/data') || response.status() !== 200) return
      const { add, data } = response.request().postDataJSON()
      acknowledged.set(`${add.parentId} ${add.name}`, data.content.data.de)
    })
    const fields = await textFields(page).all()
    expect(fields.length).toBeGreaterThanOrEqual(10)
    const written = new Map<string, string>()
    for (const [edit, field] of fields.slice(0, 10).entries()) {
      await writeOn(field, ` ${edit}`)
      written.set(await nameOf(field), (await field.textContent())!)
      if (edit === 5) await product.kill()
    }
    await page.context().setOffline(true)
    await saving(page, 'Offline')
    expect(acknowledged.size).toBeGreaterThan(2)
    const kept = await journal(page)
    for (const [name, text] of written) if (acknowledged.get(name) !== text) expect(kept).toContain(text)

    await restart()
    const after = await stored()
    for (const [name, text] of acknowledged) expect(after[name]).toContain(text)
    await page.context().setOffline(false)
    await saving(page, 'Gespeichert')
    await noChoice(page)
    expect(await stored()).toMatchObject(Object.fromEntries(written))
    expect(await journal(page)).toEqual([])
  })
})

describe('the network', () => {
  it('[EDIT-11, EDIT-12] is cut while typing in several fields, and rich text is touched for the first time: all is saved', async () => {
    const { page } = await openPage(widths.desktop)
    await open(page)
    const fields = textFields(page)
    await page.context().setOffline(true)
    const expected: Record<string, string> = {}
    for (const index of [0, 3, 5]) {
      await writeOn(fields.nth(index), ` ohne Netz ${index}`)
      expected[await nameOf(fields.nth(index))] = (await fields.nth(index).textContent())!
    }
    await page.locator('main [data-edit=rich]').first().click()
    await page.getByText(/^Keine Verbindung/).waitFor()
    await saving(page, 'Offline')
    await page.context().setOffline(false)
    await saving(page, 'Gespeichert')
    expect(await stored()).toMatchObject(expected)
    const rich = page.locator('main [data-edit=rich]').nth(1)
    const name = await nameOf(rich)
    await rich.click()
    await page.locator('.ProseMirror').waitFor()
    await page.keyboard.type(' Wieder da.')
    await saving(page, 'Gespeichert')
    expect((await stored())[name]).toMatchObject({ text: expect.stringContaining(' Wieder da.') })
  })
})

describe('a tab', () => {
  it('[EDIT-12] dies while somebody types: the next one opened takes it up', async () => {
    const { page } = await openPage(widths.desktop, { isFresh: true })
    await open(page)
    const name = await nameOf(title(page))
    const context = page.context()
    await page.route('**/api/v1/data', route => route.abort())
    await writeOn(title(page), ' kurz vor dem Absturz')
    const devTools = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void devTools.send('Page.crash').catch(() => undefined)
    await crashed
    const next = await context.newPage()
    await open(next)
    await next.waitForFunction(() => document.querySelector('main h1')?.textContent?.endsWith(' kurz vor dem Absturz'))
    await saving(next, 'Gespeichert')
    expect((await stored())[name]).toMatch(/ kurz vor dem Absturz$/)
  })

  it('[EDIT-12] is closed while another is open: that one saves what it left, at once', async () => {
    const { page } = await openPage(widths.desktop)
    await page.route('**/api/v1/data', route => route.abort())
    await open(page)
    const name = await nameOf(title(page))
    await writeOn(title(page), ' noch schnell')
    await open(await page.context().newPage())
    await page.close()
    await expect.poll(async () => (await stored())[name]).toMatch(/ noch schnell$/)
  })

  it('[EDIT-6, EDIT-12] is loaded anew right after a value that is checked when it is left', async () => {
    const { page } = await openPage(widths.desktop)
    await open(page)
    const email = page.locator('main [data-field=email]')
    await email.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('neu@example.ch')
    await page.reload()
    await editorReady(page)
    await saving(page, 'Gespeichert')
    await page.reload()
    expect(await email.textContent()).toBe('neu@example.ch')
  })
})

describe('two tabs of one person', () => {
  const openBoth = async () => {
    const { page: one } = await openPage(widths.desktop)
    await open(one)
    const other = await one.context().newPage()
    await open(other)
    return { one, other }
  }

  it('[EDIT-13] writing in turn, in different texts and in the same: no letter is lost', async () => {
    const { one, other } = await openBoth()
    const name = await nameOf(title(one))
    const second = await nameOf(textFields(one).nth(8))
    const before = (await title(one).textContent())!
    await Promise.all([writeOn(title(one), ' eins'), writeOn(textFields(other).nth(8), ' anderswo')])
    await seen(other, `${before} eins`)
    await writeOn(title(other), ' zwei')
    await seen(one, `${before} eins zwei`)
    // The caret of the first tab is still in the text, where it was.
    await title(one).press('Control+End')
    await one.keyboard.type(' drei')
    await seen(other, `${before} eins zwei drei`)
    await saving(one, 'Gespeichert')
    await saving(other, 'Gespeichert')
    const after = await stored()
    expect(after[name]).toBe(`${before} eins zwei drei`)
    expect(after[second]).toMatch(/ anderswo$/)
  })

  it('[EDIT-13] taking back what the other has just typed shows there, and typing goes on from it', async () => {
    const { one, other } = await openBoth()
    const before = (await title(one).textContent())!
    await writeOn(title(one), ' verworfen')
    await seen(other, `${before} verworfen`)
    await title(other).click()
    await other.keyboard.press('Control+A')
    await other.keyboard.insertText(before)
    await seen(one, before)
    await title(one).press('Control+End')
    await one.keyboard.type(' besser')
    await seen(other, `${before} besser`)
  })

  it('[EDIT-13] a rich text open in both: the other’s words come in and stay', async () => {
    const { one, other } = await openBoth()
    const rich = (page: Page) => page.locator('main [data-edit=rich]').first()
    const name = await nameOf(rich(one))
    await rich(one).click()
    await one.locator('.ProseMirror').waitFor()
    await rich(other).click()
    await other.locator('.ProseMirror').waitFor()
    await other.keyboard.press('Control+End')
    await other.keyboard.type(' Von drüben.')
    await one.getByText('Von drüben.').waitFor()
    await one.keyboard.press('Control+End')
    await one.keyboard.type(' Von hier.')
    await saving(one, 'Gespeichert')
    await noChoice(one)
    expect((await stored())[name]).toMatchObject({ text: expect.stringMatching(/ Von drüben\. Von hier\.$/) })
  })

  it('[EDIT-12, EDIT-13] both waiting for a choice at a reload: the choice is offered again', async () => {
    const { one, other } = await openBoth()
    await other.route('**/api/v1/data', route => route.abort())
    await writeOn(title(other), ' von der zweiten')
    await writeOn(title(one), ' von der ersten')
    await saving(one, 'Gespeichert')
    await other.unroute('**/api/v1/data')
    const dialog = other.getByRole('dialog', { name: 'Zwei Fassungen' })
    await dialog.waitFor()
    await other.reload()
    await dialog.getByText(/ von der zweiten$/).waitFor()
    await dialog.getByText(/ von der ersten$/).waitFor()
    await dialog.getByRole('button', { name: 'Meine behalten' }).click()
    await saving(other, 'Gespeichert')
    expect(await journal(other)).toEqual([])
  })
})

it('[EDIT-12, EDIT-13] the session ends while typing: after signing in again it is saved and others are heard again', async () => {
  const { page } = await openPage(widths.desktop)
  await open(page)
  const name = await nameOf(title(page))
  await page.context().clearCookies()
  await product.kill()
  await restart()
  await writeOn(title(page), ' trotz allem')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-Mail').fill(operator.email)
  await dialog.getByLabel('Passwort').fill(operator.password)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await saving(page, 'Gespeichert')
  expect((await stored())[name]).toMatch(/ trotz allem$/)
  const other = await page.context().newPage()
  await open(other)
  await writeOn(title(other), ' und allen')
  await seen(page, (await title(other).textContent())!)
  // Where the other is stands above the page, quietly.
  await page.locator('.v-present-mark').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.v-present-mark')!).pointerEvents)).toBe(
    'none',
  )
  await other.close()
  await page.locator('.v-present-mark').waitFor({ state: 'detached' })
  // What is not typed asks for it too.
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await dialog.getByLabel('E-Mail').waitFor()
})
