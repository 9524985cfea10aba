import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

/** Longer than any page, call or picture takes; together with what follows less than a service manager waits. */
const patienceMs = 3_000
const sweepMs = 50
/** A kept connection's next request is often on its way already: it is answered, as the last one. */
const lastAnswersMs = 150
const lookMs = 10

/** Requests under way when the server is told to stop are answered; only what takes too long is cut off. */
export const closeInTime = (app: FastifyInstance, { closing }: Services) => {
  app.addHook('preClose', async () => {
    closing.hasBegun = true
    const { server } = app
    await lastAnswers(server)
    // A connection is idle as soon as its answer is out, but would be kept for the browser's next request.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs).unref()
    const end = () => {
      clearInterval(sweep)
      clearTimeout(force)
    }
    const force = setTimeout(() => {
      server.closeAllConnections()
      end()
    }, patienceMs).unref()
    server.once('close', end)
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing.hasBegun) reply.raw.shouldKeepAlive = false
  })
}

const lastAnswers = async (server: Server) => {
  for (let waited = 0; waited < lastAnswersMs && (await countConnections(server)) > 0; waited += lookMs)
    await wait(lookMs)
}

const countConnections = (server: Server) =>
  new Promise<number>(resolve => server.getConnections((_, count = 0) => resolve(count)))
