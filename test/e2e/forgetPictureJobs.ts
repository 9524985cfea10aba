import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

/** Every size as AVIF takes longer than all tests; what a page asks for is made at once as WebP (D32). */
export const forgetPictureJobs = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'vitrine.db'))
  database.exec("delete from jobs where kind = 'media:derive'")
  database.close()
}
