import { themeSchema } from '../../content/theme'
import * as call from '../../contract/site'
import { siteCss } from '../../live/html.server'
import { Refusal } from '../Refusal'
import { checkMedia } from '../storage/media'
import { findSiteById, lockSite, updateSite } from '../storage/sites'
import { reads, writes } from './context'

export const siteHandlers = {
  readTheme: reads(call.readTheme, async ({ services, hosted: { site } }) => ({
    theme: site.theme,
    css: siteCss(site.theme, services.fonts),
  })),

  writeTheme: writes(call.writeTheme, async ({ tx, services, hosted }, { changeId: _, ...patch }) => {
    // Read where nobody else writes: another colour may have been changed a moment ago.
    await lockSite(tx, hosted.site.id)
    const site = await findSiteById(tx.db, hosted.site.id)
    if (!site) throw new Refusal('not_found')
    for (const id of [patch.logoMediaId, patch.alternativeLogoMediaId]) await checkMedia(tx.db, site.id, id ?? null)
    const theme = themeSchema.parse({
      ...site.theme,
      ...patch,
      colors: { ...site.theme.colors, ...patch.colors },
      fonts: { ...site.theme.fonts, ...patch.fonts },
    })
    await updateSite(tx, site.id, { theme })
    return { theme, css: siteCss(theme, services.fonts) }
  }),
}
