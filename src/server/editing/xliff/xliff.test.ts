import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { texts as lines, startEditing } from '../../../../test/editing'
import { onBothEngines } from '../../../../test/engines'
import { createTestSite, signIn } from '../../../../test/server'
import { turnsDuring } from '../../../../test/turnsDuring'
import { quotas } from '../../../content/quotas'
import type { RichText, RichTextInline } from '../../../content/richText'
import { plainRichText } from '../../../content/rules/cleanRichText'
import type { ImportOutcome } from '../../../contract/xliff'
import { newId } from '../../newId'
import { findSiteById } from '../../storage/sites'
import { textsOfPage } from '../textsOfPage'
import { codesOf, inlinesOf, piecesOf, writable } from './codes'
import { parseXliff } from './parseXliff'

const bold = [{ type: 'bold' as const }]
const rich = (title: string): RichText => {
  const json: RichText['json'] = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'A & <b> ' },
          { type: 'text', text: 'fett', marks: bold },
          { type: 'hardBreak' },
          { type: 'text', text: ' "Ende"\u2028\u0085' },
        ],
      },
    ],
  }
  return { json, text: plainRichText(json) }
}

onBothEngines('XLIFF', open => {
  const begin = async () => {
    const editing = await startEditing(await open(), {
      locales: ['de', 'fr', 'it'],
      groups: [
        { type: 'hero', fields: { title: { text: { de: 'Klar sehen', fr: 'Voir clair' } } } },
        { type: 'richTextBlock', fields: { textBlock: { text: { de: rich('Titel'), fr: rich('Titre') } } } },
      ],
    })
    const { app, storage, site, pageId, cookie } = editing
    const get = (to: string, id?: string, as = cookie) =>
      app.inject({
        method: 'GET',
        url: `/api/v1/languages/xliff?${new URLSearchParams({ to, ...(id ? { id } : {}) })}`,
        headers: { host: site.host, cookie: as },
      })
    const put = async (words: string | Buffer, { as = cookie, host = site.host } = {}) => {
      const form = new FormData()
      form.set('file', new Blob([words as string]), 'a.xlf')
      const sent = new Request('http://a', { method: 'POST', body: form })
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/languages/xliff/import',
        headers: {
          host,
          cookie: as,
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
          'content-type': sent.headers.get('content-type')!,
        },
        payload: Buffer.from(await sent.arrayBuffer()),
      })
      return { status: answer.statusCode, ...(answer.json() as { code?: string; data: ImportOutcome }) }
    }
    const head = (await findSiteById(storage.read, site.id))!
    const texts = () => textsOfPage(storage.read, head, pageId)
    const titleOf = async () => (await texts()).find(({ where }) => where.of === 'field' && where.field === 'title')!
    const write = async (data: Record<string, string>) =>
      editing.call('POST', 'data', { itemType: 'field', linkId: (await titleOf()).itemId, data: lines(data) })
    return { ...editing, get, put, texts, titleOf, write }
  }

  it('[LANG-2] the round trip changes nothing: the same bytes again, and not one version', async () => {
    const { get, put, texts, pageId } = await begin()
    const before = await texts()
    const first = await get('fr')
    expect(first.headers['content-disposition']).toMatch(/site-\d+-de-fr\.xlf$/)
    expect((await get('fr', pageId)).headers['content-disposition']).toMatch(/site-\d+-start-de-fr\.xlf$/)
    const { data } = await put(first.body)
    expect(data).toMatchObject({ to: 'fr', written: 0, same: 3, untouched: 0, unknown: 0, held: [] })
    expect(await texts()).toEqual(before)
    expect((await get('fr')).body).toBe(first.body)
  })

  it('[LANG-2] what is translated is written with its marks, and is done', async () => {
    const { get, put, texts, pageId, call } = await begin()
    const { body } = await get('it', pageId)
    const filled = body.replaceAll(
      /<source>(.*?)<\/source>\n<target state="needs-translation"><\/target>/gs,
      '<source>$1</source>\n<target state="translated">it $1</target>',
    )
    expect((await put(filled)).data).toMatchObject({ written: 3, held: [] })
    const found = (await texts()).map(({ key, targets }) => [key, targets.it?.value, targets.it?.state])
    expect(found).toMatchObject([
      ['name', 'it Start', 'done'],
      ['slug', 'it-start', 'done'],
      ['text', 'it Klar sehen', 'done'],
      [
        'text',
        {
          json: {
            content: [
              { type: 'heading', content: [{ text: 'it Titel' }] },
              { content: [{ text: 'it A & <b> ' }, { text: 'fett', marks: bold }, { type: 'hardBreak' }, {}] },
            ],
          },
        },
        'done',
      ],
    ])
    await call('POST', 'page/undo', { id: pageId, changeId: newId() })
    expect((await texts()).filter(({ targets }) => targets.it?.state === 'done')).toHaveLength(0)
  })

  it('[LANG-2] a page that a program cut in two files is put together again', async () => {
    const { get, put, texts, pageId } = await begin()
    const { body } = await get('it', pageId)
    const filled = body.replaceAll(
      /<source>(.*?)<\/source>\n<target state="needs-translation"><\/target>/gs,
      '<source>$1</source>\n<target>it $1</target>',
    )
    const [head] = /<file[^>]*>\s*<body>/.exec(filled)!
    const cut = filled.replaceAll('</trans-unit>', `</trans-unit></body></file>${head}`)
    expect((await put(cut)).data).toMatchObject({ written: 3, held: [], unknown: 0 })
    const sent = (await texts()).filter(({ key }) => key !== 'slug')
    expect(sent.map(({ targets }) => targets.it?.state)).toEqual(['done', 'done', 'done'])
  })

  it('[LANG-6] what changed meanwhile is not overwritten but shown, source or translation', async () => {
    const { get, put, write, titleOf } = await begin()
    const sent = (await get('fr')).body.replace('>Voir clair<', '>Y voir clair<')
    await write({ fr: 'Voir net' })
    const { data } = await put(sent)
    expect(data).toMatchObject({
      written: 0,
      held: [{ reason: 'target_changed', current: 'Voir net', sent: 'Y voir clair', source: 'Klar sehen' }],
    })
    expect((await titleOf()).targets.fr).toMatchObject({ value: 'Voir net', version: data.held[0]!.version })
    const again = (await get('fr')).body.replace('>Voir net<', '>Y voir net<')
    await write({ de: 'Scharf sehen' })
    expect((await put(again)).data).toMatchObject({
      written: 0,
      held: [{ reason: 'source_changed', sent: 'Y voir net' }],
    })
    expect((await titleOf()).targets.fr!.value).toBe('Voir net')
  })

  it('[LANG-6] a text out of date that comes back as final is right as it is; otherwise it stays out of date', async () => {
    const { get, put, write, titleOf } = await begin()
    await write({ fr: 'Voir clair' })
    await write({ de: 'Scharf sehen' })
    const { body } = await get('fr')
    expect(body).toContain('<target state="needs-adaptation">Voir clair')
    expect((await put(body)).data).toMatchObject({ written: 0, same: 3 })
    expect((await titleOf()).targets.fr!.state).toBe('outdated')
    expect((await put(body.replace('needs-adaptation', 'final'))).data).toMatchObject({ written: 1 })
    expect((await titleOf()).targets.fr).toMatchObject({ value: 'Voir clair', state: 'done' })
  })

  it('[SEC-2] refuses what is no such file, from elsewhere, or not hers; nothing is changed', async () => {
    const { storage, site, get, put, texts } = await begin()
    const before = await texts()
    const { body } = await get('fr')
    const changed = body.replace('>Voir clair<', '>Y voir clair<')
    const head = '<?xml version="1.0"?>'
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    const attributes = Array.from({ length: 200 }, (_, at) => `a${at}=""`).join(' ')
    const refused: [string, string | Buffer][] = [
      ['xliff_malformed', 'Guten Tag'],
      ['xliff_malformed', ''],
      ['xliff_malformed', '<xliff/>'],
      ['xliff_malformed', Buffer.from([0xc3, 0x28])],
      ['xliff_malformed', changed.slice(0, -20)],
      ['xliff_malformed', changed.replace(/^<\?xml.*\?>/, head + laughs)],
      ['xliff_malformed', changed.replace(/^<\?xml.*\?>/, head + outside).replace('>Y voir', '>&a;')],
      ['xliff_malformed', changed.replace('>Y voir', '>&nbsp;')],
      ['xliff_malformed', changed.replaceAll('version="1.2"', 'version="2.1"')],
      ['xliff_malformed', `${'<a>'.repeat(200_000)}`],
      ['xliff_malformed', changed.replace('<body>', `<body ${attributes}>`)],
      ['xliff_other_site', changed.replaceAll(site.id, newId())],
      ['xliff_language', changed.replaceAll('target-language="fr"', 'target-language="en"')],
      ['xliff_language', changed.replaceAll('target-language="fr"', 'target-language="de"')],
      ['xliff_language', changed.replaceAll('source-language="de"', 'source-language="it"')],
      ['too_large', Buffer.alloc(11 * 1024 * 1024, 32)],
    ]
    for (const [code, words] of refused)
      expect([words.slice(0, 40), (await put(words)).code]).toEqual([words.slice(0, 40), code])
    const italian = (await signIn(storage, site, 'optician', ['it'])).cookie
    for (const words of [changed, body]) expect((await put(words, { as: italian })).status).toBe(403)
    expect((await get('fr', undefined, italian)).statusCode).toBe(403)
    const other = await createTestSite(storage)
    const { cookie } = await signIn(storage, other)
    expect((await put(changed, { as: cookie, host: other.host })).code).toBe('xliff_other_site')
    expect(await texts()).toEqual(before)
  })

  it('[LANG-2] marks or line breaks that are lost or doubled in the file are shown, not taken', async () => {
    const { get, put, texts, pageId } = await begin()
    const before = await texts()
    const french = (await get('fr', pageId)).body
    const [target] = /<target[^>]*>[^<]*<g id="1">.*?<\/target>/s.exec(french)!
    const sent = (change: (words: string) => string) =>
      put(french.replace(target, change(target.replace('A &amp;', 'Et &amp;'))))
    const isHeld = { written: 0, held: [{ reason: 'damaged', sent: { text: expect.stringContaining('Et &') } }] }
    const bad: ((words: string) => string)[] = [
      words => words.replaceAll(/<\/?g[^>]*>/g, ''),
      words => words.replace('fett', ''),
      words => words.replace('</g>', '</g> <g id="1">noch</g>'),
      words => words.replace(/<x[^>]*>/, ''),
      words => words.replace(/<x[^>]*>/, '$&$&'),
    ]
    for (const change of bad) expect((await sent(change)).data, change.toString()).toMatchObject(isHeld)
    const italian = (await get('it', pageId)).body.replaceAll(
      /<source>(.*?)<\/source>\n<target state="needs-translation"><\/target>/gs,
      (_, words: string) => `<source>${words}</source>\n<target>${words.replaceAll(/<\/?g[^>]*>/g, '')}</target>`,
    )
    const { data } = await put(italian)
    expect(data).toMatchObject({ written: 2, held: [{ reason: 'damaged', current: null }] })
    const rich = (list: typeof before) => list.filter(({ kind }) => kind === 'rich')
    expect(rich(await texts())).toEqual(rich(before))
    expect((await sent(words => words)).data).toMatchObject({ written: 1, held: [] })
  })

  it('[LANG-2] a translation that has fewer marks than its source stays as it was meant', async () => {
    const { call, get, put, texts, pageId } = await begin()
    const find = async () => (await texts()).find(({ kind }) => kind === 'rich')!
    const words = rich('Titre')
    words.json.content[1] = { type: 'paragraph', content: [{ type: 'text', text: 'Sans rien' }] }
    const fr = { json: words.json, text: plainRichText(words.json) }
    const data = { content: { type: 'localizedRichText', data: { fr } } }
    const answer = await call('POST', 'data', { itemType: 'field', linkId: (await find()).itemId, data })
    expect(answer).toMatchObject({ status: 200 })
    const { body } = await get('fr', pageId)
    expect((await put(body.replace('Sans rien', 'Sans plus'))).data).toMatchObject({ written: 1, held: [] })
    expect((await find()).targets.fr!.value).toMatchObject({ text: expect.stringContaining('Sans plus') })
  })

  it('[LANG-2] what the page has no room for is named, the rest is taken, and the log tells of the file', async () => {
    const { storage, site, get, put, titleOf, pageId } = await begin()
    const { body } = await get('fr', pageId)
    const isNear = { content_bytes: quotas.keptPageBytes - 20 }
    await storage.write(({ db }) => db.updateTable('pages').set(isNear).where('id', '=', pageId).execute())
    const sent = body.replaceAll('>Titre<', `>${'Titre '.repeat(10)}<`).replace('>Voir clair<', '>Y voir clair<')
    expect((await put(sent)).data).toMatchObject({
      written: 1,
      held: [{ reason: 'no_room', kind: 'rich', sent: { text: expect.stringContaining('Titre Titre') } }],
    })
    expect((await titleOf()).targets.fr!.value).toBe('Y voir clair')
    const entries = storage.read.selectFrom('audit').select(['kind', 'subject']).where('site_id', '=', site.id)
    expect(await entries.where('kind', '=', 'imported').execute()).toEqual([{ kind: 'imported', subject: 'a.xlf' }])
  })

  it('[SEC-2] what is not known here, damaged or too long is named; the rest is taken', async () => {
    const { get, put, texts } = await begin()
    const before = await texts()
    const { body } = await get('fr')
    const changed = body.replace('>Voir clair<', '>Y voir clair<')
    expect((await put(changed.replace('>Y voir clair<', `>${'a'.repeat(10_001)}<`))).data.held).toMatchObject([
      { reason: 'too_large', sent: null, current: 'Voir clair' },
    ])
    expect((await put(changed.replaceAll(/trans-unit id="/g, 'trans-unit id="x'))).data).toMatchObject({
      written: 0,
      unknown: 3,
    })
    const unknownMark = body.replace(/(<target[^>]*>[^<]*)<g id="1">/, '$1<g id="9">')
    expect((await put(unknownMark)).data).toMatchObject({ written: 0, held: [{ reason: 'damaged', sent: null }] })
    expect((await put(changed.replace('<g id="1">', '<g id="9">'))).data.held).toMatchObject([
      { reason: 'source_changed' },
    ])
    const page = /original="([^"]+)"/.exec(body)![1]!
    expect((await put(changed.replaceAll(page, page.replace(/[^/]+$/, newId())))).data).toMatchObject({
      written: 0,
      unknown: 3,
    })
    const after = await texts()
    const without = (list: typeof before) => list.filter(({ where }) => where.of !== 'field' || where.field !== 'title')
    expect(without(after)).toEqual(without(before))
  })
})

