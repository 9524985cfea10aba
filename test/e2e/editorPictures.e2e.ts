import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPicture } from '../pictures'
import { shareBrowser, widths } from './browser'
import { menuButton, openEditor, openNewPage, post, saving, storedGroups } from './editing'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ isKept: true, withPictures: true })
const directory = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
let product: Product
let page: Page
beforeAll(async () => {
  product = await startDemo()
  page = (await openPage(widths.desktop)).page
})
afterAll(async () => {
  await product.stop()
  rmSync(directory, { recursive: true, force: true })
})

const picture = () => page.locator('main [data-field=image]')
const choose = async (name: string, bytes: Uint8Array) => {
  const path = join(directory, name)
  writeFileSync(path, bytes)
  // A place without a picture asks for one at once.
  const isEmpty = (await picture().getAttribute('data-empty')) !== null
  const chooser = page.waitForEvent('filechooser')
  await picture().click()
  if (!isEmpty) await menuButton(page, 'Bild wählen').click()
  await (await chooser).setFiles(path)
}
const storedMedia = async () => (await storedGroups(page))[0]!.fields.image?.mediaId

it('[BLOCK-14] pictures in a text are 600 by 400, and a place without one is never lower than 200 px', async () => {
  const id = await openNewPage(page, product, ['cta', 'richTextBlock'])
  expect((await picture().boundingBox())!.height).toBeGreaterThanOrEqual(200)
  await choose('laden.png', await drawPicture({ width: 800, height: 500 }).png().toBuffer())
  await picture().locator('img').waitFor()
  await expect.poll(storedMedia).toBeTruthy()
  const mediaId = await storedMedia()
  const [, text] = await storedGroups(page)
  await post(page, 'data', {
    itemType: 'field',
    linkId: null,
    add: { parentId: text!.id, name: 'textBlock' },
    data: {
      content: {
        type: 'localizedRichText',
        data: { de: { text: '', json: { type: 'doc', content: [{ type: 'image', attrs: { mediaId } }] } } },
      },
    },
  })
  await openEditor(page, product, `/de/edit/${id}`)
  const box = (await page.locator('.rich-text-image img').boundingBox())!
  expect([box.width, box.height]).toEqual([600, 400])
})

it('[EDIT-25] pictures come into a text by tool, paste and drop, with words for those who do not see them', async () => {
  const id = await openNewPage(page, product, ['richTextBlock'])
  const text = page.locator('main [data-field=textBlock]')
  await text.click()
  const writer = page.locator('.ProseMirror')
  await writer.waitFor()
  const file = join(directory, 'im-text.png')
  const bytes = await drawPicture({ width: 640, height: 480 }).png().toBuffer()
  writeFileSync(file, bytes)
  const tools = page.getByRole('toolbar', { name: 'Text formatieren' })
  const chooser = page.waitForEvent('filechooser')
  await tools.getByRole('button', { name: 'Bild einfügen' }).click()
  await (await chooser).setFiles(file)
  await writer.locator('.rich-text-image img').waitFor()
  await tools.getByRole('button', { name: 'Bildbeschreibung' }).click()
  const panel = page.locator('.v-beside')
  await panel.getByLabel('Deutsch').fill('Die Werkstatt')
  await panel.getByRole('button', { name: 'Schliessen' }).click()

  const hand = (kind: 'paste' | 'drop') =>
    writer.evaluate(
      (element, [event, base64]) => {
        const data = new DataTransfer()
        const parts = [Uint8Array.from(atob(base64!), letter => letter.charCodeAt(0))]
        data.items.add(new File(parts, `${event}.png`, { type: 'image/png' }))
        const { left, bottom } = element.getBoundingClientRect()
        const at = { clientX: left + 5, clientY: bottom - 5, bubbles: true, cancelable: true }
        element.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, ...at })
            : new DragEvent('drop', { dataTransfer: data, ...at }),
        )
      },
      [kind, bytes.toString('base64')] as const,
    )
  await hand('paste')
  await expect.poll(() => writer.locator('.rich-text-image').count()).toBe(2)
  await hand('drop')
  await expect.poll(() => writer.locator('.rich-text-image').count()).toBe(3)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Darunter')
  await saving(page, 'Gespeichert')
  const stored = (await storedGroups(page))[0]!.fields.textBlock!.text.de as { json: { content: { type: string }[] } }
  expect(stored.json.content.filter(block => block.type === 'image').length).toBe(3)
  await post(page, 'page/publish', { id, withDefaultLanguage: true })
  const live = await (await fetch(`${product.origin()}/de/${id}`)).text()
  expect(live.match(/class="rich-text-image"/g)?.length).toBe(3)
  expect(live).toContain('alt="Die Werkstatt"')
})

