import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { sql } from 'kysely'
import { StartError } from '../StartError'
import { createLocalBus } from './localBus'
import { migrate } from './migrate'
import { kyselyOn, openSqliteFile } from './sqliteDriver'
import type { Storage } from './storage'
import { createWriteQueue } from './writeQueue'

export const openSqlite = async (dataDir: string): Promise<Storage> => {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDirectory(dataDir)
  try {
    const path = join(dataDir, 'vitrine.db')
    const writer = openFile(path)
    await migrate({ db: kyselyOn(writer), engine: 'sqlite', transaction: work => sqliteTransaction(writer, work) })
    const reader = openFile(path)
    reader.exec('pragma query_only = on')
    const bus = createLocalBus()
    const queue = createWriteQueue({ file: writer, deliver: bus.deliver })
    const read = kyselyOn(reader)
    return {
      engine: 'sqlite',
      read,
      write: queue.write,
      bus,
      isReachable: async () => (await sql`select 1`.execute(read)).rows.length === 1,
      close: async () => {
        await queue.close()
        reader.close()
        writer.exec('pragma wal_checkpoint(truncate)')
        writer.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

const checkedAtStartBytes = 64 * 1024 * 1024

const openFile = (path: string): DatabaseSyncInstance => {
  const isNew = !existsSync(path)
  try {
    const file = openSqliteFile(path)
    file.exec('pragma journal_mode = wal')
    file.exec('pragma synchronous = full')
    file.exec('pragma foreign_keys = on')
    file.exec('pragma busy_timeout = 2000')
    if (!isNew && statSync(path).size <= checkedAtStartBytes) {
      const [row] = file.prepare('pragma quick_check(1)').all() as { quick_check: string }[]
      if (row?.quick_check !== 'ok') throw new Error(row?.quick_check)
    }
    return file
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The database ${path} is damaged (${reason}); it was left as it is. Restore a backup or move the file away.`,
    )
  }
}

/** D25: an exclusive transaction that the system ends when the process dies; the pid is only for the message. */
const lockDirectory = (dataDir: string) => {
  const pidPath = join(dataDir, 'lock.pid')
  const lock = openSqliteFile(join(dataDir, 'lock.db'))
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('pragma locking_mode = exclusive')
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    const pid = existsSync(pidPath) ? ` (process ${readFileSync(pidPath, 'utf8').trim()})` : ''
    throw new StartError(`The data directory ${dataDir} is in use by another Vitrine${pid}; stop it first.`)
  }
  writeFileSync(pidPath, String(process.pid))
  return () => lock.close()
}

const sqliteTransaction = async (file: DatabaseSyncInstance, work: () => Promise<void>) => {
  file.exec('begin immediate')
  try {
    await work()
    file.exec('commit')
  } catch (error) {
    file.exec('rollback')
    throw error
  }
}
