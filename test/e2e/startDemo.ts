import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { newDataDir, type Product, startProduct } from './product'

/** Starts on a copy of the demo that `seed.ts` made once for all test files. */
export const startDemo = (options: { env?: NodeJS.ProcessEnv } = {}): Promise<Product> => {
  const dataDir = newDataDir()
  cpSync(inject('seed'), dataDir, { recursive: true })
  return startProduct({ ...options, dataDir })
}
