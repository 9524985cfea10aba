import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartError } from '../StartError'
import { collectNews } from './collectNews'
import { migrate } from './migrate'
import { channel, createPostgresBus } from './postgresBus'
import { everything, type News, type Storage } from './storage'
import type { Tables } from './tables'

const migrationLock = 7_411_902

pg.types.setTypeParser(pg.types.builtins.INT8, value => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`Number too large: ${value}`)
  return number
})
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export const openPostgres = async (url: string, poolSize = 10): Promise<Storage> => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5_000 })
  // An idle connection that breaks is replaced by the pool; the request that needs it gets the error.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await db.connection().execute(async connection => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
      try {
        await connection
          .transaction()
          .execute(trx => migrate({ db: trx, engine: 'postgres', transaction: work => work() }))
      } finally {
        await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      }
    })
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw new StartError(`PostgreSQL cannot be used: ${error instanceof Error ? error.message || error.name : error}`)
  }
  const bus = await createPostgresBus(url)
  const inside = new AsyncLocalStorage<true>()

  return {
    engine: 'postgres',
    read: db,
    bus,
    write: async unit => {
      if (inside.getStore()) throw new Error('storage.write was called inside a unit of work.')
      const { touch, news } = collectNews()
      const value = await db.transaction().execute(async trx => {
        const result = await inside.run(true, () => unit({ db: trx, touch }))
        // Part of the transaction: other instances hear of it exactly when it commits, even if this process dies.
        for (const entry of news()) await sql`select pg_notify(${channel}, ${notification(bus.id, entry)})`.execute(trx)
        return result
      })
      bus.deliver(news())
      return value
    },
    isReachable: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    close: async () => {
      await bus.close()
      await pool.end()
    },
  }
}

/** PostgreSQL carries at most 8,000 bytes a notification; beyond that the whole site is named. */
const notification = (from: string, news: News) => {
  const payload = JSON.stringify({ from, news: [news] })
  return payload.length < 7_000 ? payload : JSON.stringify({ from, news: [{ ...news, tags: [everything] }] })
}
