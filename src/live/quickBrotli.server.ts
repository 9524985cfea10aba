import { brotliCompressSync, constants } from 'node:zlib'

export const brotliAt = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Ready at once: the quickest compression takes less time than handing the work to another thread. */
export const quickBrotli = (bytes: Buffer) => brotliCompressSync(bytes, brotliAt(1, bytes.length))
