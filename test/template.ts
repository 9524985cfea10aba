import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../src/server/storage/postgres'
import { openSqlite } from '../src/server/storage/sqlite'
import { databaseUrl, runOn } from './postgresServer'

/** Migrated and otherwise empty databases to copy. */
type Templates = {
  /** Of SQLite: a data directory. */
  sqlite: string
  /** Of PostgreSQL: its name; null without a server. */
  postgres: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

/** Migrates once for all tests: a copy takes a part of the time of migrating anew. */
export default async (project: TestProject) => {
  const [sqlite, postgres] = [await makeOnSqlite(), await makeOnPostgres()]
  project.provide('templates', { sqlite: sqlite.directory, postgres: postgres?.name ?? null })
  return async () => {
    sqlite.remove()
    await postgres?.remove()
  }
}

const makeOnSqlite = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-template-'))
  await (await openSqlite(directory)).close()
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

const makeOnPostgres = async () => {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) return null
  const name = `template_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name} template template0`)
  await (await openPostgres(databaseUrl(server, name))).close()
  return { name, remove: () => runOn(server, `drop database ${name} with (force)`) }
}
