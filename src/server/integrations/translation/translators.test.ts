import { describe, expect, it, onTestFinished } from 'vitest'
import { startTranslationServer } from '../../../../test/translationServer'
import type { Locale } from '../../../content/locale'
import type { RichTextInline } from '../../../content/richText'
import { blocksOf, plainOf, withBlocks } from '../../../content/rules/textBlocks'
import { writeRichText } from '../../../content/writeRichText'
import { createDeepl } from './deepl'
import { createLibreTranslate } from './libreTranslate'
import { translateWords } from './translateWords'

const asking = { timeoutMs: 300, pausesMs: [1, 1] }

const start = async (options: Parameters<typeof startTranslationServer>[0] = {}) => {
  const server = await startTranslationServer(options)
  onTestFinished(server.close)
  return {
    ...server,
    deepl: createDeepl({ key: 'secret-key', url: server.url }, asking),
    libre: createLibreTranslate({ url: server.url, key: 'k' }, asking),
  }
}

type Started = Awaited<ReturnType<typeof start>>

const services = ['deepl', 'libre'] as const
const bold: RichTextInline = { type: 'text', text: 'scharf', marks: [{ type: 'bold' }] }
const words = (text: string): RichTextInline[] => [{ type: 'text', text }]

const translated = async (
  server: Started,
  name: (typeof services)[number],
  inlines: RichTextInline[],
  { to = 'fr' as Locale, terms = [] as { from: string; to: string }[], context = plainOf(inlines) } = {},
) => {
  const keeps = (await server[name].speaks('de', to))!
  const [result] = await translateWords(server[name], {
    from: 'de',
    to,
    keeps,
    wanted: [{ words: inlines, context }],
    terms,
  })
  return result
}

