import { expect, it } from 'vitest'
import { texts as lines, startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { caller, createTestPage, hero, signIn } from '../../../test/server'
import { turnsDuring } from '../../../test/turnsDuring'
import type { Locale } from '../../content/locale'
import type { Settings } from '../../content/settings'
import type { DeskText, LanguageRow } from '../../contract/languages'
import { newId } from '../newId'
import { insertMedia } from '../storage/media'
import { setMembership } from '../storage/people'
import { updateSite } from '../storage/sites'

onBothEngines('languages at a glance', open => {
  const begin = async (locales: Locale[] = ['de', 'fr', 'it']) => {
    const editing = await startEditing(await open(), { locales })
    const { app, storage, site, call, pageId } = editing
    const rows = async (as = call, input: object = {}) =>
      ((await as('GET', 'languages', input)).body.data as { rows: LanguageRow[] }).rows
    const row = async (id = pageId) => (await rows()).find(found => found.id === id)!
    const texts = async (to: Locale, id = pageId) =>
      ((await call('GET', 'languages/texts', { id, to })).body.data as { texts: DeskText[] }).texts
    const as = async (languages: readonly Locale[]) =>
      caller({ app, site, cookie: (await signIn(storage, site, 'optician', languages)).cookie })
    return { ...editing, rows, row, texts, as }
  }

  const saveNavigation = async ({ call, pageId }: Awaited<ReturnType<typeof begin>>, label: object) => {
    const children = [{ id: newId(), type: 'page', page: { id: pageId }, appearance: 'default' }]
    await call('POST', 'navigation', { navigation: [{ id: newId(), label, children }] })
  }

  it('[LANG-2, LANG-6] counts every text by page and language: names, addresses, words of pictures, and what is out of date', async () => {
    const { call, row, texts } = await begin()
    expect((await row()).languages).toEqual({
      de: { missing: 0, outdated: 0, machine: 0, done: 3, first: null },
      fr: { missing: 0, outdated: 0, machine: 0, done: 3, first: null },
      it: { missing: 3, outdated: 0, machine: 0, done: 0, first: { groupId: expect.any(String), field: 'title' } },
    })
    const { itemId } = (await texts('fr')).find(({ key }) => key === 'text')!
    const write = (data: Record<string, string>) =>
      call('POST', 'data', { itemType: 'field', linkId: itemId, data: lines(data) })
    await write({ fr: 'Voir clair' })
    await write({ de: 'Scharf sehen' })
    expect((await row()).languages.fr).toMatchObject({ outdated: 1, done: 2, first: { field: 'title' } })
    expect(await row()).toMatchObject({ of: 'page', name: 'Start' })
  })

  it('[LANG-4] what is hidden in a language is nothing to do there, in the site’s own neither', async () => {
    const { call, row, pageId, firstGroup } = await begin()
    const groupId = await firstGroup()
    const hideIn = (disallowedLanguages: Locale[]) =>
      call('POST', 'group/meta', { pageId, groupId, meta: { disallowedLanguages } })
    await hideIn(['it'])
    expect((await row()).languages.it).toMatchObject({ missing: 2, first: null })
    await hideIn(['de'])
    expect((await row()).languages.de).toMatchObject({ missing: 0, done: 2 })
    await call('POST', 'page/info', { id: pageId, lang: 'de', meta: { disallowedLanguages: ['it'] } })
    expect((await row()).languages.it).toBeUndefined()
  })

  it('[LANG-2] the navigation is a row of its own and stops no publication; its labels are written text by text', async () => {
    const editing = await begin(['de', 'fr'])
    const { call, row, texts, pageId } = editing
    await saveNavigation(editing, { de: 'Über uns' })
    expect((await row('navigation')).languages).toMatchObject({ de: { done: 1 }, fr: { missing: 1 } })
    expect((await call('GET', 'page/status/translation', { id: pageId })).body.data).toEqual({ de: 0, fr: 0 })
    const [label] = await texts('fr', 'navigation')
    const input = { of: 'navigation', key: label!.key, lang: 'fr', base: label!.version }
    const written = await call('POST', 'languages/text', { ...input, value: 'Qui sommes-nous' })
    expect((await texts('fr', 'navigation'))[0]).toMatchObject({
      source: 'Über uns',
      target: 'Qui sommes-nous',
      state: 'done',
      version: (written.body.data as { version: number }).version,
    })
    const late = await call('POST', 'languages/text', { ...input, value: 'À propos' })
    expect([late.status, late.body.code]).toEqual([409, 'stale_base'])
    expect(late.body.details).toMatchObject({ current: { value: 'Qui sommes-nous' } })
    const unknown = await call('POST', 'languages/text', { ...input, key: 'x.label.*', value: 'À propos' })
    expect(unknown.status).toBe(404)
    expect((await row('navigation')).languages.fr).toMatchObject({ missing: 0, done: 1 })
  })

  it('[LANG-2] a language that is added shows all there is to do at once; one that is taken away keeps its texts', async () => {
    const { storage, site, row } = await begin(['de', 'fr'])
    const speak = (locales: Locale[]) => storage.write(tx => updateSite(tx, site.id, { locales }))
    await speak(['de', 'fr', 'en'])
    expect((await row()).languages.en).toMatchObject({ missing: 3 })
    await speak(['de'])
    expect(Object.keys((await row()).languages)).toEqual(['de'])
    await speak(['de', 'fr'])
    expect((await row()).languages.fr).toMatchObject({ missing: 0, done: 3 })
  })

  it('[SEC-3, LANG-2] who writes French sees what is French to do, and writes nothing else', async () => {
    const editing = await begin()
    await saveNavigation(editing, { de: 'Über uns' })
    const french = await editing.as(['fr'])
    for (const { languages } of await editing.rows(french)) expect(Object.keys(languages)).toEqual(['fr'])
    const { pageId: id } = editing
    expect((await french('GET', 'languages/texts', { id, to: 'fr' })).status).toBe(200)
    expect((await french('GET', 'languages/texts', { id, to: 'it' })).status).toBe(403)
    const [{ key }] = (await editing.texts('fr', 'navigation')) as [DeskText]
    const input = { of: 'navigation', key, value: 'Chi siamo' }
    expect((await french('POST', 'languages/text', { ...input, lang: 'it' })).status).toBe(403)
    expect((await french('POST', 'languages/text', { ...input, lang: 'de' })).status).toBe(400)
    expect((await french('POST', 'languages/text', { ...input, lang: 'fr' })).status).toBe(200)
  })

  it('[SEC-3] who writes French changes no German text, in no way, and a French one in each', async () => {
    const editing = await begin(['de', 'fr'])
    const { call, storage, site, pageId: id, texts, firstGroup, document } = editing
    await saveNavigation(editing, { de: 'Über uns' })
    const picture = { ...sampleMedia['optik/workshop']!, id: newId(), objectId: newId() }
    await storage.write(tx => insertMedia(tx, site.id, picture))
    const { itemId } = (await texts('fr')).find(({ key }) => key === 'text')!
    const navigation = (await call('GET', 'navigation')).body.data as unknown as { label: object }[]
    const settings = (await call('GET', 'settings')).body.data as unknown as Settings
    const mail = { subject: 'Merci', body: 'Merci', signature: '' }
    const ways: Record<string, (lang: Locale) => [path: string, input: object]> = {
      field: lang => ['data', { itemType: 'field', linkId: itemId, data: lines({ [lang]: 'Voir net' }) }],
      name: lang => ['page/info', { id, lang, meta: { name: 'Vue' } }],
      address: lang => ['page/info', { id, lang, slug: { [lang]: 'vue' } }],
      'search engines': lang => ['page/info', { id, lang, meta: { title: 'Vue', description: 'Bien voir' } }],
      picture: lang => ['media/update', { media: { id: picture.id, alt: { [lang]: 'Atelier' } }, pageId: id }],
      'picture on no page': lang => ['media/update', { media: { id: picture.id, alt: { [lang]: 'L’atelier' } } }],
      navigation: lang => [
        'navigation',
        { navigation: navigation.map(entry => ({ ...entry, label: { ...entry.label, [lang]: 'Qui' } })) },
      ],
      settings: lang => ['settings', { ...settings, vitrine: { ...settings.vitrine, mailTexts: { [lang]: mail } } }],
      'new page': lang => ['page/add', { lang, initialMeta: { name: 'Nouvelle' }, initialGroups: ['hero'] }],
    }
    const french = await editing.as(['fr'])
    const all = async () => [await document(), await call('GET', 'navigation'), await call('GET', 'settings')]
    const words = async () => (await all()).map(answer => ('body' in answer ? answer.body.data : answer))
    const before = await words()
    for (const [way, input] of Object.entries(ways))
      expect([way, (await french('POST', ...input('de'))).status]).toEqual([way, 403])
    expect((await french('POST', 'page/duplicate', { id })).status).toBe(403)
    expect((await french('POST', 'group/duplicate', { pageId: id, groupId: await firstGroup() })).status).toBe(403)
    expect(await words()).toEqual(before)
    for (const [way, input] of Object.entries(ways))
      expect([way, (await french('POST', ...input('fr'))).status]).toEqual([way, 200])
  })

  it('[SEC-3] what somebody wrote before they were limited to French stays as it is: no undo, redo, return', async () => {
    const { storage, site, pageId: id, personId, call, texts, document } = await begin(['de', 'fr'])
    const { itemId } = (await texts('fr')).find(({ key }) => key === 'text')!
    const limit = (languages: Locale[] | null) =>
      storage.write(tx => setMembership(tx, site.id, personId, { role: 'optician', languages }))
    const write = (data: Record<string, string>) =>
      call('POST', 'data', { itemType: 'field', linkId: itemId, data: lines(data), changeId: newId() })
    const turn = (kind: 'undo' | 'redo') => call('POST', `page/${kind}`, { id, changeId: newId() })
    const refused = async (path: string, input: object = {}) => {
      const before = await document()
      await limit(['fr'])
      expect([path, (await call('POST', path, { id, ...input, changeId: newId() })).status]).toEqual([path, 403])
      await limit(null)
      expect(await document()).toEqual(before)
    }
    await write({ de: 'Scharf sehen' })
    await refused('page/undo')
    await refused('page/revert')
    const { versions } = (await call('GET', 'page/versions', { id })).body.data as unknown as {
      versions: { version: number }[]
    }
    await refused('page/restore', { version: versions[0]!.version })
    await turn('undo')
    await refused('page/redo')
    await write({ fr: 'Voir net' })
    await limit(['fr'])
    expect([(await turn('undo')).status, (await turn('redo')).status]).toEqual([200, 200])
  })

  it('[LANG-2] long lists come in parts, hold nobody up, and none is left out; another site’s pages are nobody’s here', async () => {
    const { call, storage, site, rows, pageId } = await begin(['de', 'fr'])
    for (let count = 0; count < 100; count += 1)
      await createTestPage(storage, site, {
        name: { de: `Seite ${count}` },
        groups: [hero('Klar')],
        isPublished: false,
      })
    expect(await turnsDuring(() => call('GET', 'languages'))).toBeGreaterThan(20)
    const first = (await call('GET', 'languages')).body.data as { rows: LanguageRow[]; next: string }
    const second = (await call('GET', 'languages', { after: first.next })).body.data as typeof first
    expect([first.rows.length, second.rows.length, second.next]).toEqual([100, 1, null])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(101)
    expect((await rows(call, { id: pageId })).map(({ id }) => id)).toEqual([pageId])
    expect((await call('GET', 'languages', { id: newId() })).status).toBe(404)
    expect((await call('GET', 'languages/texts', { id: newId(), to: 'fr' })).status).toBe(404)
    expect((await call('GET', 'languages/texts', { id: pageId, to: 'de' })).status).toBe(400)
  })
})
