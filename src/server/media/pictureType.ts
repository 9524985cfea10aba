import { RefusedFile } from './RefusedFile'

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg'

/** LIB-2, and AVIF. */
const typeByExtension: Record<string, PictureType> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

export const mimeTypeOf = (type: PictureType) => (type === 'svg' ? 'image/svg+xml' : `image/${type}`)

/** LIB-2: what the name says and what the first bytes say must be the same. */
export const checkPictureType = (filename: string, bytes: Uint8Array): { type: PictureType; extension: string } => {
  const extension = /\.([^./\\\s]+)$/.exec(filename)?.[1]?.toLowerCase()
  if (!extension) throw new RefusedFile('no_extension')
  const type = Object.hasOwn(typeByExtension, extension) ? typeByExtension[extension] : undefined
  if (!type) throw new RefusedFile('type_not_allowed')
  if (!looksLike[type](Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4_096))))
    throw new RefusedFile('content_differs')
  return { type, extension }
}

const looksLike: Record<PictureType, (head: Buffer) => boolean> = {
  jpeg: head => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: head => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  gif: head => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6)),
  webp: head => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  avif: head => head.toString('latin1', 4, 8) === 'ftyp' && brandsOf(head).some(brand => /^avi[fs]$/.test(brand)),
  // Whether it is one decides the parser; here only that it is text and begins like markup.
  svg: head => /^\uFEFF?\s*</.test(head.toString('utf8')) && !head.includes(0),
}

/** The `ftyp` box: its length, its name, the major brand, a version, then the compatible brands. */
const brandsOf = (head: Buffer) => {
  if (head.length < 16) return []
  const end = Math.min(head.readUInt32BE(0), head.length, 128)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  return brands
}