describe.each(services)('%s', name => {
  it('[LANG-1] translates texts in order, and says what it was asked for as the service wants it', async () => {
    const server = await start()
    expect(await translated(server, name, words('Klar sehen.'))).toEqual(words('fr:Klar sehen.'))
    const [{ path, headers, body }] = server.sent as [Started['sent'][number]]
    if (name === 'deepl') {
      expect(path).toBe('/v2/translate')
      expect(headers.authorization).toBe('DeepL-Auth-Key secret-key')
      expect(body).toMatchObject({ text: ['Klar sehen.'], source_lang: 'DE', target_lang: 'FR' })
      expect(body.formality).toBe('prefer_more')
    } else {
      expect(path).toBe('/translate')
      expect(body).toEqual({ q: ['Klar sehen.'], source: 'de', target: 'fr', format: 'text', api_key: 'k' })
    }
  })

  it('[LANG-1] marks come back around their words, line breaks and signs stay', async () => {
    const server = await start()
    const inlines: RichTextInline[] = [
      { type: 'text', text: 'Wir sehen <5 & ' },
      bold,
      { type: 'hardBreak' },
      { type: 'text', text: 'immer.' },
    ]
    expect(await translated(server, name, inlines)).toEqual([
      { type: 'text', text: 'fr:Wir sehen <5 & ' },
      ...inlines.slice(1),
    ])
    const { body } = server.sent[0]!
    expect(body).toMatchObject(name === 'deepl' ? { tag_handling: 'html' } : { format: 'html' })
  })

  it.each([
    ['lost', (text: string) => text.replace(/<\/?span[^>]*>/g, '')],
    ['doubled', (text: string) => text + text],
    ['left open', (text: string) => text.replace('</span>', '')],
    ['swapped for another', (text: string) => text.replace('id="0"', 'id="7"')],
    ['mixed with others', (text: string) => `<script>x</script>${text}`],
  ])('[LANG-1] marks that are %s are refused', async (_, translate) => {
    const server = await start({ translate })
    await expect(translated(server, name, [...words('Wir sehen '), bold])).rejects.toMatchObject({
      code: 'translation_damaged',
    })
  })

  it('[LANG-1] German has no ß', async () => {
    const server = await start({ translate: () => 'Straße GROẞ' })
    expect(await translated(server, name, words('rue'), { to: 'de' })).toEqual(words('Strasse GROSS'))
  })

  it('[LANG-6] words of the glossary come back as they are written there, or nothing does', async () => {
    const server = await start()
    const terms = [
      { from: 'Gleitsichtbrille', to: 'lunettes progressives' },
      { from: 'Brille', to: 'lunettes' },
    ]
    const inlines = words('Ihre Gleitsichtbrille, kein Brillenetui.')
    expect(await translated(server, name, inlines, { terms })).toEqual(
      words('fr:Ihre lunettes progressives, kein Brillenetui.'),
    )
    const careless = await start({ translate: text => text.replace('lunettes', 'bésicles') })
    await expect(translated(careless, name, inlines, { terms })).rejects.toMatchObject({ code: 'translation_damaged' })
  })

  it('[LANG-1] a busy service is asked again, and gives up in the end', async () => {
    const server = await start()
    server.faults.push({ status: 429 }, { status: name === 'deepl' ? 529 : 429 })
    expect(await translated(server, name, words('Ja.'))).toEqual(words('fr:Ja.'))
    server.faults.push({ status: 429 }, { status: 429 }, { status: 429 })
    await expect(translated(server, name, words('Ja.'))).rejects.toMatchObject({ code: 'translator_busy' })
  })

  it.each([
    ['a wrong key', { status: 403 }, 'translator_key'],
    ['no quota left', { status: 456 }, 'translator_quota'],
    ['a failure', { status: 500 }, 'translator_failed'],
    ['no answer in time', { isSilent: true }, 'translator_slow'],
    ['no JSON', { raw: '<html>' }, 'translator_failed'],
    ['another shape', { body: { translations: 'x', translatedText: 7 } }, 'translator_failed'],
    ['half an answer', { raw: '{"translations":[{"text":"x"}]}', isHalf: true }, 'translator_failed'],
    ['too few texts', { body: { translations: [], translatedText: [] } }, 'translator_failed'],
    ['a redirect', { status: 302 }, 'translator_failed'],
  ])('[LANG-1] says what is wrong: %s', async (_, fault, code) => {
    const server = await start()
    server.faults.push(fault)
    await expect(translated(server, name, words('Ja.'))).rejects.toMatchObject({ code })
  })

  it('[LANG-1] 128 KiB of text go in several requests, each small enough, and come back whole', async () => {
    const server = await start({ translate: text => text })
    const text = 'Ein Satz, der nicht sehr lang ist und doch etwas sagt. '.repeat(2_600).trim()
    expect(text.length).toBeGreaterThan(128 * 1024)
    expect(await translated(server, name, words(text))).toEqual(words(text))
    expect(server.sent.length).toBeGreaterThan(1)
    for (const { body } of server.sent) expect(JSON.stringify(body).length).toBeLessThan(128 * 1024)
  })

  it('[LANG-1] of a rich text every part keeps its form', async () => {
    const server = await start({ translate: text => text.replaceAll(/[a-zäöü]+(?![^<]*>)/gi, 'x') })
    const value = writeRichText('## Titel\n\nEin **fetter** Satz.\n\n- Eins\n- Zwei')
    const keeps = (await server[name].speaks('de', 'fr'))!
    const wanted = blocksOf(value).map(({ inlines }) => ({ words: inlines, context: plainOf(inlines) }))
    const parts = await translateWords(server[name], { from: 'de', to: 'fr', keeps, wanted, terms: [] })
    expect(withBlocks(value, parts)).toEqual(writeRichText('## x\n\nx **x** x.\n\n- x\n- x'))
  })
})

it('[LANG-1] DeepL knows no Romansh; without tags it gets run by run, with the sentence around it', async () => {
  const server = await start()
  expect(await server.deepl.speaks('de', 'rm')).toBeNull()
  expect(await server.deepl.speaks('de', 'hr')).toBe('plain')
  const inlines = [...words('Wir sehen '), bold, ...words('.')]
  expect(await translated(server, 'deepl', inlines, { to: 'hr' })).toEqual([
    { type: 'text', text: 'hr:Wir sehen ' },
    { ...bold, text: 'hr:scharf' },
    { type: 'text', text: '.' },
  ])
  expect(server.sent[0]!.body).toMatchObject({ text: ['Wir sehen', 'scharf'], context: 'Wir sehen scharf.' })
  expect(server.sent[0]!.body).not.toHaveProperty('tag_handling')
  const terms = [{ from: 'sehen', to: 'vidimo' }]
  expect(await translated(server, 'deepl', words('Wir sehen.'), { to: 'hr', terms })).toEqual(words('hr:Wir vidimo.'))
})

it('[LANG-1] LibreTranslate knows the languages that are installed', async () => {
  const server = await start({ languages: ['de', 'fr'] })
  expect(await server.libre.speaks('de', 'fr')).toBe('tags')
  expect(await server.libre.speaks('de', 'it')).toBeNull()
})
