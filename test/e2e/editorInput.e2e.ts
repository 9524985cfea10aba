import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RichText, richTextSchema } from '../../src/content/richText'
import { drawPicture } from '../pictures'
import { turnOf } from '../sample'
import { signedIn } from './ask'
import { drawn, shareBrowser, widths } from './browser'
import { editorReady, openEditor, saving, title } from './editing'
import { writeEveryBlock } from './everyBlock'
import { payloads } from './payloads'
import { operator, type Product } from './product'
import { startDemo } from './startDemo'
import { nameOf, paste, storedTexts } from './writing'

const openPage = shareBrowser({ withPictures: true })
let product: Product
let call: Awaited<ReturnType<typeof signedIn>>
let template = ''
let pageId = ''
beforeAll(async () => {
  product = await startDemo()
  call = await signedIn(product.port, operator)
  const only = ['hero', 'richTextBlock']
  const page = await writeEveryBlock(call, { name: 'Zwei', slug: 'zwei', text: block => `Zu ${block}`, only })
  template = page.id
})
afterAll(async () => {
  await product.stop()
})
beforeEach(async () => {
  pageId = (await call<{ id: string }>('POST', 'page/duplicate', { id: template })).id
})

const open = (page: Page) => openEditor(page, product, `/de/edit/${pageId}?toolbar=1`)
const stored = async (name: string) => (await storedTexts(call, pageId))[name]
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window)
const textBlock = (page: Page) => page.locator('main [data-block=richTextBlock] [data-edit=rich]')

/** Opens a rich text with everything in it selected. */
const rewrite = async (page: Page) => {
  await textBlock(page).click()
  await page.locator('.ProseMirror').waitFor()
  await page.keyboard.press('Control+A')
}

/** Whether all of it can be read without scrolling. */
const isWithinWindow = (place: Locator) =>
  place.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  })

/** A picture in the site's library. */
const uploaded = (page: Page, bytes: Buffer): Promise<{ id: string }> =>
  page.evaluate(async base64 => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))]), 'laden.png')
    return (await (await fetch('/api/v1/media/upload', { method: 'POST', body: form })).json()).data
  }, bytes.toString('base64'))

