import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { interrupted } from '../../../test/interrupted'
import { quickHash } from '../../../test/quickHash'
import { caller, createTestPage, createTestSite, signIn, startTestServer } from '../../../test/server'
import { insertPerson, lockAccount, setMembership, setPassword } from '../storage/people'
import { beginTotp, removeAllFactors, turnTotpOn } from '../storage/secondFactor'
import { endOtherSessions, openSession } from '../storage/sessions'

const password = 'richtig und lang'
const email = 'anna@laden.example'

onBothEngines('whoever is let in by a password', open => {
  const start = async () => {
    const storage = await open({ isOwn: true })
    const { place, storage: watched } = interrupted(storage)
    const { app } = await startTestServer(watched)
    const [site, elsewhere] = [await createTestSite(storage), await createTestSite(storage)]
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const [passwordHash, otherHash] = [await quickHash(password), await quickHash('ein anderes Passwort')]
    const personId = await storage.write(async tx => {
      const id = await insertPerson(tx, { email, name: 'Anna', passwordHash, isOperator: false })
      await setMembership(tx, elsewhere.id, id, { role: 'optician' })
      return id
    })
    const admin = caller({ app, site, cookie: (await signIn(storage, site, 'admin')).cookie })
    const changes = {
      'a new password': () => storage.write(tx => setPassword(tx, personId, otherHash)),
      'the first second factor': () =>
        storage.write(async tx => {
          await lockAccount(tx, personId)
          await beginTotp(tx, personId, 'sealed')
          await turnTotpOn(tx, personId)
          await endOtherSessions(tx, personId, null)
        }),
    }
    const asAtFirst = () =>
      storage.write(async tx => {
        await setPassword(tx, personId, passwordHash)
        await removeAllFactors(tx, personId)
        await tx.db.deleteFrom('rate_limits').execute()
        await tx.db.deleteFrom('memberships').where('site_id', '=', site.id).where('person_id', '=', personId).execute()
      })
    const join = () => storage.write(tx => setMembership(tx, site.id, personId, { role: 'optician' }))
    const opened = async () => {
      const of = (table: 'sessions' | 'api_tokens') =>
        storage.read.selectFrom(table).select('token_hash').where('person_id', '=', personId).execute()
      return [...(await of('sessions')), ...(await of('api_tokens'))].length
    }
    return { app, storage, site, elsewhere, personId, otherHash, admin, place, changes, asAtFirst, join, opened }
  }

  type Started = Awaited<ReturnType<typeof start>>
  /** Prepares, and answers what is done with the password. */
  const ways: Record<string, (started: Started) => Promise<() => Promise<unknown>>> = {
    'signing in': async ({ app, site, join }) => {
      await join()
      return () => caller({ app, site })('POST', 'auth', { email, password })
    },
    'accepting an invitation': async ({ app, site, admin }) => {
      const invited = await admin('POST', 'invitations', { email, role: 'optician', languages: null })
      const { link } = invited.body.data as { link: string }
      const headers = { host: site.host, origin: `http://${site.host}`, 'sec-fetch-site': 'same-origin' }
      const payload = new URLSearchParams({ password }).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return () =>
        app.inject({ method: 'POST', url: new URL(link).pathname, headers: { ...headers, ...type }, payload })
    },
    'making a token': async ({ app, storage, site, personId, join }) => {
      await join()
      const cookie = `vitrine_session=${await storage.write(tx => openSession(tx, site.id, personId))}`
      const input = { name: 'Kasse', scope: 'read', days: 3, password }
      return () => caller({ app, site, cookie })('POST', 'account/tokens', input)
    },
  }

  for (const [way, prepare] of Object.entries(ways))
    it(`[SEC-1] nothing is left of ${way} when the account is made safe at any moment of it`, async () => {
      const started = await start()
      const { changes, asAtFirst, place, opened } = started
      for (const [what, change] of Object.entries(changes)) {
        // Tokens end with the password alone.
        if (way === 'making a token' && what !== 'a new password') continue
        for (let after = 0; ; after += 1) {
          await asAtFirst()
          const work = await prepare(started)
          const wasPlaced = place(after, change)
          await work()
          if (!wasPlaced()) break
          expect([what, after, await opened()]).toEqual([what, after, 0])
        }
        expect(await opened(), 'with nothing in between').toBeGreaterThan(0)
      }
    })

  it('[SEC-1] a new password waits for a session that is just being opened, and ends it', async () => {
    const { storage, site, personId, otherHash, opened } = await start()
    const gate = new EventEmitter()
    const locked = once(gate, 'locked')
    const opening = storage.write(async tx => {
      await lockAccount(tx, personId)
      gate.emit('locked')
      await once(gate, 'go on')
      await openSession(tx, site.id, personId)
    })
    await locked
    const change = storage.write(tx => setPassword(tx, personId, otherHash))
    // Time enough for whoever does not wait.
    for (let count = 0; count < 50; count += 1) await storage.read.selectFrom('people').select('id').execute()
    gate.emit('go on')
    await opening
    await change
    expect(await opened()).toBe(0)
  })

  it('[SEC-1, SEC-3] an admin’s link for a new password waits for a membership elsewhere that is just being made', async () => {
    const { app, storage, site, elsewhere, personId } = await start()
    const admin = caller({ app, site: elsewhere, cookie: (await signIn(storage, elsewhere, 'admin')).cookie })
    const gate = new EventEmitter()
    const joined = once(gate, 'joined')
    const joining = storage.write(async tx => {
      await setMembership(tx, site.id, personId, { role: 'optician' })
      gate.emit('joined')
      await once(gate, 'go on')
    })
    await joined
    const asked = admin('POST', `people/${personId}/password`)
    // Time enough for whoever does not wait.
    for (let count = 0; count < 50; count += 1) await storage.read.selectFrom('people').select('id').execute()
    gate.emit('go on')
    await joining
    expect((await asked).body).toMatchObject({ code: 'belongs_elsewhere' })
    expect(await storage.read.selectFrom('access_links').select('purpose').execute()).toEqual([])
  })
})
