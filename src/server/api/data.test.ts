import { expect, it } from 'vitest'
import { addressCases } from '../../../test/addressCases'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { createTestPage, createTestSite, hero } from '../../../test/server'
import type { Link } from '../../content/link'
import type { RichTextBlock } from '../../content/richText'
import { linkOf, readAddress } from '../../content/rules/address'
import { writeRichText } from '../../content/writeRichText'
import { newId } from '../newId'
import { insertMedia } from '../storage/media'

type Saved = { id: string; pageId: string; versions: Record<string, number> }

onBothEngines('data', open => {
  const start = async () => {
    const editing = await startEditing(await open(), {
      groups: [hero('Titel', 'Titre'), { type: 'imageBoard' }, { type: 'teamDetails' }],
    })
    const [heroId, boardId, personId] = (await editing.document()).groups.map(group => group.id) as [
      string,
      string,
      string,
    ]
    const write = (name: string, data: object, extra: object = {}) =>
      writeField(editing, { groupId: heroId, name, data, ...extra })
    const option = (name: string, value: unknown, groupId = heroId) =>
      editing.call('POST', 'data', { itemType: 'group', linkId: groupId, data: { options: { [name]: { value } } } })
    const field = async (name: string, at = 0) => (await editing.document()).groups[at]!.fields[name]!
    return { ...editing, heroId, boardId, personId, write, option, field }
  }

  it('[MODEL-2, API-4] a write holds one language only, and versions count per value', async () => {
    const { write, field, storage, site } = await start()
    const first = (await write('kicker', texts({ de: 'Neu' }))).body.data as unknown as Saved
    expect(first.versions).toEqual({ 'text:de': 1 })
    const second = (await write('kicker', texts({ fr: 'Nouveau' }), { base: { 'text:fr': 0 } })).body.data
    expect(second).toMatchObject({ id: first.id, versions: { 'text:fr': 1 } })
    expect((await field('kicker')).text).toEqual({ de: 'Neu', fr: 'Nouveau' })
    const rows = await storage.read
      .selectFrom('items')
      .select('id')
      .where('site_id', '=', site.id)
      .where('name', '=', 'kicker')
      .execute()
    expect(rows).toEqual([{ id: first.id }])
    const stale = await write('kicker', texts({ de: 'A', fr: 'B' }), { base: { 'text:de': 1, 'text:fr': 0 } })
    expect(stale.body).toMatchObject({ code: 'stale_base', details: { key: 'text:fr', current: { version: 1 } } })
    expect((await field('kicker')).text.de).toBe('Neu')
    const log = await storage.read.selectFrom('changes').select('key').where('item_id', '=', first.id).execute()
    expect(log.map(row => row.key).sort()).toEqual(['text:de', 'text:fr'])
    expect(site.locales).toEqual(['de', 'fr'])
  })

  it('[API-4] first writes of one field at once find one row', async () => {
    const { write, storage, site } = await start()
    const locales = ['de', 'fr', 'de', 'fr', 'de', 'fr']
    const answers = await Promise.all(locales.map(locale => write('kicker', texts({ [locale]: locale }))))
    expect(new Set(answers.map(answer => (answer.body.data as unknown as Saved).id)).size).toBe(1)
    const rows = await storage.read
      .selectFrom('items')
      .select('id')
      .where('site_id', '=', site.id)
      .where('name', '=', 'kicker')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('[MODEL-2, EDIT-6] empty, white space and a lone newline are no text', async () => {
    const { write, field } = await start()
    for (const empty of ['', '  ', '\n', '\u00a0', null]) {
      await write('title', texts({ de: 'Etwas' }))
      expect((await write('title', texts({ de: empty }))).status).toBe(200)
      expect((await field('title')).text).toEqual({ fr: 'Titre' })
    }
  })

  it('[MODEL-11] languages the site does not have are refused', async () => {
    const { write, field } = await start()
    expect((await write('title', texts({ it: 'Titolo' }))).body).toMatchObject({ code: 'invalid_input' })
    expect((await write('title', texts({ de: 'Neu', it: 'Titolo' }))).status).toBe(400)
    expect((await write('title', texts({ xx: '?' }))).status).toBe(400)
    expect((await field('title')).text.de).toBe('Titel')
  })

  it('[MODEL-17] content of the type media names a picture like mediaId does', async () => {
    const { storage, site, write, field } = await start()
    const mediaId = newId()
    const picture = { ...sampleMedia['optik/workshop']!, id: mediaId, objectId: newId(), alt: {} }
    await storage.write(tx => insertMedia(tx, site.id, picture))
    const media = (data: string | null) => ({ content: { type: 'media', data } })
    expect((await write('image', media(mediaId))).status).toBe(200)
    expect((await field('image')).mediaId).toBe(mediaId)
    expect((await write('image', { ...media(mediaId), mediaId })).status).toBe(200)
    // A null beside other data says nothing of the picture (API-11).
    expect((await write('image', { ...media(mediaId), mediaId: null })).status).toBe(200)
    expect((await write('image', { ...media(mediaId), mediaId: newId() })).body.code).toBe('invalid_input')
    expect((await write('image', media(newId()))).status).toBe(404)
    expect((await write('title', media(mediaId))).body).toMatchObject({ code: 'unknown_field' })
    expect((await write('image', media(null))).status).toBe(200)
    expect((await field('image')).mediaId).toBeNull()
  })

  it('[MODEL-10] only fields and kinds the block has', async () => {
    const { call, write, heroId, pageId } = await start()
    expect((await write('quote', texts({ de: 'x' }))).body).toMatchObject({ code: 'unknown_field' })
    expect((await write('image', texts({ de: 'x' }))).body).toMatchObject({ code: 'unknown_field' })
    expect((await write('title', { mediaId: null })).body).toMatchObject({ code: 'unknown_field' })
    expect((await write('title', {})).body).toMatchObject({ code: 'invalid_input' })
    expect((await write('image', { mediaId: newId() })).status).toBe(404)
    const save = (input: object) => call('POST', 'data', { itemType: 'field', data: texts({ de: 'x' }), ...input })
    expect((await save({ linkId: null })).status).toBe(404)
    expect((await save({ linkId: newId() })).status).toBe(404)
    expect((await save({ linkId: heroId })).status).toBe(404)
    expect((await save({ linkId: heroId, itemType: 'page' })).status).toBe(404)
    expect((await save({ linkId: heroId, itemType: 'group' })).body).toMatchObject({ code: 'unknown_field' })
    const add = { parentId: heroId, name: 'kicker' }
    expect((await save({ linkId: pageId, add })).status, 'an id of a page').toBe(404)
    expect((await save({ linkId: heroId, add })).status, 'an id of a group').toBe(404)
    const own = newId()
    expect((await save({ linkId: own, add })).body.data).toMatchObject({ id: own })
    expect((await save({ linkId: newId(), add })).body.data).toMatchObject({ id: own })
  })

  it('[API-2] an id that belongs to a deleted page is not taken over', async () => {
    const { call, storage, site, heroId } = await start()
    const gone = await createTestPage(storage, site, { name: { de: 'Weg' } })
    const item = await storage.read
      .selectFrom('items')
      .select('id')
      .where('page_id', '=', gone)
      .where('kind', '=', 'field')
      .executeTakeFirstOrThrow()
    await call('POST', 'page/remove', { id: gone })
    const add = { parentId: heroId, name: 'kicker' }
    const input = { itemType: 'field', linkId: item.id, add, data: texts({ de: 'x' }) }
    expect((await call('POST', 'data', input)).status).toBe(404)
  })

  it('[SEC-2] U+0000, lone surrogates and too much text are refused', async () => {
    const { write, field } = await start()
    for (const text of ['a\u0000b', '\ud800', 'x\udc00y', 'x'.repeat(10_001), 'x'.repeat(200 * 1024)])
      expect((await write('title', texts({ de: text }))).status).toBe(400)
    expect((await write('title', texts({ de: '👓 \u{1F600} e\u0301 \u202e' }))).status).toBe(200)
    expect((await write('title', texts({ de: 'x'.repeat(10_000) }))).status).toBe(200)
    expect((await field('title')).text.de).toHaveLength(10_000)
  })

  it('[MODEL-9, EDIT-7] a paste of 200 KB is kept whole as rich text', async () => {
    const { write, field } = await start()
    const long = writeRichText(
      Array.from({ length: 200 }, (_, index) => `${index} ${'Text '.repeat(199)}`).join('\n\n'),
    )
    expect(long.text.length).toBeGreaterThan(199_000)
    const content = { type: 'localizedRichText', data: { de: { ...long, text: long.text.slice(0, 200_000) } } }
    expect((await write('description', { content })).status).toBe(200)
    expect((await field('description')).text.de).toMatchObject({ json: long.json })
  })
})

onBothEngines('options, links and rich text', open => {
  const start = async () => {
    const editing = await startEditing(await open(), {
      groups: [hero('Titel', 'Titre'), { type: 'imageBoard' }, { type: 'teamDetails' }],
    })
    const ids = (await editing.document()).groups.map(group => group.id) as [string, string, string]
    const option = (name: string, value: unknown, groupId: string = ids[0]) =>
      editing.call('POST', 'data', { itemType: 'group', linkId: groupId, data: { options: { [name]: { value } } } })
    const rich = (content: unknown[], text = 'Text') =>
      writeField(editing, {
        groupId: ids[0],
        name: 'description',
        data: { content: { type: 'localizedRichText', data: { de: { json: { type: 'doc', content }, text } } } },
      })
    const link = (value: unknown) =>
      writeField(editing, { groupId: ids[0], name: 'button', data: { options: { link: { value } } } })
    const button = async () => (await editing.document()).groups[0]!.fields.button?.options.link
    const single = (name: string, data: unknown) =>
      writeField(editing, { groupId: ids[2], name, data: { content: { type: 'single', data } } })
    return { ...editing, ids, option, rich, link, button, single }
  }

  it('[OPT-2, OPT-7] values an option does not have are refused', async () => {
    const { option, ids, document } = await start()
    expect((await option('alignment', 'center')).status).toBe(200)
    for (const [name, value] of [
      ['alignment', 'middle'],
      ['alignment', null],
      ['backgroundColor', 'red'],
      ['backgroundColor', 'url(javascript:alert(1))'],
      ['nothing', 1],
      ['__defineGetter__', 1],
      ['constructor', 1],
    ] as const)
      expect((await option(name, value)).body, `${name} ${value}`).toMatchObject({ code: 'unknown_option' })
    expect((await option('alignment', 'right', ids[1])).body, 'filtered').toMatchObject({ code: 'unknown_option' })
    expect((await option('columns', 6, ids[1])).body).toMatchObject({ code: 'unknown_option' })
    expect((await option('backgroundColor', null)).status).toBe(200)
    expect((await document()).groups[0]!.options).toEqual({ alignment: 'center' })
  })

  it('[LINK-5, SEC-2] no link with another scheme is taken, wherever it stands', async () => {
    const { link, rich, single, button } = await start()
    const paragraph = (value: unknown) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { link: value } }] }],
    })
    const evil = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'x']
    for (const url of [...evil, 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', '//evil.example', ''])
      for (const type of ['url', 'iframe', 'bookingTool']) {
        // API-11: without its own address a booking tool is the site's.
        if (type === 'bookingTool' && url === '') continue
        expect((await link({ type, url })).status, url).toBe(400)
        expect((await rich([paragraph({ type, url })])).status, url).toBe(400)
      }
    for (const value of [
      { type: 'phone', phone: 'javascript:1' },
      { type: 'email', email: 'a@b.ch?bcc=<x>,y@z.ch' },
      { type: 'page', page: { id: 'home' } },
      { type: 'script', url: 'https://example.ch' },
      { type: 'url', url: 'https://example.ch', onclick: 'x' },
    ])
      expect((await link(value)).status).toBe(400)
    expect((await single('email', 'javascript:alert(1)')).status).toBe(400)
    expect(await button()).toBeUndefined()
    expect((await link({ type: 'url', url: 'https://example.ch/?a=b#c' })).status).toBe(200)
  })

  it('[ROUTE-11] a typed address of this site becomes a link to the page', async () => {
    const { storage, site, call, link, button, rich, document, pageId } = await start()
    const id = await createTestPage(storage, site, { name: { de: 'Brillen', fr: 'Lunettes' } })
    const member = await createTestPage(storage, site, { name: { de: 'Anna' }, collection: 'team' })
    const page = (pageId: string, collection: 'team' | null = null, more: { anchor?: string } = {}): Link => ({
      type: 'page',
      page: { id: pageId, collection, ...more },
    })
    const typed = (path: string, host = site.host) => ({ type: 'url', url: `http://${host}${path}` })
    for (const [path, expected] of [
      ['/de/brillen', page(id)],
      ['/fr/lunettes', page(id)],
      [`/de/${id}`, page(id)],
      ['/de', page(pageId)],
      ['/de/~home', page(pageId)],
      ['/de/team/anna', page(member, 'team')],
      ['/de/edit/brillen?toolbar=1', page(id)],
      [':3000/de/brillen/', page(id)],
      ['/de/brillen#preise', page(id, null, { anchor: 'preise' })],
    ] as const) {
      await link(typed(path))
      expect(await button(), path).toEqual(expected)
    }
    for (const url of [
      typed('/de/gibt-es-nicht'),
      typed('/de/brillen', 'example.ch'),
      typed('/de/brillen#zwei wörter'),
      typed('/de/brillen?searchQuery=bern'),
    ]) {
      await link(url)
      expect(await button()).toEqual(url)
    }
    await call('POST', 'page/info', { id, lang: 'de', slug: 'gestelle' })
    await call('POST', 'page/publish', { id })
    await link(typed('/de/brillen'))
    expect(await button()).toEqual(page(id))
    const marks = [{ type: 'link', attrs: { link: typed('/de/gestelle') } }]
    await rich([{ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks }] }])
    expect(JSON.stringify((await document()).groups[0]!.fields.description)).toContain(id)
  })

  it('[EDIT-8] every address that the editor understands is taken, and kept as it was understood', async () => {
    const { link, button, single, document } = await start()
    for (const [typed] of addressCases) {
      const address = readAddress(typed, null)
      if (address.kind === 'none') continue
      expect((await link(linkOf(address))).status, typed).toBe(200)
      expect(await button(), typed).toEqual(linkOf(address))
    }
    for (const email of ['mailto:info@laden.ch', ' info@laden.ch ']) {
      await single('email', email)
      expect((await document()).groups[2]!.fields.email!.single).toBe('info@laden.ch')
    }
  })

  it('[ROUTE-10] a link to a page that is not of this site is refused', async () => {
    const { storage, link } = await start()
    const foreign = await createTestPage(storage, await createTestSite(storage))
    for (const id of [foreign, newId()])
      expect((await link({ type: 'page', page: { id } })).body).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('[MODEL-9, EDIT-23, SEC-2] rich text is an allow-list; headings keep their level', async () => {
    const { rich, document } = await start()
    const text = { type: 'text', text: 'x' }
    const good: RichTextBlock[] = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Titel' }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'image', attrs: { mediaId: newId(), alt: 'Bild' } },
    ]
    expect((await rich(good)).status).toBe(200)
    const levels = [1, 2, 3, 4, 5, 6].map(level => ({ type: 'heading', attrs: { level }, content: [text] }))
    expect((await rich(levels)).status).toBe(200)
    expect((await document()).groups[0]!.fields.description!.text.de).toMatchObject({ json: { content: levels } })
    for (const block of [
      { type: 'script', content: [text] },
      { type: 'html', html: '<b>' },
      { type: 'heading', attrs: { level: 7 }, content: [text] },
      { type: 'paragraph', attrs: { style: 'x' }, content: [text] },
      { type: 'paragraph', content: [{ ...text, marks: [{ type: 'code' }] }] },
      { type: 'paragraph', content: [{ ...text, marks: [{ type: 'color', attrs: { token: '#f00' } }] }] },
      { type: 'paragraph', content: [{ type: 'text', text: '' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'a\u0000' }] },
      { type: 'paragraph', content: [{ type: 'paragraph' }] },
      { type: 'image', attrs: { src: 'https://evil.example/x.png' } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'bulletList', content: [] }] }] },
    ])
      expect((await rich([block])).status, JSON.stringify(block)).toBe(400)
    expect((await rich(Array.from({ length: 2001 }, () => ({ type: 'paragraph' })))).status).toBe(400)
  })

  it('[MODEL-9] rich text of a picture alone is no empty text', async () => {
    const { rich, document } = await start()
    const picture = { type: 'image', attrs: { mediaId: newId() } }
    expect((await rich([picture], '')).status).toBe(200)
    expect((await document()).groups[0]!.fields.description!.text.de).toMatchObject({ json: { content: [picture] } })
    expect((await rich([{ type: 'paragraph' }], '')).status).toBe(200)
    expect((await document()).groups[0]!.fields.description!.text).toEqual({})
  })

  it('[MODEL-3, EDIT-8] single values fit their kind', async () => {
    const { single, document } = await start()
    for (const value of ['nobody', 'a@b', 'a b@c.ch', 5, true]) expect((await single('email', value)).status).toBe(400)
    expect((await single('email', ' anna@example.ch ')).status).toBe(200)
    expect((await document()).groups[2]!.fields.email!.single).toBe('anna@example.ch')
    expect((await single('email', '')).status).toBe(200)
    expect((await document()).groups[2]!.fields.email!.single).toBeNull()
    expect((await single('name', 'x\u0000')).status).toBe(400)
  })
})
