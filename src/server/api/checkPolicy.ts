import type { Policy } from '../../contract/call'
import { Refusal } from '../Refusal'
import type { Session } from '../storage/sessions'

/** The permission matrix is made from the same policies (test/permissions). */
export const checkPolicy = (policy: Policy, session: Session | null) => {
  if (policy === 'anyone') return
  if (!session) throw new Refusal('sign_in_needed')
  if (policy === 'admin' && session.role !== 'admin') throw new Refusal('not_allowed')
  if (policy === 'operator' && !session.person.isOperator) throw new Refusal('not_allowed')
}
