import type { SingleValue, ValueKind } from '../../content/field'
import { acceptSingle as accept } from '../../content/rules/singleValue'
import { Refusal } from '../Refusal'

/** EDIT-8: what is no value of this kind is not saved. */
export const acceptSingle = (kind: ValueKind, value: SingleValue): SingleValue => {
  const accepted = accept(kind, value)
  if (!accepted) throw new Refusal('invalid_input', { issues: [{ path: 'data.content.data', message: kind }] })
  return accepted.value
}
