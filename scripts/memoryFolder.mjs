import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'vitrine-test-'
const roomNeeded = 4 * 1024 ** 3

/**
 * A folder in memory for what tests write, where there is room: a database on a disk waits for the disk at every change.
 * What was left there by a run that could not clean up goes.
 */
export const makeMemoryFolder = () => {
  if (!existsSync(memory)) return null
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true })
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < roomNeeded || freemem() < 2 * roomNeeded) return null
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const isRunning = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
