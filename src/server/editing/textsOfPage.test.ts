import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer } from '../../../test/server'
import type { Locale } from '../../content/locale'
import { writeRichText } from '../../content/writeRichText'
import { newId } from '../newId'
import { findSiteById } from '../storage/sites'
import { writeValues } from '../storage/writeValues'
import { keyIn, type PageText, textsOfPage, textsOfSite } from './textsOfPage'

onBothEngines('what a site says in its languages', open => {
  const begin = async ({ locales = ['de', 'fr', 'it'] as Locale[] } = {}) => {
    const { app, storage } = await startTestServer(await open())
    const site = await createTestSite(storage, { locales })
    const pageId = await createTestPage(storage, site, {
      groups: [
        hero('Klar sehen', 'Voir clair'),
        {
          type: 'richTextBlock',
          fields: { textBlock: { text: { de: writeRichText('Eins.\n\nZwei.'), fr: writeRichText('Un.\n\nDeux.') } } },
        },
      ],
    })
    const { cookie, personId } = await signIn(storage, site, 'admin')
    const call = caller({ app, site, cookie })
    const head = (await findSiteById(storage.read, site.id))!
    const texts = (id = pageId) => textsOfPage(storage.read, head, id)
    const find = async (key: string, field?: string, id = pageId) =>
      (await texts(id)).find(
        text => text.key === key && (!field || (text.where.of === 'field' && text.where.field === field)),
      )!
    const write = async (text: PageText, locale: Locale, value: string, more: object = {}) =>
      call('POST', 'data', {
        itemType: 'field',
        linkId: text.itemId,
        data: { content: { type: 'localizedSingleValue', data: { [locale]: value } } },
        changeId: newId(),
        ...more,
      })
    const states = async (field = 'title', id = pageId) => {
      const { targets } = await find('text', field, id)
      return Object.fromEntries(Object.entries(targets).map(([locale, target]) => [locale, target.state]))
    }
    return { app, storage, site, head, pageId, call, personId, texts, find, write, states }
  }

  it('[LANG-6] every text of a page in all its languages, with the source and what it is worth', async () => {
    const { texts, call, pageId } = await begin()
    await call('POST', 'page/info', { id: pageId, lang: 'de', meta: { description: { de: 'Ihr Optiker' } } })
    const listed = (await texts()).map(text => [text.key, text.kind, text.where.of, text.source.value, text.targets])
    expect(listed).toMatchObject([
      ['name', 'line', 'page', 'Start', { fr: { value: 'Accueil', state: 'done' }, it: { state: 'missing' } }],
      ['slug', 'line', 'page', 'start', { fr: { state: 'done' }, it: { state: 'missing', version: 0 } }],
      ['metaDescription', 'line', 'page', 'Ihr Optiker', { fr: { state: 'missing' }, it: { state: 'missing' } }],
      ['text', 'line', 'field', 'Klar sehen', { fr: { value: 'Voir clair', state: 'done' }, it: { value: null } }],
      ['text', 'rich', 'field', { text: 'Eins.\nZwei.' }, { fr: { state: 'done' }, it: { state: 'missing' } }],
    ])
  })

  it('[LANG-6] a changed source marks exactly its translations; taking the change back takes the mark back', async () => {
    const { call, find, write, states, pageId } = await begin()
    await write(await find('text', 'title'), 'it', 'Vedere chiaro')
    expect(await states()).toEqual({ fr: 'done', it: 'done' })
    await write(await find('text', 'title'), 'de', 'Scharf sehen')
    expect(await states()).toEqual({ fr: 'outdated', it: 'outdated' })
    expect(await states('textBlock')).toEqual({ fr: 'done', it: 'missing' })
    await call('POST', 'page/undo', { id: pageId, changeId: newId() })
    expect(await states()).toEqual({ fr: 'done', it: 'done' })
    await call('POST', 'page/redo', { id: pageId, changeId: newId() })
    await write(await find('text', 'title'), 'fr', 'Voir net')
    expect(await states()).toEqual({ fr: 'done', it: 'outdated' })
    expect((await find('text', 'title')).targets.fr!.provenance).toMatchObject({
      origin: 'person',
      source: { locale: 'de', text: 'Scharf sehen' },
    })
  })

  it('[LANG-6] a text written together with its source keeps that one', async () => {
    const { call, find, states } = await begin()
    const { itemId } = await find('text', 'title')
    const data = { content: { type: 'localizedSingleValue', data: { fr: 'Net', de: 'Scharf' } } }
    await call('POST', 'data', { itemType: 'field', linkId: itemId, data })
    const { source, targets } = await find('text', 'title')
    expect(targets.fr!.provenance.source).toEqual({ locale: 'de', version: source.version, text: 'Scharf' })
    expect(await states()).toMatchObject({ fr: 'done' })
  })

  it('[LANG-6] seen to be right as it is: nothing but where it comes from is written, and undo takes it back', async () => {
    const { call, storage, site, pageId, personId, find, write, states } = await begin()
    const text = await find('text', 'title')
    await write(text, 'de', 'Scharf sehen')
    const { version, value } = (await find('text', 'title')).targets.fr!
    await storage.write(tx =>
      writeValues(tx, {
        siteId: site.id,
        pageId,
        author: { personId, changeId: newId() },
        writes: [
          {
            itemId: text.itemId,
            key: keyIn(text, 'fr'),
            value,
            base: version,
            provenance: { origin: 'person', source: { locale: 'de', version: 2, text: 'Scharf sehen' } },
          },
        ],
      }),
    )
    expect((await find('text', 'title')).targets.fr).toMatchObject({ value, state: 'done' })
    await call('POST', 'page/undo', { id: pageId, changeId: newId() })
    expect((await find('text', 'title')).targets.fr).toMatchObject({ value, state: 'outdated' })
    expect((await find('text', 'title')).source.value).toBe('Scharf sehen')
    await call('POST', 'page/redo', { id: pageId, changeId: newId() })
    expect(await states()).toMatchObject({ fr: 'done' })
  })

  it('[LANG-6] reverting and duplicating take along where a text comes from', async () => {
    const { call, find, write, states, pageId } = await begin()
    await write(await find('text', 'title'), 'de', 'Scharf sehen')
    await call('POST', 'page/publish', { id: pageId, withDefaultLanguage: true })
    await write(await find('text', 'title'), 'fr', 'Voir net')
    expect(await states()).toMatchObject({ fr: 'done' })
    await call('POST', 'page/revert', { id: pageId })
    expect(await states()).toMatchObject({ fr: 'outdated' })
    const { id } = (await call('POST', 'page/duplicate', { id: pageId })).body.data as { id: string }
    expect(await states('title', id)).toMatchObject({ fr: 'outdated' })
  })

  it('[LANG-6] labels of the navigation and texts of the settings are counted and marked as well', async () => {
    const { call, storage, head, pageId } = await begin()
    const [containerId, childId] = [newId(), newId()]
    const entry = (label: object) => [
      {
        id: containerId,
        label,
        children: [{ id: childId, type: 'page', page: { id: pageId }, appearance: 'default' }],
      },
    ]
    const save = (label: object) =>
      call('POST', 'navigation', { navigation: entry(label), fromPageId: pageId, changeId: newId() })
    const states = async () =>
      (await textsOfSite(storage.read, head)).map(({ key, source, targets }) => [
        key.split('.').at(-2),
        source.value,
        targets.fr!.state,
        targets.it!.state,
      ])
    expect((await save({ de: 'Über uns', fr: 'Qui sommes-nous' })).status).toBe(200)
    expect(await states()).toEqual([['label', 'Über uns', 'done', 'missing']])
    await save({ de: 'Das sind wir', fr: 'Qui sommes-nous' })
    expect(await states()).toEqual([['label', 'Das sind wir', 'outdated', 'missing']])
    await call('POST', 'page/undo', { id: pageId, changeId: newId() })
    expect(await states()).toEqual([['label', 'Über uns', 'done', 'missing']])
  })

  it('[LANG-6] only what is shown counts: not languages a section is hidden in, nor hidden fields', async () => {
    const { call, find, pageId, texts } = await begin()
    const { where } = await find('text', 'title')
    const { groupId } = where as { groupId: string }
    await call('POST', 'group/meta', { pageId, groupId, meta: { disallowedLanguages: ['it'] } })
    expect(Object.keys((await find('text', 'title')).targets)).toEqual(['fr'])
    const answer = await call('POST', 'field/visibility', { groupId, fieldName: 'title', visible: false })
    expect(answer.status).toBe(200)
    expect((await texts()).filter(text => text.key === 'text')).toHaveLength(1)
  })
})
