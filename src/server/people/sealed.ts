import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Kept so that a copy of the one table, or of one row for somebody else, is worth nothing. */
export const seal = (installation: string, personId: string, words: string): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(installation), iv).setAAD(Buffer.from(personId))
  const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null when it was not sealed here, or for somebody else. */
export const unseal = (installation: string, personId: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  const [iv, tag, rest] = [
    bytes.subarray(0, ivBytes),
    bytes.subarray(ivBytes, ivBytes + tagBytes),
    bytes.subarray(ivBytes + tagBytes),
  ]
  try {
    const decipher = createDecipheriv(algorithm, keyOf(installation), iv).setAAD(Buffer.from(personId)).setAuthTag(tag)
    return decipher.update(rest, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const keyOf = (installation: string) => Buffer.from(hkdfSync('sha256', installation, '', 'second factor', 32))
