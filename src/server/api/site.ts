import { objectLeaves, themeFromLeaves } from '../../content/rules/leaves'
import * as call from '../../contract/site'
import { siteCss } from '../../live/html.server'
import { checkMedia } from '../storage/media'
import { readLeaves, writeLeaves } from '../storage/wholeObject'
import { reads, Versioned, writes } from './context'

export const siteHandlers = {
  readTheme: reads(call.readTheme, async ({ services, hosted }) => {
    const { leaves, version } = await readLeaves(services.storage.read, hosted.site.id, 'theme')
    const theme = themeFromLeaves(leaves)
    return new Versioned({ theme, css: siteCss(theme, services.fonts) }, version)
  }),

  writeTheme: writes(
    call.writeTheme,
    async ({ tx, services, hosted, author }, { base, changeId: _, fromPageId, ...patch }) => {
      const siteId = hosted.site.id
      for (const id of [patch.logoMediaId, patch.alternativeLogoMediaId]) await checkMedia(tx.db, siteId, id ?? null)
      const leaves = objectLeaves(patch)
      const version = await writeLeaves(tx, { siteId, name: 'theme', leaves, isPatch: true, base, author, fromPageId })
      const theme = themeFromLeaves((await readLeaves(tx.db, siteId, 'theme')).leaves)
      return new Versioned({ theme, css: siteCss(theme, services.fonts) }, version)
    },
  ),
}
