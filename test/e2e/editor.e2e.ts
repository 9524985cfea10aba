import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, shareBrowser, widths } from './browser'
import {
  editorReady,
  openEditor,
  openNewPage,
  retype,
  saving,
  selectSection,
  shortPage,
  storedTitle,
  title,
  toolbar,
} from './editing'
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

describe('nothing typed is lost', () => {
  it('[EDIT-12] typed and reloaded at once: it is there, and saved', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    await retype(page, 'Sofort neu geladen')
    await page.reload()
    await editorReady(page)
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Sofort neu geladen')
    await saving(page, 'Gespeichert')
    expect(await storedTitle(page)).toBe('Sofort neu geladen')
  })

  it('[EDIT-11, EDIT-12] typed offline: said so, kept, and saved when the connection is back', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    await page.context().setOffline(true)
    await retype(page, 'Ohne Netz geschrieben')
    await saving(page, 'Offline')
    await page.context().setOffline(false)
    await saving(page, 'Gespeichert')
    expect(await storedTitle(page)).toBe('Ohne Netz geschrieben')
  })
})

describe('undo and redo', () => {
  it('[EDIT-12] a removed section comes back, by button and by keys', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    const sections = page.locator('main > [data-block]')
    const count = await sections.count()
    await selectSection(page, 0)
    await page.getByRole('button', { name: 'Entfernen' }).click()
    await page.locator('main > [data-status=markedForDeletion]').waitFor()
    await saving(page, 'Gespeichert')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.locator('main > [data-status=published]').waitFor()
    await page.keyboard.press('Control+Shift+Z')
    await page.locator('main > [data-status=markedForDeletion]').waitFor()
    await page.keyboard.press('Control+Z')
    await page.locator('main > [data-status=published]').waitFor()
    expect(await sections.count()).toBe(count)
  })
})

describe('two editors', () => {
  it('[EDIT-13, EDIT-24] see each other and each other’s changes', async () => {
    const { page: anna } = await openPage(widths.desktop)
    const { page: beat } = await openPage(widths.desktop)
    await openEditor(anna, product)
    await openEditor(beat, product)
    // It is the same account: one's own other window is not called another person.
    const others = anna.getByRole('list', { name: 'Auch auf dieser Seite' })
    await others.getByText('Sie, in einem anderen Fenster').waitFor({ state: 'attached' })
    await retype(anna, 'Von Anna geschrieben')
    await beat.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Von Anna geschrieben')
    await beat.close()
    await others.waitFor({ state: 'detached' })
  })

  it('[EDIT-13] the same text changed by both is shown twice and one chooses', async () => {
    const { page: anna } = await openPage(widths.desktop)
    const { page: beat } = await openPage(widths.desktop)
    await openEditor(anna, product)
    await openEditor(beat, product)
    await beat.context().setOffline(true)
    await retype(beat, 'Beats Fassung')
    await retype(anna, 'Annas Fassung')
    await saving(anna, 'Gespeichert')
    await beat.context().setOffline(false)
    const dialog = beat.getByRole('dialog', { name: 'Zwei Fassungen' })
    await dialog.getByText('Beats Fassung').waitFor()
    await dialog.getByText('Annas Fassung').waitFor()
    expect(await storedTitle(anna)).toBe('Annas Fassung')
    await dialog.getByRole('button', { name: 'Meine behalten' }).click()
    await saving(beat, 'Gespeichert')
    expect(await storedTitle(beat)).toBe('Beats Fassung')
    await anna.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Beats Fassung')
  })
})

describe('the editor on the page', () => {
  it('[EDIT-1, EDIT-2] opens by key, closes by Escape, and its flag stands in the address', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product, shortPage.de)
    await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
    await page.keyboard.press('Control+E')
    await page.getByRole('toolbar', { name: 'Bearbeitungsleiste' }).waitFor()
    expect(new URL(page.url()).searchParams.get('toolbar')).toBe('1')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bearbeiten' }).waitFor()
    expect(new URL(page.url()).searchParams.has('toolbar')).toBe(false)
  })

  it('[EDIT-7] rich text is written where it stands, without moving the page, and pasted markup is reduced', async () => {
    const { page } = await openPage(widths.desktop)
    await openEditor(page, product)
    const rich = page.locator('main [data-edit=rich]').first()
    await page.evaluate(() => document.fonts.ready)
    const before = await rich.boundingBox()
    await rich.click({ position: { x: 20, y: 10 } })
    const writer = page.locator('.ProseMirror').first()
    await writer.waitFor()
    expect(await writer.boundingBox()).toEqual(before)
    await page.keyboard.press('Control+A')
    await writer.evaluate(element => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<p class="MsoNormal" style="mso-x:1"><b>Fett</b> <script>window.hacked = 1</script><img src=x onerror="window.hacked=1"><font color="red">rot</font></p><table><tr><td>Zelle</td></tr></table>',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await title(page).click()
    await saving(page, 'Gespeichert')
    const html = await page.locator('main [data-edit=rich]').first().innerHTML()
    expect(html).toContain('<strong>Fett</strong>')
    expect(html).toContain('Zelle')
    expect(html).not.toMatch(/script|onerror|Mso|style=|<table/)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  it('[EDIT-1] buttons of the bar stay where they are, whatever it says meanwhile', async () => {
    const { page } = await openPage(widths.desktop)
    await openNewPage(page, product, ['hero'])
    const places = () =>
      toolbar(page).evaluate(bar =>
        [...bar.querySelectorAll(':scope > button')].map(button => Math.round(button.getBoundingClientRect().left)),
      )
    const before = await places()
    await page.context().setOffline(true)
    await retype(page, 'Etwas Neues')
    await saving(page, 'Offline')
    expect(await places()).toEqual(before)
    await page.context().setOffline(false)
    await saving(page, 'Gespeichert')
    expect(await places()).toEqual(before)
  })

  it('[OPT-3, EDIT-5] an option shows at once and is saved', async () => {
    const { page } = await openPage(widths.desktop)
    await openNewPage(page, product, ['hero'])
    await selectSection(page, 0)
    await page.getByRole('button', { name: 'Optionen' }).click()
    await page.getByRole('button', { name: 'Akzent' }).click()
    await page.locator('[data-block=hero][data-background=accent]').waitFor()
    await saving(page, 'Gespeichert')
    await page.reload()
    await page.locator('[data-block=hero][data-background=accent]').waitFor()
  })

  it('[A11Y-1] axe finds nothing with toolbar, menu and panel open, on a phone and a desktop', async () => {
    for (const width of [widths.phone, widths.desktop]) {
      const { page, problems } = await openPage(width)
      await openEditor(page, product)
      await title(page).click()
      await selectSection(page, 0)
      await page.getByRole('button', { name: 'Optionen' }).click()
      await page.locator('.v-beside .v-form').waitFor()
      expect(await axe(page)).toEqual([])
      expect(problems).toEqual([])
    }
  })
})
