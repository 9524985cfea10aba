import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '../storage/isDiskFull'
import type { Storage } from '../storage/storage'

/** Below this the next picture or checkpoint may not fit. */
const neededBytes = 1024 * 1024

/** Knows whether there is room to write: by the file system, and by what was refused until a write passes again. */
export const createDiskWatch = ({ dataDir, storage }: { dataDir: string; storage: Pick<Storage, 'write'> }) => {
  let wasFull = false
  const stillFull = () =>
    Promise.all([writeFile(join(dataDir, '.probe')), writeRow(storage)]).then(() => false, isDiskFull)
  return {
    /** A write was refused because there is no room. */
    note: () => {
      wasFull = true
    },
    isFull: async (): Promise<boolean> => {
      if (await hasNoRoom(dataDir)) return true
      wasFull &&= await stillFull()
      return wasFull
    },
  }
}

export type DiskWatch = ReturnType<typeof createDiskWatch>

const hasNoRoom = async (directory: string) => {
  const space = await statfs(directory).catch(() => null)
  return space !== null && space.bavail * space.bsize < neededBytes
}

const writeFile = async (path: string) => {
  try {
    const file = await open(path, 'w', 0o600)
    try {
      await file.writeFile(Buffer.alloc(neededBytes))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}

/** More than fits into what is free inside the database's own file. */
const writeRow = ({ write }: Pick<Storage, 'write'>) =>
  write(async tx => {
    const name = 'disk probe'
    await tx.db
      .insertInto('secrets')
      .values({ name, value: 'x'.repeat(neededBytes) })
      .execute()
    await tx.db.deleteFrom('secrets').where('name', '=', name).execute()
  })
