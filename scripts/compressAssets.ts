import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Scripts and styles are compressed once, as well as it gets; the server sends the finished bytes. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  writeBundle({ dir }, bundle) {
    if (this.environment.name !== 'client' || !dir) return
    for (const name of Object.keys(bundle).filter(file => /\.(js|css)$/.test(file))) {
      const path = join(dir, name)
      const bytes = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
      writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    }
  },
})
