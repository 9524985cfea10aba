import { settingsFromLeaves, settingsLeaves } from '../../content/rules/leaves'
import { areShapesApart } from '../../content/settings'
import { readSettings, writeSettings } from '../../contract/settings'
import { Refusal } from '../Refusal'
import { readLeaves, writeLeaves } from '../storage/wholeObject'
import { reads, Versioned, writes } from './context'

export const settingsHandlers = {
  readSettings: reads(readSettings, async ({ services, hosted }) => {
    const { leaves, version } = await readLeaves(services.storage.read, hosted.site.id, 'settings')
    return new Versioned(settingsFromLeaves(leaves), version)
  }),

  writeSettings: writes(
    writeSettings,
    async ({ tx, hosted, author }, { base, changeId: _, fromPageId, ...settings }) => {
      if (!areShapesApart(settings)) throw new Refusal('invalid_input', { issues: [{ path: 'appearance.bubble' }] })
      const leaves = settingsLeaves(settings)
      const siteId = hosted.site.id
      const version = await writeLeaves(tx, { siteId, name: 'settings', leaves, base, author, fromPageId })
      return new Versioned(settingsFromLeaves(leaves), version)
    },
  ),
}
