import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newDataDir, type Product, startProduct } from './product'

/** Starts on a copy of the demo that `seed.ts` made once for all test files; only the pictures are shared. */
export const startDemo = (options: { env?: NodeJS.ProcessEnv } = {}): Promise<Product> => {
  const seed = inject('seed')
  const dataDir = newDataDir()
  const media = join(seed, 'media')
  cpSync(seed, dataDir, { recursive: true, filter: path => path !== media })
  symlinkSync(media, join(dataDir, 'media'))
  return startProduct({ ...options, dataDir })
}
