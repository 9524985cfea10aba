import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer, visit } from '../../../test/server'
import type { Review } from '../../contract/versions'
import { newId, newSecretId, newToken } from '../newId'
import { claimAnswer } from '../storage/answers'
import { readWorkingPage } from '../storage/pages'
import { writeValues } from '../storage/writeValues'

onBothEngines('all pages at once', open => {
  const start = async () => {
    const storage = await open()
    const server = await startTestServer(storage)
    const site = await createTestSite(storage)
    const home = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const draft = await createTestPage(storage, site, {
      name: { de: 'Neu', fr: 'Nouveau' },
      groups: [hero('Entwurf', 'Brouillon')],
      isPublished: false,
    })
    const broken = await createTestPage(storage, site, {
      name: { de: 'Halb', fr: 'Moitié' },
      groups: [hero('Nur Deutsch')],
      isPublished: false,
    })
    const as = async (role: 'admin' | 'optician') =>
      caller({ app: server.app, site, cookie: (await signIn(storage, site, role)).cookie })
    return { ...server, site, home, draft, broken, as }
  }

  it('[PUB-9] publishes every changed page with a result for each; [PUB-3] what fails is not half-published', async () => {
    const { app, site, as, draft, broken } = await start()
    const call = await as('optician')
    const { body } = await call('POST', 'page/publishAll')
    const results = body.data as { id: string; success: boolean; code: string | null }[]
    expect(results.find(result => result.id === draft)).toMatchObject({ success: true })
    expect(results.find(result => result.id === broken)).toMatchObject({ success: false, code: 'translations_missing' })
    expect((await visit(app, site, '/de/neu')).statusCode).toBe(200)
    expect((await visit(app, site, '/de/halb')).statusCode).toBe(404)
  })

  it('[PUB-12] with the default language in place of what is missing, a page goes live: alone, later or with all others', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage, { locales: ['de', 'fr', 'it', 'rm'] })
    const draft = (role?: 'home') =>
      createTestPage(storage, site, {
        role,
        name: { de: role ?? 'Neu' },
        groups: [hero('Nur Deutsch')],
        isPublished: false,
      })
    const [home, other] = [await draft('home'), await draft()]
    const call = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    const attempts = [
      ['page/publish', { id: home }],
      ['page/schedule', { id: home, at: '2099-01-01T10:00' }],
    ] as const
    for (const [path, input] of attempts) {
      expect((await call('POST', path, input)).body).toMatchObject({ code: 'translations_missing' })
      expect((await call('POST', path, { ...input, withDefaultLanguage: false })).status).toBe(409)
      expect((await call('POST', path, { ...input, withDefaultLanguage: true })).status).toBe(200)
    }
    const shown = await visit(app, site, '/rm')
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toMatch(/<h1[^>]* lang="de"[^>]*>(<[^>]+>)*Nur Deutsch/)
    expect((await call('POST', 'page/publishAll')).body.data).toMatchObject([{ id: other, success: false }])
    expect((await call('POST', 'page/publishAll', { withDefaultLanguage: true })).body.data).toMatchObject([
      { id: other, success: true },
    ])
    expect((await visit(app, site, '/de/neu')).statusCode).toBe(200)
  })

  it('[PUB-9] reverts every changed page, for admins only', async () => {
    const { as, home } = await start()
    const admin = await as('admin')
    await admin('POST', 'group/add', { pageId: home, groupName: 'cta' })
    expect((await (await as('optician'))('POST', 'page/revertAll')).status).toBe(403)
    expect((await admin('POST', 'page/revertAll')).body.data).toEqual([
      { id: home, success: true, error: null, code: null },
    ])
    expect((await admin('GET', 'page/status/publication', { id: home })).body.data).toEqual({
      fields: 0,
      groups: 0,
      pages: 0,
    })
  })

  it('[PUB-9, PUB-10] what was taken offline stays offline, and what is planned waits for its moment', async () => {
    const { app, site, as, storage, home, draft } = await start()
    const call = await as('optician')
    const [offline, planned] = [
      await createTestPage(storage, site, { name: { de: 'Weg', fr: 'Parti' } }),
      await createTestPage(storage, site, { name: { de: 'Bald', fr: 'Bientot' }, isPublished: false }),
    ]
    await call('POST', 'page/unpublish', { id: offline })
    for (const id of [home, planned]) await call('POST', 'page/schedule', { id, at: '2099-01-01T10:00' })
    await call('POST', 'group/add', { pageId: home, groupName: 'spacer' })

    const { otherPages } = (await call('GET', 'page/review', { id: draft })).body.data as unknown as Review
    const heldBack = otherPages.filter(page => page.isHeldBack).map(page => page.id)
    expect(new Set(heldBack)).toEqual(new Set([home, offline, planned]))

    const ids = async (input: object = {}) =>
      ((await call('POST', 'page/publishAll', input)).body.data as { id: string; success: boolean }[])
        .filter(result => result.success)
        .map(result => result.id)
    expect(await ids()).toEqual([draft])
    for (const path of ['/de/weg', '/de/bald']) expect((await visit(app, site, path)).statusCode).toBe(404)
    expect((await call('GET', 'page/info', { id: home })).body.data).toMatchObject({
      isChanged: true,
      goesLiveAt: expect.any(Number),
    })
    await call('POST', 'page/unschedule', { id: home })
    expect(await ids()).toEqual([home])
  })

  it('[PUB-9] the page it is asked for goes along though it is offline or planned', async () => {
    const { app, site, as, storage, draft } = await start()
    const call = await as('optician')
    const offline = await createTestPage(storage, site, { name: { de: 'Weg', fr: 'Parti' } })
    const planned = await createTestPage(storage, site, { name: { de: 'Bald', fr: 'Bientot' }, isPublished: false })
    await call('POST', 'page/unpublish', { id: offline })
    await call('POST', 'page/schedule', { id: planned, at: '2099-01-01T10:00' })
    const { body } = await call('POST', 'page/publishAll', { id: offline })
    expect(body.data).toEqual(expect.arrayContaining([offline, draft].map(id => expect.objectContaining({ id }))))
    expect((await visit(app, site, '/de/weg')).statusCode).toBe(200)
    expect((await visit(app, site, '/de/bald')).statusCode).toBe(404)
    await call('POST', 'page/publishAll', { id: planned })
    expect((await visit(app, site, '/de/bald')).statusCode).toBe(200)
    expect((await call('POST', 'page/publishAll', { id: newId() })).status).toBe(404)
  })

  it('[API-4] all pages: whoever has not seen the last change of the page it is asked for is told first', async () => {
    const { app, site, as, home, draft: id } = await start()
    const call = await as('optician')
    await call('POST', 'group/add', { pageId: home, groupName: 'spacer' })
    const seq = async () => ((await call('GET', 'page/working', { id })).body.data as { seq: number }).seq
    const seen = await seq()
    await call('POST', 'group/add', { pageId: id, groupName: 'spacer' })
    expect((await call('POST', 'page/publishAll', { id, base: seen })).body).toMatchObject({
      status: 409,
      code: 'stale_base',
      details: { version: await seq() },
    })
    expect((await visit(app, site, '/de/neu')).statusCode).toBe(404)
    expect((await call('POST', 'page/publishAll', { id, base: await seq() })).status).toBe(200)
    expect((await visit(app, site, '/de/neu')).statusCode).toBe(200)
  })

  it('[API-2, SEC-1] another site’s page is taken offline no more than one that does not exist', async () => {
    const { as, storage, draft } = await start()
    const call = await as('optician')
    const foreign = await createTestPage(storage, await createTestSite(storage), { name: { de: 'Fremd' } })
    const answers = [await call('POST', 'page/unpublish', { id: newId() })]
    answers.push(await call('POST', 'page/unpublish', { id: foreign }))
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
    expect(answers[0]!.body).toMatchObject({ status: 404, code: 'not_found' })
    expect((await call('POST', 'page/unpublish', { id: draft })).body).toMatchObject({ code: 'nothing_published' })
  })

  it('[API-4] a repeated change gets the first answer again', async () => {
    const { as, home } = await start()
    const admin = await as('admin')
    const published = await admin('POST', 'page/publishAll', { changeId: 'all-at-once-1', base: 0 })
    expect(published.body.data).toHaveLength(2)
    await admin('POST', 'group/add', { pageId: home, groupName: 'cta' })
    const again = { changeId: 'all-at-once-1', base: 0 }
    expect((await admin('POST', 'page/publishAll', again)).body).toEqual(published.body)
    const reverted = await admin('POST', 'page/revertAll', { changeId: 'all-at-once-2' })
    expect(reverted.body.data).toMatchObject([{ id: home, success: true }])
    expect((await admin('POST', 'page/revertAll', { changeId: 'all-at-once-2' })).body).toEqual(reverted.body)
    expect((await admin('POST', 'page/revertAll', { changeId: 'all-at-once-1' })).body).toMatchObject({
      code: 'change_id_used',
    })
  })

  it('[API-4, PUB-9] the same change sent several times at once is made once', async () => {
    const { as, home, draft, storage } = await start()
    const admin = await as('admin')
    const versions = async (id: string) =>
      (await storage.read.selectFrom('page_versions').select('version').where('page_id', '=', id).execute()).length
    const atOnce = (path: string, changeId: string) =>
      Promise.all(Array.from({ length: 6 }, () => admin('POST', path, { changeId })))
    await admin('POST', 'group/add', { pageId: home, groupName: 'spacer' })
    const before = await versions(home)
    const published = await atOnce('page/publishAll', 'at-once-publish')
    for (const { body } of published) expect(body).toEqual(published[0]!.body)
    expect(published[0]!.body.data).toHaveLength(3)
    expect([await versions(home), await versions(draft)]).toEqual([before + 1, 1])

    await admin('POST', 'group/add', { pageId: home, groupName: 'spacer' })
    const reverted = await atOnce('page/revertAll', 'at-once-revert')
    for (const { body } of reverted) expect(body).toEqual(reverted[0]!.body)
    expect(reverted[0]!.body.data).toMatchObject([{ id: home, success: true }])
    expect(await versions(home)).toBe(before + 2)
  })

  it('[API-4] a change whose server died in the middle can be sent again', async () => {
    const { as, home, storage, site } = await start()
    const admin = await as('admin')
    const { id: personId } = (await admin('GET', 'auth')).body.data as unknown as { id: string }
    const key = { siteId: site.id, changeId: 'died-halfway', caller: personId, call: 'publishAll', inputHash: '' }
    const claim = (now: number) => storage.write(tx => claimAnswer(tx, key, now))
    expect(await claim(Date.now() - 10 * 60_000)).toMatchObject({ kind: 'claimed' })
    await admin('POST', 'group/add', { pageId: home, groupName: 'spacer' })
    const { status, body } = await admin('POST', 'page/publishAll', { changeId: 'died-halfway' })
    expect([status, (body.data as { id: string }[]).map(result => result.id)]).toEqual([
      200,
      expect.arrayContaining([home]),
    ])
    expect(await claim(Date.now())).toEqual({ kind: 'answered', answer: { data: body.data } })
  })

  it('[API-4] whoever has not seen the page’s last change is told, and nothing happens', async () => {
    const { as, draft: id } = await start()
    const call = await as('optician')
    await call('POST', 'page/publish', { id })
    const seq = async () => ((await call('GET', 'page/working', { id })).body.data as { seq: number }).seq
    const seen = await seq()
    await call('POST', 'group/add', { pageId: id, groupName: 'cta' })
    for (const path of ['page/publish', 'page/revert', 'page/unpublish', 'page/remove'])
      for (const base of [seen, seen + 1000])
        expect((await call('POST', path, { id, base })).body).toMatchObject({
          status: 409,
          code: 'stale_base',
          details: { version: await seq() },
        })
    for (const path of ['page/revert', 'page/publish', 'page/unpublish'])
      expect((await call('POST', path, { id, base: await seq() })).status).toBe(200)
    for (const path of ['page/undo', 'page/redo']) expect((await call('POST', path, { id, base: 0 })).status).toBe(200)
    const add = { initialMeta: { name: 'Noch eine' }, lang: 'de', base: 0 }
    expect((await call('POST', 'page/add', add)).status).toBe(200)
    // What does not exist yet has no version that anybody could have seen.
    expect((await call('POST', 'page/add', { ...add, base: 1 })).body).toMatchObject({
      code: 'stale_base',
      details: { version: 0 },
    })
    expect((await call('POST', 'page/remove', { id, base: await seq() })).status).toBe(200)
  })

  it('[PUB-2] what is saved while the gate is checked is checked too', async () => {
    const { as, storage, site, draft: id } = await start()
    const call = await as('optician')
    const { document } = (await readWorkingPage(storage.read, site.id, id))!
    const fieldId = document.groups[0]!.fields.title!.id
    let [tell, save] = [() => {}, () => {}]
    const isWritten = new Promise<void>(resolve => {
      tell = resolve
    })
    const isDue = new Promise<void>(resolve => {
      save = resolve
    })
    const saving = storage.write(async tx => {
      const writes = [{ itemId: fieldId, key: 'text:fr', value: null }]
      await writeValues(tx, { siteId: site.id, pageId: id, author: { personId: null }, writes })
      tell()
      await isDue
    })
    await isWritten
    const publishing = call('POST', 'page/publish', { id })
    setTimeout(save, 200)
    await saving
    expect((await publishing).body).toMatchObject({ code: 'translations_missing' })
  })

  it('[PAGE-7] pages of one name added at once get numbers', async () => {
    const call = await (await start()).as('optician')
    const add = () => call('POST', 'page/add', { initialMeta: { name: 'Gleich' }, lang: 'de' })
    const answers = await Promise.all(Array.from({ length: 5 }, add))
    const slugs = answers.map(answer => (answer.body.data as unknown as { slug: { de: string } } | null)?.slug.de)
    expect(slugs.sort()).toEqual(['gleich', 'gleich-2', 'gleich-3', 'gleich-4', 'gleich-5'])
  })

  it('[ROUTE-2] flags in the address never let anybody in', async () => {
    const { app, site } = await start()
    const answer = await visit(app, site, '/de/edit?toolbar=1&pageMenu=1&settings')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(/^\/de\/login/)
  })
})

it('[SEC-6] ids and tokens that grant access carry at least 122 random bits and no time', () => {
  const ids = Array.from({ length: 200 }, newSecretId)
  expect(new Set(ids.map(id => id.slice(0, 8))).size).toBeGreaterThan(195)
  expect(ids.every(id => id[14] === '4')).toBe(true)
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
})
