import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { collectNews } from './collectNews'
import { createNestingGuard } from './nesting'
import { connectionOn, kyselyOn } from './sqliteDriver'
import type { News, Tx } from './storage'

type Waiting = { run: () => Promise<void>; settle: (commitError: unknown) => void }

/** A unit that has said nothing for so long waits for itself or for something it must not wait for. */
const unitLimitMs = 10_000
/** So long units may hold the thread: SQLite answers at once, so awaiting it lets nobody else in. */
const turnMs = 10
const { setImmediate: afterOthers } = globalThis

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
  let turnBegan = 0

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
      turnBegan = performance.now()
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
          let lastHeard = performance.now()
          // A unit that was given up must not write into the one after it.
          let isOver = false
          const refuseLate = () => {
            if (isOver) throw new Error('The unit of work is over.')
          }
          const letOthersIn = async () => {
            await new Promise<void>(resolve => afterOthers(resolve))
            turnBegan = performance.now()
            refuseLate()
          }
          const db = kyselyOn(connection, () => {
            refuseLate()
            lastHeard = performance.now()
            return lastHeard - turnBegan < turnMs ? null : letOthersIn()
          })
          file.exec('savepoint unit')
          try {
            const value = await unlessSilent(
              nesting.run(() => unit({ db, touch, tell })),
              () => lastHeard,
            )
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

const unlessSilent = async <T>(work: Promise<T>, lastHeard: () => number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    const look = () => {
      const leftMs = lastHeard() + unitLimitMs - performance.now()
      if (leftMs > 0) timer = setTimeout(look, leftMs)
      else reject(new Error(`A unit of work was silent for over ${unitLimitMs} ms.`))
    }
    timer = setTimeout(look, unitLimitMs)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
