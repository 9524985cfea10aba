import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { quickHash } from '../../../test/quickHash'
import { ownOrigin, send } from '../../../test/send'
import { caller, createTestPage, createTestSite, startTestServer, type TestSite, visit } from '../../../test/server'
import { insertPerson, setMembership } from '../storage/people'
import { addHost } from '../storage/sites'

const password = 'richtig und lang'
const auth = { method: 'POST', path: 'auth' } as const
const form = { 'content-type': 'application/x-www-form-urlencoded' }

onBothEngines('signing in', open => {
  const start = async () => {
    // At the beginning of an hour: the limits of an hour must not begin anew while a test counts.
    let now = Date.now() - (Date.now() % 3_600_000)
    const storage = await open({ isOwn: true })
    const { app } = await startTestServer(storage, { clock: () => now })
    const [site, other] = [await createTestSite(storage), await createTestSite(storage)]
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const passwordHash = await quickHash(password)
    const add = (email: string, of: TestSite | null, isOperator = false) =>
      storage.write(async tx => {
        const id = await insertPerson(tx, { email, name: email, passwordHash, isOperator })
        if (of) await setMembership(tx, of.id, id, { role: 'optician' })
      })
    await add('anna@example.ch', site)
    await add('fremd@example.ch', other)
    await add('chef@example.ch', null, true)
    const enter = (email: string, secret = password, at: TestSite = site) =>
      send(app, { site: at, call: auth, input: { email, password: secret } })
    /** From another address, with a browser's cookies. */
    const from =
      (remoteAddress: string, cookie = '') =>
      (email: string, secret = password) =>
        app.inject({
          method: 'POST',
          url: '/api/v1/auth',
          remoteAddress,
          headers: { host: site.host, cookie, ...ownOrigin(site) },
          payload: { email, password: secret },
        })
    const sendForm = (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth',
        headers: { host: site.host, ...ownOrigin(site), ...form },
        payload: new URLSearchParams(fields).toString(),
      })
    /** An attempt costs a tenth of a second of hashing: what so many leave behind is written instead. */
    const triedFromHere = async (hits: number) => {
      await enter('somebody@example.ch', '')
      await storage.write(tx =>
        tx.db.updateTable('rate_limits').set({ hits }).where('key', 'like', 'sign-in address %').execute(),
      )
    }
    return { app, storage, site, other, enter, from, sendForm, triedFromHere, pass: (ms: number) => (now += ms) }
  }
  const cookieOf = (response: { cookies: { name: string; value: string }[] }) => {
    const found = response.cookies.find(entry => entry.name.endsWith('vitrine_session'))!
    return `${found.name}=${found.value}`
  }

  it('[SEC-1] gives a session of this site in a cookie that scripts cannot read', async () => {
    const { app, site, other, enter, storage } = await start()
    const answer = await enter(' Anna@Example.ch ')
    expect(answer.json()).toMatchObject({ data: { email: 'anna@example.ch', role: 'optician', isOperator: false } })
    expect(answer.body).not.toContain('argon2')
    const set = answer.cookies.find(entry => entry.name === 'vitrine_session')!
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(set.value.length).toBeGreaterThanOrEqual(43)
    expect(JSON.stringify(await storage.read.selectFrom('sessions').selectAll().execute())).not.toContain(set.value)
    const cookie = cookieOf(answer)
    expect((await caller({ app, site, cookie })('GET', 'auth')).body.data).toMatchObject({ email: 'anna@example.ch' })
    expect((await caller({ app, site: other, cookie })('GET', 'auth')).body.data).toBeNull()
    expect((await enter('chef@example.ch')).json()).toMatchObject({ data: { role: 'admin', isOperator: true } })
  })

  it('[SEC-1] tells nobody whether an account exists', async () => {
    const { enter } = await start()
    const answers = await Promise.all([
      enter('anna@example.ch', 'falsch'),
      enter('niemand@example.ch', 'falsch'),
      enter('niemand@example.ch'),
      enter('fremd@example.ch'),
      enter('', ''),
    ])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toBe(answers[0]!.body)
      expect(answer.json()).toMatchObject({ code: 'wrong_credentials' })
      expect(answer.cookies).toEqual([])
    }
  })

  it('[SEC-1] is limited per account and address, whether it exists or not, and opens again after a minute', async () => {
    const { enter, pass } = await start()
    for (const email of ['anna@example.ch', 'niemand@example.ch']) {
      for (let count = 0; count < 10; count += 1) expect((await enter(email, 'falsch')).statusCode).toBe(401)
      expect((await enter(email)).json()).toMatchObject({ status: 429, code: 'too_many' })
      pass(61_000)
    }
    expect((await enter('anna@example.ch')).statusCode).toBe(200)
  })

  it('[SEC-1] tries from one address do not keep the owner out elsewhere', async () => {
    const { from } = await start()
    for (let count = 0; count < 12; count += 1) await from('10.0.0.1')('anna@example.ch', 'falsch')
    expect((await from('10.0.0.1')('ANNA@example.ch ')).statusCode).toBe(429)
    expect((await from('10.0.0.2')('anna@example.ch')).statusCode).toBe(200)
    expect((await from('10.0.0.1')('chef@example.ch')).statusCode, 'only that account').toBe(200)
  })

  it('[SEC-1] is limited by the hour too, for this account from this address', async () => {
    const { from, pass, storage } = await start()
    const wrong = async () => (await from('10.0.0.1')('anna@example.ch', 'falsch')).statusCode
    expect(await wrong()).toBe(401)
    await storage.write(tx =>
      tx.db.updateTable('rate_limits').set({ hits: 29 }).where('key', 'like', 'sign-in % hourly').execute(),
    )
    expect([await wrong(), await wrong()]).toEqual([401, 429])
    expect((await from('10.0.0.2')('anna@example.ch')).statusCode).toBe(200)
    pass(60 * 60 * 1000)
    expect((await from('10.0.0.1')('anna@example.ch')).statusCode).toBe(200)
  })

  it('[SEC-1] tries from everywhere are slowed, but never for a browser that was let in before', async () => {
    const { from, pass, storage, app, site } = await start()
    const first = await from('10.1.0.1')('anna@example.ch')
    const known = first.cookies.find(({ name }) => name.startsWith('vitrine_known_'))!
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const cookie = `${known.name}=${known.value}`
    const burn = async () => {
      await storage.write(tx =>
        tx.db.updateTable('rate_limits').set({ hits: 299 }).where('key', 'like', 'sign-in account %').execute(),
      )
      expect((await from('10.2.0.1')('anna@example.ch', 'falsch')).statusCode).toBe(401)
      expect((await from('10.2.0.2')('anna@example.ch', 'falsch')).statusCode).toBe(429)
    }
    await burn()
    expect((await from('10.1.0.1')('anna@example.ch')).statusCode, 'without its cookie').toBe(429)
    expect((await from('10.1.0.1', cookie)('anna@example.ch')).statusCode).toBe(200)
    expect((await from('10.1.0.1', cookie)('chef@example.ch')).cookies).not.toEqual([])
    for (let count = 0; count < 10; count += 1)
      expect((await from('10.3.0.1', cookie)('anna@example.ch', 'falsch')).statusCode).toBe(401)
    expect((await from('10.3.0.2', cookie)('anna@example.ch')).statusCode, 'it has limits of its own').toBe(429)
    pass(61_000)
    const bent = [
      cookie.replace(/.$/, end => (end === 'A' ? 'B' : 'A')),
      cookie.replace(/=\d+/, digits => `${digits}0`),
      `${known.name}=`,
      `${known.name}=..`,
    ]
    for (const wrong of bent) expect((await from('10.1.0.1', wrong)('anna@example.ch')).statusCode, wrong).toBe(429)
    expect((await from('10.1.0.1', cookie)('anna@example.ch')).statusCode).toBe(200)
    expect((await caller({ app, site, cookie })('GET', 'settings')).status, 'it opens nothing').toBe(401)
    const passwordHash = await quickHash('ein anderes Wort')
    await storage.write(tx =>
      tx.db.updateTable('people').set({ password_hash: passwordHash }).where('email', '=', 'anna@example.ch').execute(),
    )
    expect((await from('10.1.0.1', cookie)('anna@example.ch', 'ein anderes Wort')).statusCode).toBe(429)
    pass(60 * 61_000)
    const anew = await from('10.1.0.1')('anna@example.ch', 'ein anderes Wort')
    expect(anew.statusCode).toBe(200)
    const { name, value } = anew.cookies.find(entry => entry.name.startsWith('vitrine_known_'))!
    pass(401 * 24 * 60 * 60 * 1000)
    await from('10.2.0.3')('anna@example.ch', 'falsch')
    await burn()
    const old = from('10.1.0.1', `${name}=${value}`)
    expect((await old('anna@example.ch', 'ein anderes Wort')).statusCode, 'after more than a year').toBe(429)
  })

  it('[SEC-1] signing in again ends the session it replaces', async () => {
    const { app, site, other, enter, from } = await start()
    const [first, elsewhere] = [cookieOf(await enter('anna@example.ch')), cookieOf(await enter('anna@example.ch'))]
    const second = cookieOf(await from('10.0.0.1', first)('chef@example.ch'))
    const who = async (cookie: string) => (await caller({ app, site, cookie })('GET', 'auth')).body.data
    expect(await who(first)).toBeNull()
    expect(await who(second)).toMatchObject({ email: 'chef@example.ch' })
    expect(await who(elsewhere), 'of the same person in another browser').toMatchObject({ email: 'anna@example.ch' })
    expect((await from('10.0.0.1', second)('anna@example.ch', 'falsch')).statusCode).toBe(401)
    expect(await who(second), 'a failed try ends nothing').not.toBeNull()
    expect((await enter('fremd@example.ch', password, other)).statusCode).toBe(200)
  })

  it('[SEC-1] is limited per address', async () => {
    const { enter, pass, triedFromHere } = await start()
    await triedFromHere(27)
    const answers: number[] = []
    for (let count = 0; count < 5; count += 1) answers.push((await enter(`p${count}@example.ch`, '')).statusCode)
    expect(answers).toEqual([401, 401, 401, 429, 429])
    pass(61_000)
    expect((await enter('anna@example.ch')).statusCode).toBe(200)
  })

  it('[API-6, SEC-1] the form without script is told of the limit in words too', async () => {
    const { app, site, sendForm, triedFromHere } = await start()
    await triedFromHere(30)
    const answer = await sendForm({ email: 'anna@example.ch', password, back: '/fr/edit', locale: 'fr' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/login?back=%2Ffr%2Fedit&error=too_many'])
    const [flash, ...others] = answer.cookies
    expect([flash?.name, flash?.httpOnly, others]).toEqual(['vitrine_login', true, []])
    const page = await visit(app, site, String(answer.headers.location), { cookie: `vitrine_login=${flash?.value}` })
    expect(page.body).toContain('role="alert"')
    expect(page.body).toContain('value="anna@example.ch"')
    // Told once.
    expect(page.cookies).toMatchObject([{ name: 'vitrine_login', value: '' }])
  })

  it('[SEC-1] signing out ends the session itself, not only the cookie', async () => {
    const { app, site, enter } = await start()
    const cookie = cookieOf(await enter('anna@example.ch'))
    const call = caller({ app, site, cookie })
    const out = await send(app, { site, call: { method: 'DELETE', path: 'auth' }, cookie })
    expect(out.json()).toMatchObject({ success: true })
    expect(out.cookies).toContainEqual(expect.objectContaining({ name: 'vitrine_session', value: '' }))
    expect((await call('GET', 'auth')).body.data).toBeNull()
    expect((await call('GET', 'settings')).status).toBe(401)
  })

  it('[API-6, ROUTE-9] the form works without script and comes back to where it was', async () => {
    const { app, site, sendForm } = await start()
    const asked = await visit(app, site, '/de/edit?toolbar=1')
    expect(asked.statusCode).toBe(302)
    expect(asked.headers.location).toBe('/de/login?back=%2Fde%2Fedit%3Ftoolbar%3D1')
    const page = await visit(app, site, String(asked.headers.location))
    expect(page.body).toContain('value="/de/edit?toolbar=1"')
    expect(page.headers['cache-control']).toBe('no-store')
    const fields = { email: 'anna@example.ch', password, back: '/de/edit?toolbar=1', locale: 'de' }
    const wrong = await sendForm({ ...fields, password: 'falsch' })
    expect(wrong.statusCode).toBe(303)
    expect(wrong.headers.location).toBe('/de/login?back=%2Fde%2Fedit%3Ftoolbar%3D1&error=wrong_credentials')
    expect((await visit(app, site, String(wrong.headers.location))).statusCode).toBe(200)
    const right = await sendForm(fields)
    expect([right.statusCode, right.headers.location]).toEqual([303, '/de/edit?toolbar=1'])
    const cookie = cookieOf(right)
    expect((await visit(app, site, '/de/edit?toolbar=1', { cookie })).statusCode).toBe(200)
    expect((await visit(app, site, '/de/login?back=/fr', { cookie })).headers.location).toBe('/fr')
  })

  it('[SEC-2] the way back never leads to another host, and never breaks the answer', async () => {
    const { app, site, sendForm, enter } = await start()
    const cookie = cookieOf(await enter('anna@example.ch'))
    const bad = [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      'evil',
      '/.evil',
      '/de\r\nset-cookie: a=b',
      '/de/中文',
      '/de/\u0001',
      `/de/${'x'.repeat(500)}`,
    ]
    for (const back of bad) {
      const login = `/de/login?${new URLSearchParams({ back })}`
      const onward = await visit(app, site, login, { cookie })
      expect([onward.statusCode, onward.headers.location], back).toEqual([302, '/de/edit?toolbar=1'])
      if (back.length > 500) continue
      const signedIn = await sendForm({ email: 'chef@example.ch', password, back })
      expect([signedIn.statusCode, signedIn.headers.location], back).toEqual([303, '/de/edit'])
      if (bad.indexOf(back) > 7) break
    }
  })

  it('[SEC-1] over https the cookie is bound to the host by the browser itself', async () => {
    const { app, storage, site } = await start()
    const secure = { ...site, host: 'sicher.localhost' }
    await storage.write(tx =>
      addHost(tx, site.id, { host: secure.host, isPrimary: false, scheme: 'https', port: null }),
    )
    const headers = { origin: `https://${secure.host}` }
    const answer = await send(app, { site: secure, call: auth, input: { email: 'anna@example.ch', password }, headers })
    const set = answer.cookies.find(entry => entry.name === '__Host-vitrine_session')
    expect(set).toMatchObject({ secure: true, httpOnly: true, path: '/' })
    expect(set?.domain).toBeUndefined()
  })
})
