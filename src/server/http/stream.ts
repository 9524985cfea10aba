import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * `id` grows by the source's own count; `data` is finished text, in practice JSON. An event without an id is news of the
 * moment: always sent, never repeated.
 */
export type StreamEvent = { id: number | null; event?: string; data: string }

export type Stream = {
  /** An event whose id is not above the last one sent is left out, so a source may send what a replay also brings. */
  send: (event: StreamEvent) => void
  /** After what has been sent. */
  close: () => void
}

export type OpenStream = {
  /** The last event the reader has; null for one who comes anew. */
  after: number | null
  /** What the reader has missed, in order; what is sent meanwhile waits behind it. */
  replay: (after: number | null) => Promise<readonly StreamEvent[]>
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
  heartbeatMs?: number
  maxBufferedBytes?: number
}

/** D31: server-sent events for editor and game. A reader too slow for the buffer is closed; it resumes by itself. */
export const createStreams = ({ log, heartbeatMs = 25_000, maxBufferedBytes = 64 * 1024 }: StreamsOptions): Streams => {
  const responses = new Set<ServerResponse>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const write = (response: ServerResponse, text: string) => {
    if (response.destroyed || response.writableEnded) return
    if (response.writableLength > maxBufferedBytes) response.destroy()
    else response.write(text)
  }

  const enter = (response: ServerResponse) => {
    responses.add(response)
    // One timer for all: ten thousand readers would need ten thousand.
    timer ??= setInterval(() => {
      for (const reader of responses) write(reader, ':\n\n')
    }, heartbeatMs).unref()
  }

  const leave = (response: ServerResponse) => {
    responses.delete(response)
    if (responses.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  const open: Streams['open'] = (response, { after, replay, onClose }) => {
    let lastId = after ?? Number.NEGATIVE_INFINITY
    let waiting: StreamEvent[] | null = []
    let waitingBytes = 0

    const deliver = (event: StreamEvent) => {
      if (event.id !== null) {
        if (event.id <= lastId) return
        lastId = event.id
      }
      write(response, encode(event))
    }
    const send = (event: StreamEvent) => {
      if (!waiting) return deliver(event)
      waitingBytes += event.data.length
      if (waitingBytes > maxBufferedBytes) response.destroy()
      else waiting.push(event)
    }
    const catchUp = async () => {
      for (const event of await replay(after)) {
        deliver(event)
        // A long replay goes at the reader's pace instead of counting as its slowness.
        if (response.writableNeedDrain) await drained(response)
      }
      for (const event of waiting ?? []) deliver(event)
      waiting = null
    }

    enter(response)
    response.on('close', () => {
      leave(response)
      onClose?.()
    })
    // A lost connection ends in «close» as well; without a listener its error would end the process.
    response.on('error', () => {})
    response.writeHead(200, headers)
    response.socket?.setNoDelay(true)
    write(response, `retry: ${reconnectMs}\n\n`)
    catchUp().catch(err => {
      log.error({ err }, 'A stream could not be resumed; its reader tries again.')
      response.destroy()
    })
    return { send, close: () => response.end() }
  }

  return {
    open: (response, stream) => {
      if (!isClosed) return open(response, stream)
      response.writeHead(503, { 'Retry-After': '2' }).end()
      return { send: () => {}, close: () => {} }
    },
    closeAll: () => {
      isClosed = true
      for (const response of responses) response.writableLength > 0 ? response.destroy() : response.end()
    },
    count: () => responses.size,
  }
}

/** The browser's own Last-Event-ID wins over `after=`, which it repeats unchanged on every reconnect. */
export const resumePoint = (request: Pick<IncomingMessage, 'headers' | 'url'>): number | null => {
  const header = request.headers['last-event-id']
  const query = new URLSearchParams(request.url?.split('?')[1]).get('after')
  const text = typeof header === 'string' && header !== '' ? header : query
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

const reconnectMs = 2_000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  // nginx would collect the events otherwise.
  'X-Accel-Buffering': 'no',
}

const encode = ({ id, event, data }: StreamEvent) => {
  const lines = data.split(/\r\n|\r|\n/).map(line => `data: ${line}\n`)
  return `${id === null ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}${lines.join('')}\n`
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