it('[LIB-2, EDIT-11] a picture is chosen, or dropped where it goes; what is no picture is refused in words', async () => {
  await openNewPage(page, product, ['cta'])
  await choose('laden.png', await drawPicture({ width: 800, height: 500 }).png().toBuffer())
  await picture().locator('img').waitFor()
  await page.getByRole('status').filter({ hasText: 'Datei hochgeladen' }).waitFor()
  await saving(page, 'Gespeichert')
  const first = await storedMedia()
  expect(first).toBeTruthy()

  const dropped = (
    await drawPicture({ width: 400, height: 400, spot: { x: 0.2, y: 0.8 } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
  await picture().evaluate((element, data) => {
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'fassung.jpg', { type: 'image/jpeg' }))
    const event = { dataTransfer: transfer, bubbles: true, cancelable: true }
    element.dispatchEvent(new DragEvent('dragenter', event))
    if (!element.hasAttribute('data-drop')) throw new Error('The picture does not say that it takes the file.')
    element.dispatchEvent(new DragEvent('drop', event))
  }, dropped)
  await expect.poll(storedMedia).not.toBe(first)
  const second = await storedMedia()

  await choose('notizen.txt', Buffer.from('Nur Text'))
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Fehler beim Hochladen der Datei: Dieser Dateityp ist nicht erlaubt.' })
  await alert.waitFor()
  await alert.getByRole('button', { name: 'Schliessen' }).click()
  await choose('falsch.jpg', await drawPicture({ width: 40, height: 40 }).png().toBuffer())
  await page.getByRole('alert').filter({ hasText: 'Der Inhalt der Datei ist nicht, was ihr Name sagt.' }).waitFor()
  expect(await storedMedia()).toBe(second)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(storedMedia).toBe(first)
})

it('[LIB-11, EDIT-12] what a picture shows is said where it stands, is undone like anything else, or not needed', async () => {
  const pageId = await openNewPage(page, product, ['cta', 'richTextBlock'])
  await choose('regal.png', await drawPicture({ width: 800, height: 500 }).png().toBuffer())
  const drawn = picture().locator('img')
  await drawn.waitFor()
  await picture().click()
  await menuButton(page, 'Bildbeschreibung').click()
  await page.getByRole('textbox', { name: 'Deutsch' }).fill('Ein Regal voller Brillen')
  await page.getByRole('textbox', { name: 'Français' }).fill('Une étagère pleine de lunettes')
  await page.keyboard.press('Escape')
  await expect.poll(() => drawn.getAttribute('alt')).toBe('Ein Regal voller Brillen')
  await saving(page, 'Gespeichert')
  // Each language is a value of its own, and so is taking it back.
  const mediaId = (await storedMedia())!
  const described = () => page.evaluate(readAlt, { pageId, mediaId })
  const [de, fr] = ['Ein Regal voller Brillen', 'Une étagère pleine de lunettes']
  for (const [button, alt] of [
    ['Rückgängig', { de }],
    ['Rückgängig', {}],
    ['Wiederholen', { de }],
    ['Wiederholen', { de, fr }],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect.poll(described).toEqual(alt)
    await expect.poll(() => drawn.getAttribute('alt')).toBe('de' in alt ? de : '')
  }

  // Somebody else writes another language while these words are being typed: both stay.
  await picture().click()
  await menuButton(page, 'Bildbeschreibung').click()
  const german = page.getByRole('textbox', { name: 'Deutsch' })
  await german.fill('Ein Regal mit Brillen')
  await saving(page, 'Gespeichert')
  const media = { id: mediaId, alt: { it: 'Uno scaffale' } }
  await post(page, 'media/update', { media, pageId })
  await expect.poll(() => page.getByRole('textbox', { name: 'Italiano' }).inputValue()).toBe('Uno scaffale')
  await german.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await expect.poll(() => drawn.getAttribute('alt')).toBe('Ein Regal mit Brillen!')
  await saving(page, 'Gespeichert')
  await page.reload()
  await picture().click()
  await menuButton(page, 'Bildbeschreibung').click()
  expect(await page.getByRole('textbox', { name: 'Italiano' }).inputValue()).toBe('Uno scaffale')
  expect(await german.inputValue()).toBe('Ein Regal mit Brillen!')
  await post(page, 'media/update', { media: { ...media, alt: { it: null } }, pageId })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Veröffentlichen' }).first().click()
  const asked = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await asked.getByRole('listitem').filter({ hasText: 'Text ist leer und erscheint nicht' }).waitFor()
  const lacking = asked.getByRole('listitem').filter({ hasText: 'Beschreibung fehlt: IT, EN' })
  await lacking.getByRole('button', { name: 'Aufruf · Bild' }).click()
  await asked.waitFor({ state: 'detached' })
  await menuButton(page, 'Bildbeschreibung').click()
  await page.getByRole('switch', { name: 'Schmuckbild, braucht keine Beschreibung' }).click()
  await expect.poll(() => drawn.getAttribute('alt')).toBe('')
  await saving(page, 'Gespeichert')
  await page.getByRole('button', { name: 'Veröffentlichen' }).first().click()
  await asked.getByText('ist leer und erscheint nicht').waitFor()
  expect(await asked.getByText('Beschreibung fehlt').count()).toBe(0)
  await page.keyboard.press('Escape')
})

/** What the server has a picture say. Runs in the page. */
const readAlt = async ({ pageId, mediaId }: { pageId: string; mediaId: string }) => {
  const answer = await fetch(`/api/v1/page/working?id=${pageId}`)
  return (await answer.json()).data.media[mediaId].alt as Record<string, string>
}
