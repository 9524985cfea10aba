import { createHmac, timingSafeEqual } from 'node:crypto'

/** D19: who knew a page's password keeps it open for this long. */
export const unlockMs = 12 * 60 * 60 * 1000

export const unlockCookie = (pageId: string) => `vitrine_unlock_${pageId.replaceAll('-', '')}`

type Lock = { secret: string; pageId: string; passwordVersion: number }

export const unlockValue = ({ expires, ...lock }: Lock & { expires: number }) => `${expires}.${sign(lock, expires)}`

export const isUnlocked = ({ value, now, ...lock }: Lock & { value: string | undefined; now: number }): boolean => {
  const [expires = '', signature = ''] = value?.split('.') ?? []
  if (!/^\d{1,16}$/.test(expires) || Number(expires) < now) return false
  const expected = Buffer.from(sign(lock, Number(expires)))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const sign = ({ secret, pageId, passwordVersion }: Lock, expires: number) =>
  createHmac('sha256', secret).update(`${pageId} ${passwordVersion} ${expires}`).digest('base64url')
