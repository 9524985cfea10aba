import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { TestProject } from 'vitest/node'
import { newDataDir, startProduct } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demo and nobody who can sign in yet. */
    seed: string
  }
}

/** Makes the demo once for all test files; each starts on a copy of it. */
export default async (project: TestProject) => {
  const dataDir = newDataDir()
  const started = Date.now()
  const product = await startProduct({ dataDir, env: {} })
  console.log(`First start, with the demo made: ${Date.now() - started} ms, memory ${product.memory().toFixed(0)} MB`)
  await product.stop({ keepData: true })
  forgetPictureJobs(dataDir)
  project.provide('seed', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/** Every size as AVIF takes longer than all tests; what a page asks for is made at once as WebP (D32). */
const forgetPictureJobs = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'vitrine.db'))
  database.exec("delete from jobs where kind = 'media:derive'")
  database.close()
}
