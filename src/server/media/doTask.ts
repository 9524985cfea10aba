import { readFile, writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { defaultFocalPoint } from '../../content/media'
import { describePicture } from './describePicture'
import type { Inspected, PictureTask } from './pictureTask'
import type { PictureType } from './pictureType'
import { RefusedFile } from './RefusedFile'
import { makeSvgSafe } from './safeSvg'
import { maxAnimatedPixels, maxPixels, openPicture } from './sharp'

/** What the process for pictures does. Throws RefusedFile. */
export const doTask = async (task: PictureTask): Promise<Inspected | true | null> => {
  const bytes = await readFile(task.from)
  if (task.kind === 'derive') return derive(bytes, task)
  const { bytes: safe, ...inspected } = task.type === 'svg' ? inspectSvg(bytes) : await inspectBitmap(task.type, bytes)
  await writeFile(task.to, safe)
  return inspected
}

const inspectSvg = (bytes: Buffer) => ({
  ...makeSvgSafe(bytes),
  blurHash: null,
  blurDataURL: null,
  focalPoint: defaultFocalPoint,
})

const inspectBitmap = async (type: Exclude<PictureType, 'svg'>, bytes: Buffer) => {
  try {
    const head = await openPicture(bytes, { limitInputPixels: false }).metadata()
    const isAnimated = (head.pages ?? 1) > 1
    const pixels = head.width * (head.pageHeight ?? head.height) * (head.pages ?? 1)
    if (pixels > (isAnimated ? maxAnimatedPixels : maxPixels)) throw new RefusedFile('too_many_pixels')
    if (formatOf(head) !== type) throw new RefusedFile('content_differs')
    const hasMetadata = Boolean(head.exif || head.xmp || head.iptc || head.icc || (head.orientation ?? 1) !== 1)
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
const writeAnew = (type: Exclude<PictureType, 'svg'>, bytes: Buffer, isAnimated: boolean): Promise<Buffer> => {
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

const derive = async (original: Buffer, { to, width, format }: Extract<PictureTask, { kind: 'derive' }>) => {
  const isAnimated = ((await openPicture(original).metadata()).pages ?? 1) > 1
  if (isAnimated && format === 'avif') return null
  const picture = openPicture(original, { animated: isAnimated }).resize({ width, withoutEnlargement: true })
  await (format === 'webp'
    ? picture.webp({ quality: 78 })
    : picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' })
  ).toFile(to)
  return true
}
