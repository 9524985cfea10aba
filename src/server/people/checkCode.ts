import { readTotp, spendRecoveryCode, spendStep } from '../storage/secondFactor'
import type { Tx } from '../storage/storage'
import { matchingStep, plainCode } from './totp'

/** Whether this is a code of somebody's app, or one of their recovery codes; each is good once. */
export const checkCode = async (
  tx: Tx,
  { personId, code: typed, now }: { personId: string; code: string; now: number },
): Promise<boolean> => {
  const code = plainCode(typed)
  const totp = await readTotp(tx.db, personId)
  if (!totp) return false
  if (!/^\d{6}$/.test(code)) return totp.isOn && spendRecoveryCode(tx, personId, code)
  const step = matchingStep(totp.secret, code, { now, after: totp.lastStep })
  return step !== null && spendStep(tx, personId, step)
}
