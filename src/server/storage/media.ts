import type { SiteId } from '../../content/id'
import type { Locale, Localized } from '../../content/locale'
import type { Media, MediaType } from '../../content/media'
import { altKey, isAltKey } from '../../content/rules/altText'
import { sameValue } from '../../content/rules/changed'
import { languageOf } from '../../content/rules/valueKeys'
import { Refusal } from '../Refusal'
import { removeJob } from './jobs'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'

export const mediaTag = (id: string) => `media:${id}`

export const readMedia = async (
  db: Database,
  siteId: SiteId,
  ids: readonly string[],
): Promise<Record<string, Media>> => {
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  const alts = await readAlts(db, siteId, ids)
  return Object.fromEntries(rows.map(row => [row.id, decode(row, alts)]))
}

/** ROUTE-10: a picture that is chosen must be one of this site. */
export const checkMedia = async (db: Database, siteId: SiteId, id: string | null) => {
  if (id && !(id in (await readMedia(db, siteId, [id])))) throw new Refusal('not_found')
}

export const listMedia = async (db: Database, siteId: SiteId): Promise<Media[]> => {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .orderBy('updated', 'desc')
    .orderBy('id')
    .execute()
  const alts = await readAlts(
    db,
    siteId,
    rows.map(row => row.id),
  )
  return rows.map(row => decode(row, alts))
}

/** The file behind a public address; addresses are the same on every host, their names are random (LIB-2). */
export const findMediaByObject = async (db: Database, siteId: SiteId, objectId: string): Promise<Media | null> => {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('object_id', '=', objectId)
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? decode(row, await readAlts(db, siteId, [row.id])) : null
}

/** Of the job that takes an object's files away. */
export const removalKey = (objectId: string) => `media:remove:${objectId}`

/** Whether a row, deleted or not, still stands for these files. */
export const isObjectNamed = async (db: Database, objectId: string): Promise<boolean> =>
  (await db.selectFrom('media').select('id').where('object_id', '=', objectId).executeTakeFirst()) !== undefined

/** Some of the newest and some of the oldest of all sites. */
export const sampleMedia = async (db: Database, count: number) => {
  const some = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('media')
      .select(['object_id', 'extension'])
      .where('deleted_at', 'is', null)
      .orderBy('id', direction)
      .limit(count)
      .execute()
  const rows = [...(await some('asc')), ...(await some('desc'))]
  return [...new Map(rows.map(row => [row.object_id, { objectId: row.object_id, extension: row.extension }])).values()]
}

export const insertMedia = async (tx: Tx, siteId: SiteId, media: Omit<Media, 'publicUrl'>) => {
  await removeJob(tx, removalKey(media.objectId))
  await tx.db
    .insertInto('media')
    .values({
      site_id: siteId,
      id: media.id,
      parent_id: media.parentId,
      media_type: media.mediaType,
      mime_type: media.mimeType,
      bucket_folder: media.bucketFolder,
      object_id: media.objectId,
      original_filename: media.originalFilename,
      extension: media.extension,
      file_size: media.fileSize,
      width: media.resolution?.width ?? null,
      height: media.resolution?.height ?? null,
      tags: JSON.stringify(media.tags),
      blur_hash: media.blurHash,
      blur_data_url: media.blurDataURL,
      focal_point: JSON.stringify(media.focalPoint),
      crop_area: media.cropArea ? JSON.stringify(media.cropArea) : null,
      video_settings: media.videoSettings ? JSON.stringify(media.videoSettings) : null,
      updated: media.updated,
      version: 1,
      deleted_at: null,
    })
    .execute()
  for (const [locale, text] of Object.entries(media.alt) as [Locale, string][])
    await tx.db
      .insertInto('item_values')
      .values({
        site_id: siteId,
        item_id: media.id,
        key: altKey(locale),
        page_id: '',
        value: JSON.stringify(text),
        version: 1,
        origin: 'person',
        source_version: null,
        changed_by: null,
        changed_at: media.updated,
      })
      .execute()
  tx.touch(siteId, mediaTag(media.id))
}

