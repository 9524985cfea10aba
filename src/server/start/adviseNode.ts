import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest that still gets security fixes; older ones run as long as package.json allows them. */
const oldestSupported = 22

/**
 * A word to whoever runs this on a Node that gets no more fixes, once for a data directory and Node; null otherwise. Where
 * that cannot be remembered it is said again: rather twice than never.
 */
export const adviseNode = (dataDir: string, version = process.versions.node): string | null => {
  const major = Number.parseInt(version, 10)
  if (major >= oldestSupported) return null
  const mark = join(dataDir, `node-${major}-told`)
  if (existsSync(mark)) return null
  try {
    writeFileSync(mark, '')
  } catch {
    // A full or read-only disk has its own words elsewhere.
  }
  return `Node ${major} gets no more security fixes; Node ${oldestSupported} or newer is advised.`
}
