import { hasSecondFactor, readTotp, spendRecoveryCode, spendStep } from '../storage/secondFactor'
import type { Tx } from '../storage/storage'
import { unseal } from './sealed'
import { matchingStep, plainCode } from './totp'

/** Whether this is a code of somebody's app, or one of their recovery codes; each is good once. */
export const checkCode = async (
  tx: Tx,
  { personId, code: typed, secret, now }: { personId: string; code: string; secret: string; now: number },
): Promise<boolean> => {
  const code = plainCode(typed)
  if (!/^\d{6}$/.test(code)) return (await hasSecondFactor(tx.db, personId)) && spendRecoveryCode(tx, personId, code)
  const totp = await readTotp(tx.db, personId)
  const own = totp && unseal(secret, personId, totp.sealed)
  if (!own) return false
  const step = matchingStep(own, code, { now, after: totp.lastStep })
  return step !== null && spendStep(tx, personId, step)
}
