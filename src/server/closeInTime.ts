import type { FastifyInstance } from 'fastify'

/** Longer than any page, call or picture takes; together with what follows less than a service manager waits. */
const patienceMs = 3_000
const sweepMs = 50

/** Requests under way when the server is told to stop are answered; only what takes too long is cut off. */
export const closeInTime = (app: FastifyInstance) => {
  app.addHook('preClose', async () => {
    const { server } = app
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
}
