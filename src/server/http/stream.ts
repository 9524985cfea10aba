import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * `id` grows by the source's own count; `data` is finished text, in practice JSON. An event without an id is news of the
 * moment: always sent, never repeated.
 */
export type StreamEvent = { id: number | null; event?: string; data: string }

/** An event as it goes over the line, made once for all who get it. */
export type Encoded = { id: number | null; bytes: Buffer }

export type Stream = {
  /** An event whose id is not above the last one sent is left out, so a source may send what a replay also brings. */
  send: (event: Encoded) => void
  /** After what has been sent. */
  close: () => void
}

export type OpenStream = {
  /** The last event the reader has; null for one who comes anew. */
  after: number | null
  /** What the reader has missed, in order and in portions; what is sent meanwhile waits behind it. */
  replay: () => AsyncIterable<readonly Encoded[]>
  /** Whose it is: of one owner's streams only the newest stay open. */
  owner?: string | null
  /** When the right to it ends by itself. */
  until?: number
  onClose?: () => void
}

export type Streams = {
  /** Takes over the raw response; under Fastify call `reply.hijack()` first. */
  open: (response: ServerResponse, stream: OpenStream) => Stream
  /** For the end of the server: every reader is let go and comes back elsewhere with what it has. */
  closeAll: () => void
  count: () => number
}

export type StreamsOptions = {
  log: { error: (details: object, message: string) => void }
  clock?: () => number
  heartbeatMs?: number
  maxBufferedBytes?: number
  maxPerOwner?: number
}

type Reader = { response: ServerResponse; owner: string | null; until: number }

/** D31: server-sent events for editor and game. A reader too slow for the buffer is closed; it resumes by itself. */
export const createStreams = ({
  log,
  clock = Date.now,
  heartbeatMs = 25_000,
  maxBufferedBytes = 64 * 1024,
  maxPerOwner = 20,
}: StreamsOptions): Streams => {
  const readers = new Set<Reader>()
  /** Oldest first. */
  const readersOf = new Map<string, Set<Reader>>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const write = (response: ServerResponse, bytes: Buffer | string) => {
    if (response.destroyed || response.writableEnded) return
    if (response.writableLength > maxBufferedBytes) response.destroy()
    else response.write(bytes)
  }

  const beat = () => {
    const now = clock()
    for (const { response, until } of readers)
      if (until <= now) response.end()
      else write(response, ':\n\n')
  }

  const enter = (reader: Reader) => {
    readers.add(reader)
    // One timer for all: ten thousand readers would need ten thousand.
    timer ??= setInterval(beat, heartbeatMs).unref()
    if (reader.owner === null) return
    const own = (readersOf.get(reader.owner) ?? new Set()).add(reader)
    readersOf.set(reader.owner, own)
    const [oldest] = own
    if (own.size <= maxPerOwner || !oldest) return
    // Most likely a connection long dead; if not, it comes back after a while instead of at once.
    own.delete(oldest)
    write(oldest.response, `retry: ${crowdedMs}\n\n`)
    oldest.response.end()
  }

  const leave = (reader: Reader) => {
    readers.delete(reader)
    const own = readersOf.get(reader.owner ?? '')
    own?.delete(reader)
    if (own?.size === 0) readersOf.delete(reader.owner ?? '')
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  const open: Streams['open'] = (
    response,
    { after, replay, owner = null, until = Number.POSITIVE_INFINITY, onClose },
  ) => {
    let lastId = after ?? Number.NEGATIVE_INFINITY
    let waiting: Encoded[] | null = []
    let waitingBytes = 0

    const deliver = ({ id, bytes }: Encoded) => {
      if (id !== null) {
        if (id <= lastId) return
        lastId = id
      }
      write(response, bytes)
    }
    const send = (event: Encoded) => {
      if (!waiting) return deliver(event)
      waitingBytes += event.bytes.length
      if (waitingBytes > maxBufferedBytes) response.destroy()
      else waiting.push(event)
    }
    const catchUp = async () => {
      for await (const portion of replay())
        for (const event of portion) {
          deliver(event)
          // A long replay goes at the reader's pace instead of counting as its slowness.
          if (response.writableNeedDrain) await drained(response)
          if (response.destroyed) return
        }
      for (const event of waiting ?? []) deliver(event)
      waiting = null
    }

    // A lost connection ends in «close» as well; without a listener its error would end the process.
    response.on('error', () => {})
    response.writeHead(200, headers)
    response.socket?.setNoDelay(true)
    write(response, `retry: ${reconnectMs}\n\n`)
    const reader = { response, owner, until }
    enter(reader)
    onEnd(response, () => {
      leave(reader)
      onClose?.()
    })
    catchUp().catch(err => {
      log.error({ err }, 'A stream could not be resumed; its reader tries again.')
      response.destroy()
    })
    return { send, close: () => response.end() }
  }

  return {
    open: (response, stream) => {
      if (!isClosed) return open(response, stream)
      onEnd(response, () => stream.onClose?.())
      response.writeHead(503, { 'Retry-After': '2' }).end()
      return { send: () => {}, close: () => {} }
    },
    closeAll: () => {
      isClosed = true
      for (const { response } of readers) response.writableLength > 0 ? response.destroy() : response.end()
    },
    count: () => readers.size,
  }
}

/** The browser's own Last-Event-ID wins over `after=`, which it repeats unchanged on every reconnect. */
export const resumePoint = (request: Pick<IncomingMessage, 'headers' | 'url'>): number | null => {
  const header = request.headers['last-event-id']
  const query = new URLSearchParams(request.url?.split('?')[1]).get('after')
  const text = typeof header === 'string' && header !== '' ? header : query
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

export const encodeEvent = ({ id, event, data }: StreamEvent): Encoded => {
  const lines = data.split(/\r\n|\r|\n/).map(line => `data: ${line}\n`)
  const head = `${id === null ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}`
  return { id, bytes: Buffer.from(`${head}${lines.join('')}\n`) }
}

const reconnectMs = 2_000
/** For somebody with too many streams: no two of them push each other out every other second. */
const crowdedMs = 60_000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  // nginx would collect the events otherwise.
  'X-Accel-Buffering': 'no',
}

/** Never at once: whoever opens a stream has it in hand first. A reader may have left before it was opened. */
const onEnd = (response: ServerResponse, listener: () => void) => {
  if (response.destroyed) setImmediate(listener)
  else response.on('close', listener)
}

const drained = (response: ServerResponse) =>
  new Promise<void>(resolve => {
    const done = () => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
