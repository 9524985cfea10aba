import type { Locale } from '../../content/locale'
import { altKey } from '../../content/rules/altText'
import { updateMedia, uploadMedia } from '../../contract/media'
import { baseOf, versionsByKey } from '../editing/baseOf'
import { ingestPicture, type PictureUpload } from '../media/ingest'
import { RefusedFile } from '../media/RefusedFile'
import { Refusal } from '../Refusal'
import { addJob } from '../storage/jobs'
import { changeMedia, insertMedia, readMedia } from '../storage/media'
import { writeValues } from '../storage/writeValues'
import { receives, writes } from './context'

export const mediaHandlers = {
  updateMedia: writes(updateMedia, async ({ tx, hosted, author, services }, { media, pageId, base }) => {
    const { id, alt = {}, tags, focalPoint, cropArea } = media
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
    await changeMedia(tx, { siteId, id, tags, focalPoint, cropArea, now: services.clock() })
    const written = (await readMedia(tx.db, siteId, [id]))[id]
    if (!written) throw new Refusal('not_found')
    return { ...written, versions: versionsByKey(results) }
  }),

  /** The file's content decides what it is. */
  uploadMedia: receives(uploadMedia, async ({ services: { storage, files, pictures }, hosted, file }) => {
    const { id: siteId, key: folder } = hosted.site
    const media = await ingest({ files, pictures, bytes: file.bytes, filename: file.filename ?? '', folder })
    await storage.write(async tx => {
      await insertMedia(tx, siteId, media)
      await addJob(tx, { kind: 'media:derive', payload: { siteId, mediaId: media.id } })
    })
    return (await readMedia(storage.read, siteId, [media.id]))[media.id]!
  }),
}

const ingest = async (picture: Omit<PictureUpload, 'tags' | 'alt'>) => {
  try {
    // LIB-10: single uploads get the default folder and tag.
    return await ingestPicture({ ...picture, tags: ['tag1'], alt: {} })
  } catch (error) {
    if (error instanceof RefusedFile) throw new Refusal('refused_file', { reason: error.reason }, error.message)
    throw error
  }
}

/** Only white space says nothing, not even that the picture needs no words. */
const saidBy = (text: string | null) => (text !== null && text !== '' && text.trim() === '' ? null : text)
