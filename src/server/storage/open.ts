import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import type { Storage } from './storage'

export const openStorage = ({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl: string | null
}): Promise<Storage> => (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir))
