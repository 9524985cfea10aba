import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, signIn, visit } from '../../../test/server'
import { pageRoles } from '../../content/page'
import { defaultSettings } from '../../content/settings'
import type { PageEntry, PageInfo } from '../../contract/page'
import { runCommand } from '../commands/run'
import { newId } from '../newId'
import { findSiteByHost } from '../storage/sites'

onBothEngines('page info', open => {
  const start = async () => {
    const storage = await open()
    const editing = await startEditing(storage)
    const { call, site } = editing
    const id = await createTestPage(storage, site, { name: { de: 'Brillen', fr: 'Lunettes' } })
    const write = (input: object) => call('POST', 'page/info', { id, lang: 'de', ...input })
    const slug = async (typed: string, page = id) =>
      (await call('POST', 'page/info', { id: page, lang: 'de', slug: typed })).body
    const publish = (page = id) => call('POST', 'page/publish', { id: page })
    const add = async (name: string, extra: object = {}) => {
      const { body } = await call('POST', 'page/add', { initialMeta: { name }, lang: 'de', ...extra })
      return body.data as unknown as PageInfo
    }
    return { ...editing, id, write, slug, publish, add }
  }

  const made = [
    ['Sonnenbrillen & Etuis', 'sonnenbrillen-etuis'],
    ['Über uns: Grösse, Öffnung, Ärzte', 'ueber-uns-groesse-oeffnung-aerzte'],
    ['  --Hallo--  ', 'hallo'],
    ['Élégance française', 'elegance-francaise'],
    ['x'.repeat(300), 'x'.repeat(80)],
    [`${'ab '.repeat(100)}`, `${'ab-'.repeat(26)}ab`],
    ['../../etc/passwd', 'etc-passwd'],
    ['a<script>b', 'a-script-b'],
  ] as const

  it('[PAGE-3] a new page begins with its name as heading where that is asked for, and undo never takes it', async () => {
    const { add, document, call } = await start()
    const heading = async (id: string) => (await document(id)).groups.map(group => group.fields)
    const page = await add('Neue Fassungen', { initialGroups: ['spacer', 'hero', 'hero'], isHeaded: true })
    expect(await heading(page.id)).toMatchObject([{}, { title: { text: { de: 'Neue Fassungen' } } }, {}])
    const team = { collectionName: 'team', initialGroups: ['teamDetails'], isHeaded: true }
    expect(await heading((await add('Nora', team)).id)).toMatchObject([{ name: { single: 'Nora' } }])
    expect(await heading((await add('Leer', { initialGroups: ['hero'] })).id)).toEqual([{}])
    expect((await call('GET', 'page/working', { id: page.id })).body.data).toMatchObject({ canUndo: false })
  })

  it('[ROUTE-4, LIVE-5] a page is made the imprint, the terms …: at once, and another page no longer is', async () => {
    const { app, site, write, add, call, publish, info, id, pageId } = await start()
    const footerWithTerms = { ...defaultSettings.footer, links: { showTerms: true } }
    await call('POST', 'settings', { ...defaultSettings, footer: footerWithTerms })
    await publish(pageId)
    await publish()
    const footer = async () => (await visit(app, site, '/de')).body.split('<footer')[1]!
    expect(await footer()).not.toContain('Brillen')
    expect((await visit(app, site, '/de/~terms')).statusCode).toBe(404)
    expect((await write({ meta: { key: 'terms' } })).body.data).toMatchObject({ key: 'terms', role: null })
    expect(await footer()).toContain('Brillen')
    expect((await visit(app, site, '/de/~terms')).headers.location).toBe('/de/brillen')
    expect((await write({ meta: { key: 'privacy' } })).body.data).toMatchObject({
      key: 'privacy',
      role: 'privacyPolicy',
    })
    const other = await add('Datenschutz')
    await publish(other.id)
    await call('POST', 'page/info', { id: other.id, lang: 'de', meta: { key: 'privacy' } })
    expect(await info(id)).toMatchObject({ key: null, role: null })
    expect(await footer()).not.toContain('Brillen')
    expect(await footer()).toContain('Datenschutz')
    await call('POST', 'page/info', { id: other.id, lang: 'de', meta: { key: null } })
    expect(await footer()).not.toContain('Datenschutz')
  })

  it('[ROUTE-4] two pages given the same key at once: one of them has it', async () => {
    const { add, call, info } = await start()
    const pages = [await add('Erste'), await add('Zweite'), await add('Dritte')]
    const give = (id: string) => call('POST', 'page/info', { id, lang: 'de', meta: { key: 'imprint' } })
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(pages.map(({ id }) => give(id)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    const keys = await Promise.all(pages.map(async ({ id }) => (await info(id)).key))
    expect(keys.filter(key => key === 'imprint')).toHaveLength(1)
  })

  it('[ROUTE-4] the home page stays the home page, a member of a collection is nothing else, and no key is invented', async () => {
    const { write, add, call, info, pageId } = await start()
    const give = async (id: string, key: unknown) =>
      (await call('POST', 'page/info', { id, lang: 'de', meta: { key } })).status
    const member = await add('Nora', { collectionName: 'team' })
    expect(await give(pageId, 'terms')).toBe(403)
    expect(await give(pageId, null)).toBe(403)
    expect(await give(member.id, 'terms')).toBe(403)
    expect(await give(newId(), 'terms')).toBe(404)
    expect((await write({ meta: { key: 'home' } })).status).toBe(400)
    expect((await write({ meta: { key: 'urban-golf-start' } })).status).toBe(400)
    expect((await info(pageId)).key).toBe('home')
  })

  it('[ROUTE-5] a page can have one of five roles, each once a site', async () => {
    const { storage, site, call, info, pageId } = await start()
    const other = await createTestSite(storage)
    expect(pageRoles).toEqual(['home', 'search', 'imprint', 'privacyPolicy', 'contact'])
    const ids: Record<string, string> = { home: pageId }
    for (const role of pageRoles.filter(entry => entry !== 'home'))
      ids[role] = await createTestPage(storage, site, { role, name: { de: `Die ${role}`, fr: role } })
    for (const role of pageRoles) {
      expect((await info(ids[role])).role).toBe(role)
      await expect(createTestPage(storage, site, { role })).rejects.toThrow()
      await createTestPage(storage, other, { role })
    }
    const listed = (await call('GET', 'page')).body.data as unknown as PageEntry[]
    for (const role of pageRoles) expect(listed.find(page => page.role === role)?.id).toBe(ids[role])
    const { id } = (await call('POST', 'page/add', { initialMeta: { name: 'Ohne' }, lang: 'de' })).body
      .data as unknown as PageInfo
    expect((await info(id)).role).toBeNull()
  })

  it('[PAGE-3] what is typed becomes slug form', async () => {
    const { slug } = await start()
    for (const [typed, expected] of made) expect(await slug(typed)).toMatchObject({ data: { slug: { de: expected } } })
  })

  it('[PAGE-3] an empty slug is refused in those words', async () => {
    const { slug, info, id } = await start()
    for (const typed of ['', '   ', '---', '😀', '👓👓', '¿?', '中文'])
      expect(await slug(typed), typed).toMatchObject({ code: 'empty_slug', error: 'Die URL darf nicht leer sein' })
    expect((await info(id)).slug.de).toBe('brillen')
    expect(await slug('😀 Augen')).toMatchObject({ data: { slug: { de: 'augen' } } })
  })

  it('[PAGE-9] the home page keeps the default language', async () => {
    const { call, pageId, info } = await start()
    const without = (...disallowedLanguages: string[]) =>
      call('POST', 'page/info', { id: pageId, lang: 'de', meta: { disallowedLanguages } })
    expect((await without('de')).body).toMatchObject({ status: 400, code: 'home_language' })
    expect((await without('fr', 'de')).body).toMatchObject({ status: 400, code: 'home_language' })
    expect((await info(pageId)).disallowedLanguages).toEqual([])
    expect((await without('fr')).status).toBe(200)
    expect((await info(pageId)).disallowedLanguages).toEqual(['fr'])
  })

  it('[PAGE-9] also when another language becomes the default, and when a change is undone or an older version brought back', async () => {
    const { call, pageId, info, storage, services, site } = await start()
    const { key } = (await findSiteByHost(storage.read, site.host))!.site
    const setDefault = (locale: string) =>
      runCommand({ ...services, demoPictures: '', port: 80 }, [
        ...['site', 'locales', '--key', key, '--set', 'de,fr', '--default', locale],
      ])
    const only = async (...disallowedLanguages: string[]) => {
      await call('POST', 'page/info', { id: pageId, lang: 'de', meta: { disallowedLanguages } })
      return (await call('POST', 'page/publish', { id: pageId, withDefaultLanguage: true })).body.data as {
        version: number
      }
    }
    const { version } = await only('fr')
    await expect(setDefault('fr')).rejects.toThrow('The home page is not active in fr')
    await only()
    expect(await setDefault('fr')).toContain('fr first')
    expect((await call('POST', 'page/undo', { id: pageId })).body.data).toMatchObject({ applied: [], skipped: [{}] })
    expect((await info(pageId)).disallowedLanguages).toEqual([])
    expect((await call('POST', 'page/restore', { id: pageId, version })).status).toBe(200)
    expect((await info(pageId)).disallowedLanguages).toEqual([])
    await setDefault('de')
    expect((await call('POST', 'page/restore', { id: pageId, version })).status).toBe(200)
    expect((await info(pageId)).disallowedLanguages).toEqual(['fr'])
  })

  it('[PAGE-7] reserved words are refused like a slug in use', async () => {
    const { slug } = await start()
    const words =
      'edit login password search game api media assets preview healthz Edit SEARCH team service map imageCard'
    for (const typed of [...words.split(' '), 'imagecard', '~home', '~nichts', 'de', 'it', newId()])
      expect(await slug(typed), typed).toMatchObject({ code: 'slug_taken', error: 'Diese URL existiert bereits' })
  })

  it('[PAGE-7, ROUTE-6] a slug belongs to one page, its former ones included, per language and collection', async () => {
    const { slug, publish, add, call, id } = await start()
    await slug('gestelle')
    await publish()
    const other = await add('Andere')
    for (const typed of ['gestelle', 'brillen', 'Gestelle!'])
      expect(await slug(typed, other.id), typed).toMatchObject({ code: 'slug_taken' })
    const french = { id: other.id, lang: 'fr', slug: 'gestelle', meta: { name: 'Autre' } }
    expect((await call('POST', 'page/info', french)).status).toBe(200)
    const member = await add('Gestelle', { collectionName: 'team' })
    expect(member.slug.de).toBe('gestelle')
    expect(await slug('brillen')).toMatchObject({ data: { slug: { de: 'brillen' } } })
    expect((await add('Gestelle')).slug.de).toBe('gestelle-2')
    await call('POST', 'page/remove', { id })
    expect(await slug('brillen', other.id)).toMatchObject({ data: { slug: { de: 'brillen' } } })
  })

  it('[PAGE-7] a slug that was never live is free again', async () => {
    const { slug, add, call, id } = await start()
    await slug('versuch')
    await slug('brillen')
    const other = await add('Versuch')
    expect(other.slug.de).toBe('versuch')
    await call('POST', 'page/info', { id, lang: 'de', slug: 'zwischen' })
    await call('POST', 'page/revert', { id })
    expect(await slug('zwischen', other.id)).toMatchObject({ data: { slug: { de: 'zwischen' } } })
  })

  it('[PAGE-7, PUB-5] revert also frees a slug in a language the page did not have', async () => {
    const { storage, site, call, add } = await start()
    const id = await createTestPage(storage, site, { name: { de: 'Nur Deutsch' } })
    await call('POST', 'page/info', { id, lang: 'fr', meta: { name: 'Nouveau' } })
    await call('POST', 'page/revert', { id })
    const other = await add('Andere')
    const taken = await call('POST', 'page/info', { id: other.id, lang: 'fr', slug: 'nouveau' })
    expect(taken.body).toMatchObject({ data: { slug: { fr: 'nouveau' } } })
  })

  it('[PAGE-7] of two pages that ask for one slug at once, one gets it', async () => {
    const { slug, add } = await start()
    const pages = [await add('Eins'), await add('Zwei'), await add('Drei')]
    const answers = await Promise.all(pages.map(page => slug('begehrt', page.id)))
    expect(answers.filter(answer => answer.success)).toHaveLength(1)
    expect(answers.filter(answer => !answer.success)).toMatchObject([{ code: 'slug_taken' }, { code: 'slug_taken' }])
  })

  it('[PAGE-3, PAGE-6] an empty name creates nothing; a new name is live with publishing', async () => {
    const { app, site, write, call, publish, id } = await start()
    for (const name of ['', '  '])
      for (const body of [
        (await write({ meta: { name } })).body,
        (await call('POST', 'page/add', { initialMeta: { name }, lang: 'de' })).body,
      ])
        expect(body).toMatchObject({ code: 'empty_name' })
    expect((await call('GET', 'page', { includeDrafts: '1' })).body.data).toHaveLength(2)
    expect((await write({ meta: { name: ' Neue Brillen ' } })).body.data).toMatchObject({
      name: { de: 'Neue Brillen' },
      slug: { de: 'brillen' },
      availableSlugs: { de: 'brillen' },
      isChanged: true,
    })
    expect((await visit(app, site, '/de/brillen')).body).not.toContain('Neue Brillen')
    await publish()
    expect((await visit(app, site, '/de/brillen')).body).toContain('<title>Neue Brillen')
    expect((await write({ lang: 'it', meta: { name: 'Occhiali' } })).body).toMatchObject({ code: 'invalid_input' })
    expect((await call('POST', 'page/info', { id: newId(), lang: 'de' })).status).toBe(404)
    expect((await write({ meta: { name: 'x'.repeat(201) } })).status).toBe(400)
    expect((await call('GET', 'page/info', { id })).status).toBe(200)
  })

  it('[SEC-7, SEC-4] a password is set at once, kept, removed, and never given back', async () => {
    const { app, site, storage, write, call, id } = await start()
    const secret = 'Sehr geheim 99'
    const status = async () => (await visit(app, site, '/de/brillen')).statusCode
    expect(await status()).toBe(200)
    const set = await write({ meta: { password: secret }, changeId: 'password-change-1' })
    expect(set.body.data).toMatchObject({ hasPassword: true, isChanged: false })
    expect(await status()).toBe(401)
    await write({ meta: { name: 'Anders' } })
    expect(await status()).toBe(401)
    const answers = [set, await call('GET', 'page/info', { id }), await call('GET', 'page', { includeDrafts: '1' })]
    expect(JSON.stringify(answers.map(answer => answer.body))).not.toMatch(/Sehr geheim|argon2/)
    for (const table of ['pages', 'changes', 'change_answers', 'item_values'] as const)
      expect(JSON.stringify(await storage.read.selectFrom(table).selectAll().execute())).not.toContain(secret)
    for (const password of [null, '']) {
      expect((await write({ meta: { password } })).body.data).toMatchObject({ hasPassword: false })
      expect(await status()).toBe(200)
      await write({ meta: { password: secret } })
    }
    expect((await write({ meta: { password: 'x'.repeat(201) } })).status).toBe(400)
  })

  it('[API-2, ROUTE-10] a share picture must be of this site', async () => {
    const { write, storage } = await start()
    await createTestSite(storage)
    expect((await write({ meta: { shareImage: newId() } })).status).toBe(404)
    expect((await write({ meta: { shareImage: null } })).status).toBe(200)
  })

  it('[PAGE-6] says how a page stands: a draft, live, changed, taken offline, protected', async () => {
    const { app, site, call, add, publish, write, id } = await start()
    const stand = async (page: string) => {
      const { body } = await call('GET', 'page', { includeDrafts: '1' })
      return (body.data as unknown as PageEntry[]).find(entry => entry.id === page)
    }
    const draft = await add('Entwurf')
    expect(await stand(draft.id)).toMatchObject({ status: 'draft', isPublished: false, isOffline: false })
    expect(await stand(id)).toMatchObject({
      status: 'published',
      isPublished: true,
      isOffline: false,
      isChanged: false,
    })
    await write({ meta: { name: 'Anders' } })
    expect(await stand(id)).toMatchObject({ isChanged: true })
    expect((await call('POST', 'page/unpublish', { id })).status).toBe(200)
    expect(await stand(id)).toMatchObject({ status: 'draft', isPublished: false, isOffline: true })
    expect((await visit(app, site, '/de/brillen')).statusCode).toBe(404)
    await publish()
    await write({ meta: { password: 'geheim' } })
    expect(await stand(id)).toMatchObject({ isPublished: true, isOffline: false, hasPassword: true })
  })

  it('[API-4] tells what a search result is made of, who is there, and the base of calls about the whole page', async () => {
    const storage = await open()
    const editing = await startEditing(storage, {
      groups: [{ type: 'hero', fields: { subtitle: { text: { de: 'Erste\nWorte', fr: 'Premiers mots' } } } }],
    })
    const { app, site, call, info, pageId } = editing
    expect(await info()).toMatchObject({
      firstWords: { de: 'Erste Worte', fr: 'Premiers mots' },
      shareMedia: null,
      present: [],
    })
    const beat = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    await beat('POST', 'page/presence', { id: pageId, tab: 'tab-of-beat' })
    await call('POST', 'page/presence', { id: pageId, tab: 'tab-of-mine' })
    expect((await info()).present).toEqual([expect.stringMatching(/^Person/)])
    const page = await createTestPage(storage, site, { name: { de: 'Brillen', fr: 'Lunettes' } })
    const { seq } = await info(page)
    await beat('POST', 'page/info', { id: page, lang: 'de', meta: { name: 'Gestelle' } })
    const stale = await call('POST', 'page/remove', { id: page, base: seq })
    expect(stale.body).toMatchObject({ code: 'stale_base', details: { version: expect.any(Number) } })
    const { version } = stale.body.details as { version: number }
    expect((await call('POST', 'page/remove', { id: page, base: version })).status).toBe(200)
  })

  it('[LIVE-13] the surroundings of a page are told as editors see them', async () => {
    const { call, site, storage, pageId, id } = await start()
    const draft = await createTestPage(storage, site, { name: { de: 'Bald' }, isPublished: false })
    const child = (page: string) => ({ id: newId(), type: 'page', page: { id: page } })
    await call('POST', 'navigation', { navigation: [{ id: newId(), label: {}, children: [child(id), child(draft)] }] })
    const shell = async (input: object) => (await call('GET', 'page/shell', { id: pageId, ...input })).body
    expect(await shell({ lang: 'de' })).toMatchObject({
      data: { navigation: [{ link: { label: 'Brillen' } }, { link: { label: 'Bald', isUnpublished: true } }] },
    })
    expect(await shell({ lang: 'fr' })).toMatchObject({ data: { navigation: [{ link: { label: 'Lunettes' } }, {}] } })
    expect(await shell({ lang: 'it' })).toMatchObject({ code: 'invalid_input' })
    expect(await shell({ lang: 'de', id: newId() })).toMatchObject({ code: 'not_found' })
  })

  it('[API-4] name and slug have their own base', async () => {
    const { write } = await start()
    const { versions } = (await write({ meta: { name: 'A' } })).body.data as unknown as PageInfo
    expect((await write({ meta: { name: 'B' }, base: { 'name:de': versions['name:de'] } })).status).toBe(200)
    const stale = await write({ meta: { name: 'C' }, slug: 'neu', base: { 'name:de': versions['name:de'] } })
    expect(stale.body).toMatchObject({ code: 'stale_base', details: { key: 'name:de', current: { value: 'B' } } })
    expect((await write({})).body.data).toMatchObject({ name: { de: 'B' }, slug: { de: 'brillen' } })
  })
})