/** What is named and differs is written, at once wherever the picture stands; null only takes a crop away. */
export const changeMedia = async (
  tx: Tx,
  {
    siteId,
    id,
    tags,
    focalPoint,
    cropArea,
    now,
  }: { siteId: SiteId; id: string; now: number } & {
    [Key in 'tags' | 'focalPoint' | 'cropArea']?: Media[Key] | null
  },
) => {
  await lockMedia(tx, siteId, new Set([id]))
  const current = (await readMedia(tx.db, siteId, [id]))[id]!
  const differs = <T>(sent: T | null | undefined, there: T) => sent !== undefined && !sameValue(sent, there)
  const row = {
    ...(tags && differs(tags, current.tags) && { tags: JSON.stringify(tags) }),
    ...(focalPoint && differs(focalPoint, current.focalPoint) && { focal_point: JSON.stringify(focalPoint) }),
    ...(differs(cropArea, current.cropArea) && { crop_area: cropArea ? JSON.stringify(cropArea) : null }),
  }
  if (Object.keys(row).length === 0) return
  await tx.db
    .updateTable('media')
    .set(eb => ({ ...row, updated: now, version: eb('version', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  tx.touch(siteId, mediaTag(id))
}

/** Whoever describes one of these pictures too waits; one that is gone is refused (D51). */
export const lockMedia = async (tx: Tx, siteId: SiteId, ids: ReadonlySet<string>) => {
  for (const id of [...ids].sort()) {
    const row = await tx.db
      .updateTable('media')
      .set(eb => ({ version: eb.ref('version') }))
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
  }
}

type Alts = Map<string, { texts: Localized<string>; versions: Record<string, number> }>

/** What pictures show in words: D52, one value per language. */
const readAlts = async (db: Database, siteId: SiteId, ids: readonly string[]): Promise<Alts> => {
  const alts: Alts = new Map()
  if (ids.length === 0) return alts
  const rows = await db
    .selectFrom('item_values')
    .select(['item_id', 'key', 'value', 'version'])
    .where('site_id', '=', siteId)
    .where('item_id', 'in', [...ids])
    .where('page_id', '=', '')
    .execute()
  for (const { item_id, key, value, version } of rows) {
    const locale = languageOf(key)
    if (!isAltKey(key) || !locale) continue
    const alt = alts.get(item_id) ?? { texts: {}, versions: {} }
    alts.set(item_id, alt)
    alt.versions[`${item_id} ${key}`] = version
    if (value !== null) alt.texts[locale] = JSON.parse(value) as string
  }
  return alts
}

/** The versions of what many pictures say, named as those of a page's values are. */
export const altVersions = async (
  db: Database,
  siteId: SiteId,
  ids: Iterable<string>,
): Promise<Record<string, number>> => {
  const alts = await readAlts(db, siteId, [...ids])
  return Object.assign({}, ...[...alts.values()].map(alt => alt.versions))
}

const decode = (row: Tables['media'], alts: Alts): Media => ({
  id: row.id,
  parentId: row.parent_id,
  mediaType: row.media_type as MediaType,
  mimeType: row.mime_type,
  bucketFolder: row.bucket_folder,
  objectId: row.object_id,
  originalFilename: row.original_filename,
  extension: row.extension,
  fileSize: row.file_size,
  resolution: row.width && row.height ? { width: row.width, height: row.height } : null,
  tags: JSON.parse(row.tags) as string[],
  publicUrl: `/media/${row.object_id}/original.${row.extension}`,
  blurHash: row.blur_hash,
  blurDataURL: row.blur_data_url,
  focalPoint: JSON.parse(row.focal_point) as Media['focalPoint'],
  cropArea: row.crop_area ? (JSON.parse(row.crop_area) as Media['cropArea']) : null,
  alt: alts.get(row.id)?.texts ?? {},
  updated: row.updated,
  videoSettings: row.video_settings ? (JSON.parse(row.video_settings) as Media['videoSettings']) : null,
})
