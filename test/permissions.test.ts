import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import type { Group } from '../src/content/group'
import { addressOf, methodsOf } from '../src/contract/address'
import { type Body, type Call, type Policy, tokenScopes } from '../src/contract/call'
import { allCalls, calls } from '../src/contract/calls'
import { newId } from '../src/server/newId'
import { insertToken } from '../src/server/storage/apiTokens'
import { insertMedia } from '../src/server/storage/media'
import { setPagePassword } from '../src/server/storage/pagePassword'
import { readWorkingPage } from '../src/server/storage/pages'
import { sessionMs } from '../src/server/storage/sessions'
import { texts } from './editing'
import { onBothEngines } from './engines'
import { limitedEditor, type Place } from './limitedEditor'
import { quickHash } from './quickHash'
import { turnOf } from './sample'
import { sampleMedia } from './sampleMedia'
import { ownOrigin, send } from './send'
import {
  caller,
  createTestPage,
  createTestSite,
  hero,
  signIn,
  startTestServer,
  type TestServer,
  type TestSite,
  visit,
} from './server'

const people = [
  'anonymous',
  'password visitor',
  'optician',
  'French editor',
  'admin',
  'admin elsewhere',
  'operator elsewhere',
  'operator',
] as const
type Who = (typeof people)[number]

/** What each policy answers to each person: 200 stands for anything but 401 and 403. */
const expected: Record<Policy, Record<Who, 200 | 401 | 403>> = {
  anyone: {
    anonymous: 200,
    'password visitor': 200,
    optician: 200,
    'French editor': 200,
    admin: 200,
    'admin elsewhere': 200,
    'operator elsewhere': 200,
    operator: 200,
  },
  editor: {
    anonymous: 401,
    'password visitor': 401,
    optician: 200,
    'French editor': 200,
    admin: 200,
    'admin elsewhere': 401,
    'operator elsewhere': 401,
    operator: 200,
  },
  admin: {
    anonymous: 401,
    'password visitor': 401,
    optician: 403,
    'French editor': 403,
    admin: 200,
    'admin elsewhere': 401,
    'operator elsewhere': 401,
    operator: 200,
  },
  operator: {
    anonymous: 401,
    'password visitor': 401,
    optician: 403,
    'French editor': 403,
    admin: 403,
    'admin elsewhere': 401,
    'operator elsewhere': 401,
    operator: 200,
  },
}

const mutations = allCalls.filter(([, call]) => call.method !== 'GET')
const bodied = allCalls.filter(([, call]) => !call.takes.includes('none'))
/** Calls whose failures are envelopes; the others draw pages. */
const isBelowApi = (call: Call) => addressOf(call).startsWith('/api/')

it('[API-2] every call says who may make it', () => {
  for (const [name, call] of allCalls) expect(Object.keys(expected), name).toContain(call.policy)
})

/** Somebody who knows the password of one page: that opens this page and nothing else. */
const unlockPage = async ({ app, storage }: Pick<TestServer, 'app' | 'storage'>, site: TestSite) => {
  const pageId = await createTestPage(storage, site, { name: { de: 'Geschützt' } })
  const passwordHash = await quickHash('Sesam')
  await storage.write(tx => setPagePassword(tx, { siteId: site.id, pageId, passwordHash }))
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/de/password',
    headers: { host: site.host, 'content-type': 'application/x-www-form-urlencoded', ...ownOrigin(site) },
    payload: new URLSearchParams({ pageId, password: 'Sesam', back: '/de/geschuetzt' }).toString(),
  })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await visit(app, site, '/de/geschuetzt', { cookie })).statusCode).toBe(200)
  return cookie
}

