import { brotliCompressSync, constants } from 'node:zlib'

export const brotliAt = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(size),
  },
})

/** Looking back further than the page is long finds nothing and takes room. */
const windowFor = (size: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)

/** Ready at once: the quickest compression takes less time than handing the work to another thread. */
export const quickBrotli = (bytes: Buffer) => brotliCompressSync(bytes, brotliAt(1, bytes.length))
