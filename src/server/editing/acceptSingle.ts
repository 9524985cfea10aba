import type { SingleValue, ValueKind } from '../../content/field'
import { emailAddress, phoneNumber, webUrl } from '../../content/link'
import { Refusal } from '../Refusal'

/** EDIT-8: what a value of this kind must be; anything else is not saved. */
export const acceptSingle = (kind: ValueKind, value: SingleValue): SingleValue => {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null
  const refuse = (): never => {
    throw new Refusal('invalid_input', { issues: [{ path: 'data.content.data', message: kind }] })
  }
  const matching = (isValid: (text: string) => boolean) => {
    const text = String(value).trim()
    return isValid(text) ? text : refuse()
  }
  switch (kind) {
    case 'number':
      return typeof value !== 'boolean' && Number.isFinite(Number(value)) ? Number(value) : refuse()
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse()
    case 'email':
      return matching(text => emailAddress.safeParse(text).success)
    case 'phone':
      return matching(text => phoneNumber.safeParse(text).success)
    case 'url':
      return matching(text => webUrl.safeParse(text).success)
    case 'date':
      return matching(text => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))
    case 'time':
      return matching(text => /^([01]\d|2[0-4]):?[0-5]\d$/.test(text))
    case 'text':
      return String(value)
  }
}
