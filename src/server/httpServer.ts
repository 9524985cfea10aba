import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** Longer than proxies keep a connection to us; an event stream says something more often (stream.ts). */
const silenceMs = 65_000
const headersMs = 20_000
/** Time for the largest picture over a poor line. */
const requestMs = 360_000

/** Node's own server, without its clocks for every connection: they would be set and stopped with every page sent. */
export const createHttpServer = (listener: RequestListener) => {
  const server = createServer({ keepAliveTimeout: 0, headersTimeout: headersMs, requestTimeout: requestMs }, listener)
  closeSilent(server)
  return server
}

/**
 * A connection on which nothing was said for a whole round is closed, whether it waits for a request or an answer.
 * One that still takes what it was sent is left alone: how far it is cannot be seen.
 */
const closeSilent = (server: Server) => {
  const heard = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    heard.set(socket, -1)
    socket.once('close', () => heard.delete(socket))
  })
  const lookRound = () => {
    for (const [socket, before] of heard) {
      const bytes = socket.bytesRead + socket.bytesWritten
      if (bytes === before && socket.writableLength === 0) socket.destroy()
      else heard.set(socket, bytes)
    }
  }
  server.once('listening', () => {
    const rounds = setInterval(lookRound, silenceMs).unref()
    server.once('close', () => clearInterval(rounds))
  })
}
