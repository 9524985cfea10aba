import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import type { Counts } from './metrics'

/** For the operator's tools, on any host name. */
export const registerHealth = (app: FastifyInstance, services: Services, counts: Counts) => {
  let metrics: ReturnType<typeof makeMetrics> | null = null
  const makeMetrics = async () => (await import('./metrics')).createMetrics(services, counts)
  app.addHook('onResponse', async (_, { statusCode }) => {
    counts.byStatus.set(statusCode, (counts.byStatus.get(statusCode) ?? 0) + 1)
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const isReady = await services.storage.isReachable().catch(() => false)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database unreachable' })
  })
  app.get('/metrics', async (_, reply) => {
    metrics ??= makeMetrics()
    const registry = await metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
