import { RefusedFile } from './RefusedFile'

const maxBytes = 2 * 1024 * 1024
const maxElements = 20_000
const lessThan = 0x3c

/** Before anything reads it: every element begins with «<», and counting bytes costs nothing. */
export const checkSvgSize = (bytes: Uint8Array) => {
  if (bytes.length > maxBytes) throw new RefusedFile('too_large')
  let begun = 0
  for (let at = bytes.indexOf(lessThan); at >= 0; at = bytes.indexOf(lessThan, at + 1)) begun += 1
  // Most have an end of their own.
  if (begun > 2 * maxElements) throw new RefusedFile('too_complex')
}
