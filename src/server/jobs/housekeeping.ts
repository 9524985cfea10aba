import type { FileStore } from '../media/store'
import { isObjectNamed } from '../storage/media'
import { purge } from '../storage/retention'
import type { Storage } from '../storage/storage'
import type { JobHandlers } from './runJob'

/** Clears away once an hour what is no longer kept. */
export const housekeepingHandlers = ({ storage, files }: { storage: Storage; files: FileStore }) =>
  ({
    housekeeping: { everyMs: 60 * 60 * 1000, run: (_, { now }) => purge(storage, now) },
    'media:remove': {
      run: async ({ objectId }) => {
        if (!(await isObjectNamed(storage.read, objectId))) await files.remove(objectId)
      },
    },
  }) satisfies JobHandlers