/** As it comes from another program; what a page puts on the clipboard itself the browser has filtered before. */
const pasteUnfiltered = (element: Element, { html, text }: { html: string; text: string }) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0cm; font-size:11pt} @list l0:level1 {mso-level-number-format:bullet}</style></head>
<body lang=DE-CH><!--StartFragment-->
<h1 style='mso-outline-level:1'><span style='font-family:"Calibri Light"'>Unsere Werkstatt<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='color:#C00000'>Fett</span></b> und <i>kursiv</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Erster Punkt<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Zweiter Punkt<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>Zelle eins</p></td><td><p class=MsoNormal>Zelle zwei</p></td></tr></table>
<p class=MsoNormal><a href="https://example.ch/"><span>Ein Link</span></a> <a href="javascript:window.hacked=1">kein Link</a><img src=x onerror="window.hacked=1"></p>
<!--EndFragment--></body></html>`

const fromTheWeb = `<meta charset="utf-8"><article style="color:red"><h2 id="x" onclick="window.hacked=1">Neue Brille</h2>
<div class="teaser"><p>Mit <strong>Rabatt</strong> &amp; <u>mehr</u><br>Zweite Zeile</p></div>
<ul><li>Eins<ul><li>Darunter</li></ul></li></ul><ol><li>Zuerst</li><li>Danach</li></ol>
<blockquote>Ein Zitat</blockquote><pre><code>Code</code></pre><h5>Klein</h5>
<script>window.hacked=1</script><style>body{display:none}</style><iframe src="javascript:window.hacked=1"></iframe>
<button onclick="window.hacked=1">Knopf</button><input value="Feld"><svg onload="window.hacked=1"><text>Bild</text></svg></article>`

describe('pasted', () => {
  it.each([
    ['Word', fromWord, ['Unsere Werkstatt', 'Fett und kursiv', 'Erster Punkt', 'Zelle eins', 'Zelle zwei', 'Ein Link']],
    ['a web page', fromTheWeb, ['Neue Brille', 'Mit Rabatt & mehr', 'Zweite Zeile', 'Darunter', 'Danach', 'Ein Zitat']],
  ])('[EDIT-7, SEC-2] from %s: the words and what a text may hold, nothing else', async (_, html, words) => {
    const { page, problems } = await openPage(widths.desktop)
    await open(page)
    const name = await nameOf(textBlock(page))
    await rewrite(page)
    await page.locator('.ProseMirror').evaluate(pasteUnfiltered, { html, text: words.join('\n') })
    await title(page).click()
    await saving(page, 'Gespeichert')
    const rich = (await stored(name)) as RichText
    expect(richTextSchema.safeParse(rich).error).toBeUndefined()
    for (const word of words) expect(rich.text).toContain(word)
    if (html === fromWord) expect(rich.text).toMatch(/^Zelle eins Zelle zwei$/m)
    expect(rich.text).not.toMatch(/window\.hacked|Mso|supportLists|display:none/)
    expect(JSON.stringify(rich.json)).toContain('"bold"')
    expect(rich.json.content.filter(block => block.type === 'bulletList').map(list => list.content.length)).toContain(2)
    expect(rich.text).not.toContain('·')
    expect(JSON.stringify(rich.json)).not.toContain('javascript:')
    expect(await textBlock(page).innerHTML()).not.toMatch(/script|onerror|onclick|Mso|<table|<u>|<button|<iframe|<svg/)

    // A plain text takes the words alone.
    const plain = await nameOf(title(page))
    await page.keyboard.press('Control+A')
    await paste(page, words.join('\n'))
    await textBlock(page).click()
    await saving(page, 'Gespeichert')
    expect(await stored(plain)).toBe(words.join('\n'))
    expect(await title(page).locator('*').count()).toBe(0)
    expect(await isHacked(page)).toBe(false)
    // The browser reports markup it only reads, in a document where nothing can run.
    expect(problems.filter(problem => !/content (security )?policy/i.test(problem))).toEqual([])
  })
})

describe('cut or copied inside a rich text', () => {
  const linked = (words: string, link: object) => ({
    type: 'text',
    text: words,
    marks: [{ type: 'link', attrs: { link } }],
  })
  const marked = (words: string, type: string, attrs: object) => ({
    type: 'text',
    text: words,
    marks: [{ type, attrs }],
  })

  it('[EDIT-7] everything comes back as it was: links, sizes, colours, ranks, pictures', async () => {
    const { page } = await openPage(widths.desktop)
    await open(page)
    const picture = await drawPicture({ width: 400, height: 300 }).png().toBuffer()
    const { id: mediaId } = await uploaded(page, picture)
    const json = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Oben' }] },
        { type: 'heading', attrs: { level: 3 }, content: [marked('Unten', 'color', { token: 'primary' })] },
        { type: 'paragraph', attrs: { size: 'large' }, content: [marked('Gross', 'size', { size: 'small' })] },
        {
          type: 'paragraph',
          attrs: { size: null },
          content: [
            linked('Seite', { type: 'page', page: { id: pageId } }),
            { type: 'text', text: ' und ' },
            linked('Termin', { type: 'bookingTool' }),
            { type: 'text', text: ' und ' },
            linked('anderswo', { type: 'url', url: 'https://example.ch/?a=1&b="' }),
          ],
        },
        { type: 'image', attrs: { mediaId, alt: 'Unser "Laden"' } },
        { type: 'paragraph', attrs: { size: null }, content: [{ type: 'text', text: 'Schluss' }] },
      ],
    }
    const name = await nameOf(textBlock(page))
    const groupId = name.split(' ')[0]!
    await call('POST', 'data', {
      itemType: 'field',
      linkId: null,
      add: { parentId: groupId, name: name.split(' ')[1] },
      data: { content: { type: 'localizedRichText', data: { de: { json, text: 'Oben' } } } },
    })
    await page.reload()
    await editorReady(page)
    for (const key of ['Control+X', 'Control+C']) {
      await rewrite(page)
      const link = page.locator('.ProseMirror').getByText('anderswo')
      expect(await link.evaluate(element => getComputedStyle(element).textDecorationLine)).toBe('underline')
      await page.keyboard.press(key)
      await page.keyboard.press('Control+V')
      await title(page).click()
      await saving(page, 'Gespeichert')
      expect(((await stored(name)) as RichText).json).toEqual(json)
    }
  })

  it('[EDIT-7, SEC-2] what others write into such HTML does not get in', async () => {
    const { page } = await openPage(widths.desktop)
    await open(page)
    const name = await nameOf(textBlock(page))
    await rewrite(page)
    const html = `<h2 data-rank="9" level="7">Titel</h2><p data-size="riesig" size="x">
      <a data-link='{"type":"url","url":"javascript:window.hacked=1"}' link="x">Klick</a>
      <a data-link="kein JSON">Nichts</a><span data-size="12em">Gross</span><span data-color="red">Rot</span></p>
      <figure data-media="0190a1b2-0000-7000-8000-000000000001"><img src="https://example.ch/x.png"></figure>`
    await page.locator('.ProseMirror').evaluate(pasteUnfiltered, { html, text: 'Titel' })
    await title(page).click()
    await saving(page, 'Gespeichert')
    const rich = (await stored(name)) as RichText
    expect(richTextSchema.safeParse(rich).error).toBeUndefined()
    expect(rich.json.content[0]).toMatchObject({ type: 'heading', attrs: { level: 2 } })
    expect(rich.text).toMatch(/Klick\s+Nichts\s*GrossRot/)
    expect(JSON.stringify(rich.json)).not.toMatch(/"marks"|image|javascript:/)
  })
})

describe('100 KB', () => {
  const sentence = 'Wir schleifen die Gläser im Haus und passen die Fassung an Ihr Gesicht an. '
  const long = sentence.repeat(Math.ceil((100 * 1024) / sentence.length))

  it('[EDIT-7, EDIT-12] fit into a rich text; typing goes on in it and the page is well for others', async () => {
    const { page } = await openPage(widths.desktop)
    await open(page)
    const name = await nameOf(textBlock(page))
    await rewrite(page)
    await paste(page, long)
    await page.keyboard.type('Ende.')
    await title(page).click()
    await saving(page, 'Gespeichert')
    expect(((await stored(name)) as RichText).text).toBe(`${long}Ende.`)
    await call('POST', 'page/publish', { id: pageId })
    await page.goto(`${product.origin()}/de/${pageId}`)
    expect(await page.locator('main [data-block=richTextBlock] .rich-text').textContent()).toBe(`${long}Ende.`)
  })

  it('[EDIT-8] are too much for a title, and three times as much for a rich text: said so, and all stays as it was', async () => {
    const { page } = await openPage(widths.desktop)
    await open(page)
    const plain = await nameOf(title(page))
    const before = await title(page).textContent()
    await title(page).click()
    await page.keyboard.press('Control+End')
    await paste(page, long)
    const said = page.getByText('Zu lang: höchstens 10’000 Zeichen')
    await said.waitFor()
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: page.viewportSize()!.height })
      await expect.poll(() => isWithinWindow(said)).toBe(true)
    }
    expect(await title(page).textContent()).toBe(before)
    // What was pasted is not there, what was typed is: that is not saved.
    expect(await page.locator('.v-saving').getAttribute('data-saving')).toBe('saved')
    await page.keyboard.insertText('x'.repeat(10_000))
    await saving(page, 'Nicht gespeichert')
    await page.keyboard.press('Control+Z')
    await page.keyboard.type(' kurz')
    await said.waitFor({ state: 'detached' })
    await saving(page, 'Gespeichert')
    expect(await stored(plain)).toBe(`${before} kurz`)

    const name = await nameOf(textBlock(page))
    const words = ((await stored(name)) as RichText).text
    await rewrite(page)
    await paste(page, `${long}\n`.repeat(3))
    await page.getByText('Zu lang für einen Abschnitt: nicht eingefügt').waitFor()
    await page.keyboard.press('End')
    await drawn(page)
    await page.keyboard.type(' Weiter.')
    await saving(page, 'Gespeichert')
    expect(((await stored(name)) as RichText).text).toBe(`${words} Weiter.`)
  })
})

it('[SEC-2] scripts written into every kind of field, the blocks in turn, are words, while editing, after publishing and after a reload', async () => {
  const all = await writeEveryBlock(call, { name: 'Alles', slug: 'alles', text: block => `Zu ${block}` })
  pageId = all.id
  const { page, problems } = await openPage(widths.desktop)
  await open(page)
  const written = new Map<string, string>()
  const write = async (field: Locator, index: number) => {
    const text = payloads[index % payloads.length]!.replace(/^\u2028/, '')
    await field.click()
    await page.locator('.v-frame').waitFor()
    if ((await field.getAttribute('data-edit')) === 'rich') await page.locator('.ProseMirror').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(text)
    return text
  }
  const fields = page.locator('main [data-edit]:not([data-edit=media], [data-field=email])')
  const kinds = new Map<string, Locator[]>()
  await fields.first().waitFor()
  const names = await fields.evaluateAll(all =>
    all.map(element => `${(element as HTMLElement).dataset.edit} ${(element as HTMLElement).dataset.field}`),
  )
  for (const [index, kind] of names.entries()) kinds.set(kind, [...(kinds.get(kind) ?? []), fields.nth(index)])
  expect(kinds.size).toBeGreaterThan(5)
  for (const [place, ofKind] of [...kinds.values()].entries())
    for (const field of turnOf(ofKind, place)) written.set(await nameOf(field), await write(field, written.size))
  await page.keyboard.press('Escape')
  await saving(page, 'Gespeichert')
  expect(await isHacked(page)).toBe(false)
  const after = await storedTexts(call, pageId)
  const plain = (value: string | RichText | undefined) => (typeof value === 'object' ? value.text : value)
  for (const [name, text] of written) if (!name.endsWith(' name')) expect(plain(after[name])).toBe(text)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
  expect(await isHacked(page)).toBe(false)
  // In the other languages the fields are as they were: everything can be published.
  await call('POST', 'page/publish', { id: pageId })
  await page.goto(`${product.origin()}/de/${pageId}`)
  await page.locator('main').waitFor()
  expect(await isHacked(page)).toBe(false)
  expect(await page.locator('main').textContent()).toContain('<script>window.hacked=1</script>')
  expect(problems).toEqual([])
})
