import { countHit } from '../storage/rateLimits'
import type { Tx } from '../storage/storage'

const mailsPerHour = 3

/** SEC-6: nobody's letter box is filled from here; `key` is the kind of mail and whom it goes to. */
export const mayMail = (tx: Tx, key: string, now: number): Promise<boolean> =>
  countHit(tx, { key, limit: mailsPerHour, windowMs: 60 * 60 * 1000, now })
