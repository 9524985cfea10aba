import type { SiteId } from '../../content/id'
import { addJob } from '../storage/jobs'
import { listPublishedAfter } from '../storage/pages'
import { indexForSearch } from '../storage/searchIndex'
import type { Storage } from '../storage/storage'
import { readPublished } from '../storage/versions'
import { writeSite } from '../storage/writeSite'
import type { JobHandlers } from './runJob'

const pagesAtOnce = 5

/** A few pages a run, then the next ones wait behind whatever else is due: a large site holds up nobody. */
export const searchHandlers = ({ storage }: { storage: Storage }) =>
  ({
    'search:rebuild': {
      run: async ({ siteId, changeId, afterPage }) => {
        const last = await rebuildSearch(storage, siteId as SiteId, afterPage)
        if (last === null) return
        const payload = { siteId, changeId, afterPage: last }
        await storage.write(tx => addJob(tx, { kind: 'search:rebuild', payload, uniqueKey: `search:${changeId}` }))
      },
    },
  }) satisfies JobHandlers

/** Writes the entries of the next pages in the languages the site has now; the last of them, null when all are done. */
export const rebuildSearch = (storage: Storage, siteId: SiteId, afterPage: string): Promise<string | null> =>
  writeSite(storage, siteId, async tx => {
    const pageIds = await listPublishedAfter(tx.db, siteId, { afterPage, limit: pagesAtOnce })
    for (const pageId of pageIds) {
      const document = await readPublished(tx.db, siteId, pageId)
      if (document) await indexForSearch(tx, { siteId, document })
    }
    return pageIds.length < pagesAtOnce ? null : pageIds.at(-1)!
  })
