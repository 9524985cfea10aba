import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** Longer than proxies keep a connection to us; an event stream says something more often (stream.ts). */
const silenceMs = 65_000
/** So long somebody may take nothing of what they were sent. */
const patientRounds = 4
const headersMs = 20_000
/** Time for the largest picture over a poor line. */
const requestMs = 360_000

/** Node's own server, without its clocks for every connection: they would be set and stopped with every page sent. */
export const createHttpServer = (listener: RequestListener) => {
  const server = createServer({ keepAliveTimeout: 0, headersTimeout: headersMs, requestTimeout: requestMs }, listener)
  closeSilent(server)
  return server
}

/** What a connection was seen to do: everything said on it, what still waits to be taken, for how many rounds neither moved. */
type Seen = { bytes: number; waiting: number; still: number }

/** Node looks there too before it gives a connection up; should it ever be gone, only whole writes are seen. */
type Handled = Socket & { _handle?: { writeQueueSize?: number } | null }

/**
 * A connection on which nothing was said for a whole round is closed, whether it waits for a request or an answer.
 * One that was sent something may take it slowly, but takes some of it within a few rounds.
 */
const closeSilent = (server: Server) => {
  const connections = new Map<Handled, Seen>()
  server.on('connection', (socket: Handled) => {
    connections.set(socket, { bytes: -1, waiting: 0, still: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  const lookRound = () => {
    for (const [socket, seen] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten
      const waiting = socket._handle?.writeQueueSize ?? socket.writableLength
      const hasMoved = bytes !== seen.bytes || waiting !== seen.waiting
      const still = hasMoved ? 0 : seen.still + 1
      if (still >= (socket.writableLength === 0 ? 1 : patientRounds)) socket.destroy()
      else connections.set(socket, { bytes, waiting, still })
    }
  }
  server.once('listening', () => {
    const rounds = setInterval(lookRound, silenceMs).unref()
    server.once('close', () => clearInterval(rounds))
  })
}
