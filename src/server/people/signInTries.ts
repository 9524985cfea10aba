import { createHash } from 'node:crypto'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { normalizeEmail } from '../storage/people'
import { countHit, takeBackHit } from '../storage/rateLimits'
import type { Tx } from '../storage/storage'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

type Try = { address: string; email: string; browser: string | null }

/**
 * SEC-1: how often somebody may try. A stranger is counted by address, by address and account, and slowly by account from
 * wherever they come; a browser that has signed in to the account before only by itself, so nobody can keep it out.
 */
const triesOf = ({ address, email, browser }: Try) => {
  if (browser) return [{ key: `sign-in browser ${browser}`, limit: 10, windowMs: minuteMs }]
  const account = createHash('sha256').update(normalizeEmail(email)).digest('base64url')
  return [
    { key: `sign-in address ${address}`, limit: 30, windowMs: minuteMs },
    { key: `sign-in ${address} ${account}`, limit: 10, windowMs: minuteMs },
    { key: `sign-in ${address} ${account} hourly`, limit: 30, windowMs: hourMs },
    { key: `sign-in account ${account}`, limit: 300, windowMs: hourMs },
  ]
}

/** Counts a try of somebody's password, or refuses it. Answers what takes it back: only wrong ones count. */
export const countTry = async ({ storage, clock }: Pick<Services, 'storage' | 'clock'>, one: Try) => {
  const tries = triesOf(one)
  const isAllowed = await storage.write(async tx => {
    // The first that is used up ends it: what is refused here is no try on the account.
    for (const hit of tries) if (!(await countHit(tx, { ...hit, now: clock() }))) return false
    return true
  })
  if (!isAllowed) throw new Refusal('too_many')
  return async (tx: Tx) => {
    for (const { key } of tries) await takeBackHit(tx, key)
  }
}
