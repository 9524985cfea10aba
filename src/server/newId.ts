import { randomBytes, randomUUID } from 'node:crypto'

/** Rows: UUIDv7, which sorts by time. Never for ids whose knowledge grants access (SEC-6). */
export const newId = (now = Date.now()): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Ids that grant access: 122 random bits. */
export const newSecretId = () => randomUUID()

/** Tokens: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')
