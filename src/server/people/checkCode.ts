import { hasSecondFactor, readTotp, spendRecoveryCode, spendStep } from '../storage/secondFactor'
import type { Tx } from '../storage/storage'
import { unseal } from './sealed'
import { matchingStep, plainCode } from './totp'

type Typed = { personId: string; code: string; secret: string; now: number }

/** Whether this is a code of somebody's app, or one of their recovery codes; each is good once. */
export const checkCode = async (tx: Tx, typed: Typed): Promise<boolean> => {
  const { personId } = typed
  const code = plainCode(typed.code)
  if (!isOfApp(code)) return (await hasSecondFactor(tx.db, personId)) && spendRecoveryCode(tx, personId, code)
  return checkAppCode(tx, { ...typed, isOn: true })
}

/** A code of the app that is on; or of one that is just being set up, which opens nothing yet. */
export const checkAppCode = async (
  tx: Tx,
  { personId, code: typed, secret, now, isOn }: Typed & { isOn: boolean },
): Promise<boolean> => {
  const code = plainCode(typed)
  const totp = await readTotp(tx.db, personId)
  if (!isOfApp(code) || totp?.isOn !== isOn) return false
  const own = unseal(secret, personId, totp.sealed)
  if (!own) return false
  const step = matchingStep(own, code, { now, after: totp.lastStep })
  return step !== null && spendStep(tx, personId, step)
}

const isOfApp = (code: string) => /^\d{6}$/.test(code)
