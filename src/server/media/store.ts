import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { isId } from '../../content/id'

export type StoredFile = { stream: Readable; size: number }

/** Files of one media object lie together under its random id: the original and what is made from it. */
export type FileStore = {
  /** Whole or not at all, and on the disk when it answers. */
  write: (objectId: string, name: string, bytes: Uint8Array) => Promise<void>
  read: (objectId: string, name: string) => Promise<StoredFile | null>
  exists: (objectId: string, name: string) => Promise<boolean>
  list: (objectId: string) => Promise<string[]>
  /** The object with all its files; nothing happens when it is gone already. */
  remove: (objectId: string) => Promise<void>
}

export const createDiskStore = (directory: string): FileStore => {
  const folderOf = (objectId: string) => {
    if (!isId(objectId)) throw new Error('Not the id of a media object.')
    return join(directory, objectId.slice(0, 2), objectId)
  }
  const pathOf = (objectId: string, name: string) => {
    if (!namePattern.test(name)) throw new Error('Not the name of a media file.')
    return join(folderOf(objectId), name)
  }

  return {
    write: async (objectId, name, bytes) => {
      const path = pathOf(objectId, name)
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
    },
    read: async (objectId, name) => {
      const file = await open(pathOf(objectId, name)).catch(nullWhenMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },
    exists: async (objectId, name) => (await stat(pathOf(objectId, name)).catch(nullWhenMissing)) !== null,
    list: async objectId => {
      const names = (await readdir(folderOf(objectId)).catch(nullWhenMissing)) ?? []
      return names.filter(name => namePattern.test(name)).sort()
    },
    remove: objectId => rm(folderOf(objectId), { recursive: true, force: true }),
  }
}

const namePattern = /^[a-z0-9][a-z0-9-]{0,60}\.[a-z0-9]{2,5}$/

const writeWhole = async (path: string, bytes: Uint8Array) => {
  const unfinished = join(dirname(path), `.${randomUUID()}`)
  try {
    const file = await open(unfinished, 'wx', 0o640)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  // A name survives a power cut only when the folders that hold it are on the disk too.
  await syncFolder(dirname(path))
  await syncFolder(dirname(dirname(path)))
}

const syncFolder = async (path: string) => {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
