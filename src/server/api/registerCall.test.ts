import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { editNewSite, startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { ownOrigin, send } from '../../../test/send'
import { createTestSite, signIn } from '../../../test/server'
import { changeIdSchema } from '../../content/id'
import { type Call, defineCall, noInput } from '../../contract/call'
import { uploadMedia } from '../../contract/media'
import { Refusal } from '../Refusal'
import { updateSite } from '../storage/sites'
import { type AnyHandler, acts, FileAnswer, reads, receives, withForm, writes } from './context'
import { registerCall } from './registerCall'

const shared = { summary: '', reply: z.unknown() }

onBothEngines('a call', open => {
  /** A server with calls of the test's own beside the contract's. */
  const start = async (...entries: [name: string, call: Call, handler: AnyHandler][]) => {
    let now = 1_700_000_000_000
    const editing = await startEditing(await open({ isOwn: true }), { clock: () => now })
    for (const [name, call, handler] of entries) registerCall(editing.app, editing.services, { name, call, handler })
    const { app, site, cookie } = editing
    const ask = async (call: Call, input: unknown = {}, options: { cookie?: string; site?: typeof site } = {}) =>
      (await send(app, { site, call, input, cookie, ...options })).json()
    return { ...editing, ask, pass: (ms: number) => (now += ms) }
  }

  it('[API-1, API-2] has names in its address, checked together with the rest of its input', async () => {
    const input = z.strictObject({ gameId: z.string().check(z.regex(/^\d+$/)), name: z.string() })
    const rename = defineCall({ ...shared, method: 'PUT', path: 'games/:gameId', policy: 'editor', input })
    const find = defineCall({ ...shared, method: 'GET', path: 'games/:gameId', policy: 'editor', input })
    const { app, ask, site, cookie } = await start(
      ['rename', rename, writes(rename, async (_, sent) => ({ put: sent }))],
      ['find', find, reads(find, async (_, sent) => ({ got: sent }))],
    )
    const sent = { gameId: '12', name: 'Anna' }
    expect(await ask(rename, sent)).toMatchObject({ status: 200, data: { put: sent } })
    expect(await ask(find, sent)).toMatchObject({ status: 200, data: { got: sent } })
    for (const bent of [{ ...sent, gameId: 'x' }, { gameId: '12' }, { ...sent, surprise: '1' }])
      for (const call of [rename, find])
        expect(await ask(call, bent)).toMatchObject({ status: 400, code: 'invalid_input' })
    const headers = { host: site.host, cookie, ...ownOrigin(site) }
    const put = (payload: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/v1/games/12',
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
    expect((await put('{"gameId":"13","name":"Anna"}')).json()).toMatchObject({
      details: { issues: [{ path: 'gameId' }] },
    })
    for (const payload of ['[]', '"x"', 'null', '3']) expect((await put(payload)).statusCode, payload).toBe(400)
    const twice = await app.inject({ url: '/api/v1/games/12?name=a&name=b', headers })
    expect(twice.statusCode).toBe(400)
  })

  it('[SEC-2, LIB-2] is refused before anything of its body is read', async () => {
    const server = await start()
    const { app, site, storage, cookie } = server
    const other = await editNewSite(server)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const head = (type: string, length: number, headers: Record<string, string>) => ({
      'content-type': type,
      'content-length': String(length),
      ...ownOrigin(site),
      ...headers,
    })
    const upload = (headers: Record<string, string>) =>
      head('multipart/form-data; boundary=x', uploadMedia.maxBytes, headers)
    const ask = (path: string, headers: Record<string, string>, host = site.host) =>
      sendHead(app, { path, host, headers })
    expect(await ask('/api/v1/media/upload', upload({}))).toBe(401)
    expect(await ask('/api/v1/media/upload', upload({ cookie: other.cookie }))).toBe(401)
    expect(await ask('/api/v1/media/upload', upload({ cookie, origin: 'http://evil.example' }))).toBe(403)
    expect(await ask('/api/v1/media/upload', head('application/json', 40_000_000, { cookie }))).toBe(415)
    expect(await ask('/api/v1/media/upload', upload({ cookie }), 'nobody.ch')).toBe(404)
    expect(await ask('/api/v1/data', head('application/json', 1_000_000, {}))).toBe(401)
    expect(await ask('/api/v1/data', head('application/json', 40_000_000, { cookie }))).toBe(413)
    for (let count = 0; count < 6; count += 1)
      await send(app, { site, cookie, call: { method: 'POST', path: 'revalidate/full' } })
    expect(await ask('/api/v1/revalidate/full', head('application/json', 1_000_000, { cookie }))).toBe(429)
    await storage.write(tx => updateSite(tx, site.id, { suspended: true }))
    expect(await ask('/api/v1/media/upload', upload({ cookie }))).toBe(503)
  })

  it('[SEC-1] is limited by person, address or site, for all instances or in memory', async () => {
    const declare = (by: 'person' | 'address' | 'site', kept: 'shared' | 'memory') => {
      const call = defineCall({
        ...shared,
        method: 'POST',
        path: `limited/${by}/${kept}`,
        policy: 'anyone',
        limit: { count: 2, perMs: 1_000, by, kept },
        input: noInput,
      })
      return [`${by} ${kept}`, call, acts(call, async () => 'done')] as [string, Call, AnyHandler]
    }
    const entries = (['person', 'address', 'site'] as const).flatMap(by => [
      declare(by, 'shared'),
      declare(by, 'memory'),
    ])
    const { ask, storage, site, pass } = await start(...entries)
    const other = await createTestSite(storage)
    const bea = await signIn(storage, site)
    for (const [name, call] of entries) {
      const outcomes = []
      for (const from of [{}, {}, {}, { cookie: bea.cookie }, { cookie: '' }, { cookie: '', site: other }])
        outcomes.push((await ask(call, {}, from)).status)
      const expected = {
        person: [200, 200, 429, 200, 200, 200],
        address: [200, 200, 429, 429, 429, 429],
        site: [200, 200, 429, 429, 429, 200],
      }
      expect([name, outcomes]).toEqual([name, expected[call.limit!.by]])
      pass(1_000)
      expect((await ask(call)).status).toBe(200)
    }
    const rows = await storage.read.selectFrom('rate_limits').select('key').execute()
    expect(rows.filter(({ key }) => key.includes('memory'))).toEqual([])
    expect(rows.filter(({ key }) => key.includes('shared'))).not.toEqual([])
  })

  it('[API-4] of a visitor is made once for each changeId, and never answered to other words or other people', async () => {
    let made = 0
    const write = defineCall({
      ...shared,
      method: 'POST',
      path: 'contact',
      policy: 'anyone',
      input: z.strictObject({ text: z.string(), changeId: z.optional(changeIdSchema) }),
    })
    const act = defineCall({ ...write, path: 'order' })
    const { ask, storage, cookie } = await start(
      ['write', write, writes(write, async ({ author }) => ({ author, number: ++made }))],
      ['act', act, acts(act, async ({ author }) => ({ author, number: ++made }))],
    )
    const other = await createTestSite(storage)
    for (const [index, call] of [write, act].entries()) {
      const changeId = `visitor-change-${index}`
      const visitor = { cookie: '' }
      made = 0
      const first = await ask(call, { text: 'Guten Tag', changeId }, visitor)
      expect(first).toMatchObject({ status: 200, data: { author: { personId: null, changeId }, number: 1 } })
      const again = await Promise.all([1, 2, 3].map(() => ask(call, { changeId, text: 'Guten Tag' }, visitor)))
      for (const answer of again) expect(answer).toEqual(first)
      const used = { status: 409, code: 'change_id_used' }
      expect(await ask(call, { text: 'Guten Abend', changeId }, visitor)).toMatchObject(used)
      expect(await ask(call, { text: 'Guten Tag', changeId }, { cookie })).toMatchObject(used)
      expect(await ask(index ? write : act, { text: 'Guten Tag', changeId }, visitor)).toMatchObject(used)
      expect(made).toBe(1)
      expect(await ask(call, { text: 'Guten Tag', changeId }, { cookie: '', site: other })).toMatchObject({
        data: { number: 2 },
      })
      expect(await ask(call, { text: 'Guten Tag' }, visitor)).toMatchObject({ data: { number: 3 } })
    }
  })

  it('[API-4] keeps no answer where it says so; a changeId sent again gets the first answer, with other words none', async () => {
    let made = 0
    const input = z.strictObject({ text: z.string(), changeId: z.optional(changeIdSchema) })
    const declare = (once: Call['once']) =>
      defineCall({ ...shared, method: 'POST', path: once, policy: 'editor', once, input })
    const [kept, own, none] = [declare('answer'), declare('own'), declare('none')]
    const { ask, storage } = await start(
      ...[kept, own, none].map((call): [string, Call, AnyHandler] => [
        call.once,
        call,
        writes(call, async () => ++made),
      ]),
    )
    const send = async (call: Call, text: string) => (await ask(call, { text, changeId: 'sent-twice' })).data
    expect([await send(own, 'a'), await send(own, 'a'), await send(none, 'a')]).toEqual([1, 2, 3])
    expect([await send(kept, 'a'), await send(kept, 'a')]).toEqual([4, 4])
    expect((await ask(kept, { text: 'b', changeId: 'sent-twice' })).code).toBe('change_id_used')
    const rows = await storage.read.selectFrom('change_answers').select(['call', 'input_hash']).execute()
    expect(rows).toEqual([{ call: 'answer', input_hash: expect.stringMatching(/^[\w-]{43}$/) }])
  })

  it('[API-5] answers a file with its name, from memory or as it comes, and takes a part of one', async () => {
    const file = defineCall({
      ...shared,
      method: 'GET',
      path: 'files/:name',
      policy: 'editor',
      answers: 'file',
      input: z.strictObject({ name: z.string() }),
    })
    const part = defineCall({
      ...shared,
      method: 'PUT',
      path: 'files/:name',
      policy: 'editor',
      takes: ['chunk'],
      maxBytes: 100,
      input: z.strictObject({ name: z.string(), from: z.string() }),
    })
    const { app, site, cookie } = await start(
      [
        'file',
        file,
        reads(file, async (_, { name }) =>
          name === 'stream'
            ? new FileAnswer(Readable.from(['a;', 'b']), 'text/csv', 'Anfragen «März».csv')
            : new FileAnswer(Buffer.from('%PDF'), 'application/pdf', 'a.pdf'),
        ),
      ],
      ['part', part, receives(part, async ({ file: { bytes } }, { from }) => ({ from, text: String(bytes) }))],
    )
    const get = (name: string) => send(app, { site, cookie, call: file, input: { name } })
    const streamed = await get('stream')
    expect([streamed.body, streamed.headers['content-type']]).toEqual(['a;b', 'text/csv'])
    expect(streamed.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''Anfragen%20%C2%ABM%C3%A4rz%C2%BB.csv`,
    )
    expect([(await get('other')).body, (await get('other')).headers['cache-control']]).toEqual(['%PDF', 'no-store'])
    const put = (payload: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/v1/files/x?from=3',
        headers: { host: site.host, cookie, ...ownOrigin(site), 'content-type': 'application/octet-stream' },
        payload,
      })
    expect((await put('bytes')).json()).toMatchObject({ data: { from: '3', text: 'bytes' } })
    expect((await put('x'.repeat(101))).json()).toMatchObject({ status: 413, code: 'too_large' })
  })

  it('[API-6] sent as a form without script is answered by a page drawn with its outcome, or a way on', async () => {
    const contact = defineCall({
      ...shared,
      method: 'POST',
      path: 'contact',
      policy: 'anyone',
      takes: ['json', 'form'],
      limit: { count: 4, perMs: 60_000, by: 'address', kept: 'memory' },
      input: z.strictObject({ text: z.string().check(z.minLength(1)) }),
    })
    const handler = acts(contact, async (_, { text }) => {
      if (text === 'broken') throw new Error('a fault of ours')
      if (text === 'spam') throw new Refusal('not_allowed')
      return {}
    })
    const { app, site } = await start([
      'contact',
      contact,
      withForm(handler, async (_, { fields, refusal }) =>
        refusal
          ? { status: 400, html: `${refusal.code} ${fields.text}`, headers: { 'content-type': 'text/html' } }
          : { to: '/de/danke' },
      ),
    ])
    const submit = (text: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/contact',
        headers: {
          host: site.host,
          ...ownOrigin(site),
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        },
        payload: new URLSearchParams({ text }).toString(),
      })
    const good = await submit('Guten Tag')
    expect([good.statusCode, good.headers.location]).toEqual([303, '/de/danke'])
    const drawn = async (text: string) => {
      const { statusCode, body, headers } = await submit(text)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([400, 'text/html', 'no-store'])
      return body
    }
    expect([await drawn(''), await drawn('spam')]).toEqual(['invalid_input ', 'not_allowed spam'])
    expect((await submit('broken')).json()).toMatchObject({ status: 500, code: 'internal' })
    expect(await drawn('Wieder ich')).toBe('too_many Wieder ich')
    expect((await send(app, { site, call: contact, input: { text: 'x' } })).json()).toMatchObject({ code: 'too_many' })
    expect(() => registerCall(app, {} as never, { name: 'x', call: contact, handler })).toThrow('no answer')
  })
})

/** Says that a large body follows, sends nothing of it, and waits for the status. */
const sendHead = async (
  app: FastifyInstance,
  { path, host, headers }: { path: string; host: string; headers: Record<string, string> },
) => {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1])
}
