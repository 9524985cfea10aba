import type { SiteId } from '../../content/id'
import { showScheduled } from '../storage/schedule'
import { findSiteById } from '../storage/sites'
import type { Storage } from '../storage/storage'
import type { JobHandlers, JobLog } from './runJob'

/** D7: lets a scheduled version go live at its moment. */
export const scheduleHandlers = ({ storage, log }: { storage: Storage; log: JobLog }) =>
  ({
    'page:publish': {
      run: async ({ siteId: id, pageId, version }, { now }) => {
        const siteId = id as SiteId
        const site = await findSiteById(storage.read, siteId)
        if (!site) return
        const outcome = await storage.write(tx =>
          showScheduled(tx, { siteId, pageId, version, locales: site.locales, now }),
        )
        if (outcome === 'missed')
          log.warn({ siteId, pageId, version }, 'A scheduled version did not go live: somebody published before.')
      },
    },
  }) satisfies JobHandlers
