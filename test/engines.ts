import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject, onTestFinished } from 'vitest'
import { openPostgres } from '../src/server/storage/postgres'
import { openSqlite } from '../src/server/storage/sqlite'
import type { Storage } from '../src/server/storage/storage'
import { databaseUrl, postgresServer, runOn } from './postgresServer'

/** Gives the database that the tests of a file share, or an empty one that is this test's own. */
export type Open = (options?: { isOwn?: boolean }) => Promise<Storage>

/**
 * Runs the tests on SQLite and on PostgreSQL. They share one migrated database, in which each makes a site of its own:
 * copying one for every test took a third of their time. What counts sites, people or jobs, or closes its storage,
 * opens its own.
 */
export const onBothEngines = (name: string, tests: (open: Open) => void) => {
  for (const [engine, openEngine] of [
    ['SQLite', openOnSqlite],
    ['PostgreSQL', openOnPostgres],
  ] as const)
    describe(`${name} (${engine})`, () => {
      let shared: ReturnType<typeof openEngine> | null = null
      const openShared = async () => {
        const { storage, cleanUp } = await openEngine()
        return { storage: unclosed(storage), cleanUp }
      }
      const openOwn = async () => {
        const { storage, cleanUp } = await openEngine()
        onTestFinished(cleanUp)
        return storage
      }
      afterAll(async () => (await shared)?.cleanUp())
      tests(async ({ isOwn = false } = {}) => {
        if (isOwn) return openOwn()
        shared ??= openShared()
        return (await shared).storage
      })
    })
}

const openOnSqlite = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-'))
  cpSync(inject('templates').sqlite, directory, { recursive: true })
  const storage = closingOnce(await openSqlite(directory))
  const cleanUp = async () => {
    await storage.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { storage, cleanUp }
}

const openOnPostgres = async () => {
  const server = postgresServer()
  const name = `t_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name} template ${inject('templates').postgres} strategy file_copy`)
  const storage = closingOnce(await openPostgres(databaseUrl(server, name)))
  const cleanUp = async () => {
    await storage.close()
    await runOn(server, `drop database ${name} with (force)`)
  }
  return { storage, cleanUp }
}

/** The tests after this one still need it. */
const unclosed = (storage: Storage): Storage => ({
  ...storage,
  close: () => Promise.reject(new Error('Other tests share this storage: only an own one is closed.')),
})

const closingOnce = (storage: Storage): Storage => {
  let closing: Promise<void> | null = null
  return {
    ...storage,
    close: () => {
      closing ??= storage.close()
      return closing
    },
  }
}
