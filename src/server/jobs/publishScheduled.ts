import type { SiteId } from '../../content/id'
import { cancelSchedule, showScheduled } from '../editing/schedulePage'
import { Refusal } from '../Refusal'
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
        const show = storage.write(tx => showScheduled(tx, { siteId, pageId, version, locales: site.locales, now }))
        // What the rules do not allow now they will not allow a minute later: the history says that it did not appear.
        const outcome = await show.catch(async error => {
          if (!(error instanceof Refusal)) throw error
          await storage.write(tx => cancelSchedule(tx, { siteId, pageId }))
          return error.code
        })
        if (outcome !== 'shown' && outcome !== 'gone')
          log.warn({ siteId, pageId, version, outcome }, 'A scheduled version did not go live.')
      },
    },
  }) satisfies JobHandlers
