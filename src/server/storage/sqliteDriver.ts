import { createRequire } from 'node:module'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Tables } from './tables'

type Module = { DatabaseSync: new (path: string) => DatabaseSyncInstance }

/** The runtime's own SQLite where it has it, else the package with the same API. */
const loadSqlite = (): Module => {
  const require = createRequire(import.meta.url)
  try {
    return require('node:sqlite') as Module
  } catch {
    return require('@photostructure/sqlite') as Module
  }
}

export const openSqliteFile = (path: string): DatabaseSyncInstance => new (loadSqlite().DatabaseSync)(path)

const statementCacheSize = 500

/** Kysely over one connection; `before` every statement may refuse it or have it wait. Transactions are the queue's business. */
export const kyselyOn = (
  connection: DatabaseConnection,
  before: () => Promise<void> | null = () => null,
): Kysely<Tables> => {
  const checked: DatabaseConnection = {
    ...connection,
    executeQuery: async query => {
      const waiting = before()
      if (waiting) await waiting
      return connection.executeQuery(query)
    },
  }
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => checked,
      beginTransaction: refuseTransaction,
      commitTransaction: refuseTransaction,
      rollbackTransaction: refuseTransaction,
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  }
  return new Kysely<Tables>({ dialect })
}

const refuseTransaction = async () => {
  throw new Error('Transactions are opened by storage.write alone.')
}

/** Statements are prepared once a connection. */
export const connectionOn = (file: DatabaseSyncInstance): DatabaseConnection => {
  const statements = new Map<string, { returnsRows: boolean; statement: ReturnType<DatabaseSyncInstance['prepare']> }>()

  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= statementCacheSize) statements.delete(statements.keys().next().value as string)
    const statement = file.prepare(sql)
    const entry = { statement, returnsRows: statement.columns().length > 0 }
    statements.set(sql, entry)
    return entry
  }

  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const parameters = query.parameters.map(checkParameter)
      const { statement, returnsRows } = prepare(query.sql)
      if (returnsRows) return { rows: statement.all(...parameters) as R[] }
      const { changes } = statement.run(...parameters)
      return { rows: [], numAffectedRows: BigInt(changes) }
    },
    streamQuery: () => {
      throw new Error('SQLite answers are read whole.')
    },
  }
}

/** A Date would be taken as named parameters and the rest would shift; a boolean is refused by PostgreSQL. */
const checkParameter = (value: unknown): string | number | bigint | null | Uint8Array => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`Not a portable SQL parameter: ${Object.prototype.toString.call(value)}`)
}
