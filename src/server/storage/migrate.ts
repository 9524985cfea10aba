import { sql } from 'kysely'
import { StartError } from '../StartError'
import type { Database } from './storage'

type Columns = {
  text: string
  int: string
  strict: string
  run: (statement: string) => Promise<void>
  /** For what must be read and worked out; only with columns that are there by then. */
  db: Database
}
export type Migration = (columns: Columns) => Promise<void>

const files = import.meta.glob<{ up: Migration }>('/migrations/*.ts', { eager: true })

/** PostgreSQL orders text by bytes like SQLite only with the "C" collation (D23). */
export const columnTypes = {
  sqlite: { text: 'text', int: 'integer', strict: 'strict' },
  postgres: { text: 'text collate "C"', int: 'bigint', strict: '' },
}

export const migrations = Object.entries(files)
  .map(([path, { up }]) => {
    const name = path.split('/').at(-1)!.replace('.ts', '')
    return { number: Number(name.split('-')[0]), name, up }
  })
  .sort((a, b) => a.number - b.number)

export const migrate = async ({
  db,
  engine,
  transaction,
}: {
  db: Database
  engine: 'sqlite' | 'postgres'
  transaction: (work: () => Promise<void>) => Promise<void>
}) => {
  const types = columnTypes[engine]
  const run = async (statement: string) => {
    await sql.raw(statement).execute(db)
  }
  await transaction(async () => {
    await run(
      `create table if not exists migrations (number ${types.int} primary key, name ${types.text} not null,
       applied ${types.int} not null) ${types.strict}`,
    )
    const applied = await db.selectFrom('migrations').select('number').execute()
    const done = new Set(applied.map(row => row.number))
    const newest = Math.max(0, ...done)
    if (newest > (migrations.at(-1)?.number ?? 0))
      throw new StartError(
        'The data was written by a newer version of Vitrine; start that version. Nothing was changed.',
      )
    for (const migration of migrations.filter(entry => !done.has(entry.number))) {
      await migration.up({ ...types, run, db })
      await db
        .insertInto('migrations')
        .values({ number: migration.number, name: migration.name, applied: Date.now() })
        .execute()
    }
  })
}
