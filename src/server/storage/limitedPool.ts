import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * The pool with a limit on every statement. A connection that let one pass is closed, not used again: its transaction
 * may still be open, and what was asked may still be answered.
 */
export const limitedPool = (pool: pg.Pool, answerMs: number): PostgresPool => ({
  connect: async () => limited(await pool.connect(), answerMs),
  end: () => pool.end(),
})

/** The driver's own limit has no code. */
export const isReadTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

const limited = (client: pg.PoolClient, answerMs: number): PostgresPoolClient => {
  let silence: Error | null = null
  const query = async (text: string, values: readonly unknown[]) => {
    if (silence) throw silence
    try {
      const question: pg.QueryConfig & { query_timeout: number } = {
        text,
        values: [...values],
        query_timeout: answerMs,
      }
      return await client.query(question)
    } catch (error) {
      if (isReadTimeout(error)) silence = error
      throw error
    }
  }
  // Nothing is streamed, so nobody hands it a cursor.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(silence ?? undefined) }
}
