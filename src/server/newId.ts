import { randomBytes, randomUUID } from 'node:crypto'

let lastTime = 0
let countInTime = 0

/**
 * Rows: UUIDv7, which sorts by time; those made here within one millisecond are counted, so they sort as made.
 * Never for ids whose knowledge grants access (SEC-6).
 */
export const newId = (now = Date.now()): string => {
  countInTime = now === lastTime ? countInTime + 1 : 0
  lastTime = now
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | (countInTime & 0x0fff), 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Ids that grant access: 122 random bits. */
export const newSecretId = () => randomUUID()

/** Tokens: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')
