import { objectLeaves, themeFromLeaves } from '../../content/rules/leaves'
import { type FontName, fontNames, type Theme } from '../../content/theme'
import * as call from '../../contract/site'
import { siteCss } from '../../live/html.server'
import type { Fonts } from '../pages/fonts'
import { checkMedia } from '../storage/media'
import { readLeaves, writeLeaves } from '../storage/wholeObject'
import { reads, Versioned, writes } from './context'

export const siteHandlers = {
  readTheme: reads(call.readTheme, async ({ services, hosted }) => {
    const { leaves, version } = await readLeaves(services.storage.read, hosted.site.id, 'theme')
    const theme = themeFromLeaves(leaves)
    return new Versioned(
      { theme, css: siteCss(theme, services.fonts), fonts: everyFont(theme, services.fonts) },
      version,
    )
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

const everyFont = (theme: Theme, fonts: Fonts) => {
  const entries = fontNames.map(name => {
    const alone = { ...theme, fonts: { heading: name, base: name } }
    return [name, { css: fonts.css(alone), family: fonts.families(alone).base }] as const
  })
  return Object.fromEntries(entries) as Record<FontName, { css: string; family: string }>
}
