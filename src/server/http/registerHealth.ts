import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { mayMeasure } from './mayMeasure'
import type { Counts } from './metrics'

const problemOf = async ({ storage, disk }: Services) => {
  if (!(await storage.isReachable().catch(() => false))) return 'database unreachable'
  return (await disk.isFull()) ? 'disk full' : null
}

/** For the operator's tools, on any host name. */
export const registerHealth = (app: FastifyInstance, services: Services, counts: Counts) => {
  let metrics: ReturnType<typeof makeMetrics> | null = null
  const makeMetrics = async () => (await import('./metrics')).createMetrics(services, counts)
  app.addHook('onResponse', async (_, { statusCode }) => {
    counts.byStatus.set(statusCode, (counts.byStatus.get(statusCode) ?? 0) + 1)
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const problem = await problemOf(services)
    return reply.code(problem ? 503 : 200).send({ status: problem ?? 'ready' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, services.config)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('Ask from this very machine, without a proxy, or send METRICS_TOKEN as a bearer token.\n')
    }
    metrics ??= makeMetrics()
    const registry = await metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
