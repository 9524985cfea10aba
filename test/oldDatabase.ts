import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, onTestFinished } from 'vitest'
import type { SiteId } from '../src/content/id'
import type { PageDocument } from '../src/content/page'
import { columnTypes, migrations } from '../src/server/storage/migrate'
import { openPostgres } from '../src/server/storage/postgres'
import { openSqlite } from '../src/server/storage/sqlite'
import { connectionOn, kyselyOn, openSqliteFile } from '../src/server/storage/sqliteDriver'
import type { Database, Storage } from '../src/server/storage/storage'
import type { Tables } from '../src/server/storage/tables'
import { createDatabase } from './database'

/** What an older version of Vitrine left: all rows of its database, and what it answered about them. */
export type OldDatabase = {
  madeAt: number
  siteId: SiteId
  personId: string
  pictureId: string
  pages: Record<'home' | 'second' | 'secret' | 'gone', string>
  before: { working: PageDocument; navigation: object; settings: object; branches: object[] }
  tables: Record<string, Record<string, string | number | null>[]> & { migrations: { number: number }[] }
}

/** The files of `test/databases` are named after the first migration that the version which wrote them did not know. */
export const readOldDatabase = (name: string): OldDatabase =>
  JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'databases', `${name}.json.gz`))).toString())

/** Opens an older version's data as a start does: what is missing is migrated. */
export const onBothOldEngines = (name: string, tests: (open: (old: OldDatabase) => Promise<Storage>) => void) => {
  for (const [engine, open] of [
    ['SQLite', openOldSqlite],
    ['PostgreSQL', openOldPostgres],
  ] as const)
    describe(`${name} (${engine})`, () => tests(open))
}

const openOldSqlite = async (old: OldDatabase): Promise<Storage> => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-old-'))
  const file = openSqliteFile(join(directory, 'vitrine.db'))
  await fill(kyselyOn(connectionOn(file)), 'sqlite', old).finally(() => file.close())
  const storage = await openSqlite(directory)
  onTestFinished(async () => {
    await storage.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return storage
}

const openOldPostgres = async (old: OldDatabase): Promise<Storage> => {
  const { url } = await createDatabase()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) })
  await fill(db, 'postgres', old).finally(() => db.destroy())
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  return storage
}

const fill = async (db: Database, engine: 'sqlite' | 'postgres', { tables }: OldDatabase) => {
  const types = columnTypes[engine]
  const run = async (statement: string) => {
    await sql.raw(statement).execute(db)
  }
  await run(
    `create table migrations (number ${types.int} primary key, name ${types.text} not null,
     applied ${types.int} not null) ${types.strict}`,
  )
  const applied = new Set(tables.migrations.map(({ number }) => number))
  for (const { number, up } of migrations) if (applied.has(number)) await up({ ...types, run, db })
  // What others refer to comes first.
  const names = Object.keys(tables).sort((a, b) => rank(a) - rank(b))
  for (const name of names)
    for (const row of tables[name]!) {
      const columns = Object.keys(row)
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map(column => sql.ref(column)))})
        values (${sql.join(Object.values(row))})`.execute(db)
    }
}

const first = ['sites', 'people', 'businesses', 'branches', 'pages']
const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