onBothEngines('permissions', open => {
  const start = async (clock?: () => number) => {
    // Opening pages by password is limited by address, and all tests have the same.
    const storage = await open({ isOwn: true })
    const { app } = await startTestServer(storage, { clock })
    const [site, other] = [await createTestSite(storage), await createTestSite(storage)]
    for (const entry of [site, other]) await createTestPage(storage, entry, { role: 'home', key: 'home' })
    const cookies: Record<Who, string | undefined> = {
      anonymous: undefined,
      'password visitor': await unlockPage({ app, storage }, site),
      optician: (await signIn(storage, site, 'optician')).cookie,
      'French editor': (await signIn(storage, site, 'optician', ['fr'])).cookie,
      admin: (await signIn(storage, site, 'admin')).cookie,
      'admin elsewhere': (await signIn(storage, other, 'admin')).cookie,
      'operator elsewhere': (await signIn(storage, other, 'operator')).cookie,
      operator: (await signIn(storage, site, 'operator')).cookie,
    }
    // Their door stands in front of both engines: on SQLite a call meets all of it, on PostgreSQL the next.
    const shareOf = <T>(choices: readonly T[], place: number) =>
      storage.engine === 'sqlite' ? choices : turnOf(choices, place)
    return { app, storage, site, other, cookies, shareOf }
  }

  it('[SEC-3, API-2, ROUTE-10] every call lets in whom its policy names and nobody else', async () => {
    const { app, site, cookies } = await start()
    const wrong: string[] = []
    // Leaving comes last: the cookies are needed until then.
    const ordered = [...allCalls].sort(([a], [b]) => Number(a === 'signOut') - Number(b === 'signOut'))
    for (const [name, call] of ordered)
      for (const who of people) {
        const { statusCode } = await send(app, { site, call, cookie: cookies[who] })
        const outcome = statusCode === 401 || statusCode === 403 ? statusCode : 200
        if (outcome !== expected[call.policy][who]) wrong.push(`${name} as ${who}: ${statusCode}`)
        if (statusCode >= 500) wrong.push(`${name} as ${who}: ${statusCode}`)
      }
    expect(wrong).toEqual([])
  })

  it('[SEC-3] who may write French alone writes nothing else by any call, and does the rest like any editor', async () => {
    const { app, storage } = await start()
    const site = await createTestSite(storage, { locales: ['de', 'fr', 'it'] })
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const editor = await signIn(storage, site, 'optician')
    const french = await signIn(storage, site, 'optician', ['fr'])
    const known = Object.keys(limitedEditor)
    const unsaid = allCalls.filter(([name, { policy }]) => policy === 'editor' && !known.includes(name))
    const wrong = unsaid.map(
      ([name]) => `${name} is not in test/limitedEditor.ts: say there whether it writes a language`,
    )
    const label = { de: 'Über uns' }
    const navigation = [{ id: newId(), label, children: [] }]
    await caller({ app, site, cookie: editor.cookie })('POST', 'navigation', { navigation })
    const own = await makePlace(app, storage, { site, cookie: editor.cookie })
    const hers = await makePlace(app, storage, { site, cookie: editor.cookie })
    for (const [name, entry] of Object.entries(limitedEditor)) {
      const call = calls[name as keyof typeof limitedEditor]
      const check = async (what: string, cookie: string, input: object, wanted: string | undefined) => {
        const response = await send(app, { site, call, cookie, input })
        const code = response.statusCode === 200 ? undefined : (response.json() as { code: string }).code
        if (code !== wanted) wrong.push(`${name} ${what}: ${code ?? 'done'}, not ${wanted ?? 'done'}`)
      }
      if (entry.of === 'language') {
        const { input, code, foreign = 'de' } = entry
        await check(`in ${foreign}`, french.cookie, input(hers, foreign), 'not_allowed')
        await check('in fr', french.cookie, input(hers, 'fr'), code)
        await check(`in ${foreign} by any editor`, editor.cookie, input(own, foreign), code)
        continue
      }
      const code = entry.of === 'none' ? entry.code : undefined
      await check(`of ${entry.of}`, french.cookie, entry.input(hers), entry.of === 'none' ? code : 'not_allowed')
      await check('by any editor', editor.cookie, entry.input(own), code)
    }
    expect(wrong).toEqual([])
  })

  it('[API-11, SEC-3] a token opens what its scope allows, for an editor, and nothing of accounts, admins or operators', async () => {
    const { app, site, other, storage } = await start()
    const { personId } = await signIn(storage, site, 'operator')
    const wrong: string[] = []
    for (const scope of tokenScopes) {
      const { secret } = await storage.write(tx =>
        insertToken(tx, { siteId: site.id, personId }, { name: 'p', scope, days: 9, now: Date.now() }),
      )
      // No origin and no cookie: a program has neither.
      const headers = { authorization: `Bearer ${secret}` }
      for (const [name, call] of allCalls) {
        const isOpen = call.token !== 'never' && tokenScopes.indexOf(call.token) <= tokenScopes.indexOf(scope)
        const { statusCode } = await send(app, { site, call, headers })
        const isRight = isOpen ? ![401, 403].includes(statusCode) && statusCode < 500 : statusCode === 403
        if (!isRight) wrong.push(`${name} with ${scope}: ${statusCode}`)
      }
      const call = { method: 'GET', path: 'settings' } as const
      expect((await send(app, { site: other, call, headers })).json()).toMatchObject({ code: 'token_refused' })
    }
    expect(wrong).toEqual([])
    for (const [name, call] of allCalls)
      if (call.policy === 'admin' || call.policy === 'operator' || /^(account|auth$|auth\/|mine)/.test(call.path))
        expect([name, name === 'whoAmI' ? 'read' : 'never']).toEqual([name, call.token])
  })

  it('[API-2] the server has no route below /api, and none that takes a body, that the contract does not name', async () => {
    const { app } = await start()
    const known = new Set(allCalls.flatMap(([, call]) => methodsOf(call).map(method => `${addressOf(call)} ${method}`)))
    const own = new Set(['/api/v1/openapi.json GET', '/api/* GET'])
    const found = routesOf(app).filter(route => route.startsWith('/api') || !route.endsWith(' GET'))
    expect(found.length).toBe(known.size + own.size)
    expect(found.filter(route => !known.has(route) && !own.has(route))).toEqual([])
  })

  it('[SEC-2] no mutation is taken from a page of another origin', async () => {
    const { app, site, other, cookies, shareOf } = await start()
    for (const [place, [name, call]] of mutations.entries())
      for (const [where, headers] of shareOf(Object.entries(foreign(site, other)), place)) {
        const response = await send(app, { site, call, cookie: cookies.admin, headers })
        expect([name, where, response.statusCode]).toEqual([name, where, 403])
        if (isBelowApi(call)) expect(response.json()).toMatchObject({ success: false, code: 'cross_site' })
      }
  })

  it('[API-6] a body is taken as what the call names and as nothing else', async () => {
    const { app, site, cookies, shareOf } = await start()
    const types: Record<string, Body | null> = {
      'text/plain': null,
      'application/xml': null,
      'application/jsonx': null,
      '': null,
      'application/json': 'json',
      'application/x-www-form-urlencoded': 'form',
      'multipart/form-data; boundary=x': 'file',
      'application/octet-stream': 'chunk',
    }
    for (const [place, [name, call]] of bodied.entries())
      for (const [type, body] of shareOf(Object.entries(types), place)) {
        if (body && call.takes.includes(body)) continue
        const headers = { ...ownOrigin(site), 'content-type': type }
        const response = await send(app, { site, call, cookie: cookies.operator, headers, input: 'a=b' })
        expect(response.statusCode, `${name} as ${type}`).toBe(415)
        if (isBelowApi(call)) expect(response.json()).toMatchObject({ success: false, code: 'wrong_media_type' })
      }
  })

  it('[API-1] a wrong method is 405 and says which are right', async () => {
    const { app, site, cookies, shareOf } = await start()
    for (const [place, path] of [...new Set(allCalls.map(([, call]) => addressOf(call)))].entries()) {
      const right = allCalls
        .filter(([, call]) => addressOf(call) === path)
        .flatMap(([, call]) => methodsOf(call) as string[])
      for (const method of shareOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const, place)) {
        if (right.includes(method) || (method === 'GET' && !path.startsWith('/api/'))) continue
        const headers = { host: site.host, cookie: cookies.admin!, ...ownOrigin(site) }
        const response = await app.inject({ method, url: path.replace(/:\w+/g, 'de'), headers })
        expect([method, path, response.statusCode]).toEqual([method, path, 405])
        if (path.startsWith('/api/')) expect(response.json()).toMatchObject({ status: 405, code: 'wrong_method' })
        const allowed = String(response.headers.allow).split(', ')
        expect(allowed).toEqual(expect.arrayContaining(right))
        expect(allowed).not.toContain(method)
      }
    }
    const unknown = await app.inject({ url: '/api/v1/nothing', headers: { host: site.host } })
    expect(unknown.json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('[API-2] unknown fields, broken JSON and too much of it are refused by every call', async () => {
    const { app, site, cookies, shareOf } = await start()
    const cookie = cookies.operator
    for (const [place, [name, call]] of allCalls.entries()) {
      if (call.limit || call.takes.includes('form')) continue
      // Refused, a stream is answered like any call.
      const unknown = await send(app, { site, call: { ...call, answers: 'json' }, cookie, input: { surprise: 1 } })
      expect(unknown.json(), name).toMatchObject({ status: 400, code: 'invalid_input' })
      if (!call.takes.includes('json')) continue
      for (const input of shareOf(['{', ' ', '{"a":1}}', '\u0000', '{"__proto__":{"isOperator":true}}'], place)) {
        const broken = await send(app, { site, call, cookie, input })
        expect(broken.json(), `${name} ${input}`).toMatchObject({ success: false, status: 400 })
      }
      const large = await send(app, { site, call, cookie, input: { surprise: 'x'.repeat(call.maxBytes) } })
      expect(large.json(), name).toMatchObject({ status: 413, code: 'too_large' })
      expect(large.statusCode).toBe(413)
    }
  })

  it('[SEC-1] a session ends by itself, and with the membership', async () => {
    let now = Date.now()
    const { app, site, storage } = await start(() => now)
    const { cookie, personId } = await signIn(storage, site, 'optician')
    const call = { method: 'GET', path: 'settings' } as const
    expect((await send(app, { site, call, cookie })).statusCode).toBe(200)
    now += sessionMs - 60_000
    expect((await send(app, { site, call, cookie })).statusCode).toBe(200)
    now += 120_000
    expect((await send(app, { site, call, cookie })).json()).toMatchObject({ status: 401, code: 'sign_in_needed' })
    now = Date.now()
    await storage.write(tx => tx.db.deleteFrom('memberships').where('person_id', '=', personId).execute())
    expect((await send(app, { site, call, cookie })).json()).toMatchObject({ status: 403, code: 'no_longer_member' })
  })

  it('[SEC-4] drafts are for editors of this site', async () => {
    const { app, site, cookies, storage } = await start()
    await createTestPage(storage, site, { name: { de: 'Geheim' }, isPublished: false })
    for (const path of ['page', 'navigation'])
      for (const who of people) {
        const call = { method: 'GET', path } as const
        const asked = await send(app, { site, call, cookie: cookies[who], input: { includeDrafts: '1' } })
        expect(asked.statusCode, `${path} as ${who}`).toBe(expected.editor[who])
        const plain = await send(app, { site, call, cookie: cookies[who] })
        expect(plain.statusCode).toBe(200)
        expect(plain.body).not.toContain('Geheim')
      }
  })
})

/** What the good inputs of `limitedEditor` name. */
const makePlace = async (
  app: FastifyInstance,
  storage: TestServer['storage'],
  { site, cookie }: { site: TestSite; cookie: string },
): Promise<Place> => {
  const as = caller({ app, site, cookie })
  const cards = [{ type: 'imageCard' as const }, { type: 'imageCard' as const }]
  const title = { text: { de: 'Klar sehen', fr: 'Voir clair', it: 'Vedere bene' } }
  const groups = [
    { type: 'hero' as const, fields: { title } },
    hero('Nah', 'Près'),
    { type: 'imageBoard' as const, cards },
  ]
  const id = await createTestPage(storage, site, { groups })
  const team = async () => createTestPage(storage, site, { collection: 'team', groups: [] })
  const media = { ...sampleMedia['optik/workshop']!, id: newId(), objectId: newId() }
  await storage.write(tx => insertMedia(tx, site.id, media))
  const deletedId = await createTestPage(storage, site, { groups: [] })
  await as('POST', 'page/remove', { id: deletedId })
  const { document } = (await readWorkingPage(storage.read, site.id, id))!
  const [first, second, board] = document.groups as [Group, Group, Group]
  const fieldId = first.fields.title!.id
  const german = texts({ de: 'Scharf sehen' })
  await as('POST', 'data', { itemType: 'field', linkId: fieldId, data: german })
  return {
    id,
    groupId: first.id,
    other: second.id,
    board: board.id,
    cards: board.cards.map(card => card.id) as [string, string],
    fieldId,
    member: await team(),
    secondMember: await team(),
    deletedId,
    previewId: ((await as('POST', 'page/preview', { id, lang: 'de', days: 1 })).body.data as { id: string }).id,
    media,
    navigation: (await as('GET', 'navigation')).body.data as unknown as Place['navigation'],
    settings: (await as('GET', 'settings')).body.data as unknown as Place['settings'],
  }
}

/** What a browser says on behalf of a page that is not of this site. */
const foreign = (site: TestSite, other: TestSite): Record<string, Record<string, string>> => ({
  'another host': { origin: `http://${other.host}` },
  'another port': { origin: `http://${site.host}:8080` },
  'another scheme': { origin: `https://${site.host}` },
  'another scheme of the same site': { origin: `https://${site.host}`, 'sec-fetch-site': 'same-origin' },
  'no sign of where from': {},
  'cross-site': { 'sec-fetch-site': 'cross-site' },
  'same-site': { 'sec-fetch-site': 'same-site', origin: `http://${site.host}` },
  'cross-site with a fitting origin': { 'sec-fetch-site': 'cross-site', origin: `http://${site.host}` },
  'an opaque origin': { origin: 'null' },
  'typed in': { 'sec-fetch-site': 'none' },
})

/** Every route of the server as `path METHOD`, read from the tree that Fastify prints. */
const routesOf = (app: FastifyInstance) => {
  const parents: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap(line => {
      const [, indent, segment, methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (indent === undefined || segment === undefined) return []
      const depth = indent.length / 4
      const path = (parents[depth - 1] ?? '') + segment
      parents[depth] = path
      return (methods?.split(', ') ?? []).filter(method => method !== 'HEAD').map(method => `${path} ${method}`)
    })
}
