import type { Media } from '../../content/media'
import { mediaAddress } from '../mediaAddress'
import { widthsFor } from './Picture'

export type LargePicture = {
  src: string
  width: number
  height: number
  srcSet: { src: string; width: number; height: number }[]
}

/** A picture at its full size, for the lightbox and for the link that works without it. */
export const largePicture = (media: Media): LargePicture => {
  const { width, height } = media.resolution ?? { width: 1600, height: 1200 }
  if (media.extension === 'svg') return { src: media.publicUrl, width, height, srcSet: [] }
  const heightAt = (at: number) => Math.round((at / width) * height)
  const srcSet = widthsFor(media).map(at => ({ src: mediaAddress(media, at, 'webp'), width: at, height: heightAt(at) }))
  const largest = srcSet.at(-1)!
  return { src: largest.src, width: largest.width, height: largest.height, srcSet }
}
