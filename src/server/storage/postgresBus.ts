import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createLocalBus } from './localBus'
import type { News } from './storage'

export const channel = 'vitrine'

/** D21: a listener silent for this long may have missed something. */
const silenceMs = 2_000
const heartbeatMs = 500

export const createPostgresBus = async (url: string) => {
  const id = randomUUID()
  const local = createLocalBus()
  let client: pg.Client | null = null
  let heardAt = 0
  let isGap = false
  let isClosed = false
  let isBeating = false

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 1_500 })
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    next.on('notification', message => {
      const { from, news } = JSON.parse(message.payload ?? '{}') as { from: string; news: News[] }
      if (from !== id) local.deliver(news)
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    heardAt = Date.now()
  }

  const drop = (broken: pg.Client) => {
    if (client === broken) client = null
    isGap = true
    void broken.end().catch(() => {})
  }

  const beat = async () => {
    if (isBeating || isClosed) return
    isBeating = true
    try {
      if (client) await client.query('select 1')
      else await connect()
      heardAt = Date.now()
      if (isGap) {
        isGap = false
        local.announceGap()
      }
    } catch {
      if (client) drop(client)
    } finally {
      isBeating = false
    }
  }

  await connect()
  const timer = setInterval(() => {
    if (Date.now() - heardAt > silenceMs) isGap = true
    void beat()
  }, heartbeatMs)
  timer.unref()

  return {
    ...local,
    id,
    isCurrent: () => !isGap && Date.now() - heardAt <= silenceMs,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await client?.end().catch(() => {})
    },
  }
}
