import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { quickHash } from '../../../test/quickHash'
import { ownOrigin } from '../../../test/send'
import { caller, createTestPage, createTestSite, startTestServer, type TestSite, visit } from '../../../test/server'
import { createAuthenticator } from '../../../test/softAuthenticator'
import { totpCode } from '../people/totp'
import { insertPerson, setMembership } from '../storage/people'

const password = 'richtig und lang'
const email = 'anna@laden.example'

onBothEngines('passkeys', open => {
  const start = async () => {
    let now = Date.now() - (Date.now() % 3_600_000)
    const storage = await open({ isOwn: true })
    const { app } = await startTestServer(storage, { clock: () => now })
    const [site, other] = [await createTestSite(storage), await createTestSite(storage)]
    for (const entry of [site, other]) await createTestPage(storage, entry, { role: 'home', key: 'home' })
    const passwordHash = await quickHash(password)
    const personId = await storage.write(async tx => {
      const id = await insertPerson(tx, { email, name: 'Anna', passwordHash, isOperator: false })
      for (const entry of [site, other]) await setMembership(tx, entry.id, id, { role: 'admin' })
      return id
    })
    const post = (path: string, payload: object, { cookie = '', at = site }: { cookie?: string; at?: TestSite } = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/v1/${path}`,
        headers: { host: at.host, cookie, ...ownOrigin(at) },
        payload,
      })
    const enter = (at = site) => post('auth', { email, password }, { at })
    const cookieOf = (response: { cookies: { name: string; value: string }[] }, wanted = 'vitrine_session') =>
      `${wanted}=${response.cookies.find(({ name }) => name === wanted)!.value}`
    const as = (cookie: string, at = site) => caller({ app, site: at, cookie })
    const deviceOn = (at: TestSite) => createAuthenticator({ host: at.host, origin: `http://${at.host}` })
    const begin = async (cookie: string, at = site) =>
      (await post('account/passkeys/begin', { password }, { cookie, at })).json().data as Record<string, unknown>
    const add = async (cookie: string, device = deviceOn(site), at = site) => {
      const response = device.register(await begin(cookie, at))
      return { device, answer: await post('account/passkeys', { name: 'Laptop', response }, { cookie, at }) }
    }
    const ask = async (cookie = '', at = site) =>
      (await post('auth/passkey/begin', {}, { cookie, at })).json().data as Record<string, unknown>
    const send = (response: object, cookie = '', at = site) => post('auth/passkey', { response }, { cookie, at })
    return {
      app,
      storage,
      site,
      other,
      personId,
      post,
      enter,
      cookieOf,
      as,
      deviceOn,
      begin,
      add,
      ask,
      send,
      pass: (ms: number) => (now += ms),
      now: () => now,
    }
  }

  it('[SEC-1] a passkey lets in without e-mail and password, each challenge once', async () => {
    const { enter, cookieOf, as, add, ask, send, post, pass, deviceOn, begin } = await start()
    const [cookie, elsewhere] = [cookieOf(await enter()), cookieOf(await enter())]
    expect((await post('account/passkeys/begin', { password: 'falsch' }, { cookie })).statusCode).toBe(401)
    const { device, answer } = await add(cookie)
    expect(answer.json()).toMatchObject({ status: 200, data: { recoveryCodes: { length: 10 } } })
    expect((await as(elsewhere)('GET', 'account')).status, 'came in with the password alone').toBe(401)
    const second = await add(cookie)
    expect(second.answer.json()).toMatchObject({ data: { recoveryCodes: null } })
    const registered = second.device.register(await begin(cookie))
    expect((await post('account/passkeys', { name: 'x', response: registered }, { cookie })).json()).toMatchObject({
      code: 'passkey_known',
    })

    const signed = device.signIn(await ask())
    const entered = await send(signed)
    expect(entered.json()).toMatchObject({ status: 200, data: { email } })
    expect((await as(cookieOf(entered))('GET', 'account')).body.data).toMatchObject({
      secondFactor: { isOn: false, recoveryCodes: 10, passkeys: [{ name: 'Laptop' }, { name: 'Laptop' }] },
    })
    expect((await send(signed)).json(), 'a second time').toMatchObject({ status: 401, code: 'passkey_refused' })
    expect((await send(device.signIn({ challenge: 'selbst gemacht' }))).statusCode).toBe(401)
    expect((await send(deviceOn({ host: 'fremd.localhost' } as TestSite).signIn(await ask()))).statusCode).toBe(401)
    expect((await send(device.signIn(await ask(), { isVerified: false }))).statusCode, 'no PIN, no finger').toBe(401)
    const renamed = device.signIn(await ask())
    const otherName = { ...renamed.response, userHandle: Buffer.from('jemand anders').toString('base64url') }
    expect((await send({ ...renamed, response: otherName })).statusCode, 'another name on it').toBe(401)
    const late = device.signIn(await ask())
    pass(6 * 60_000)
    expect((await send(late)).statusCode, 'too late').toBe(401)
    const bent = device.signIn(await ask())
    const signature = Buffer.from(bent.response.signature, 'base64url')
    signature[10]! ^= 1
    expect(
      (await send({ ...bent, response: { ...bent.response, signature: signature.toString('base64url') } })).statusCode,
    ).toBe(401)
  })

  it('[SEC-1] is the second factor after the password, and the only way past it', async () => {
    const { app, storage, site, personId, enter, cookieOf, as, add, ask, send, post } = await start()
    const cookie = cookieOf(await enter())
    const { device, answer } = await add(cookie)
    const { recoveryCodes } = answer.json().data as { recoveryCodes: string[] }
    const first = await enter()
    expect(first.json()).toMatchObject({ code: 'second_factor_needed' })
    const half = cookieOf(first, 'vitrine_half')
    const page = (await visit(app, site, '/de/login', { cookie: half })).body
    expect(page).toContain('data-passkey')
    const options = await ask(half)
    expect(options.allowCredentials).toMatchObject([{ id: device.id }])
    // Somebody else's passkey is no second factor to this password.
    const berta = await storage.write(async tx => {
      const person = { email: 'berta@laden.example', name: 'Berta', passwordHash: null, isOperator: false }
      const id = await insertPerson(tx, person)
      await setMembership(tx, site.id, id, { role: 'optician' })
      return id
    })
    await storage.write(tx => tx.db.updateTable('passkeys').set({ person_id: berta }).execute())
    const foreign = device.signIn(await ask(half), { isVerified: false })
    const { userHandle: _, ...nameless } = foreign.response
    expect((await send({ ...foreign, response: nameless }, half)).statusCode, 'no PIN, no finger').toBe(401)
    const alone = device.signIn(await ask(half)).response
    const byBerta = await send({ ...foreign, response: { ...alone, userHandle: undefined } }, half)
    expect(byBerta.json(), 'alone it counts for whose it is').toMatchObject({ data: { email: 'berta@laden.example' } })
    expect(byBerta.cookies).toContainEqual(expect.objectContaining({ name: 'vitrine_half', value: '' }))
    await storage.write(tx => tx.db.updateTable('passkeys').set({ person_id: personId }).execute())
    const entered = await send(device.signIn(await ask(half), { isVerified: false }), half)
    expect(entered.statusCode).toBe(200)
    const again = cookieOf(await enter(), 'vitrine_half')
    expect((await post('auth/code', { code: recoveryCodes[0] }, { cookie: again })).statusCode).toBe(200)
    expect((await post('auth/code', { code: '123456' }, { cookie: again })).statusCode).toBe(401)

    const own = cookieOf(entered)
    expect(
      (await post('account/passkeys/remove', { id: device.id, password: 'falsch' }, { cookie: own })).statusCode,
    ).toBe(401)
    expect((await post('account/passkeys/remove', { id: device.id, password }, { cookie: own })).statusCode).toBe(200)
    expect((await post('account/passkeys/remove', { id: device.id, password }, { cookie: own })).statusCode).toBe(404)
    expect((await as(own)('GET', 'account')).body.data).toMatchObject({
      secondFactor: { recoveryCodes: 0, passkeys: [] },
    })
    expect((await send(device.signIn(await ask()))).statusCode).toBe(401)
    expect((await enter()).statusCode).toBe(200)
  })

  it('[SEC-1] of two answers with the same count one is taken, also at the same moment', async () => {
    const { enter, cookieOf, add, ask, send } = await start()
    const { device } = await add(cookieOf(await enter()))
    for (const counted of [5, 6]) {
      const answers = [device.signIn(await ask(), { counted }), device.signIn(await ask(), { counted })]
      const sent = await Promise.all(answers.map(answer => send(answer)))
      expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    }
  })

  it('[SEC-1] an app that was never confirmed is no second factor, also for whoever has a passkey', async () => {
    const { enter, cookieOf, as, add, post, now } = await start()
    const cookie = cookieOf(await enter())
    await add(cookie)
    const begun = (await as(cookie)('POST', 'account/totp', { password })).body.data as { secret: string }
    const code = totpCode(begun.secret, Math.floor(now() / 30_000))
    const half = cookieOf(await enter(), 'vitrine_half')
    expect((await post('auth/code', { code }, { cookie: half })).json()).toMatchObject({ code: 'wrong_code' })
    expect((await as(cookie)('POST', 'account/totp/confirm', { code })).status).toBe(200)
  })

  it('[SEC-1] one of another host is refused there, and the password alone does not open that either', async () => {
    const { app, storage, site, other, enter, cookieOf, add, ask, send, post, begin, deviceOn } = await start()
    const cookie = cookieOf(await enter())
    const { device } = await add(cookie)
    expect((await send(device.signIn(await ask('', other)), '', other)).json()).toMatchObject({
      code: 'passkey_refused',
    })
    // Even one that names the other host as its own: the key was made here.
    await storage.write(tx => tx.db.updateTable('passkeys').set({ host: other.host }).execute())
    expect((await send(device.signIn(await ask('', other)), '', other)).statusCode).toBe(401)
    await storage.write(tx => tx.db.updateTable('passkeys').set({ host: site.host }).execute())
    // A challenge is the site's own.
    expect((await send(device.signIn(await ask('', other)))).statusCode).toBe(401)
    const foreign = deviceOn(other).register(await begin(cookie))
    expect((await post('account/passkeys', { name: 'x', response: foreign }, { cookie })).json()).toMatchObject({
      code: 'passkey_refused',
    })
    const first = await enter(other)
    expect(first.json()).toMatchObject({ code: 'second_factor_needed' })
    const page = (await visit(app, other, '/de/login', { cookie: cookieOf(first, 'vitrine_half') })).body
    expect(page).toContain(`Ihr Passkey gilt auf ${site.host}`)
    expect(page).not.toContain('data-passkey')
  })

  it('[SEC-1] a site may ask everybody for a second factor: nothing but the account is open until there is one', async () => {
    const { app, site, other, storage, enter, cookieOf, as, add, now } = await start()
    const cookie = cookieOf(await enter())
    const made = (await as(cookie)('POST', 'account/tokens', { name: 'p', scope: 'read', days: 1, password })).body
    const { secret } = made.data as { secret: string }
    const program = () =>
      app.inject({ url: '/api/v1/settings', headers: { host: site.host, authorization: `Bearer ${secret}` } })
    expect((await program()).statusCode).toBe(200)
    expect((await as(cookie)('POST', 'security', { isNeeded: true })).status).toBe(200)

    expect((await program()).json()).toMatchObject({ status: 403, code: 'second_factor_required' })
    for (const path of ['settings', 'people', 'mine'])
      expect((await as(cookie)('GET', path)).body).toMatchObject({ status: 403, code: 'second_factor_required' })
    expect((await as(cookie)('GET', 'page', { includeDrafts: '1' })).status).toBe(401)
    const again = cookieOf(await enter())
    expect((await visit(app, site, '/de/edit', { cookie: again })).headers.location).toBe('/desk/account')
    expect((await visit(app, site, '/desk/people', { cookie: again })).headers.location).toBe('/desk/account')
    expect((await visit(app, site, '/desk/account', { cookie: again })).body).toContain('"mustSetUp":true')

    // By the way from another site of theirs it is the same.
    const there = cookieOf(await enter(other))
    const way = await as(there, other)('POST', 'mine/open', { id: site.id })
    const link = new URL((way.body.data as { to: string }).to)
    const taken = await visit(app, site, link.pathname, { referer: `http://${other.host}/desk/mine` })
    expect((await as(cookieOf(taken))('GET', 'settings')).body).toMatchObject({ code: 'second_factor_required' })

    // Nor is there a way past it for whoever is invited.
    await storage.write(tx => tx.db.updateTable('site_security').set({ second_factor: 0 }).execute())
    const rights = { role: 'optician', languages: null }
    const invited = await as(cookie)('POST', 'invitations', { email: 'neu@laden.example', ...rights })
    await storage.write(tx => tx.db.updateTable('site_security').set({ second_factor: 1 }).execute())
    const accepted = await app.inject({
      method: 'POST',
      url: new URL((invited.body.data as { link: string }).link).pathname,
      headers: { host: site.host, ...ownOrigin(site), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name: 'Neu', password }).toString(),
    })
    expect((await as(cookieOf(accepted))('GET', 'settings')).body).toMatchObject({ code: 'second_factor_required' })

    const begun = (await as(again)('POST', 'account/totp', { password })).body.data as { secret: string }
    const code = totpCode(begun.secret, Math.floor(now() / 30_000))
    expect((await as(again)('POST', 'account/totp/confirm', { code })).status).toBe(200)
    expect((await as(again)('GET', 'settings')).status).toBe(200)
    expect((await program()).statusCode).toBe(200)
    expect((await as(again)('GET', 'account')).body.data).toMatchObject({ mustSetUp: false })
    const [kept] = await storage.read.selectFrom('totp').select('secret').execute()
    expect(kept!.secret, 'kept sealed').not.toContain(begun.secret)
    await add(again)
    expect((await as(again)('POST', 'account/totp/remove', { password })).status).toBe(200)
    expect((await as(again)('GET', 'settings')).status, 'a passkey is one too').toBe(200)
  })
})
