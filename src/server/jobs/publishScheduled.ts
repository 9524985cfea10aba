import type { SiteId } from '../../content/id'
import { cancelSchedule, showScheduled } from '../editing/schedulePage'
import { Refusal } from '../Refusal'
import type { Storage } from '../storage/storage'
import { writeSite } from '../storage/writeSite'
import type { JobHandlers, JobLog } from './runJob'

/** D7: lets a scheduled version go live at its moment. */
export const scheduleHandlers = ({ storage, log }: { storage: Storage; log: JobLog }) =>
  ({
    'page:publish': {
      run: async ({ siteId: id, pageId, version }, { now }) => {
        const siteId = id as SiteId
        const show = writeSite(storage, siteId, tx => showScheduled(tx, { siteId, pageId, version, now }))
        // What the rules do not allow now they will not allow a minute later: the history says that it did not appear.
        const outcome = await show.catch(async error => {
          if (!(error instanceof Refusal)) throw error
          if (error.code === 'not_found') return 'gone'
          await writeSite(storage, siteId, tx => cancelSchedule(tx, { siteId, pageId, version }))
          return error.code
        })
        if (outcome !== 'shown' && outcome !== 'gone')
          log.warn({ siteId, pageId, version, outcome }, 'A scheduled version did not go live.')
      },
    },
  }) satisfies JobHandlers
