import type { Localized } from '../../content/locale'
import { type FocalPoint, type Media, maxPictureBytes } from '../../content/media'
import { newId, newSecretId } from '../newId'
import { checkSvgSize } from './checkSvgSize'
import type { Pictures, Turn } from './pictures'
import { checkPictureType, mimeTypeOf } from './pictureType'
import { RefusedFile } from './RefusedFile'
import type { FileStore } from './store'

export type PictureUpload = {
  files: FileStore
  pictures: Pictures
  turn?: Turn
  bytes: Uint8Array
  filename: string
  folder: string
  tags: string[]
  alt: Localized<string>
  focalPoint?: FocalPoint
}

/**
 * Checks a picture, makes it safe and stores it under a random name. The caller inserts the row and, in the same
 * unit of work, the job `media:derive`. Throws RefusedFile.
 */
export const ingestPicture = async ({
  files,
  pictures,
  turn = 'upload',
  bytes,
  filename,
  folder,
  tags,
  alt,
  focalPoint,
}: PictureUpload) => {
  if (bytes.length > maxPictureBytes) throw new RefusedFile('too_large')
  const { type, extension } = checkPictureType(filename, bytes)
  if (type === 'svg') checkSvgSize(bytes)
  const objectId = newSecretId()
  const { picture, size } = await files.workOn(bytes, async (from, to) => {
    const picture = await pictures.run({ kind: 'inspect', type, from, to }, turn)
    return { picture, size: await files.take(objectId, `original.${extension}`, to) }
  })
  const media: Omit<Media, 'publicUrl'> = {
    id: newId(),
    parentId: null,
    mediaType: 'image',
    mimeType: mimeTypeOf(type),
    bucketFolder: folder,
    objectId,
    originalFilename: plainName(filename),
    extension,
    fileSize: size,
    resolution: picture.resolution,
    tags,
    blurHash: picture.blurHash,
    blurDataURL: picture.blurDataURL,
    focalPoint: focalPoint ?? picture.focalPoint,
    cropArea: null,
    alt,
    updated: Date.now(),
    videoSettings: null,
  }
  return media
}

const plainName = (filename: string) =>
  filename.split(/[/\\]/).at(-1)!.replace(/\p{C}/gu, '').slice(-300).toWellFormed()
