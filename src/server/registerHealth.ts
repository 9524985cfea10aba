import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Services } from './services'

/** For the operator's tools, on any host name. */
export const registerHealth = (app: FastifyInstance, services: Services, pages: { fastPages: number }) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'vitrine_requests_total',
    help: 'Requests answered by a route, by status.',
    labelNames: ['status'],
    registers: [registry],
  })
  new Gauge({
    name: 'vitrine_finished_pages_total',
    help: 'Pages answered from memory.',
    registers: [registry],
    collect() {
      this.set(pages.fastPages)
    },
  })
  new Gauge({
    name: 'vitrine_page_cache_bytes',
    help: 'Bytes of finished pages in memory.',
    registers: [registry],
    collect() {
      this.set(services.cache.size().bytes)
    },
  })
  app.addHook('onResponse', async (_, reply) => {
    requests.inc({ status: reply.statusCode })
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const isReady = await services.storage.isReachable().catch(() => false)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database unreachable' })
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
