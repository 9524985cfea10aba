import { addJob } from '../storage/jobs'
import { removalKey } from '../storage/media'
import type { Storage } from '../storage/storage'
import type { FileStore } from './store'

/** Far longer than any upload takes. */
const giveUpMs = 60 * 60 * 1000

/**
 * The file of a picture is there before its row, so that no row is ever without one. Until the row comes, a job waits to
 * take the file away again: whoever is killed in between leaves nothing behind.
 */
export const promisedStore = (files: FileStore, { write }: Pick<Storage, 'write'>): FileStore => {
  const promise = async (objectId: string, name: string) => {
    if (!name.startsWith('original.')) return
    await write(tx =>
      addJob(tx, {
        kind: 'media:remove',
        payload: { objectId },
        runAt: Date.now() + giveUpMs,
        uniqueKey: removalKey(objectId),
      }),
    )
  }
  return {
    ...files,
    write: async (objectId, name, bytes) => {
      await promise(objectId, name)
      await files.write(objectId, name, bytes)
    },
    take: async (objectId, name, path) => {
      await promise(objectId, name)
      return files.take(objectId, name, path)
    },
  }
}
