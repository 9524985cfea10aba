import { sqliteCode, sqliteCodes } from './sqliteCode'

/** No room left, wherever: for a file of ours, for SQLite's, or where PostgreSQL keeps its own. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (sqliteCode(error) === sqliteCodes.full ||
    ('code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code))))
