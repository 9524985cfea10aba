import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Services } from '../services'

/** What the server counts by itself all along. */
export type Counts = { fastPages: number; byStatus: Map<number, number> }

/** What an operator's tool reads. Made when one first asks: watching the process costs every request a little. */
export const createMetrics = ({ cache }: Pick<Services, 'cache'>, counts: Counts): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'vitrine_requests_total',
    help: 'Requests answered by a route, by status.',
    labelNames: ['status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [status, count] of counts.byStatus) this.inc({ status }, count)
    },
  })
  new Gauge({
    name: 'vitrine_finished_pages_total',
    help: 'Pages answered from memory.',
    registers: [registry],
    collect() {
      this.set(counts.fastPages)
    },
  })
  new Gauge({
    name: 'vitrine_page_cache_bytes',
    help: 'Bytes of finished pages in memory.',
    registers: [registry],
    collect() {
      this.set(cache.size().bytes)
    },
  })
  return registry
}
