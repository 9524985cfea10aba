import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startStep } from './startStep'

/** The data directory and the folder of its pictures, made where they are missing, for their owner only. */
export const prepareFolders = async (dataDir: string) => {
  for (const [what, path] of [
    [`The data directory ${dataDir} cannot be used`, dataDir],
    [`The folder for pictures ${join(dataDir, 'media')} cannot be used`, join(dataDir, 'media')],
  ] as const)
    await startStep(what, () => mkdir(path, { recursive: true, mode: 0o700 }))
}
