import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartError } from '../StartError'
import { collectNews } from './collectNews'
import { limitedPool } from './limitedPool'
import { migrate } from './migrate'
import { createNestingGuard } from './nesting'
import { channel, createPostgresBus } from './postgresBus'
import { postgresProblem } from './postgresProblem'
import type { Storage, Tx } from './storage'
import type { Tables } from './tables'

const migrationLock = 7_411_902
const exclusiveLock = 7_411_903

/** A statement takes milliseconds; whoever waits longer is told that the database is not there (API-2). */
const answerMs = 5_000

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
  // The pool does not listen to a connection in use: between two questions of a unit its break would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limitedPool(pool, answerMs) }) })
  const prepare = async () => {
    // Without a limit: a migration, or waiting for another instance's, takes as long as the data is large.
    const unlimited = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    await unlimited.connection().execute(async connection => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
      try {
        await connection
          .transaction()
          .execute(trx => migrate({ db: trx, engine: 'postgres', transaction: work => work() }))
      } finally {
        await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      }
    })
    return createPostgresBus(url)
  }
  const bus = await prepare().catch(async error => {
    await pool.end()
    throw error instanceof StartError ? error : postgresProblem(error, url)
  })
  const nesting = createNestingGuard()

  const attempt = async <T>(unit: (tx: Tx) => Promise<T>): Promise<T> => {
    const { touch, tell, news } = collectNews()
    const { value, announced } = await db.transaction().execute(async trx => {
      const value = await nesting.run(() => unit({ db: trx, touch, tell }))
      const gathered = news()
      const announced = gathered && { gathered, ...bus.announce(gathered) }
      // Part of the transaction: other instances hear of it exactly when it commits, even if this process dies.
      if (announced) await sql`select pg_notify(${channel}, ${announced.payload})`.execute(trx)
      return { value, announced }
    })
    if (announced) bus.deliverOwn(announced.number, announced.gathered)
    return value
  }

  return {
    engine: 'postgres',
    read: db,
    bus,
    write: async unit => {
      nesting.check()
      for (let count = 1; ; count += 1) {
        try {
          return await attempt(unit)
        } catch (error) {
          if (count === maxAttempts || !isConflict(error)) throw error
        }
      }
    },
    exclusively: async work => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
      client.on('error', () => {})
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [exclusiveLock])
        return await work()
      } finally {
        // The lock ends with its connection.
        await client.end()
      }
    },
    isReachable: async () => !bus.isLost() && (await sql`select 1`.execute(db)).rows.length === 1,
    close: async () => {
      await bus.close()
      await pool.end()
    },
  }
}

const maxAttempts = 3

/** Two units were in each other's way and PostgreSQL undid this one: a deadlock, or no order of the two to be found. */
const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
