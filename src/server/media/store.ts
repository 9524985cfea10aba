import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { isId } from '../../content/id'

export type StoredFile = { stream: Readable; size: number }

/** Files of one media object lie together under its random id: the original and what is made from it. */
export type FileStore = {
  /** Whole or not at all, and on the disk when it answers. */
  write: (objectId: string, name: string, bytes: Uint8Array) => Promise<void>
  /** The same with a file that lies in the working folder; answers its size. */
  take: (objectId: string, name: string, path: string) => Promise<number>
  read: (objectId: string, name: string) => Promise<StoredFile | null>
  /** Gives work a file that holds these bytes and a place for what becomes of it; both are gone afterwards. */
  workOn: <T>(bytes: Uint8Array, work: (from: string, to: string) => Promise<T>) => Promise<T>
  /** The same with a stored file; null when it is missing. */
  workFrom: <T>(objectId: string, name: string, work: (from: string, to: string) => Promise<T>) => Promise<T | null>
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

  const working = join(directory, '.working')
  const inPlace = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
    await mkdir(working, { recursive: true })
    const path = join(working, randomUUID())
    try {
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    write: async (objectId, name, bytes) => {
      const path = pathOf(objectId, name)
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
    },
    take: async (objectId, name, unfinished) => {
      const path = pathOf(objectId, name)
      await mkdir(dirname(path), { recursive: true })
      const file = await open(unfinished, 'r+')
      try {
        await file.chmod(0o640)
        await file.sync()
        await rename(unfinished, path)
        return (await file.stat()).size
      } finally {
        await file.close()
        await syncFolders(path)
      }
    },
    workOn: (bytes, work) =>
      inPlace(async from => {
        await writeFile(from, bytes)
        return inPlace(to => work(from, to))
      }),
    workFrom: async (objectId, name, work) => {
      const from = pathOf(objectId, name)
      return (await stat(from).catch(nullWhenMissing)) && inPlace(to => work(from, to))
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
  await syncFolders(path)
}

/** A name survives a power cut only when the folders that hold it are on the disk too. */
const syncFolders = async (path: string) => {
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
