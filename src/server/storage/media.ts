import type { SiteId } from '../../content/id'
import type { Media, MediaType } from '../../content/media'
import { Refusal } from '../Refusal'
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
  return Object.fromEntries(rows.map(row => [row.id, decode(row)]))
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
  return rows.map(decode)
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
  return row ? decode(row) : null
}

export const insertMedia = async (tx: Tx, siteId: SiteId, media: Omit<Media, 'publicUrl'>) => {
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
      alt: JSON.stringify(media.alt),
      video_settings: media.videoSettings ? JSON.stringify(media.videoSettings) : null,
      updated: media.updated,
      version: 1,
      deleted_at: null,
    })
    .execute()
  tx.touch(siteId, mediaTag(media.id))
}

const decode = (row: Tables['media']): Media => ({
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
  alt: JSON.parse(row.alt) as Media['alt'],
  updated: row.updated,
  videoSettings: row.video_settings ? (JSON.parse(row.video_settings) as Media['videoSettings']) : null,
})
