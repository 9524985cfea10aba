import sharp, { type SharpOptions } from 'sharp'

// One thread and no memory kept: pages are served at the same time (D32).
sharp.concurrency(1)
sharp.cache(false)

/** About a 100-megapixel camera; beyond that it is a bomb (SEC-2). */
export const maxPixels = 100_000_000
/** All frames together: each is unpacked and packed anew. */
export const maxAnimatedPixels = 25_000_000

export const openPicture = (bytes: Uint8Array, options: SharpOptions = {}) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...options }).timeout({ seconds: 60 })

export const openRaw = (data: Buffer, raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }) =>
  sharp(data, { raw })

export const attention = sharp.strategy.attention
