import { openSqlite } from '../../src/server/storage/sqlite'

/** Opens a data directory and says how it went. */
try {
  const storage = await openSqlite(process.env.DATA_DIR!)
  console.log('opened')
  if (process.env.HOLD) setInterval(() => storage, 1000)
  else await storage.close()
} catch (error) {
  console.log((error as Error).message)
  process.exit(1)
}
