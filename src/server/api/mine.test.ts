import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, signIn, startTestServer } from '../../../test/server'
import type { SiteId } from '../../content/id'
import type { MySite } from '../../contract/sites'
import { removeMembership, setMembership, setPassword } from '../storage/people'
import { endOtherSessions } from '../storage/sessions'
import { updateSite } from '../storage/sites'
import type { Tx } from '../storage/storage'

onBothEngines('«Meine Websites»', open => {
  const start = async () => {
    let now = Date.now()
    const { app, storage } = await startTestServer(await open(), { clock: () => now })
    const [here, there, foreign] = [
      await createTestSite(storage),
      await createTestSite(storage),
      await createTestSite(storage),
    ]
    for (const site of [here, there, foreign]) await createTestPage(storage, site, { role: 'home', key: 'home' })
    const { cookie, personId } = await signIn(storage, here)
    await storage.write(tx => setMembership(tx, there.id, personId, { role: 'admin' }))
    const browser = { 'user-agent': 'Browser A', 'accept-language': 'de-CH' }
    const ask = async (id: string, headers: Record<string, string> = browser) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/v1/mine/open',
          headers: {
            host: here.host,
            cookie,
            origin: `http://${here.host}`,
            'sec-fetch-site': 'same-origin',
            ...headers,
          },
          payload: { id },
        })
      ).json() as { success: boolean; code?: string; data: { to: string } }
    const origin = `http://${here.host}`
    const follow = (to: string, { host = there.host, ...headers }: Record<string, string> = {}) =>
      app.inject({ url: new URL(to).pathname, headers: { host, ...browser, referer: `${origin}/`, ...headers } })
    const pass = (ms: number) => {
      now += ms
    }
    return {
      app,
      storage,
      here,
      there,
      foreign,
      cookie,
      personId,
      ask,
      follow,
      pass,
      call: caller({ app, site: here, cookie }),
    }
  }

  it('[ROUTE-10, ROUTE-16] shows the sites one belongs to and no other; an operator all', async () => {
    const { app, storage, call, here, there, foreign } = await start()
    const mine = (await call('GET', 'mine')).body.data as unknown as { sites: MySite[] }
    expect(mine.sites.map(({ id, role, isHere }) => [id, role, isHere])).toEqual([
      [here.id, 'optician', true],
      [there.id, 'admin', false],
    ])
    const { cookie } = await signIn(storage, here, 'operator')
    const all = (await caller({ app, site: here, cookie })('GET', 'mine')).body.data as unknown as { sites: MySite[] }
    expect(all.sites.map(({ id }) => id)).toEqual(expect.arrayContaining([here.id, there.id, foreign.id]))
  })

  it('[ROUTE-16, SEC-6] hands over once: signed in on the other host, without another password', async () => {
    const { app, storage, here, there, personId, ask, follow } = await start()
    const { data } = await ask(there.id)
    expect(new URL(data.to).hostname).toBe(there.host)
    const entered = await follow(data.to)
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/de/edit?toolbar=1'])
    expect(entered.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const session = entered.cookies.find(({ name }) => name === 'vitrine_session')!
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const cookie = `vitrine_session=${session.value}`
    expect((await caller({ app, site: there, cookie })('GET', 'settings')).status).toBe(200)
    const noted = storage.read
      .selectFrom('audit')
      .select(['kind', 'subject', 'person_id'])
      .where('site_id', '=', there.id)
    expect(await noted.execute()).toEqual([{ kind: 'signIn', subject: `http://${here.host}`, person_id: personId }])
    const replay = await follow(data.to)
    expect([replay.statusCode, replay.cookies]).toEqual([410, []])
    expect(replay.body).toContain('Dieser Link gilt nicht mehr')
  })

  it('[ROUTE-16, SEC-6] is good for nobody and nothing else', async () => {
    const { storage, there, foreign, here, personId, ask, follow, pass } = await start()
    const refused = async (headers: Record<string, string> = {}, before: () => unknown = () => {}) => {
      const { data } = await ask(there.id)
      await before()
      const { statusCode, cookies } = await follow(data.to, headers)
      return [statusCode, cookies.length]
    }
    expect(await refused({ host: foreign.host })).toEqual([410, 0])
    // One's own, but not the one it was asked for.
    expect(await refused({ host: here.host })).toEqual([410, 0])
    expect(await refused({ 'user-agent': 'Browser B' })).toEqual([410, 0])
    expect(await refused({ referer: 'https://evil.example/' })).toEqual([410, 0])
    expect(await refused({ referer: '' })).toEqual([410, 0])
    expect(await refused({}, () => pass(60_000))).toEqual([410, 0])
    const suspend = (suspended: boolean) => storage.write(tx => updateSite(tx, there.id, { suspended }))
    expect(await refused({}, () => suspend(true))).toEqual([503, 0])
    expect(await ask(there.id)).toMatchObject({ success: false, code: 'suspended' })
    await suspend(false)
    expect(await refused({}, () => storage.write(tx => removeMembership(tx, there.id, personId)))).toEqual([410, 0])
    for (const site of [there, foreign]) expect(await ask(site.id)).toMatchObject({ code: 'not_found' })
    expect(await ask(here.id)).toMatchObject({ success: true })
    expect((await follow(`http://${there.host}/access/here/erfunden`)).statusCode).toBe(410)
  })

  it('[SEC-6] ends with what ends the session it came from', async () => {
    const ends: ((tx: Tx, of: { personId: string; siteId: SiteId; token: string }) => Promise<unknown>)[] = [
      (tx, { personId }) => setPassword(tx, personId, 'a hash'),
      (tx, { personId, token }) => endOtherSessions(tx, personId, token),
      async (tx, { personId, siteId }) => {
        await removeMembership(tx, siteId, personId)
        await setMembership(tx, siteId, personId, { role: 'optician' })
      },
    ]
    for (const end of ends) {
      const { storage, there, personId, cookie, ask, follow } = await start()
      const { data } = await ask(there.id)
      const token = cookie.split('=')[1]!
      await storage.write(tx => end(tx, { personId, siteId: there.id, token }))
      const { statusCode, cookies } = await follow(data.to)
      expect([statusCode, cookies.length]).toEqual([410, 0])
    }
  })

  it('[SEC-6] keeps only a hash, and asking without following leaves nothing open for long', async () => {
    const { storage, there, ask } = await start()
    const { data } = await ask(there.id)
    const token = data.to.split('/').pop()!
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await storage.read.selectFrom('hand_overs').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
