import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { everything } from '../../content/scope'
import { isReadTimeout } from './limitedPool'
import { createLocalBus } from './localBus'
import type { News } from './storage'

export const channel = 'vitrine'

/** One notification: whose it is, which of the sender's, and its news unless they are too long for one. */
type Notification = { from: string; number: number; news: News | null }

/** D21: a listener silent for this long may have missed something. */
const silenceMs = 2_000
const heartbeatMs = 500
/** So short that silence is known before the memory may no longer be trusted. */
const answerMs = 1_200

export const createPostgresBus = async (url: string) => {
  const id = randomUUID()
  const local = createLocalBus()
  // Own news come twice, from the unit of work and from PostgreSQL: these came one way and are expected the other.
  const told = new Set<number>()
  let lastNumber = 0
  let client: pg.Client | null = null
  let heardAt = 0
  let isGap = false
  let isLost = false
  let isClosed = false
  let isBeating = false

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: answerMs })
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    next.on('notification', message => {
      const { from, number, news } = JSON.parse(message.payload ?? '{}') as Notification
      if (from === id) deliverOwn(number, news)
      else deliver(news)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      drop(next)
      throw error
    }
    client = next
    heardAt = Date.now()
  }

  /** Whichever way is faster counts: also when the connection breaks between a commit and its answer. */
  const deliverOwn = (number: number, news: News | null) => {
    if (told.delete(number)) return
    told.add(number)
    deliver(news)
  }

  /** What cannot be told, or was told by another version, may be anything. */
  const deliver = (news: News | null) => (news?.touched ? local.deliver(news) : local.announceGap())

  const drop = (broken: pg.Client) => {
    if (client === broken) client = null
    isGap = true
    void broken.end().catch(() => {})
  }

  const beat = async () => {
    if (isBeating || isClosed) return
    isBeating = true
    const asked = client
    let hasFailed = false
    try {
      if (asked) await asked.query('select 1')
      else await connect()
      heardAt = Date.now()
      isLost = false
      if (isGap) {
        isGap = false
        told.clear()
        local.announceGap()
      }
    } catch (error) {
      hasFailed = true
      if (asked) drop(asked)
      const wasLost = isLost
      // A connection that broke says nothing of the database; and one that refuses still answers.
      isLost = asked ? isReadTimeout(error) : !(error instanceof pg.DatabaseError)
      if (isLost && !wasLost) local.announceLoss()
    } finally {
      isBeating = false
    }
    // It may be this connection alone: whether the database is lost, a new one tells.
    if (asked && hasFailed) await beat()
  }

  await connect()
  const timer = setInterval(() => {
    if (Date.now() - heardAt > silenceMs) isGap = true
    void beat()
  }, heartbeatMs)
  timer.unref()

  return {
    ...local,
    deliverOwn,
    /** What a unit of work tells PostgreSQL of its news, and the number to deliver them under. */
    announce: (news: News): { number: number; payload: string } => {
      lastNumber += 1
      return { number: lastNumber, payload: encode({ from: id, number: lastNumber, news }) }
    },
    isCurrent: () => !isGap && Date.now() - heardAt <= silenceMs,
    isLost: () => isLost,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await client?.end().catch(() => {})
    },
  }
}

/** PostgreSQL carries at most 8,000 bytes a notification; beyond that whole scopes are named, or nothing at all. */
const encode = ({ news, ...notification }: { from: string; number: number; news: News }) => {
  const scopes = { ...news, touched: news.touched.map(({ scope }) => ({ scope, tags: [everything] })) }
  const payloads = [news, scopes, null].map(entry => JSON.stringify({ ...notification, news: entry }))
  return payloads.find(payload => Buffer.byteLength(payload) < 7_000)!
}
