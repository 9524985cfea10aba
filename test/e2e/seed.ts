import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { forgetPictureJobs } from './forgetPictureJobs'
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
