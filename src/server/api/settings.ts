import { settingsFromLeaves, settingsLeaves } from '../../content/rules/leaves'
import { readSettings, writeSettings } from '../../contract/settings'
import { Refusal } from '../Refusal'
import { readLeaves, writeLeaves } from '../storage/wholeObject'
import { reads, Versioned, writes } from './context'

export const settingsHandlers = {
  readSettings: reads(readSettings, async ({ services, hosted }) => {
    const { leaves, version } = await readLeaves(services.storage.read, hosted.site.id, 'settings')
    return new Versioned(settingsFromLeaves(leaves), version)
  }),

  writeSettings: writes(writeSettings, async ({ tx, hosted, author }, { base, changeId, ...settings }) => {
    // LIVE-7: the two shapes exclude each other.
    if (settings.appearance.triangle && settings.appearance.bubble)
      throw new Refusal('invalid_input', { issues: [{ path: 'appearance.bubble' }] })
    const leaves = settingsLeaves(settings)
    const version = await writeLeaves(tx, { siteId: hosted.site.id, name: 'settings', leaves, base, author })
    return new Versioned(settingsFromLeaves(leaves), version)
  }),
}
