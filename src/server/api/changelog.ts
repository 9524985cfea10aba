import { isOn } from '../../contract/call'
import * as call from '../../contract/changelog'
import { markSeen, readSeenDates } from '../storage/newsSeen'
import { changelog } from './changelogFiles'
import { reads, writes } from './context'

export const changelogHandlers = {
  readChangelog: reads(call.readChangelog, async ({ services, session }, { showAll }) => {
    if (isOn(showAll)) return changelog
    const seen = await readSeenDates(services.storage.read, session.person.id)
    return changelog.filter(entry => !seen.has(entry.date))
  }),

  markChangelogSeen: writes(call.markChangelogSeen, async ({ tx, session }, { dates }) => {
    const known = new Set(changelog.map(entry => entry.date))
    await markSeen(
      tx,
      session.person.id,
      dates.filter(date => known.has(date)),
    )
    return {}
  }),
}
