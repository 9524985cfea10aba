import { encode } from 'blurhash'
import { defaultFocalPoint, type FocalPoint } from '../../content/media'
import { attention, openPicture, openRaw } from './sharp'

export type Description = { blurHash: string; blurDataURL: string | null; focalPoint: FocalPoint }

type Pixels = { data: Buffer; width: number; height: number }

/** What can be told from a picture's content: a placeholder and where one should look (LIB-3, LIB-4). */
export const describePicture = async (bytes: Uint8Array): Promise<Description> => {
  const small = await pixelsOf(openPicture(bytes).resize(256, 256, { fit: 'inside', withoutEnlargement: true }))
  const tiny = await pixelsOf(raw(small).resize(32, 32, { fit: 'inside', withoutEnlargement: true }))
  return {
    blurHash: encode(new Uint8ClampedArray(tiny.data), tiny.width, tiny.height, 4, 3),
    // Behind a transparent picture the placeholder would stay visible.
    blurDataURL: isOpaque(small) ? await blurOf(small) : null,
    focalPoint: await suggestFocalPoint(small),
  }
}

const pixelsOf = async (picture: ReturnType<typeof openPicture>): Promise<Pixels> => {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const raw = ({ data, width, height }: Pixels) => openRaw(data, { width, height, channels: 4 })

const isOpaque = ({ data }: Pixels) => {
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 250) return false
  return true
}

const maxBlurLength = 400

const blurOf = async (small: Pixels): Promise<string> => {
  let address = ''
  for (const [width, quality] of [
    [16, 50],
    [16, 20],
    [10, 20],
    [8, 1],
  ] as const) {
    const picture = raw(small).removeAlpha().resize(width, width, { fit: 'inside', withoutEnlargement: true })
    const bytes = await picture.webp({ quality, effort: 6 }).toBuffer()
    address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length <= maxBlurLength) break
  }
  return address
}

const suggestFocalPoint = async (small: Pixels): Promise<FocalPoint> => {
  if (small.width < 8 || small.height < 8) return defaultFocalPoint
  // One column less: nothing is scaled, so the point found counts in the pixels we have.
  const crop = { width: small.width - 1, height: small.height, fit: 'cover', position: attention } as const
  const { info } = await raw(small).removeAlpha().resize(crop).raw().toBuffer({ resolveWithObject: true })
  if (info.attentionX === undefined || info.attentionY === undefined) return defaultFocalPoint
  return { x: fraction(info.attentionX / small.width), y: fraction(info.attentionY / small.height) }
}

const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
