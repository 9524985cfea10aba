import { setTimeout as pause } from 'node:timers/promises'
import { type ChangeKey, claimAnswer, claimMs, dropClaim, keepClaimed, renewClaim } from '../storage/answers'
import type { Storage } from '../storage/storage'

const askAgainMs = 50
const renewMs = claimMs / 4

/**
 * API-4 for what is several units of work: whoever comes first claims the change and keeps its answer after the last of
 * them. The same change sent meanwhile, to whichever instance, waits for that answer; sent later, it gets it at once.
 */
export const answerOnce = async (
  storage: Pick<Storage, 'write'>,
  key: ChangeKey,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  let claim = await storage.write(tx => claimAnswer(tx, key, Date.now()))
  while (claim.kind === 'pending') {
    await pause(askAgainMs)
    claim = await storage.write(tx => claimAnswer(tx, key, Date.now()))
  }
  if (claim.kind === 'answered') return claim.answer
  const claimed = { key, mark: claim.mark }
  const timer = setInterval(() => {
    // Not reached now, it is tried again: two of four may fail.
    storage.write(tx => renewClaim(tx, claimed, Date.now())).catch(() => {})
  }, renewMs)
  try {
    const answer = await work()
    await storage.write(tx => keepClaimed(tx, claimed, answer))
    return answer
  } catch (error) {
    await storage.write(tx => dropClaim(tx, claimed))
    throw error
  } finally {
    clearInterval(timer)
  }
}
