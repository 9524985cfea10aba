import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { quickHash } from '../../../test/quickHash'
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
import { runCommand } from '../commands/run'
import { scheduleHandlers } from '../jobs/publishScheduled'
import { invitationMs } from '../storage/invitations'
import { changeOwnData, insertPerson, setMembership } from '../storage/people'
import { openSession } from '../storage/sessions'
import { updateSite } from '../storage/sites'

const password = 'richtig und lang'
const silent = { warn: () => {}, error: () => {} }
type Sent = { invitation: { id: string; email: string }; link: string | null }

onBothEngines('people of a site', open => {
  const start = async (env: Record<string, string> = {}) => {
    let now = Date.now() - (Date.now() % 3_600_000)
    const storage = await open({ isOwn: true })
    const { app, services } = await startTestServer(storage, { clock: () => now, env })
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const admin = await signIn(storage, site, 'admin')
    const as = (cookie?: string, at = site) => caller({ app, site: at, cookie })
    const invite = async (email: string, rights: object = { role: 'optician', languages: null }) => {
      const { status, body } = await as(admin.cookie)('POST', 'invitations', { email, ...rights })
      expect(status).toBe(200)
      return body.data as Sent
    }
    const pathOf = (link: string | null) => new URL(link!).pathname
    const accept = (
      link: string | null,
      fields: Record<string, string> = {},
      cookie = '',
      at: TestSite = site,
      headers: Record<string, string> = {},
    ) =>
      app.inject({
        method: 'POST',
        url: pathOf(link),
        headers: {
          host: at.host,
          cookie,
          ...ownOrigin(at),
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      })
    const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
      `vitrine_session=${response.cookies.find(({ name }) => name === 'vitrine_session')!.value}`
    const addPerson = async (email: string, of: TestSite, role: 'admin' | 'optician' = 'optician') => {
      const passwordHash = await quickHash(password)
      return storage.write(async tx => {
        const id = await insertPerson(tx, { email, name: email, passwordHash, isOperator: false })
        await setMembership(tx, of.id, id, { role })
        return id
      })
    }
    const look = (link: string | null, cookie = '') => visit(app, site, pathOf(link), { cookie })
    const people = async () =>
      (await as(admin.cookie)('GET', 'people')).body.data as {
        people: Record<string, unknown>[]
        invitations: Record<string, unknown>[]
      }
    const pass = (ms: number) => (now += ms)
    return { app, services, storage, site, admin, as, invite, accept, cookieOf, addPerson, look, people, pass }
  }

  it('[SEC-3] an invited person comes in once, as what they were invited as', async () => {
    const { as, storage, invite, accept, cookieOf, look, people } = await start()
    const sent = await invite('Neu@Laden.example', { role: 'optician', languages: ['fr'] })
    const token = sent.link!.split('/').at(-1)!
    expect(JSON.stringify(await storage.read.selectFrom('invitations').selectAll().execute())).not.toContain(token)
    const page = await look(sent.link)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('neu@laden.example')
    expect((await accept(sent.link, { name: 'Nora', password: 'kurz' })).statusCode).toBe(400)
    const entered = await accept(sent.link, { name: 'Nora', password })
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/fr/edit?toolbar=1'])
    const cookie = cookieOf(entered)
    expect((await as(cookie)('GET', 'auth')).body.data).toMatchObject({ name: 'Nora', role: 'optician' })
    const again = await accept(sent.link, { name: 'Dieb', password })
    expect(again.statusCode).toBe(410)
    expect(again.cookies).toEqual([])
    expect((await look(sent.link)).body).not.toContain('neu@laden.example')
    const listed = await people()
    expect(listed.invitations).toEqual([])
    expect(listed.people).toContainEqual(expect.objectContaining({ name: 'Nora', lastSeen: expect.any(Number) }))
    expect(listed.people).toContainEqual(expect.objectContaining({ name: 'Nora', role: 'optician', languages: ['fr'] }))
  })

  it('[SEC-3, LANG-2] who is invited begins in a language they read and may write, and so does the editor', async () => {
    const { as, app, site, invite, accept, look, cookieOf, storage, addPerson } = await start()
    const account = async (response: Awaited<ReturnType<typeof accept>>) =>
      (await as(cookieOf(response))('GET', 'account')).body.data as { language: string | null }
    const french = { 'accept-language': 'fr-CH,fr;q=0.9,de;q=0.5' }
    const german = { 'accept-language': 'de-CH' }
    const enter = async (email: string, languages: string[] | null, headers: Record<string, string>) => {
      const { link } = await invite(email, { role: 'optician', languages })
      return accept(link, { name: 'N', password }, '', site, headers)
    }
    const reader = await enter('a@laden.example', null, french)
    expect([reader.headers.location, (await account(reader)).language]).toEqual(['/fr/edit?toolbar=1', 'fr'])
    const writer = await enter('b@laden.example', ['fr'], german)
    expect(writer.headers.location, 'what she may write').toBe('/fr/edit?toolbar=1')
    expect((await account(writer)).language, 'what she reads').toBe('de')
    const silent = await enter('c@laden.example', ['fr'], {})
    expect([silent.headers.location, (await account(silent)).language]).toEqual(['/fr/edit?toolbar=1', 'fr'])
    expect((await visit(app, site, '/fr/edit', { cookie: cookieOf(silent) })).body).toContain('"editorLocale":"fr"')
    const { link } = await invite('d@laden.example', { role: 'optician', languages: ['fr'] })
    expect((await look(link)).body).toContain('Accepter l’invitation')
    // An own choice stays.
    const other = await createTestSite(storage)
    const id = await addPerson('e@laden.example', other)
    await storage.write(tx => changeOwnData(tx, id, { language: 'de' }))
    const known = await enter('e@laden.example', null, french)
    expect([known.headers.location, (await account(known)).language]).toEqual(['/fr/edit?toolbar=1', 'de'])
  })

  it('[SEC-1] who was removed is told so by the sign-in form too, in the browser they were signed in with', async () => {
    const { as, admin, app, site, addPerson, storage } = await start()
    const id = await addPerson('nora@laden.example', site)
    const token = await storage.write(tx => openSession(tx, site.id, id))
    const cookie = `vitrine_session=${token}`
    expect((await as(admin.cookie)('DELETE', `people/${id}`)).status).toBe(200)
    const enter = (sent: { password: string; cookie?: string }) =>
      as(sent.cookie)('POST', 'auth', { email: 'nora@laden.example', password: sent.password })
    expect((await visit(app, site, '/fr/login', { cookie })).body).toContain('Vous ne faites plus partie de ce site')
    expect((await visit(app, site, '/fr/login')).body).not.toContain('plus partie')
    expect((await enter({ password, cookie })).body).toMatchObject({ code: 'no_longer_member' })
    expect((await enter({ password })).body, 'elsewhere nobody is told').toMatchObject({ code: 'wrong_credentials' })
    expect((await enter({ password: 'falsch', cookie })).body).toMatchObject({ code: 'wrong_credentials' })
    await storage.write(tx => setMembership(tx, site.id, id, { role: 'optician' }))
    expect((await as(cookie)('GET', 'settings')).body, 'an old session stays ended').toMatchObject({
      code: 'sign_in_needed',
    })
  })

  it('[SEC-3] an invitation ends after seven days, when withdrawn and when sent again; elsewhere it is nothing', async () => {
    const { as, admin, storage, site, invite, accept, look, pass, people, app } = await start()
    const first = await invite('a@laden.example')
    const second = (await as(admin.cookie)('POST', `invitations/${first.invitation.id}`)).body.data as Sent
    expect(second.invitation.id).toBe(first.invitation.id)
    expect((await look(first.link)).statusCode).toBe(410)
    const other = await createTestSite(storage)
    expect((await visit(app, other, new URL(second.link!).pathname)).statusCode).toBe(410)
    expect((await accept(second.link, { name: 'A', password }, '', other)).statusCode).toBe(410)
    pass(invitationMs - 1000)
    expect((await look(second.link)).statusCode).toBe(200)
    pass(2000)
    expect((await accept(second.link, { name: 'A', password })).statusCode).toBe(410)
    expect((await people()).invitations).toMatchObject([{ isExpired: true }])
    const limited = await invite('c@laden.example', { role: 'optician', languages: ['fr'] })
    const resend = () => as(admin.cookie)('POST', `invitations/${limited.invitation.id}`)
    await storage.write(tx => updateSite(tx, site.id, { locales: ['de'] }))
    expect((await resend()).body, 'its language is gone').toMatchObject({ status: 409, code: 'languages_gone' })
    await storage.write(tx => updateSite(tx, site.id, { locales: ['de', 'fr'] }))
    expect((await resend()).status).toBe(200)
    const third = await invite('b@laden.example')
    expect((await as(admin.cookie)('DELETE', `invitations/${third.invitation.id}`)).status).toBe(200)
    expect((await accept(third.link, { name: 'B', password })).statusCode).toBe(410)
    expect((await as(admin.cookie)('DELETE', `invitations/${third.invitation.id}`)).status).toBe(404)
  })

  it('[SEC-1] an invitation never opens somebody’s account without their password', async () => {
    const { storage, site, admin, invite, accept, addPerson, look, as, cookieOf } = await start()
    const other = await createTestSite(storage)
    await addPerson('anna@laden.example', other)
    const { link } = await invite('anna@laden.example')
    const page = await look(link)
    expect(page.body).toContain('current-password')
    const wrong = await accept(link, { name: 'Anna', password: 'ein anderes Passwort' })
    expect([wrong.statusCode, wrong.cookies]).toEqual([401, []])
    for (let count = 1; count < 10; count += 1) await accept(link, { password: 'falsch' })
    expect((await accept(link, { password })).statusCode, 'ten wrong ones are enough').toBe(429)
    const { invitation } = await invite('anna@laden.example')
    expect((await as(admin.cookie)('DELETE', `invitations/${invitation.id}`)).status).toBe(200)
    const anew = await invite('anna@laden.example')
    await storage.write(tx => tx.db.deleteFrom('rate_limits').where('key', 'like', 'call %').execute())
    expect((await accept(anew.link, { password })).statusCode, 'another invitation brings no new tries').toBe(429)
    const refused = storage.read.selectFrom('audit').select('subject').where('kind', '=', 'signInRefused')
    expect(await refused.execute()).toEqual(Array.from({ length: 10 }, () => ({ subject: 'anna@laden.example' })))
    // Who has not chosen a password yet, but belongs to another site, is nobody's to take over either.
    await storage.write(async tx => {
      const person = { email: 'ohne@laden.example', name: 'O', passwordHash: null, isOperator: false }
      await setMembership(tx, other.id, await insertPerson(tx, person), { role: 'admin' })
    })
    const taken = await invite('ohne@laden.example')
    await storage.write(tx => tx.db.deleteFrom('rate_limits').execute())
    expect((await accept(taken.link, { name: 'Dieb', password })).statusCode).toBe(401)
    const entered = await accept(anew.link, { password })
    expect(entered.statusCode).toBe(303)
    expect((await as(cookieOf(entered), site)('GET', 'auth')).body.data).toMatchObject({ email: 'anna@laden.example' })
  })

  it('[SEC-3] somebody signed in as another person is told so, and not whose it is', async () => {
    const { storage, site, invite, accept, look } = await start()
    const somebody = await signIn(storage, site)
    const { link } = await invite('c@laden.example')
    const page = await look(link, somebody.cookie)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('jemand anderen')
    expect(page.body).not.toContain('c@laden.example')
    expect((await accept(link, { name: 'C', password }, somebody.cookie)).statusCode).toBe(403)
    expect((await accept(link, { name: 'C', password })).statusCode, 'still good for whom it is for').toBe(303)
  })

  it('[SEC-3] roles and languages are changed and hold at once; a removed person is out and can be invited anew', async () => {
    const { storage, site, admin, as, invite, accept, people } = await start()
    const editor = await signIn(storage, site)
    const asAdmin = as(admin.cookie)
    const change = (rights: object) => asAdmin('POST', `people/${editor.personId}`, rights)
    expect((await change({ role: 'optician', languages: ['it'] })).status).toBe(400)
    expect((await change({ role: 'optician', languages: [] })).status).toBe(400)
    expect((await change({ role: 'admin', languages: ['fr'] })).status).toBe(200)
    expect((await people()).people).toContainEqual(
      expect.objectContaining({ id: editor.personId, role: 'admin', languages: null }),
    )
    expect((await as(editor.cookie)('GET', 'people')).status).toBe(200)
    expect((await change({ role: 'optician', languages: null })).status).toBe(200)
    expect((await as(editor.cookie)('GET', 'people')).status).toBe(403)
    expect((await asAdmin('POST', 'invitations', { email: 'PERSON@x.ch', role: 'x', languages: null })).status).toBe(
      400,
    )

    expect((await asAdmin('DELETE', `people/${editor.personId}/sessions`)).status).toBe(200)
    expect((await as(editor.cookie)('GET', 'settings')).status).toBe(401)

    const second = await signIn(storage, site)
    expect((await asAdmin('DELETE', `people/${second.personId}`)).status).toBe(200)
    expect((await as(second.cookie)('GET', 'settings')).body).toMatchObject({ status: 403, code: 'no_longer_member' })
    expect((await as(second.cookie)('POST', 'settings')).body).toMatchObject({ code: 'no_longer_member' })
    expect((await as(second.cookie)('GET', 'auth')).body.data, 'a visitor').toBe(null)
    const { email } = await storage.read
      .selectFrom('people')
      .select('email')
      .where('id', '=', second.personId)
      .executeTakeFirstOrThrow()
    const { link } = await invite(email)
    await accept(link, { name: 'Wieder da', password })
    expect((await as(second.cookie)('GET', 'settings')).status, 'an old session stays ended').toBe(401)
    expect((await asAdmin('POST', 'invitations', { email, role: 'optician', languages: null })).body).toMatchObject({
      code: 'already_member',
    })
  })

  it('[SEC-3] the last admin stays, also when two remove each other at once; operators do not count', async () => {
    const { storage, site, admin, as } = await start()
    const asAdmin = as(admin.cookie)
    const operator = await signIn(storage, site, 'operator')
    await storage.write(tx => setMembership(tx, site.id, operator.personId, { role: 'admin' }))
    const demoted = await asAdmin('POST', `people/${admin.personId}`, { role: 'optician', languages: null })
    expect(demoted.body).toMatchObject({ status: 409, code: 'last_admin' })
    expect((await asAdmin('DELETE', `people/${admin.personId}`)).body).toMatchObject({ code: 'last_admin' })
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await signIn(storage, site, 'admin'), await signIn(storage, site, 'admin')]
      await storage.write(tx =>
        tx.db
          .deleteFrom('memberships')
          .where('site_id', '=', site.id)
          .where('person_id', 'not in', [one.personId, two.personId])
          .execute(),
      )
      const answers = await Promise.all([
        as(one.cookie)('DELETE', `people/${two.personId}`),
        as(two.cookie)('DELETE', `people/${one.personId}`),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await storage.read.selectFrom('memberships').select('role').where('site_id', '=', site.id).execute()
      expect(left).toEqual([{ role: 'admin' }])
    }
  })

  it('[SEC-6] with a mail server the link goes by mail alone, in the language of whom it is for', async () => {
    const { storage, invite, look } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const { link } = await invite('fr@laden.example', { role: 'optician', languages: ['fr'] })
    expect(link).toBeNull()
    await invite('de@laden.example')
    const mails = await storage.read.selectFrom('mails').selectAll().orderBy('recipient', 'desc').execute()
    expect(mails.map(({ recipient, subject }) => [recipient, subject.split(':')[0]!.trim()])).toEqual([
      ['fr@laden.example', 'Invitation'],
      ['de@laden.example', 'Einladung'],
    ])
    const mailed = /http\S+/.exec(mails[0]!.body)![0]
    expect((await look(mailed)).statusCode).toBe(200)
    const { listMails } = await import('../storage/mails')
    const site = mails[0]!.site_id as Parameters<typeof listMails>[1]
    expect(await listMails(storage.read, site, { limit: 10 }), 'no editor reads it in the outbox').toEqual([])
  })

  it('[SEC-1] an admin without a mail server helps somebody of this site alone to a new password', async () => {
    const { app, storage, site, admin, as, addPerson } = await start()
    const other = await createTestSite(storage)
    const own = await addPerson('hier@laden.example', site)
    const both = await addPerson('beide@laden.example', site)
    await storage.write(tx => setMembership(tx, other.id, both, { role: 'optician' }))
    const asked = await as(admin.cookie)('POST', `people/${own}/password`)
    expect((asked.body.data as { link: string }).link).toMatch(/\/access\/[\w-]{43}$/)
    expect((await as(admin.cookie)('POST', `people/${both}/password`)).body).toMatchObject({
      code: 'belongs_elsewhere',
    })
    // What is not used yet ends when the person comes to belong to another site too.
    const { pathname } = new URL((asked.body.data as { link: string }).link)
    await storage.write(tx => setMembership(tx, site.id, own, { role: 'admin' }))
    expect((await visit(app, site, pathname)).statusCode).toBe(200)
    await storage.write(tx => setMembership(tx, other.id, own, { role: 'optician' }))
    expect((await visit(app, site, pathname)).statusCode).toBe(410)
  })

  it('[SEC-3] the invitations of an admin end with their being one', async () => {
    const { storage, site, admin, as, invite, look, people } = await start()
    const kept = await invite('bleibt@laden.example')
    const [removed, demoted] = [await signIn(storage, site, 'admin'), await signIn(storage, site, 'admin')]
    const links: (string | null)[] = []
    for (const [index, by] of [removed, demoted].entries()) {
      const input = { email: `privat${index}@laden.example`, role: 'admin', languages: null }
      links.push(((await as(by.cookie)('POST', 'invitations', input)).body.data as Sent).link)
    }
    const asAdmin = as(admin.cookie)
    expect((await asAdmin('DELETE', `people/${removed.personId}`)).status).toBe(200)
    await asAdmin('POST', `people/${demoted.personId}`, { role: 'admin', languages: null })
    expect((await look(links[1]!)).statusCode, 'still an admin').toBe(200)
    await asAdmin('POST', `people/${demoted.personId}`, { role: 'optician', languages: null })
    for (const link of links) expect((await look(link)).statusCode).toBe(410)
    expect((await people()).invitations).toMatchObject([{ id: kept.invitation.id }])
    const { entries } = (await asAdmin('GET', 'audit', { kind: 'invitationWithdrawn' })).body.data as {
      entries: { subject: string }[]
    }
    expect(entries.map(({ subject }) => subject).sort()).toEqual(['privat0@laden.example', 'privat1@laden.example'])
  })

  it('[SEC-6] nobody gets more than three mails of a kind within an hour', async () => {
    const { storage, site, admin, as, invite, addPerson, pass } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const again = () =>
      as(admin.cookie)('POST', 'invitations', { email: 'Opfer@laden.example', role: 'optician', languages: null })
    for (let count = 0; count < 3; count += 1, pass(1000)) expect((await again()).status).toBe(200)
    expect((await again()).body).toMatchObject({ status: 429, code: 'mailed_lately' })
    await invite('anders@laden.example')
    const own = await addPerson('hier@laden.example', site)
    const link = () => as(admin.cookie)('POST', `people/${own}/password`)
    for (let count = 0; count < 3; count += 1) expect((await link()).status).toBe(200)
    expect((await link()).body).toMatchObject({ code: 'mailed_lately' })
    expect(await storage.read.selectFrom('mails').select('recipient').execute()).toHaveLength(7)
    pass(60 * 60_000)
    expect([(await again()).status, (await link()).status]).toEqual([200, 200])
  })

  it('[SEC-9] what admins do is noted, read in parts, filtered and taken along as a safe table', async () => {
    const { app, storage, site, admin, as, invite, pass } = await start()
    await invite('=1+1@laden.example')
    for (let count = 0; count < 51; count += 1) {
      pass(60_000)
      await invite(`n${count}@laden.example`)
    }
    const read = async (input: object = {}) =>
      (await as(admin.cookie)('GET', 'audit', input)).body.data as {
        entries: { id: string; kind: string; subject: string; person: object; address: string }[]
        hasMore: boolean
      }
    const first = await read()
    expect([first.entries.length, first.hasMore]).toEqual([50, true])
    expect(first.entries[0]).toMatchObject({
      kind: 'personInvited',
      subject: 'n50@laden.example',
      person: { id: admin.personId },
      address: '127.0.0.0',
    })
    const rest = await read({ before: first.entries.at(-1)!.id })
    expect([rest.entries.length, rest.hasMore]).toEqual([2, false])
    expect((await read({ kind: 'published' })).entries).toEqual([])
    expect((await read({ from: '2001-01-01', until: '2001-01-02' })).entries).toEqual([])
    expect((await as(admin.cookie)('GET', 'audit', { from: '2001-99-99' })).status).toBe(400)
    const file = await visit(app, site, '/api/v1/audit/csv', { cookie: admin.cookie })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain(`"'=1+1@laden.example"`)
    expect(file.body).toContain('"Person eingeladen"')
    expect(file.body).toContain('"personInvited"')
    expect(file.body.split('\r\n')[0]).toBe('\uFEFF"Zeit";"Was";"Wer";"Betrifft";"Adresse";"Code";"Zeit (UTC)"')
    const many = Array.from({ length: 2100 }, (_, count) => ({
      ...{ site_id: site.id, id: `0${String(count).padStart(6, '0')}`, at: 1_750_000_000_000, kind: 'signInRefused' },
      ...{ person_id: null, subject: `robot ${count}`, address: '10.0.0.0' },
    }))
    await storage.write(async tx => {
      for (let from = 0; from < many.length; from += 300)
        await tx.db
          .insertInto('audit')
          .values(many.slice(from, from + 300))
          .execute()
    })
    const long = (await visit(app, site, '/api/v1/audit/csv', { cookie: admin.cookie })).body
    expect(new Set(long.match(/robot \d+/g)).size, 'to its end').toBe(2100)
    expect(long).toContain('"2025-06-15 17:06"')
    // Who is asked for most is often no longer here.
    const gone = await signIn(storage, site, 'admin')
    await as(gone.cookie)('POST', 'security', { isNeeded: false })
    expect((await as(admin.cookie)('DELETE', `people/${gone.personId}`)).status).toBe(200)
    const { people } = (await as(admin.cookie)('GET', 'audit/people')).body.data as { people: { id: string }[] }
    expect(people.map(({ id }) => id).sort()).toEqual([admin.personId, gone.personId].sort())
    const other = await createTestSite(storage)
    const elsewhere = await signIn(storage, other, 'admin')
    expect((await as(elsewhere.cookie, other)('GET', 'audit')).body.data).toMatchObject({ entries: [] })
  })

  it('[SEC-9] what is published, exported, imported and done to the site is noted once, by whom', async () => {
    const { app, storage, site, admin, as, pass } = await start()
    const operator = await signIn(storage, site, 'operator')
    const pageId = await createTestPage(storage, site, { name: { de: 'Aktion', fr: 'Action' } })
    const noted = async (at: Pick<TestSite, 'id'> = site) => {
      const rows = await storage.read
        .selectFrom('audit')
        .selectAll()
        .where('site_id', '=', at.id)
        .orderBy('id')
        .execute()
      await storage.write(tx => tx.db.deleteFrom('audit').execute())
      return rows.map(({ kind, person_id, subject, address }) => [kind, person_id, subject, address])
    }
    const own = admin.personId
    const write = as(admin.cookie)
    expect((await write('POST', 'page/publish', { id: pageId })).status).toBe(200)
    pass(1000)
    expect((await write('POST', 'page/unpublish', { id: pageId })).status).toBe(200)
    expect(await noted()).toEqual([
      ['published', own, 'Aktion', '127.0.0.0'],
      ['unpublished', own, 'Aktion', '127.0.0.0'],
    ])

    const planned = await write('POST', 'page/schedule', { id: pageId, at: '2099-05-01T08:00' })
    const { version } = planned.body.data as { version: number }
    const { run } = scheduleHandlers({ storage, log: silent })['page:publish']
    pass(60_000)
    const context = { attempt: 1, isLastAttempt: false, now: Date.parse('2099-05-01T06:00Z') }
    await run({ siteId: site.id, pageId, version }, context)
    await run({ siteId: site.id, pageId, version }, context)
    expect(await noted()).toEqual([['publishedAsPlanned', own, 'Aktion', '']])

    const file = await visit(app, site, `/api/v1/languages/xliff?to=fr&id=${pageId}`, { cookie: admin.cookie })
    expect(file.statusCode).toBe(200)
    await visit(app, site, '/api/v1/audit/csv', { cookie: admin.cookie })
    expect((await noted()).map(([kind, person]) => [kind, person])).toEqual([
      ['exported', own],
      ['exported', own],
    ])
    const form = ['--x', 'content-disposition: form-data; name="file"; filename="fr.xlf"', '', file.body, '--x--', '']
    const sent = await app.inject({
      method: 'POST',
      url: '/api/v1/languages/xliff/import',
      headers: {
        host: site.host,
        cookie: admin.cookie,
        ...ownOrigin(site),
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: form.join('\r\n'),
    })
    expect(sent.statusCode).toBe(200)
    expect(await noted()).toEqual([['imported', own, 'fr.xlf', '127.0.0.0']])

    const other = await createTestSite(storage)
    const operate = as(operator.cookie)
    const { id } = other
    const changes: [string, object, string, string][] = [
      ['sites/change', { id, name: 'Neu' }, 'siteChanged', 'Neu'],
      ['sites/change', { id, addLocale: 'it' }, 'languagesChanged', 'de, fr, it'],
      ['sites/change', { id, suspended: true }, 'siteSuspended', ''],
      ['sites/change', { id, suspended: false }, 'siteResumed', ''],
      ['sites/change', { id, limits: { pages: 9, megabytes: null, translated: null } }, 'limitsChanged', ''],
      ['sites/theme', { id, from: site.id }, 'lookChanged', ''],
      ['sites/host', { id, host: 'neu.example' }, 'hostSet', 'neu.example'],
      ['sites/host/remove', { id, host: 'neu.example' }, 'hostRemoved', 'neu.example'],
      ['sites/delete', { id }, 'siteDeleted', ''],
      ['sites/restore', { id }, 'siteRestored', ''],
    ]
    for (const [path, input, kind, subject] of changes) {
      expect([path, (await operate('POST', path, input)).status]).toEqual([path, 200])
      expect(await noted(other)).toEqual([[kind, operator.personId, subject, '127.0.0.0']])
    }
    expect((await operate('POST', 'sites/host/remove', { id, host: 'keiner.example' })).status).toBe(404)
    expect(await noted(other)).toEqual([])
  })

  it('[SEC-9] ways in by a link, and what commands do with people, are noted', async () => {
    const { app, services, storage, site, admin, as, addPerson } = await start()
    const noted = async () => {
      const rows = await storage.read.selectFrom('audit').selectAll().orderBy('id').execute()
      await storage.write(tx => tx.db.deleteFrom('audit').execute())
      return rows.map(({ kind, person_id, subject, address }) => [kind, person_id, subject, address])
    }
    const beat = await addPerson('beat@laden.example', site)
    const asked = await as(admin.cookie)('POST', `people/${beat}/password`)
    const post = (link: string) =>
      app.inject({
        method: 'POST',
        url: new URL(link).pathname,
        headers: { host: site.host, ...ownOrigin(site), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password }).toString(),
      })
    expect((await post((asked.body.data as { link: string }).link)).statusCode).toBe(303)
    expect(new Set(await noted())).toEqual(
      new Set([
        ['passwordLinkMade', admin.personId, 'beat@laden.example', '127.0.0.0'],
        ['passwordChanged', beat, '', '127.0.0.0'],
        ['signIn', beat, '', '127.0.0.0'],
      ]),
    )
    const { key } = await storage.read.selectFrom('sites').select('key').executeTakeFirstOrThrow()
    const command = (...words: string[]) => runCommand({ ...services, demoPictures: '', port: 80 }, words)
    const member = (...words: string[]) =>
      command('site', 'member', '--key', key, '--email', 'Beat@laden.example', ...words)
    await member('--role', 'admin')
    expect(await noted()).toEqual([['personChanged', null, 'beat@laden.example admin', '']])
    await member('--languages', 'fr')
    expect(await noted()).toEqual([['personChanged', null, 'beat@laden.example optician fr', '']])
    await member('--name', 'Beat')
    expect(await noted(), 'the limit stays').toEqual([['personChanged', null, 'beat@laden.example optician fr', '']])
    await expect(member('--languages', 'it')).rejects.toThrow('does not speak it')
    await member('--languages', 'all')
    expect(await noted()).toEqual([['personChanged', null, 'beat@laden.example optician', '']])
    await member('--remove')
    expect(await noted()).toEqual([['personRemoved', null, 'beat@laden.example', '']])
    await expect(member('--remove')).rejects.toThrow('does not belong')
    expect(await noted()).toEqual([])
    await command('admin-link')
    expect((await noted()).map(([kind]) => kind)).toEqual(['passwordLinkMade'])
  })

  it('[SEC-1] last seen is noted every few minutes, not with every request', async () => {
    const { storage, admin, as, people, pass } = await start()
    const seen = async () =>
      (await storage.read.selectFrom('sessions').select('seen').where('person_id', '=', admin.personId).execute())[0]!
        .seen
    await storage.write(tx => tx.db.updateTable('sessions').set({ seen: 1 }).execute())
    await as(admin.cookie)('GET', 'settings')
    const noted = await seen()
    expect(noted).toBeGreaterThan(1)
    pass(60_000)
    await as(admin.cookie)('GET', 'settings')
    expect(await seen()).toBe(noted)
    pass(5 * 60_000)
    await as(admin.cookie)('GET', 'settings')
    expect(await seen()).toBe(noted + 6 * 60_000)
    expect((await people()).people).toMatchObject([{ id: admin.personId, lastSeen: noted + 6 * 60_000 }])
  })
})
