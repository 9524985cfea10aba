import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually'
import { createStreams, encodeEvent, resumePoint, type StreamEvent, type StreamsOptions } from './stream'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

describe('a stream', () => {
  it('carries events with ids, names and several lines', async () => {
    const { url, opened } = await serve()
    const reader = await read(url)
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(reader.headers.get('cache-control')).toContain('no-store')
    await eventually(() => expect(opened).toHaveLength(1))
    opened[0]!.send({ id: 1, event: 'score', data: '{"a":1}' })
    opened[0]!.send({ id: 2, data: 'one\ntwo' })
    await reader.until('data: two\n\n')
    expect(reader.text()).toBe('retry: 2000\n\nid: 1\nevent: score\ndata: {"a":1}\n\nid: 2\ndata: one\ndata: two\n\n')
  })

  it('resumes after what the reader has, in order and without repeating', async () => {
    const log = [1, 2, 3, 4].map(id => ({ id, data: `old${id}` }))
    let finishReplay = (_: StreamEvent[]) => {}
    const { url, opened } = await serve({
      replay: after =>
        new Promise(resolve => (finishReplay = () => resolve(log.filter(({ id }) => id > (after ?? 0))))),
    })
    const reader = await read(`${url}?after=2`)
    await eventually(() => expect(opened).toHaveLength(1))
    for (const id of [4, 5]) opened[0]!.send({ id, data: `new${id}` })
    finishReplay([])
    await reader.until('new5')
    opened[0]!.send({ id: 5, data: 'again' })
    opened[0]!.send({ id: 6, data: 'last' })
    await reader.until('last')
    expect(reader.ids()).toEqual([3, 4, 5, 6])
    expect(reader.text()).not.toMatch(/again|new4/)
  })

  it('sends a comment now and then, so that nobody in between takes it for dead', async () => {
    const { url } = await serve({ options: { heartbeatMs: 20 } })
    const reader = await read(url)
    await reader.until(':\n\n:\n\n')
  })

  it('lets a reader go that is too slow, and keeps the memory bounded', async () => {
    const { port, opened, streams, closed } = await serve({ options: { maxBufferedBytes: 32 * 1024 } })
    const slow = connect(port, '127.0.0.1')
    cleanUps.push(() => slow.destroy())
    slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    slow.pause()
    await eventually(() => expect(opened).toHaveLength(1))
    let id = 0
    await eventually(
      () => {
        for (let count = 0; count < 200; count++) opened[0]!.send({ id: ++id, data: 'x'.repeat(4_096) })
        expect(streams.count()).toBe(0)
      },
      { interval: 1 },
    )
    expect(closed()).toBe(1)
    opened[0]!.send({ id: ++id, data: 'into the void' })
  })

  it('brings a replay far larger than the buffer at the reader’s pace', async () => {
    const large = Array.from({ length: 400 }, (_, index) => ({ id: index + 1, data: 'y'.repeat(4_096) }))
    const { url, opened } = await serve({ options: { maxBufferedBytes: 16 * 1024 }, replay: async () => large })
    const reader = await read(url)
    await reader.until('id: 400\n')
    await eventually(() => opened[0]!.send({ id: 401, data: 'live' }))
    await reader.until('live')
    expect(reader.ids()).toHaveLength(401)
  })

  it('that cannot be resumed is cut, so that the reader tries again', async () => {
    const error = vi.fn()
    const failing = { options: { log: { error } }, replay: () => Promise.reject(new Error('database')) }
    const { url, streams } = await serve(failing)
    const reader = await read(url)
    await reader.end
    expect(error).toHaveBeenCalledOnce()
    expect(streams.count()).toBe(0)
  })

  it('tells its source when the reader leaves', async () => {
    const { url, closed, streams } = await serve()
    const reader = await read(url)
    expect(streams.count()).toBe(1)
    reader.leave()
    await eventually(() => expect([closed(), streams.count()]).toEqual([1, 0]))
  })

  it('ends with the server, which then takes no new one', async () => {
    const { url, server, streams } = await serve()
    const readers = [await read(url), await read(url)]
    streams.closeAll()
    await Promise.all(readers.map(reader => reader.end))
    expect((await fetch(url)).status).toBe(503)
    const stopped = once(server, 'close')
    server.close()
    await stopped
  })

  it('[SEC-1] ends by itself when the right to it does', async () => {
    let now = 1_000
    const { url, streams, closed } = await serve({
      options: { heartbeatMs: 5, clock: () => now },
      until: () => 2_000,
    })
    const reader = await read(url)
    await reader.until(':\n\n:\n\n')
    expect(streams.count()).toBe(1)
    now = 2_000
    await reader.end
    await eventually(() => expect([streams.count(), closed()]).toEqual([0, 1]))
  })

  it('[SEC-2] of one owner the newest stay open; the oldest are told to come back later', async () => {
    const { url, streams } = await serve({ options: { maxPerOwner: 3 } })
    const open = (owner: string) => read(`${url}?owner=${owner}`)
    const first = await open('anna')
    const bea = await open('bea')
    const others = [await open('anna'), await open('anna'), await open('anna')]
    await first.end
    expect(first.text()).toContain('retry: 60000\n\n')
    await eventually(() => expect(streams.count()).toBe(4))
    others[0]!.leave()
    await eventually(() => expect(streams.count()).toBe(3))
    await open('anna')
    await eventually(() => expect(streams.count()).toBe(4))
    for (const reader of [bea, others[1]!, others[2]!]) expect(reader.text()).not.toContain('60000')
  })

  it('whose reader left before it was opened leaves nothing behind', async () => {
    const streams = createStreams({ log: silent })
    let closed = 0
    const server = createServer((_, response) => {
      response.on('close', () => {
        streams.open(response, { after: null, replay: async function* () {}, onClose: () => closed++ })
      })
      response.destroy()
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    cleanUps.push(() => server.close())
    await expect(fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).rejects.toThrow()
    await eventually(() => expect([streams.count(), closed]).toEqual([0, 1]))
  })

  it('works behind a Fastify route', async () => {
    const streams = createStreams({ log: silent })
    const app = Fastify()
    app.get('/events', (request, reply) => {
      reply.hijack()
      const after = resumePoint(request.raw)
      const replay = async function* () {
        yield [encodeEvent({ id: 9, data: `${after}` })]
      }
      streams.open(reply.raw, { after, replay })
    })
    app.addHook('preClose', async () => streams.closeAll())
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const reader = await read(`${url}/events?after=7`)
    await reader.until('data: 7\n\n')
    await app.close()
    await reader.end
  })
})

it.each([
  [{ headers: { 'last-event-id': '12' }, url: '/x?after=3' }, 12],
  [{ headers: {}, url: '/x?a=b&after=3' }, 3],
  [{ headers: { 'last-event-id': '' }, url: '/x' }, null],
  [{ headers: { 'last-event-id': '1e9' }, url: '/x' }, null],
  [{ headers: {}, url: '/x?after=-1' }, null],
  [{ headers: {}, url: '/x?after=99999999999999999999' }, null],
])('the point to resume from in %j is %j', (request, expected) => {
  expect(resumePoint(request)).toBe(expected)
})

const silent = { error: () => {} }

const serve = async ({
  options = {},
  replay = async () => [],
  until,
}: {
  options?: Partial<StreamsOptions>
  replay?: (after: number | null) => Promise<StreamEvent[]>
  until?: () => number
} = {}) => {
  const streams = createStreams({ log: silent, ...options })
  const opened: { send: (event: StreamEvent) => void; close: () => void }[] = []
  let closed = 0
  const server: Server = createServer((request: IncomingMessage, response) => {
    const after = resumePoint(request)
    const stream = streams.open(response, {
      after,
      replay: async function* () {
        yield (await replay(after)).map(encodeEvent)
      },
      owner: new URLSearchParams(request.url?.split('?')[1]).get('owner'),
      until: until?.(),
      onClose: () => closed++,
    })
    opened.push({ ...stream, send: event => stream.send(encodeEvent(event)) })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, port, server, streams, opened, closed: () => closed }
}

const read = async (url: string) => {
  const abort = new AbortController()
  cleanUps.push(() => abort.abort())
  const response = await fetch(url, { signal: abort.signal })
  let text = ''
  const end = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) text += decoder.decode(chunk, { stream: true })
  })().catch(() => {})
  return {
    headers: response.headers,
    text: () => text,
    ids: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)),
    until: (part: string) => eventually(() => expect(text.includes(part)).toBe(true)),
    end,
    leave: () => abort.abort(),
  }
}
