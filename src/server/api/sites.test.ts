import { type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { ownOrigin } from '../../../test/send'
import {
  caller,
  createTestPage,
  createTestSite,
  signIn,
  startTestServer,
  type TestSite,
  visit,
} from '../../../test/server'
import type { SiteId } from '../../content/id'
import type { SiteDetails, SiteSummary, SiteTaskProgress } from '../../contract/sites'
import { publishPage } from '../editing/publishPage'
import { housekeepingHandlers } from '../jobs/housekeeping'
import { searchHandlers } from '../jobs/rebuildSearch'
import { createJobRunner } from '../jobs/runner'
import { newId, newSecretId } from '../newId'
import { siteTaskHandlers } from '../sites/siteTasks'
import { addJob, claimJob, failJob, finishJob } from '../storage/jobs'
import { noteMailProblem, queueMail } from '../storage/mails'
import { insertMedia, listMedia } from '../storage/media'
import { findPageBy } from '../storage/pages'
import { readSiteOverview } from '../storage/siteOverview'
import { findAnySite, findSiteByHost } from '../storage/sites'
import type { Storage } from '../storage/storage'

const dayMs = 24 * 60 * 60 * 1000

onBothEngines('the desk of the operator', open => {
  const start = async () => {
    let now = Date.now()
    const server = await startTestServer(await open({ isOwn: true }), { clock: () => now })
    const { app, storage, services } = server
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const { cookie } = await signIn(storage, site, 'operator')
    const call = caller({ app, site, cookie })
    const runner = createJobRunner({
      storage,
      log: services.log,
      handlers: { ...siteTaskHandlers(services), ...housekeepingHandlers(services), ...searchHandlers(services) },
    })
    const list = async (input: object = {}) =>
      (await call('GET', 'sites', input)).body.data as unknown as {
        sites: SiteSummary[]
        total: number
        next: string | null
      }
    const order = { key: 'laden', name: 'Käse & Wein', host: 'Käse.Localhost', scheme: 'http', locales: ['de', 'fr'] }
    const make = async (input: object = {}) => {
      const begun = await call('POST', 'sites', { ...order, ...input })
      await runner.runDue()
      return begun
    }
    const tasks = async () => (await call('GET', 'sites/tasks')).body.data as unknown as { tasks: SiteTaskProgress[] }
    const upload = async (csv: string, encoding: BufferEncoding = 'utf8') => {
      const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="l.csv"\r\n\r\n'
      const payload = Buffer.from(`${head}${csv}\r\n--x--\r\n`, encoding)
      const headers = { host: site.host, cookie, ...ownOrigin(site), 'content-type': 'multipart/form-data; boundary=x' }
      return (await app.inject({ method: 'POST', url: '/api/v1/sites/import', headers, payload })).json()
    }
    const pass = (ms: number) => {
      now += ms
    }
    const work = siteTaskHandlers(services)['sites:make'].run
    return { ...server, site, cookie, call, runner, list, make, tasks, upload, pass, work, now: () => now }
  }
  const host = 'xn--kse-qla.localhost'
  const isThere = async (app: Awaited<ReturnType<typeof start>>['app'], at: string, path = '/de') =>
    (await visit(app, { host: at }, path)).statusCode

  it('[ROUTE-10, ROUTE-15] makes a site that is at its host once its work is done, and says how far it is', async () => {
    const { app, call, list, make, tasks, runner } = await start()
    const begun = await call('POST', 'sites', { key: 'laden', name: 'Käse', host: 'KÄSE.localhost.', locales: ['de'] })
    expect(begun.body.data).toMatchObject({ kind: 'create', state: 'running', name: 'Käse', done: 0 })
    expect(await isThere(app, host)).toBe(404)
    await runner.runDue()
    expect(await isThere(app, host)).toBe(200)
    const { tasks: all } = await tasks()
    expect(all).toMatchObject([{ state: 'done', problems: [] }])
    expect(all[0]!.done).toBe(all[0]!.total)
    const { sites } = await list({ q: 'kase' })
    expect(sites).toMatchObject([{ key: 'laden', hosts: [{ host, name: 'käse.localhost', isPrimary: true }] }])
    expect(sites[0]!.origin).toBe(`https://${host}`)

    for (const [input, code] of [
      [{}, 'key_taken'],
      [{ key: 'anderer' }, 'host_taken'],
      [{ key: 'anderer', host: 'nicht so' }, 'bad_host'],
      [{ key: 'anderer', host: 'frei.ch', locales: ['xx'] }, 'invalid_input'],
      [{ key: 'anderer', host: 'frei.ch', template: 'fehlt' }, 'unknown_template'],
      [{ key: 'anderer', host: 'frei.ch', template: 'golf', locales: ['rm', 'de'] }, 'template_language'],
      [{ key: 'Gross', host: 'frei.ch' }, 'invalid_input'],
    ] as const)
      expect((await make(input)).body, code).toMatchObject({ success: false, code })
    expect((await list()).total).toBe(2)
  })

  it('[ROUTE-15] two operators who want the same at once: one gets it, the other is told', async () => {
    const { call, runner, tasks, list } = await start()
    const want = { key: 'laden', name: 'Laden', host: 'laden.localhost', locales: ['de'] }
    for (const _ of [1, 2]) expect((await call('POST', 'sites', want)).status).toBe(200)
    await runner.runDue()
    const states = (await tasks()).tasks.map(({ state, problems }) => [state, problems.map(({ code }) => code)])
    expect(states).toContainEqual(['done', []])
    expect(states).toContainEqual(['failed', ['key_taken']])
    expect((await list()).total).toBe(2)
  })

  it('[ROUTE-15] goes on after a run that was interrupted, and makes nothing twice', async () => {
    const { storage, make, list, tasks, runner } = await start()
    await make()
    // The site was made, but nobody noted it.
    await storage.write(tx => tx.db.updateTable('site_tasks').set({ state: 'running', done: 0 }).execute())
    const [task] = (await tasks()).tasks
    await storage.write(tx => addJob(tx, { kind: 'sites:make', payload: { taskId: task!.id } }))
    await runner.runDue()
    expect((await tasks()).tasks).toMatchObject([{ state: 'done', problems: [] }])
    expect((await list()).total).toBe(2)
  })

  it('[ROUTE-15] a run that was taken for dead and the one in its place make one site, and no trouble', async () => {
    const { call, list, tasks, work } = await start()
    const order = { key: 'laden', name: 'Laden', host: 'laden.localhost', locales: ['de'] }
    const { id: taskId } = (await call('POST', 'sites', order)).body.data as unknown as SiteTaskProgress
    const run = () => work({ taskId }, { attempt: 1, isLastAttempt: false, now: Date.now() })
    await Promise.all([run(), run()])
    expect((await tasks()).tasks).toMatchObject([{ state: 'done', problems: [] }])
    expect((await list()).total).toBe(2)
  })

  it('[ROUTE-15] what ended the server each time it was tried is told as failed, and leaves nothing behind', async () => {
    const { storage, call, list, tasks, runner } = await start()
    const order = { key: 'laden', name: 'Laden', host: 'laden.localhost', locales: ['de'] }
    await call('POST', 'sites', order)
    await storage.write(tx => tx.db.updateTable('jobs').set({ attempts: 3 }).where('kind', '=', 'sites:make').execute())
    await runner.runDue()
    expect((await tasks()).tasks).toMatchObject([{ state: 'failed', name: 'Laden' }])
    expect((await list()).total).toBe(1)
    expect((await call('POST', 'sites', order)).status).toBe(200)
    await runner.runDue()
    expect((await tasks()).tasks[0]).toMatchObject({ state: 'done' })
  })

  it('[ROUTE-8, ROUTE-15] not published, it is told to visitors as being made, until its home page is', async () => {
    const { app, make, storage, list } = await start()
    const at = { host: 'neu.localhost' }
    await make({ key: 'neu', host: 'http://Neu.localhost:8080/start?a', isPublished: false })
    const { sites } = await list({ q: 'neu' })
    expect(sites).toMatchObject([{ origin: 'http://neu.localhost:8080', publishedAt: null }])
    for (const path of ['/de', '/fr', '/de/kontakt']) {
      const { statusCode, headers, body } = await visit(app, at, path)
      expect([statusCode, headers['retry-after'], headers['x-robots-tag']]).toEqual([503, '3600', 'noindex'])
      expect(body).toContain(path === '/fr' ? 'Ce site est en cours de création' : 'Diese Website entsteht gerade')
    }
    const siteId = sites[0]!.id as SiteId
    const home = (await findPageBy(storage.read, siteId, { role: 'home' }))!
    await storage.write(tx => publishPage(tx, { siteId, pageId: home.id, author: { personId: null } }))
    expect((await visit(app, at, '/de')).statusCode).toBe(200)
    expect((await visit(app, at, '/de/kontakt')).statusCode).toBe(404)
  })

  it('[ROUTE-15] copies a site and takes over a look', async () => {
    const { app, site, call, make, list } = await start()
    await make({ from: site.id, key: 'kopie', host: 'kopie.localhost', locales: undefined })
    expect((await visit(app, { host: 'kopie.localhost' }, '/de')).body).toContain('Klar sehen')
    const copy = (await list({ q: 'kopie' })).sites[0]!
    const fonts = { heading: 'space-grotesk' }
    await call('POST', 'sites/theme', { id: site.id, colors: { primary: '#123456' }, fonts, radius: 12 })
    expect((await call('POST', 'sites/theme', { id: site.id, radius: 49 })).status).toBe(400)
    expect((await call('POST', 'sites/theme', { id: site.id, fonts: { heading: 'comic' } })).status).toBe(400)
    const choices = (await call('GET', 'sites/choices')).body.data as unknown as { sites: { name: string }[] }
    expect(choices.sites.map(({ name }) => name)).toContain('Käse & Wein')
    const themed = await call('POST', 'sites/theme', { id: copy.id, from: site.id })
    expect(themed.body.data).toMatchObject({ colors: { primary: '#123456' }, fonts, radius: 12 })
    expect((await visit(app, { host: 'kopie.localhost' }, '/de')).body).toContain('#123456')
  })

  it('[ROUTE-15] hosts: added, made primary, taken away; never the last, never the primary one, never another’s', async () => {
    const { app, site, storage, call } = await start()
    const other = await createTestSite(storage)
    const id = site.id
    const wanted = [id, other.id].map(own => call('POST', 'sites/host', { id: own, host: 'beide.ch' }))
    expect((await Promise.all(wanted)).map(({ status }) => status).sort()).toEqual([200, 409])
    for (const own of [id, other.id]) await call('POST', 'sites/host/remove', { id: own, host: 'beide.ch' })
    const alias = { id, host: 'WWW.Laden.ch', scheme: 'http' }
    expect((await call('POST', 'sites/host', alias)).status).toBe(200)
    expect((await visit(app, { host: 'www.laden.ch' }, '/de')).headers.location).toContain(site.host)
    const remove = (name: string) => call('POST', 'sites/host/remove', { id, host: name })
    expect((await remove(site.host)).body).toMatchObject({ code: 'primary_host' })
    expect((await call('POST', 'sites/host', { id, host: other.host })).body).toMatchObject({ code: 'host_taken' })
    await call('POST', 'sites/host', { id, host: 'www.laden.ch', isPrimary: true, isSure: true })
    const details = (await call('GET', 'sites/one', { id })).body.data as unknown as SiteDetails
    // Made primary it is reached as before.
    expect(details).toMatchObject({ origin: expect.stringMatching(/^http:\/\/www\.laden\.ch/) })
    expect(details.hosts.map(entry => entry.isPrimary)).toEqual([true, false])
    expect((await caller({ app, site: { ...site, host: 'www.laden.ch' } })('GET', 'navigation')).status).toBe(200)
    await call('POST', 'sites/host', { id, host: site.host, isPrimary: true, isSure: true })
    expect((await remove('www.laden.ch')).status).toBe(200)
    expect((await remove(site.host)).body).toMatchObject({ code: 'last_host' })
    expect((await remove('fremd.ch')).body).toMatchObject({ code: 'not_found' })
    expect(await isThere(app, 'www.laden.ch')).toBe(404)
  })

  it('[ROUTE-15] a language that is taken away keeps its texts; the main one stays', async () => {
    const { app, site, call } = await start()
    const change = (input: object) => call('POST', 'sites/change', { id: site.id, ...input })
    expect((await change({ removeLocale: 'de' })).body).toMatchObject({ code: 'last_language' })
    await change({ removeLocale: 'fr' })
    expect((await visit(app, site, '/fr')).statusCode).not.toBe(200)
    const both = await Promise.all([change({ addLocale: 'it' }), change({ addLocale: 'fr' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await visit(app, site, '/fr')).body).toContain('Voir clair')
    const main = await change({ defaultLocale: 'fr' })
    expect(main.body.data).toMatchObject({ defaultLocale: 'fr', locales: expect.arrayContaining(['de', 'fr', 'it']) })
  })

  it('[LIVE-4] search has every page in a new language, by work behind the request, a few pages at a time', async () => {
    const { app, storage, site, call, runner } = await start()
    for (let page = 0; page < 12; page += 1) await createTestPage(storage, site)
    await runner.runDue()
    const change = (input: object) => call('POST', 'sites/change', { id: site.id, ...input })
    const entries = async (locale: string) => {
      const query = storage.read.selectFrom('search_texts').select(['page_id']).where('site_id', '=', site.id)
      return (await query.where('locale', '=', locale).execute()).length
    }
    const waiting = () =>
      storage.read.selectFrom('jobs').select('payload').where('kind', '=', 'search:rebuild').execute()
    await change({ defaultLocale: 'de' })
    expect(await waiting()).toEqual([])
    await change({ removeLocale: 'fr' })
    expect(await entries('fr')).toBe(13)
    await runner.runDue()
    expect([await entries('de'), await entries('fr')]).toEqual([13, 0])
    await change({ addLocale: 'fr' })
    // A second change while the work for the first one is half done.
    const step = searchHandlers({ storage })['search:rebuild'].run
    const now = Date.now()
    const begun = (await storage.write(tx => claimJob(tx, { kind: 'search:rebuild', now, leaseMs: dayMs })))!
    await step(begun.payload as Parameters<typeof step>[0])
    await storage.write(tx => finishJob(tx, begun))
    expect(await entries('fr')).toBe(5)
    await change({ addLocale: 'it' })
    await runner.runDue()
    expect([await entries('de'), await entries('fr'), await entries('it')]).toEqual([13, 13, 13])
    expect(await waiting()).toEqual([])
    expect((await visit(app, site, '/fr/search?searchQuery=clair')).body).toContain('<mark>clair</mark>')
  })

  it('[ROUTE-15] quotas, business and membership; offline and online again', async () => {
    const { app, storage, call } = await start()
    const { id, host: at } = await createTestSite(storage)
    await createTestPage(storage, { id, host: at, locales: ['de'] }, { role: 'home', key: 'home' })
    const change = (input: object) => call('POST', 'sites/change', { id, ...input })
    const limits = { pages: 3, megabytes: 2, translated: null }
    const changed = await change({ limits, isAssociation: true, isMember: true, name: 'Anders', suspended: true })
    expect(changed.body.data).toMatchObject({ limits, isAssociation: true, isMember: true, name: 'Anders' })
    expect(await isThere(app, at)).toBe(503)
    expect((await change({ businessId: id })).body).toMatchObject({ code: 'not_found' })
    await change({ suspended: false })
    expect(await isThere(app, at)).toBe(200)
  })

  it('[ROUTE-15] lists what an operator looks for, in parts and by filter', async () => {
    const { storage, list, site, call } = await start()
    const questions = await questionsOf(storage)
    const others: TestSite[] = []
    for (let count = 0; count < 55; count += 1) others.push(await createTestSite(storage))
    const [broken, edited] = others as [TestSite, TestSite]
    await createTestPage(storage, edited, { role: 'home', key: 'home', isPublished: false })
    await storage.write(async tx => {
      await addJob(tx, { kind: 'media:derive', payload: { siteId: broken.id, mediaId: 'x' }, runAt: 1 })
      const job = await claimJob(tx, { kind: 'media:derive', now: 10, leaseMs: 10 })
      await failJob(tx, job!, { now: 11, error: 'broken' })
      await insertMedia(tx, broken.id, { ...sampleMedia['optik/workshop']!, objectId: newSecretId(), fileSize: 4321 })
    })
    const first = await list()
    const second = await list({ after: first.next! })
    // As many questions for 56 sites as for one.
    expect([await questionsOf(storage), questions]).toEqual([6, 6])
    expect([first.sites.length, first.total, second.sites.length, second.next]).toEqual([50, 56, 6, null])
    const ids = new Set([...first.sites, ...second.sites].map(({ id }) => id))
    expect(ids.size).toBe(56)
    expect((await list({ only: 'failed' })).sites).toMatchObject([{ id: broken.id, failures: 1 }])
    expect((await list({ only: 'failed' })).sites[0]!.bytes).toBe(4321)
    const failuresOf = async ({ id }: TestSite) =>
      ((await call('GET', 'sites/one', { id })).body.data as unknown as SiteDetails).failures
    const [failure] = await failuresOf(broken)
    expect(failure).toEqual({ id: expect.any(String), kind: 'picture', message: 'broken', at: 11 })
    const retry = (of: TestSite, failureId: string) => call('POST', 'sites/failures/retry', { id: of.id, failureId })
    expect((await retry(edited, failure!.id)).status, 'another site’s').toBe(404)
    expect((await retry(broken, failure!.id)).body.data).toMatchObject({ failures: [] })
    expect((await retry(broken, failure!.id)).status, 'it waits already').toBe(404)
    const job = storage.read.selectFrom('jobs').select(['attempts', 'failed_at']).where('id', '=', failure!.id)
    expect(await job.execute()).toEqual([{ attempts: 0, failed_at: null }])
    const noted = storage.read.selectFrom('audit').select('kind').where('site_id', '=', broken.id)
    expect(await noted.execute()).toEqual([{ kind: 'failureRetried' }])
    expect(await failuresOf(edited)).toEqual([])
    expect((await list({ only: 'changed' })).sites).toMatchObject([
      { id: edited.id, changedPages: 1, publishedAt: null },
    ])
    expect((await list({ q: site.host })).sites).toMatchObject([{ id: site.id, changedPages: 0 }])
    // What is changed after its publication counts.
    const page = (await call('GET', 'page', { includeDrafts: '1' })).body.data as unknown as { id: string }[]
    const info = await call('GET', 'page/info', { id: page[0]!.id })
    const groupId = (info.body.data as unknown as { children: { id: string }[] }).children[0]!.id
    await writeField({ call }, { groupId, name: 'title', data: texts({ de: 'Anders' }) })
    expect((await list({ q: site.host })).sites).toMatchObject([{ changedPages: 1 }])
  })

  it('[ROUTE-15] tells an operator why a mail failed, but to whom it was to go in none of the ways servers say it', async () => {
    const { storage, site, call } = await start()
    const said = [
      "Can't send mail - all recipients were rejected: 550 5.1.1 <anna@laden.example>: User unknown",
      '550 anna@laden.example... no such user',
      '550 "anna muster"@laden.example: unknown; ask post@mail.example',
      'connect ECONNREFUSED 127.0.0.1:25',
    ]
    for (const error of said)
      await storage.write(async tx => {
        const words = { senderName: 'Laden', replyTo: null, subject: 'S', body: 'B' }
        const id = await queueMail(tx, { siteId: site.id, recipient: 'anna@laden.example', ...words })
        await noteMailProblem(tx, id, { error, isFinal: true })
      })
    const { failures } = (await call('GET', 'sites/one', { id: site.id })).body.data as unknown as SiteDetails
    expect((await call('POST', 'sites/failures/retry', { id: site.id, failureId: failures[0]!.id })).status).toBe(200)
    expect(failures.map(({ message }) => message).sort()).toEqual([
      '550 … no such user',
      '550 …: unknown; ask …',
      "Can't send mail - all recipients were rejected: 550 5.1.1 <…>: User unknown",
      'connect ECONNREFUSED 127.0.0.1:25',
    ])
  })

  it('[ROUTE-8, ROUTE-15] a deleted site is like an unknown host at once and comes back whole; after thirty days it is gone with its files', async () => {
    const { app, storage, services, call, make, list, runner, pass, now, site } = await start()
    await make()
    const { id } = (await list({ q: 'laden' })).sites[0]!
    const { site: made } = (await findSiteByHost(storage.read, host))!
    const media = { ...sampleMedia['optik/workshop']!, objectId: newSecretId() }
    await services.files.write(media.objectId, 'original.avif', Buffer.from('x'))
    await storage.write(tx => insertMedia(tx, made.id, media))
    const { cookie } = await signIn(storage, { id: made.id, host, locales: ['de'] }, 'admin')
    const unknown = await visit(app, { host: 'nie.localhost' }, '/de')
    expect((await visit(app, { host }, '/de')).statusCode).toBe(200)

    expect((await call('POST', 'sites/delete', { id: site.id })).body).toMatchObject({ code: 'own_site' })
    const offline = { id: site.id, suspended: true }
    expect((await call('POST', 'sites/change', offline)).body).toMatchObject({ code: 'own_site' })
    expect((await call('POST', 'sites/delete', { id })).status).toBe(200)
    const gone = await visit(app, { host }, '/de')
    expect([gone.statusCode, gone.body]).toEqual([unknown.statusCode, unknown.body])
    expect((await visit(app, { host }, '/desk', { cookie })).statusCode).toBe(404)
    expect((await make()).body).toMatchObject({ code: 'key_taken' })
    expect((await make({ key: 'neu' })).body).toMatchObject({ code: 'host_taken' })
    expect((await call('POST', 'sites/change', { id, name: 'X' })).body).toMatchObject({ code: 'not_found' })
    expect((await list({ only: 'deleted' })).sites).toMatchObject([{ id, deletedAt: now() }])
    expect((await list()).sites.map(entry => entry.id)).toEqual([site.id])

    pass(29 * dayMs)
    await runner.runDue(now())
    expect((await call('POST', 'sites/restore', { id })).status).toBe(200)
    expect((await visit(app, { host }, '/de')).body).toContain('Käse &amp; Wein')
    expect(await listMedia(storage.read, made.id)).toHaveLength(1)

    await call('POST', 'sites/delete', { id })
    pass(31 * dayMs)
    await runner.runDue(now())
    await runner.runDue(now())
    expect(await findAnySite(storage.read, { id })).toBeNull()
    expect(await rowsOf(storage, id)).toEqual([])
    expect(await services.files.read(media.objectId, 'original.avif')).toBeNull()
  })

  it('[ROUTE-15] of a list every bad row is named and the good ones are made; sent again only what is missing', async () => {
    const { app, call, upload, runner, tasks, list } = await start()
    const rows = [
      'key;name;host;locales;template;scheme;published',
      'eins;"Laden; der\r\n""erste""";http://Eins.localhost/start;de fr;;http;',
      'zwei;Zwei;Zürich.localhost;de,fr;;http;no',
      'Drei;Drei;drei.localhost;de;;',
      ';;;;;',
      'vier;Vier;vier..localhost;de;;',
      'fuenf;Fünf;fuenf.localhost;de xx;;',
      'sechs;Sechs;eins.localhost;de;;',
      'sieben;Sieben;sieben.localhost;de;gibtsnicht;',
      'neun;Ne\0un;neun.localhost;de;;',
    ]
    const csv = `\uFEFF${rows.join('\r\n')}\r\n`
    const begun = await upload(csv)
    expect(begun).toMatchObject({ success: true, data: { kind: 'import', total: 8, done: 4, state: 'running' } })
    await runner.runDue()
    const [task] = (await tasks()).tasks
    expect(task, 'two are made').toMatchObject({ state: 'done', done: 8, total: 8, refused: 6 })
    expect(task!.problems, 'the first few').toHaveLength(5)
    const all = (await call('GET', 'sites/tasks/problems', { id: task!.id })).body.data as unknown as SiteTaskProgress
    expect(all.problems.map(({ row, code, column }) => [row, column ?? code])).toEqual([
      [5, 'key'],
      [7, 'bad_host'],
      [8, 'locales'],
      [9, 'host_taken'],
      [10, 'unknown_template'],
      [11, 'name'],
    ])
    expect((await call('GET', 'sites/tasks/problems', { id: newId() })).status).toBe(404)
    expect(await isThere(app, 'eins.localhost', '/fr')).toBe(200)
    expect(await isThere(app, 'xn--zrich-kva.localhost'), 'not published').toBe(503)
    expect((await list({ q: '"erste"' })).total).toBe(1)

    await upload(`${csv}acht;Acht;acht.localhost;de;;http;ja\r\n`)
    await runner.runDue()
    expect((await tasks()).tasks[0]).toMatchObject({ state: 'done', done: 9, refused: 6 })
    expect((await list()).total).toBe(4)
    await upload('key;name;host;locales\r\nneun;Käse;neun.localhost;de', 'latin1')
    await runner.runDue()
    expect((await list({ q: 'neun' })).sites).toMatchObject([{ name: 'Käse' }])
    const head = 'key;name;host;locales'
    for (const [sent, why, at] of [
      [`${head};from\na;A;a.ch;de;b`, 'unknown_column', 'from'],
      ['key;name;host\na;A;a.ch', 'missing_column', 'locales'],
      [`${head}\na;"A;a.ch;de\nb;B;b.ch;de`, 'open_quote', '2'],
      [`${head}\n${'a;A;a.ch;de\n'.repeat(5_001)}`, 'too_many_rows', '5000'],
    ])
      expect(await upload(sent!)).toMatchObject({ status: 400, code: 'bad_list', details: { why, at } })
    const unsure = await upload(`${head};published\naa;A;a.ch;de;vielleicht`)
    expect(unsure.data.problems).toMatchObject([{ row: 2, column: 'published' }])
  })
})

const questionsOf = async ({ read }: Storage) => {
  let count = 0
  const transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    count += 1
    return node
  }
  await readSiteOverview(read.withPlugin({ transformQuery, transformResult: async ({ result }) => result }))
  return count
}

/** Tables that still name the site. */
const rowsOf = async (storage: Storage, id: string) => {
  const tables = await storage.read.introspection.getTables()
  const own = tables.filter(({ columns }) => columns.some(({ name }) => name === 'site_id'))
  const counted = own.map(async ({ name }) => {
    const { rows } = await sql`select 1 from ${sql.table(name)} where site_id = ${id}`.execute(storage.read)
    return { name, count: rows.length }
  })
  return (await Promise.all(counted)).filter(({ count }) => count > 0)
}
