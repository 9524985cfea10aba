import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { sql } from 'kysely'
import { StartError } from '../StartError'
import { createLocalBus } from './localBus'
import { migrate } from './migrate'
import { reasonOf } from './reasonOf'
import { sqliteCode, sqliteCodes } from './sqliteCode'
import { connectionOn, kyselyOn, openSqliteFile } from './sqliteDriver'
import type { Storage } from './storage'
import { createWriteQueue } from './writeQueue'

export const openSqlite = async (dataDir: string): Promise<Storage> => {
  const unlock = lockDirectory(dataDir)
  try {
    const path = join(dataDir, 'vitrine.db')
    if (existsSync(path)) refuseEmpty(path)
    else createFile(path)
    const writer = openFile(path)
    checkFile(path, writer)
    await migrate({
      db: kyselyOn(connectionOn(writer)),
      engine: 'sqlite',
      transaction: work => sqliteTransaction(writer, work),
    })
    const reader = openFile(path)
    reader.exec('pragma query_only = on')
    const bus = createLocalBus()
    const queue = createWriteQueue({ file: writer, deliver: bus.deliver })
    const read = kyselyOn(connectionOn(reader))
    return {
      engine: 'sqlite',
      read,
      write: queue.write,
      // The data directory's lock keeps other instances away as long as this one runs.
      exclusively: work => work(),
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

/** A check reads the whole file; above this it would hold up every start (docs/operations.md). */
const checkedAtStartBytes = 64 * 1024 * 1024

/** SQLite would take it for a new database; but ours are never empty, so something was lost. */
const refuseEmpty = (path: string) => {
  const found = statSync(path)
  if (found.isFile() && found.size === 0) throw damaged(path, null)
}

/** Gives the file its name when it is no longer empty, so that a first start may be killed at any moment. */
const createFile = (path: string) => {
  const fresh = `${path}.new`
  try {
    // What stands beside no file belongs to none: it must not get into the new one.
    for (const end of ['-wal', '-shm', '-journal', '.new', '.new-wal', '.new-shm', '.new-journal'])
      rmSync(path + end, { force: true })
    const file = openPrivately(fresh)
    file.exec('pragma journal_mode = wal')
    file.close()
    renameSync(fresh, path)
  } catch (error) {
    throw unusable(`database ${path}`, error)
  }
}

const openFile = (path: string): DatabaseSyncInstance => {
  try {
    const file = openPrivately(path)
    file.exec('pragma journal_mode = wal')
    file.exec('pragma synchronous = full')
    file.exec('pragma foreign_keys = on')
    file.exec('pragma busy_timeout = 2000')
    return file
  } catch (error) {
    throw isDamage(error) ? damaged(path, error) : unusable(`database ${path}`, error)
  }
}

const checkFile = (path: string, file: DatabaseSyncInstance) => {
  if (statSync(path).size > checkedAtStartBytes) return
  const [row] = quickCheck(path, file)
  if (row?.quick_check !== 'ok') throw damaged(path, row)
}

const quickCheck = (path: string, file: DatabaseSyncInstance) => {
  try {
    return file.prepare('pragma quick_check(1)').all() as { quick_check: string }[]
  } catch (error) {
    throw isDamage(error) ? damaged(path, error) : unusable(`database ${path}`, error)
  }
}

/** For its owner only; SQLite gives the files beside it the same mode. */
const openPrivately = (path: string): DatabaseSyncInstance => {
  // Never one that exists: closing it would let go of the locks this process holds on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  return openSqliteFile(path)
}

/** D25: an exclusive transaction that the system ends when the process dies; the pid is only for the message. */
const lockDirectory = (dataDir: string) => {
  const pidPath = join(dataDir, 'lock.pid')
  let lock: DatabaseSyncInstance | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    lock = openPrivately(join(dataDir, 'lock.db'))
    lock.exec('pragma busy_timeout = 0')
    lock.exec('pragma locking_mode = exclusive')
    lock.exec('begin exclusive')
    writeFileSync(pidPath, String(process.pid), { mode: 0o600 })
  } catch (error) {
    lock?.close()
    if (sqliteCode(error) !== busy) throw unusable(`data directory ${dataDir}`, error)
    const pid = existsSync(pidPath) ? ` (process ${readFileSync(pidPath, 'utf8').trim()})` : ''
    throw new StartError(`The data directory ${dataDir} is in use by another Vitrine${pid}; stop it first.`)
  }
  return () => lock.close()
}

const { busy, corrupt, notADatabase } = sqliteCodes

const isDamage = (error: unknown) => {
  const code = sqliteCode(error)
  return code === corrupt || code === notADatabase
}

const damaged = (path: string, cause: unknown) =>
  new StartError(`The database ${path} is damaged; it was left as it is: restore a backup or move the file away.`, {
    cause,
  })

const unusable = (what: string, cause: unknown) =>
  new StartError(`The ${what} cannot be used: ${reasonOf(cause)}.`, { cause })

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
