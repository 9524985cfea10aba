import sharp, { type SharpOptions } from 'sharp'

// One thread a picture and no memory kept: two cores serve pages at the same time (D32).
sharp.concurrency(1)
sharp.cache(false)

/** About a 100-megapixel camera; beyond that it is a bomb (SEC-2). */
export const maxPixels = 100_000_000

export const openPicture = (bytes: Uint8Array, options: SharpOptions = {}) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...options }).timeout({ seconds: 60 })

export const openRaw = (data: Buffer, raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }) =>
  sharp(data, { raw })

export const attention = sharp.strategy.attention

type Lane = <T>(work: () => Promise<T>) => Promise<T>

const createLane = (): Lane => {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}

/** One picture at a time in each, so that the thread pool stays free for files and passwords; nobody waits for another. */
export const forVisitors = createLane()
export const forUploads = createLane()
export const inBackground = createLane()
