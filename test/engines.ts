import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe } from 'vitest'
import { openPostgres } from '../src/server/storage/postgres'
import { openSqlite } from '../src/server/storage/sqlite'
import type { Storage } from '../src/server/storage/storage'

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
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: start a PostgreSQL and name it there, or run npm test.')
  const name = `t_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const storage = closingOnce(await openPostgres(url.href))
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

const runOn = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