describe('XLIFF, at random', () => {
  const inline: fc.Arbitrary<RichTextInline> = fc.oneof(
    fc.constant({ type: 'hardBreak' as const }),
    fc.record({ text: fc.string({ minLength: 1 }) }).map(({ text }) => ({ type: 'text' as const, text })),
    fc
      .record({ text: fc.string({ minLength: 1 }), type: fc.constantFrom('bold' as const, 'italic' as const) })
      .map(({ text, type }) => ({ type: 'text' as const, text, marks: [{ type }] })),
  )

  it('runs come back as they were, and damaged pieces as nothing', () => {
    fc.assert(
      fc.property(fc.array(inline), fc.array(inline), (source, target) => {
        const codes = codesOf(source, target)
        const once = inlinesOf(piecesOf(target, codes), codes)!
        expect(inlinesOf(piecesOf(once, codes), codes)).toEqual(once)
        const words = (runs: readonly RichTextInline[]) =>
          runs.map(run => (run.type === 'text' ? run.text : '\n')).join('')
        expect(words(once)).toBe(writable(words(target)))
      }),
    )
  })

  it('a long file is read in pieces: others have their turn in between', async () => {
    const unit = '<trans-unit id="a"><source>a</source></trans-unit>'
    const words = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file>${unit.repeat(10_000)}</file></xliff>`
    expect(await turnsDuring(() => parseXliff(Buffer.from(words)))).toBeGreaterThan(25)
  })

  it('of very many marks only so many are kept as are needed to see that they are too many', async () => {
    const unit = `<trans-unit id="a"><source>${'<x/>'.repeat(10_100)}</source></trans-unit>`
    const many = (units: number) =>
      `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file>${unit.repeat(units)}</file></xliff>`
    const [file] = await parseXliff(Buffer.from(many(1)))
    expect(file!.units[0]!.source).toHaveLength(10_001)
    await expect(parseXliff(Buffer.from(many(30)))).rejects.toMatchObject({ code: 'xliff_malformed' })
  })

  it('whatever is sent is read or refused', async () => {
    const start = '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
    const part = fc.constantFrom(
      '<file>',
      '</file>',
      '<trans-unit id="a">',
      '<g id="1">',
      '</g>',
      '&amp;',
      '&x;',
      '<![CDATA[',
      ']]>',
      '<x/>',
      'ä',
      '<target>',
      '</target>',
      '</trans-unit>',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part), async parts => {
        const outcome = await parseXliff(Buffer.from(`${start}${parts.join('')}</xliff>`)).catch(
          (error: unknown) => error,
        )
        expect(Array.isArray(outcome) || (outcome as { code?: string }).code === 'xliff_malformed').toBe(true)
      }),
    )
  })
})
