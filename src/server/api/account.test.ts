import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { interrupted } from '../../../test/interrupted'
import { quickHash } from '../../../test/quickHash'
import { ownOrigin } from '../../../test/send'
import { caller, createTestPage, createTestSite, signIn, startTestServer, visit } from '../../../test/server'
import { forgottenPasswordHandlers } from '../people/forgottenPassword'
import { totpCode } from '../people/totp'
import { invitationMs } from '../storage/invitations'
import { insertPerson, lockAccount, setMembership } from '../storage/people'
import { readTotp, turnTotpOn } from '../storage/secondFactor'

const password = 'richtig und lang'
const other = 'ein anderes Passwort'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const headless =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36'

onBothEngines('the own account', open => {
  const start = async (env: Record<string, string> = {}) => {
    let now = Date.now() - (Date.now() % 3_600_000)
    const storage = await open({ isOwn: true })
    const { app } = await startTestServer(storage, { clock: () => now, env })
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const passwordHash = await quickHash(password)
    await storage.write(async tx => {
      const person = { email: 'anna@laden.example', name: 'Anna', passwordHash, isOperator: false }
      await setMembership(tx, site.id, await insertPerson(tx, person), { role: 'optician' })
    })
    const enter = (secret = password, agent = firefox) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth',
        headers: { host: site.host, 'user-agent': agent, ...ownOrigin(site) },
        payload: { email: 'anna@laden.example', password: secret },
      })
    const cookieOf = (response: { cookies: { name: string; value: string }[] }) =>
      `vitrine_session=${response.cookies.find(({ name }) => name === 'vitrine_session')!.value}`
    const as = (cookie: string) => caller({ app, site, cookie })
    const account = async (cookie: string) =>
      (await as(cookie)('GET', 'account')).body.data as {
        name: string
        language: string | null
        sessions: { id: string; browser: string; isThis: boolean }[]
      }
    const forget = (email: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/forgotten',
        headers: { host: site.host, ...ownOrigin(site), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email, locale: 'de' }).toString(),
      })
    /** What the job runner would do next. */
    const runJobs = async () => {
      const jobs = await storage.read.selectFrom('jobs').selectAll().where('kind', '=', 'password:forgotten').execute()
      const { run } = forgottenPasswordHandlers({ storage, clock: () => now })['password:forgotten']
      for (const { payload } of jobs) await run(JSON.parse(payload))
      await storage.write(tx => tx.db.deleteFrom('jobs').where('kind', '=', 'password:forgotten').execute())
      return storage.read.selectFrom('mails').select(['recipient', 'body']).execute()
    }
    return {
      app,
      storage,
      site,
      enter,
      cookieOf,
      as,
      account,
      forget,
      runJobs,
      pass: (ms: number) => (now += ms),
      now: () => now,
    }
  }

  it('[EDIT-14] everybody has their own name and language, in the editor and on the desk', async () => {
    const { app, site, enter, cookieOf, as, account } = await start()
    const cookie = cookieOf(await enter())
    expect(await account(cookie)).toMatchObject({ name: 'Anna', language: null })
    expect((await as(cookie)('POST', 'account', { name: ' Anna Keller ', language: 'fr' })).status).toBe(200)
    expect(await account(cookie)).toMatchObject({ name: 'Anna Keller', language: 'fr' })
    expect((await visit(app, site, '/de/edit', { cookie })).body).toContain('"editorLocale":"fr"')
    expect((await visit(app, site, '/desk', { cookie })).body).toContain('<html lang="fr"')
    expect((await as(cookie)('POST', 'account', { name: '  ' })).status).toBe(400)
    expect((await as(cookie)('POST', 'account', { language: null })).status).toBe(200)
    expect(await account(cookie)).toMatchObject({ name: 'Anna Keller', language: null })
    expect((await visit(app, site, '/de/edit', { cookie })).body).toContain('"editorLocale":"de"')
  })

  it('[SEC-1] sessions are seen by their browser and ended one by one or all others', async () => {
    const { enter, cookieOf, as, account } = await start()
    const [here, phone, third] = [
      cookieOf(await enter()),
      cookieOf(await enter(password, safari)),
      cookieOf(await enter(password, 'curl/8')),
      cookieOf(await enter(password, headless)),
    ]
    const { sessions } = await account(here)
    expect(sessions.map(({ browser, isThis }) => [browser, isThis]).sort()).toEqual([
      ['', false],
      ['Chrome, Linux', false],
      ['Firefox, Windows', true],
      ['Safari, iPhone', false],
    ])
    const { id } = sessions.find(({ browser }) => browser.startsWith('Safari'))!
    expect((await as(here)('DELETE', `account/sessions/${id}`)).status).toBe(200)
    expect((await as(phone)('GET', 'account')).status).toBe(401)
    expect((await as(here)('DELETE', `account/sessions/${id}`)).status).toBe(404)
    expect((await as(here)('DELETE', 'account/sessions')).status).toBe(200)
    expect((await as(third)('GET', 'account')).status).toBe(401)
    expect((await account(here)).sessions).toHaveLength(1)
  })

  it('[SEC-1] a new password asks for the old one and ends every other session', async () => {
    const { enter, cookieOf, as } = await start()
    const [here, elsewhere] = [cookieOf(await enter()), cookieOf(await enter())]
    const change = (oldPassword: string, next = other) =>
      as(here)('POST', 'account/password', { oldPassword, password: next })
    expect((await change('falsch')).body).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect((await change(password, 'kurz')).status).toBe(400)
    expect((await as(elsewhere)('GET', 'account')).status).toBe(200)
    const changed = await change(password)
    expect(changed.status).toBe(200)
    expect((await as(elsewhere)('GET', 'account')).status).toBe(401)
    expect((await as(here)('GET', 'account')).status, 'the cookie it came with ends too').toBe(401)
    const [fresh] = [changed.headers['set-cookie']].flat().map(String)
    expect((await as(fresh!.split(';')[0]!)('GET', 'account')).status).toBe(200)
    expect((await enter()).statusCode).toBe(401)
    expect((await enter(other)).statusCode).toBe(200)
  })

  it('[SEC-1] a forgotten password: the same answer for everybody, a mail for whoever is there', async () => {
    const { app, site, forget, runJobs, enter } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const answers = [await forget('Anna@laden.example'), await forget('niemand@laden.example')]
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers.location]).toEqual([303, '/de/login?forgotten=sent'])
    const mails = await runJobs()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['anna@laden.example'])
    const link = new URL(/http\S+/.exec(mails[0]!.body)![0])
    const choose = () =>
      app.inject({
        method: 'POST',
        url: link.pathname,
        headers: { host: site.host, ...ownOrigin(site), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password: other }).toString(),
      })
    expect((await choose()).statusCode).toBe(303)
    expect((await choose()).statusCode).toBe(410)
    expect((await enter()).statusCode).toBe(401)
    expect((await enter(other)).statusCode).toBe(200)
  })

  it('[SEC-1] whoever is invited and has forgotten the password of their account gets in all the same', async () => {
    const { app, storage, site, as, forget, runJobs, pass } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const admin = await signIn(storage, site, 'admin')
    const email = 'nora@laden.example'
    const person = { email, name: 'Nora', passwordHash: await quickHash(password), isOperator: false }
    await storage.write(tx => insertPerson(tx, person))
    await forget(email)
    expect(await runJobs(), 'nobody of this site').toEqual([])
    await as(admin.cookie)('POST', 'invitations', { email, role: 'optician', languages: null })
    const linkIn = (body: string) => new URL(/http\S+/.exec(body)![0]).pathname
    const [invited] = await runJobs()
    const page = await visit(app, site, linkIn(invited!.body))
    expect(page.body).toContain('href="/de/login?forgotten=ask"')
    await forget(email)
    const mail = (await runJobs()).find(({ body }) => body.includes('/access/'))!
    expect([mail.recipient, mail.body.includes('Link Ihrer Einladung')]).toEqual([email, true])
    const post = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { host: site.host, ...ownOrigin(site), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password: other }).toString(),
      })
    const chosen = await post(linkIn(mail.body))
    expect([chosen.statusCode, chosen.headers.location, chosen.cookies]).toEqual([
      303,
      '/de/login?forgotten=chosen',
      [],
    ])
    expect((await visit(app, site, '/de/login?forgotten=chosen')).body).toContain('Link Ihrer Einladung')
    expect((await post(linkIn(invited!.body))).headers.location).toBe('/de/edit?toolbar=1')
    // An invitation that has ended is none.
    const late = { ...person, email: 'spaet@laden.example' }
    await storage.write(tx => insertPerson(tx, late))
    await as(admin.cookie)('POST', 'invitations', { email: late.email, role: 'optician', languages: null })
    pass(invitationMs + 1)
    await forget(late.email)
    expect((await runJobs()).filter(({ body }) => body.includes('/access/'))).toHaveLength(1)
  })

  it('[SEC-1] links for a forgotten password are few and end after an hour', async () => {
    const { app, site, forget, runJobs, pass } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
    for (let count = 0; count < 5; count += 1) await forget('anna@laden.example')
    expect((await forget('anna@laden.example')).headers.location).toContain('tooMany')
    const mails = await runJobs()
    expect(mails).toHaveLength(3)
    const link = new URL(/http\S+/.exec(mails[0]!.body)![0])
    expect((await visit(app, site, link.pathname)).statusCode).toBe(200)
    pass(61 * 60_000)
    expect((await visit(app, site, link.pathname)).statusCode).toBe(410)
  })

  it('[SEC-1] without a mail server the form says whom to ask', async () => {
    const { app, site, as } = await start()
    expect((await visit(app, site, '/de/login')).body).toContain('/de/login?forgotten=ask')
    expect((await visit(app, site, '/de/login?forgotten=ask')).body).toContain('Admin-Person')
    expect((await visit(app, site, '/fr/login?forgotten=ask')).body).toContain('Demandez à son admin')
    expect((await as('')('POST', 'auth/forgotten', { email: 'anna@laden.example' })).body).toMatchObject({
      code: 'no_mail',
    })
  })

  it('[SEC-1] with an authenticator app a password alone lets nobody in', async () => {
    const { app, site, enter, cookieOf, as, pass, storage, now } = await start()
    const [here, elsewhere] = [cookieOf(await enter()), cookieOf(await enter())]
    expect((await as(here)('POST', 'account/totp', { password: 'falsch' })).status).toBe(401)
    const begun = (await as(here)('POST', 'account/totp', { password })).body.data as { secret: string }
    expect((await enter()).statusCode, 'not before it is confirmed').toBe(200)
    const codeNow = () => totpCode(begun.secret, Math.floor(now() / 30_000))
    expect((await as(here)('POST', 'account/totp/confirm', { code: '000000x' })).body).toMatchObject({
      code: 'wrong_code',
    })
    const confirmed = await as(here)('POST', 'account/totp/confirm', { code: codeNow() })
    const { recoveryCodes } = confirmed.body.data as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    expect((await as(elsewhere)('GET', 'account')).status).toBe(401)
    const kept = JSON.stringify(await storage.read.selectFrom('recovery_codes').selectAll().execute())
    expect(kept).not.toContain(recoveryCodes[0]!.replaceAll('-', ''))

    const first = await enter()
    expect(first.json()).toMatchObject({ status: 401, code: 'second_factor_needed' })
    expect(first.cookies.map(({ name }) => name)).toEqual(['vitrine_half'])
    const half = `vitrine_half=${first.cookies[0]!.value}`
    expect((await as(half)('GET', 'account')).status).toBe(401)
    const asking = (await visit(app, site, '/de/login', { cookie: half })).body
    expect(asking).toContain('/api/v1/auth/code')
    expect(asking).toContain('action="/api/v1/auth/other"')
    const left = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/other',
      headers: {
        host: site.host,
        cookie: half,
        ...ownOrigin(site),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ back: '/fr/edit' }).toString(),
    })
    expect([left.statusCode, left.headers.location]).toEqual([303, '/fr/login?back=%2Ffr%2Fedit'])
    expect(left.cookies, 'somebody else may sign in').toMatchObject([{ name: 'vitrine_half', value: '' }])
    const send = (code: string, cookie = half) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/code',
        headers: { host: site.host, cookie, ...ownOrigin(site) },
        payload: { code },
      })
    expect((await send(codeNow())).json(), 'the code that confirmed it').toMatchObject({ code: 'wrong_code' })
    pass(30_000)
    expect((await send(codeNow(), '')).json()).toMatchObject({ code: 'sign_in_again' })
    const entered = await send(codeNow())
    expect(entered.statusCode).toBe(200)
    expect((await as(cookieOf(entered))('GET', 'account')).body.data).toMatchObject({
      secondFactor: { isOn: true, recoveryCodes: 10 },
    })
    expect((await send(codeNow())).statusCode, 'a code is not taken twice').toBe(401)
    const byRecovery = () => send(` ${recoveryCodes[3]!.toUpperCase()} `)
    expect((await byRecovery()).statusCode).toBe(200)
    expect((await byRecovery()).statusCode).toBe(401)

    const renew = (secret: string) => as(cookieOf(entered))('POST', 'account/recovery-codes', { password: secret })
    expect((await renew('falsch')).body).toMatchObject({ code: 'wrong_credentials' })
    const anew = (await renew(password)).body.data as { recoveryCodes: string[] }
    expect(anew.recoveryCodes).toHaveLength(10)
    expect((await send(recoveryCodes[4]!)).statusCode, 'those from before have ended').toBe(401)
    expect((await send(anew.recoveryCodes[0]!)).statusCode).toBe(200)

    for (let count = 0; count < 10; count += 1) await send('111111')
    pass(30_000)
    expect((await send(codeNow())).json()).toMatchObject({ status: 429, code: 'too_many' })
    pass(60 * 60_000)
    expect((await send(codeNow())).json(), 'the first step was too long ago').toMatchObject({
      code: 'sign_in_again',
    })
    expect((await visit(app, site, '/de/login?error=sign_in_again', { cookie: half })).body).toContain(
      'zu lange gedauert',
    )

    const cookie = cookieOf(entered)
    expect((await as(cookie)('POST', 'account/totp/remove', { password: 'falsch' })).status).toBe(401)
    expect((await as(cookie)('POST', 'account/totp/remove', { password })).status).toBe(200)
    expect((await renew(password)).body, 'none without a second factor').toMatchObject({ code: 'wrong_status' })
    expect((await enter()).statusCode).toBe(200)
  })

  it('[SEC-1] a browser made known by the password alone has no codes of its own to guess', async () => {
    const { app, site, enter, cookieOf, as, now, pass } = await start()
    const knownOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
      cookies.filter(({ name }) => name.startsWith('vitrine_known_')).map(({ name, value }) => `${name}=${value}`)[0]!
    const [first, collected] = [await enter(), knownOf(await enter())]
    const { secret } = (await as(cookieOf(first))('POST', 'account/totp', { password })).body.data as { secret: string }
    const codeNow = () => totpCode(secret, Math.floor(now() / 30_000))
    const confirmed = await app.inject({
      method: 'POST',
      url: '/api/v1/account/totp/confirm',
      headers: { host: site.host, cookie: cookieOf(first), ...ownOrigin(site) },
      payload: { code: codeNow() },
    })
    pass(30_000)
    const half = `vitrine_half=${(await enter()).cookies[0]!.value}`
    const send = (code: string, known: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/code',
        headers: { host: site.host, cookie: `${half}; ${known}`, ...ownOrigin(site) },
        payload: { code },
      })
    for (let count = 0; count < 10; count += 1) await send('111111', '')
    expect((await send('111111', collected)).json()).toMatchObject({ code: 'too_many' })
    expect((await send(codeNow(), knownOf(confirmed))).statusCode, 'where it was set up nobody keeps her out').toBe(200)
  })

  it('[SEC-1] guesses of the own password are few, whatever they are for, and in the log', async () => {
    const { enter, cookieOf, as, pass, storage } = await start()
    const own = as(cookieOf(await enter()))
    const wrong = { password: 'falsch' }
    const ways: [string, object][] = [
      ['account/password', { oldPassword: 'falsch', password: other }],
      ['account/totp', wrong],
      ['account/totp/remove', wrong],
      ['account/passkeys/begin', wrong],
      ['account/passkeys/remove', { ...wrong, id: 'x' }],
      ['account/tokens', { ...wrong, name: 'x', scope: 'read', days: 1 }],
    ]
    for (let count = 0; count < 10; count += 1) {
      expect((await own('POST', 'account/totp', { password })).status, 'right ones do not count').toBe(200)
      const [path, input] = ways[count % ways.length]!
      expect((await own('POST', path, input)).body, path).toMatchObject({ code: 'wrong_credentials' })
      pass(60_000)
    }
    for (const [path, input] of ways)
      expect((await own('POST', path, input)).body, path).toMatchObject({ code: 'too_many' })
    expect((await own('POST', 'account/totp', { password })).status).toBe(429)
    const noted = storage.read.selectFrom('audit').select('id').where('kind', '=', 'passwordRefused')
    expect(await noted.execute()).toHaveLength(10)
    pass(60 * 60_000)
    expect((await own('POST', 'account/totp', { password })).status).toBe(200)
  })

  it('[SEC-1] an app that was confirmed meanwhile is not set up anew', async () => {
    const storage = await open({ isOwn: true })
    const { place, storage: watched } = interrupted(storage)
    const { app } = await startTestServer(watched)
    const site = await createTestSite(storage)
    const { cookie, personId } = await signIn(storage, site)
    const passwordHash = await quickHash(password)
    await storage.write(tx =>
      tx.db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', personId).execute(),
    )
    const begin = () => caller({ app, site, cookie })('POST', 'account/totp', { password })
    const confirm = () =>
      storage.write(async tx => {
        await lockAccount(tx, personId)
        await turnTotpOn(tx, personId)
      })
    for (let after = 0; ; after += 1) {
      await storage.write(tx => tx.db.deleteFrom('totp').execute())
      expect((await begin()).status).toBe(200)
      const wasPlaced = place(after, confirm)
      const { status } = await begin()
      if (!wasPlaced()) break
      expect([after, status, (await readTotp(storage.read, personId))?.isOn]).toEqual([after, 409, true])
    }
  })

  it('[SEC-1] a mailed link for a new password does not stand for the second factor', async () => {
    const { app, site, enter, cookieOf, as, forget, runJobs, now } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const cookie = cookieOf(await enter())
    const { secret } = (await as(cookie)('POST', 'account/totp', { password })).body.data as { secret: string }
    const code = totpCode(secret, Math.floor(now() / 30_000))
    expect((await as(cookie)('POST', 'account/totp/confirm', { code })).status).toBe(200)
    await forget('anna@laden.example')
    const [mail] = await runJobs()
    const chosen = await app.inject({
      method: 'POST',
      url: new URL(/http\S+/.exec(mail!.body)![0]).pathname,
      headers: { host: site.host, ...ownOrigin(site), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password: other }).toString(),
    })
    expect(chosen.cookies.map(({ name }) => name)).toEqual(['vitrine_half'])
    expect((await enter(other)).json()).toMatchObject({ code: 'second_factor_needed' })
  })
})
