import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { collectNews } from './collectNews'
import { kyselyOn } from './sqliteDriver'
import type { News, Tx } from './storage'

type Waiting = { run: () => Promise<void>; settle: (commitError: unknown) => void }

/** A unit that takes longer is waiting for itself or for something it must not wait for. */
const unitLimitMs = 10_000

/**
 * D22: units run one after another, each in a savepoint; whatever is waiting commits together,
 * and answers leave after the commit. One sync for many writes; a failed unit takes nobody with it.
 */
export const createWriteQueue = ({
  file,
  deliver,
}: {
  file: DatabaseSyncInstance
  deliver: (news: readonly News[]) => void
}) => {
  const inside = new AsyncLocalStorage<object>()
  // A unit that was given up must not write into the one after it.
  let current: object | null = null
  const db = kyselyOn(file, () => {
    if (!current || inside.getStore() !== current) throw new Error('The unit of work is over.')
  })
  const waiting: Waiting[] = []
  let isPumping = false
  let isClosed = false

  const pump = async () => {
    isPumping = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0)
      const error = await commitTogether(batch)
      for (const entry of batch) entry.settle(error)
    }
    isPumping = false
  }

  const commitTogether = async (batch: readonly Waiting[]): Promise<unknown> => {
    try {
      file.exec('begin immediate')
      for (const entry of batch) await entry.run()
      file.exec('commit')
      return null
    } catch (error) {
      if (file.isTransaction) file.exec('rollback')
      return error
    }
  }

  const write = <T>(unit: (tx: Tx) => Promise<T>): Promise<T> => {
    if (inside.getStore()) return Promise.reject(new Error('storage.write was called inside a unit of work.'))
    if (isClosed) return Promise.reject(new Error('The database is closed.'))
    return new Promise<T>((resolve, reject) => {
      let outcome: { ok: true; value: T; news: News[] } | { ok: false; error: unknown } | null = null
      waiting.push({
        run: async () => {
          const { touch, news } = collectNews()
          file.exec('savepoint unit')
          current = {}
          try {
            const value = await withLimit(inside.run(current, () => unit({ db, touch })))
            current = null
            file.exec('release unit')
            outcome = { ok: true, value, news: news() }
          } catch (error) {
            current = null
            file.exec('rollback to unit')
            file.exec('release unit')
            outcome = { ok: false, error }
          }
        },
        settle: commitError => {
          if (commitError || !outcome) return reject(commitError)
          if (!outcome.ok) return reject(outcome.error)
          deliver(outcome.news)
          resolve(outcome.value)
        },
      })
      if (!isPumping) void pump()
    })
  }

  const close = async () => {
    isClosed = true
    while (isPumping) await new Promise(resolve => setImmediate(resolve))
  }

  return { write, close }
}

const withLimit = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`A unit of work took over ${unitLimitMs} ms.`)), unitLimitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
