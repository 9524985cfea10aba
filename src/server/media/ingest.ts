import type { Sharp } from 'sharp'
import type { Localized } from '../../content/locale'
import { defaultFocalPoint, type FocalPoint, type Media, maxPictureBytes } from '../../content/media'
import { newId, newSecretId } from '../newId'
import { describePicture } from './describePicture'
import { forUploads } from './lanes'
import { checkPictureType, mimeTypeOf, type PictureType } from './pictureType'
import { RefusedFile } from './RefusedFile'
import { makeSvgSafe } from './safeSvg'
import { maxPixels, openPicture } from './sharp'
import type { FileStore } from './store'

export type PictureUpload = {
  files: FileStore
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
export const ingestPicture = async ({ files, bytes, filename, folder, tags, alt, focalPoint }: PictureUpload) => {
  if (bytes.length > maxPictureBytes) throw new RefusedFile('too_large')
  const { type, extension } = checkPictureType(filename, bytes)
  const picture = type === 'svg' ? describeSvg(bytes) : await forUploads(() => describeBitmap(type, bytes))
  const media: Omit<Media, 'publicUrl'> = {
    id: newId(),
    parentId: null,
    mediaType: 'image',
    mimeType: mimeTypeOf(type),
    bucketFolder: folder,
    objectId: newSecretId(),
    originalFilename: plainName(filename),
    extension,
    fileSize: picture.bytes.length,
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
  await files.write(media.objectId, `original.${extension}`, picture.bytes)
  return media
}

type Described = Pick<Media, 'resolution' | 'blurHash' | 'blurDataURL' | 'focalPoint'> & { bytes: Uint8Array }

const describeSvg = (bytes: Uint8Array): Described => {
  const svg = makeSvgSafe(bytes)
  return { ...svg, blurHash: null, blurDataURL: null, focalPoint: defaultFocalPoint }
}

const describeBitmap = async (type: Exclude<PictureType, 'svg'>, bytes: Uint8Array): Promise<Described> => {
  try {
    const head = await openPicture(bytes, { limitInputPixels: false }).metadata()
    if (head.width * (head.pageHeight ?? head.height) * (head.pages ?? 1) > maxPixels)
      throw new RefusedFile('too_many_pixels')
    if (formatOf(head) !== type) throw new RefusedFile('content_differs')
    const hasMetadata = Boolean(head.exif || head.xmp || head.iptc || head.icc || (head.orientation ?? 1) !== 1)
    const isAnimated = (head.pages ?? 1) > 1
    // Writing AVIF anew costs seconds and quality; without metadata there is nothing to gain.
    const clean = type === 'avif' && !hasMetadata ? bytes : await writeAnew(type, bytes, isAnimated)
    const { width, pageHeight, height } = await openPicture(clean).metadata()
    const described = await describePicture(clean)
    return { ...described, bytes: clean, resolution: { width, height: pageHeight ?? height } }
  } catch (error) {
    if (error instanceof RefusedFile) throw error
    throw new RefusedFile('damaged', { cause: error })
  }
}

const formatOf = ({ format, compression }: { format: string; compression?: string }) =>
  format === 'heif' && compression === 'av1' ? 'avif' : format

/** LIB-2: only pixels come through. EXIF, places, comments and anything hidden behind the picture stay outside. */
const writeAnew = (type: Exclude<PictureType, 'svg'>, bytes: Uint8Array, isAnimated: boolean): Promise<Buffer> => {
  const picture = openPicture(bytes, { animated: isAnimated })
  return encoders[type](isAnimated ? picture : picture.autoOrient()).toBuffer()
}

const encoders: Record<Exclude<PictureType, 'svg'>, (picture: Sharp) => Sharp> = {
  jpeg: picture => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  png: picture => picture.png(),
  gif: picture => picture.gif(),
  webp: picture => picture.webp({ quality: 92 }),
  avif: picture => picture.avif({ quality: 75, effort: 2 }),
}

const plainName = (filename: string) =>
  filename.split(/[/\\]/).at(-1)!.replace(/\p{C}/gu, '').slice(-300).toWellFormed()
