import type { Locale } from '../../content/locale'
import { altKey } from '../../content/rules/altText'
import { updateMedia } from '../../contract/media'
import { baseOf, versionsByKey } from '../editing/baseOf'
import { Refusal } from '../Refusal'
import { readMedia } from '../storage/media'
import { writeValues } from '../storage/writeValues'
import { writes } from './context'

export const mediaHandlers = {
  updateMedia: writes(updateMedia, async ({ tx, hosted, author }, { media: { id, alt }, pageId, base }) => {
    const siteId = hosted.site.id
    const results = await writeValues(tx, {
      siteId,
      pageId: pageId ?? null,
      author,
      writes: (Object.entries(alt) as [Locale, string | null][]).map(([locale, text]) => ({
        itemId: id,
        key: altKey(locale),
        value: saidBy(text),
        base: baseOf(base, altKey(locale)),
      })),
    })
    const written = (await readMedia(tx.db, siteId, [id]))[id]
    if (!written) throw new Refusal('not_found')
    return { ...written, versions: versionsByKey(results) }
  }),
}

/** Only white space says nothing, not even that the picture needs no words. */
const saidBy = (text: string | null) => (text !== null && text !== '' && text.trim() === '' ? null : text)
