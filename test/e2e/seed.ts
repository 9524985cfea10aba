import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import type { TestProject } from 'vitest/node'
import { newDataDir, startProduct } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demo, its pictures in all sizes, and nobody who can sign in yet. */
    seed: string
  }
}

/** Makes the demo once for all test files; each starts on a copy of it. */
export default async (project: TestProject) => {
  const dataDir = newDataDir()
  const started = Date.now()
  const product = await startProduct({ dataDir, env: {} })
  console.log(`First start, with the demo made: ${Date.now() - started} ms, memory ${product.memory().toFixed(0)} MB`)
  await picturesAreDone(dataDir)
  console.log(`Pictures in all sizes: ${Date.now() - started} ms, memory ${product.memory().toFixed(0)} MB`)
  await product.stop({ keepData: true })
  project.provide('seed', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}

const picturesAreDone = async (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const waiting = database.prepare(
    "select count(*) as jobs from jobs where kind = 'media:derive' and failed_at is null",
  )
  while ((waiting.get() as { jobs: number }).jobs > 0) await pause(100)
  database.close()
}
