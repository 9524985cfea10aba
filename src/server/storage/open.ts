import type { Storage } from './storage'

/** Only the engine in use is loaded. */
export const openStorage = async ({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl: string | null
}): Promise<Storage> => {
  if (!databaseUrl) return (await import('./sqlite')).openSqlite(dataDir)
  return (await import('./postgres')).openPostgres(databaseUrl)
}
