import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { collectNews } from './collectNews'
import { createNestingGuard } from './nesting'
import { connectionOn, kyselyOn } from './sqliteDriver'
import type { News, Tx } from './storage'

type Waiting = { run: () => Promise<void>; settle: (commitError: unknown) => void }

/** A unit that takes longer is waiting for itself or for something it must not wait for. */
const unitLimitMs = 10_000

/**
 * D22: units run one after another, each in a savepoint; whatever is waiting commits together,
 * and answers leave after the commit. One sync for many writes; a failed unit takes nobody with it.
 */
export const createWriteQueue = ({ file, deliver }: { file: DatabaseSyncInstance; deliver: (news: News) => void }) => {
  const nesting = createNestingGuard()
  const connection = connectionOn(file)
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
      rollBack()
      return error
    }
  }

  const rollBack = () => {
    try {
      if (file.isTransaction) file.exec('rollback')
    } catch {
      // A disk that fails may fail here too. The next unit finds the transaction still open, and tries again.
    }
  }

  const write = async <T>(unit: (tx: Tx) => Promise<T>): Promise<T> => {
    nesting.check()
    if (isClosed) throw new Error('The database is closed.')
    return new Promise<T>((resolve, reject) => {
      let outcome: { ok: true; value: T; news: News | null } | { ok: false; error: unknown } | null = null
      waiting.push({
        run: async () => {
          const { touch, tell, news } = collectNews()
          // A unit that was given up must not write into the one after it.
          let isOver = false
          const db = kyselyOn(connection, () => {
            if (isOver) throw new Error('The unit of work is over.')
          })
          file.exec('savepoint unit')
          try {
            const value = await withLimit(nesting.run(() => unit({ db, touch, tell })))
            isOver = true
            file.exec('release unit')
            outcome = { ok: true, value, news: news() }
          } catch (error) {
            isOver = true
            // On a full disk SQLite itself takes back the whole transaction, with the units before this one.
            if (!file.isTransaction) throw error
            file.exec('rollback to unit')
            file.exec('release unit')
            outcome = { ok: false, error }
          }
        },
        settle: commitError => {
          if (commitError || !outcome) return reject(commitError)
          if (!outcome.ok) return reject(outcome.error)
          if (outcome.news) deliver(outcome.news)
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
