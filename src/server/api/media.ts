import type { Locale, Localized } from '../../content/locale'
import { altKey } from '../../content/rules/altText'
import { sameValue } from '../../content/rules/changed'
import { updateMedia, uploadMedia } from '../../contract/media'
import { RefusedFile } from '../media/RefusedFile'
import type { FileStore } from '../media/store'
import { Refusal } from '../Refusal'
import { addJob } from '../storage/jobs'
import { insertMedia, readMedia } from '../storage/media'
import { readAlt, storeAlt } from '../storage/mediaAlt'
import { writeValues } from '../storage/writeValues'
import { receives, Versioned, writes } from './context'

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

  /** The file's content decides what it is. */
  uploadMedia: receives(uploadMedia, async ({ services: { storage, files }, hosted, file }) => {
    const { id: siteId, key: folder } = hosted.site
    const media = await ingest({ files, bytes: file.bytes, filename: file.filename ?? '', folder })
    await storage.write(async tx => {
      await insertMedia(tx, siteId, media)
      await addJob(tx, { kind: 'media:derive', payload: { siteId, mediaId: media.id } })
    })
    return (await readMedia(storage.read, siteId, [media.id]))[media.id]!
  }),
}

const ingest = async (picture: { files: FileStore; bytes: Buffer; filename: string; folder: string }) => {
  // Loaded with the first upload: most starts never see one.
  const { ingestPicture } = await import('../media/ingest')
  try {
    // LIB-10: single uploads get the default folder and tag.
    return await ingestPicture({ ...picture, tags: ['tag1'], alt: {} })
  } catch (error) {
    if (error instanceof RefusedFile) throw new Refusal('refused_file', { reason: error.reason }, error.message)
    throw error
  }
}

/** Only white space says nothing, not even that the picture needs no words. */
const withTexts = (known: Localized<string>, sent: Localized<string | null>): Localized<string> => {
  const texts = { ...known }
  for (const [locale, text] of Object.entries(sent) as [Locale, string | null][])
    if (text === null || (text !== '' && text.trim() === '')) delete texts[locale]
    else texts[locale] = text
  return texts
}
