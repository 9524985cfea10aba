import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000
const digits = 6

/** 160 random bits in the letters that authenticator apps read. */
export const newTotpSecret = (): string => toBase32(randomBytes(20))

/** RFC 6238 with what every app knows: SHA-1, six digits, 30 seconds. */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step whose code this is, a clock being half a minute off at most; none that was taken before (RFC 6238 §5.2). */
export const matchingStep = (secret: string, code: string, { now, after }: { now: number; after: number }) => {
  const current = Math.floor(now / stepMs)
  const steps = [current, current - 1, current + 1].filter(step => step > after)
  return steps.find(step => isSame(totpCode(secret, step), code)) ?? null
}

/** What an app reads from the QR code. */
export const totpAddress = ({ secret, site, email }: { secret: string; site: string; email: string }) =>
  `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer: site })}`

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const letters = toBase32(randomBytes(10)).toLowerCase()
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}-${letters.slice(12)}`
  })

/** As it was shown, whatever spaces, hyphens and capitals it is typed with. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => alphabet[Number.parseInt(five, 2)]).join('')
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
