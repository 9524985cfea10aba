import type { Locale, Localized } from '../../content/locale'
import { altKey } from '../../content/rules/altText'
import { sameValue } from '../../content/rules/changed'
import { updateMedia } from '../../contract/media'
import { Refusal } from '../Refusal'
import { readMedia } from '../storage/media'
import { readAlt, storeAlt } from '../storage/mediaAlt'
import { writeValues } from '../storage/writeValues'
import { Versioned, writes } from './context'

export const mediaHandlers = {
  updateMedia: writes(updateMedia, async ({ tx, hosted, author }, { media: { id, alt }, pageId, base }) => {
    const siteId = hosted.site.id
    const current = await readAlt(tx.db, siteId, id)
    if (!current) throw new Refusal('not_found')
    const value = withTexts(current.value, alt)
    if (pageId) await writeValues(tx, { siteId, pageId, author, writes: [{ itemId: id, key: altKey, value, base }] })
    else if (!sameValue(value, current.value)) {
      if (base !== undefined && base !== current.version)
        throw new Refusal('stale_base', { itemId: id, key: altKey, current })
      await storeAlt(tx, siteId, { mediaId: id, value, expected: current.version })
    }
    const written = await readMedia(tx.db, siteId, [id])
    return new Versioned(written[id]!, (await readAlt(tx.db, siteId, id))!.version)
  }),
}

/** Only white space says nothing, not even that the picture needs no words. */
const withTexts = (known: Localized<string>, sent: Localized<string | null>): Localized<string> => {
  const texts = { ...known }
  for (const [locale, text] of Object.entries(sent) as [Locale, string | null][])
    if (text === null || (text !== '' && text.trim() === '')) delete texts[locale]
    else texts[locale] = text
  return texts
}
