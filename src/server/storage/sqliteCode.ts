export const sqliteCodes = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

/** What SQLite answered, without the finer part of its code; null for an error that is not SQLite's. */
export const sqliteCode = (error: unknown): number | null => {
  if (!(error instanceof Error)) return null
  if ('errcode' in error) return Number(error.errcode) & 0xff
  // The package gives no number for a statement that returns rows, only SQLite's own words.
  return words.find(([, pattern]) => pattern.test(error.message))?.[0] ?? null
}

/** The file cannot be written or read as it is: nothing a caller did, and nothing another try mends at once. */
export const isFileUnusable = (error: unknown) => unusable.has(sqliteCode(error) ?? 0)

const { busy, ...fileCodes } = sqliteCodes
const unusable = new Set<number>(Object.values(fileCodes))

const words: [number, RegExp][] = [
  [busy, /^database is locked$/],
  [sqliteCodes.readOnly, /^attempt to write a readonly database$/],
  [sqliteCodes.ioError, /^disk I\/O error$/],
  [sqliteCodes.corrupt, /^database disk image is malformed$/],
  [sqliteCodes.full, /^database or disk is full$/],
  [sqliteCodes.cannotOpen, /^unable to open database file$/],
  [sqliteCodes.notADatabase, /^file is not a database$/],
]
