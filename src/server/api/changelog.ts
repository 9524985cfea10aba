import { isOn } from '../../contract/call'
import * as call from '../../contract/changelog'
import { markSeen, readSeenDates } from '../storage/newsSeen'
import { changelog } from './changelogFiles'
import { acts, writes } from './context'

const allDates = changelog.map(entry => entry.date)

export const changelogHandlers = {
  readChangelog: acts(call.readChangelog, async ({ services, session }, { showAll }) => {
    if (isOn(showAll)) return changelog
    const { id } = session.person
    const seen = await readSeenDates(services.storage.read, id)
    if (seen.size > 0) return changelog.filter(entry => !seen.has(entry.date))
    // LOG-2: whoever is new has missed nothing; what comes from now on is news.
    await services.storage.write(tx => markSeen(tx, id, allDates))
    return []
  }),

  markChangelogSeen: writes(call.markChangelogSeen, async ({ tx, session }, { dates }) => {
    const known = new Set(allDates)
    await markSeen(
      tx,
      session.person.id,
      dates.filter(date => known.has(date)),
    )
    return {}
  }),
}
