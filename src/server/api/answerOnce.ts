import { setTimeout as pause } from 'node:timers/promises'
import { type ChangeKey, claimAnswer, dropClaim, keepClaimed } from '../storage/answers'
import type { Storage } from '../storage/storage'

const askAgainMs = 50

/**
 * API-4 for what is several units of work: whoever comes first claims the change and keeps its answer after the last of
 * them. The same change sent meanwhile, to whichever instance, waits for that answer; sent later, it gets it at once.
 */
export const answerOnce = async (
  storage: Pick<Storage, 'write'>,
  key: ChangeKey,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  for (;;) {
    const claim = await storage.write(tx => claimAnswer(tx, key, Date.now()))
    if (claim.kind === 'answered') return claim.answer
    if (claim.kind === 'claimed') break
    await pause(askAgainMs)
  }
  try {
    const answer = await work()
    await storage.write(tx => keepClaimed(tx, key, answer))
    return answer
  } catch (error) {
    await storage.write(tx => dropClaim(tx, key))
    throw error
  }
}
