import { isUnsaid, objectLeaves, settingsFromLeaves } from '../../content/rules/leaves'
import { areShapesApart } from '../../content/settings'
import { readSettings, writeSettings } from '../../contract/settings'
import { Refusal } from '../Refusal'
import { settingsOf } from '../storage/settingsOf'
import { readLeaves, writeLeaves } from '../storage/wholeObject'
import { reads, Versioned, writes } from './context'

export const settingsHandlers = {
  readSettings: reads(readSettings, async ({ services, hosted }) => {
    const { leaves, version } = await readLeaves(services.storage.read, hosted.site.id, 'settings')
    return new Versioned(settingsFromLeaves(leaves), version)
  }),

  writeSettings: writes(
    writeSettings,
    async ({ tx, hosted, author }, { base, changeId: _, fromPageId, socialAccounts, ...settings }) => {
      if (!areShapesApart(settings)) throw new Refusal('invalid_input', { issues: [{ path: 'appearance.bubble' }] })
      const { linkedin, ...accounts } = socialAccounts
      const sent = {
        ...settings,
        socialAccounts: { ...(linkedin === undefined ? {} : { linkedIn: linkedin }), ...accounts },
      }
      const siteId = hosted.site.id
      const version = await writeLeaves(tx, {
        siteId,
        name: 'settings',
        leaves: objectLeaves(sent),
        stays: leaf => isUnsaid(sent, leaf),
        base,
        author,
        fromPageId,
      })
      return new Versioned(await settingsOf(tx.db, siteId), version)
    },
  ),
}
