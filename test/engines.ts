import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, inject } from 'vitest'
import { openPostgres } from '../src/server/storage/postgres'
import { openSqlite } from '../src/server/storage/sqlite'
import type { Storage } from '../src/server/storage/storage'
import { databaseUrl, postgresServer, runOn } from './postgresServer'

type CleanUp = () => Promise<void>

/** Runs the tests on SQLite and on PostgreSQL. Every `open` gives an empty, migrated database of its own. */
export const onBothEngines = (name: string, tests: (open: () => Promise<Storage>) => void) => {
  for (const [engine, openEngine] of [
    ['SQLite', openOnSqlite],
    ['PostgreSQL', openOnPostgres],
  ] as const)
    describe(`${name} (${engine})`, () => {
      const cleanUps: CleanUp[] = []
      afterEach(async () => {
        for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
      })
      tests(async () => {
        const { storage, cleanUp } = await openEngine()
        cleanUps.push(cleanUp)
        return storage
      })
    })
}

const openOnSqlite = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-'))
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
  await runOn(server, `create database ${name} template ${inject('template')} strategy file_copy`)
  const storage = closingOnce(await openPostgres(databaseUrl(server, name)))
  const cleanUp = async () => {
    await storage.close()
    await runOn(server, `drop database ${name} with (force)`)
  }
  return { storage, cleanUp }
}

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
