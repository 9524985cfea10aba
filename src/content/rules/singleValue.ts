import type { SingleValue, ValueKind } from '../field'
import { emailAddress, phoneNumber, webUrl } from '../link'
import { longestText } from '../text'
import { readAs } from './address'
import { isRealDate } from './format'

/**
 * EDIT-8, D43: the value as it is kept, or null when it is none of this kind. The editor asks before it sends, the server
 * before it writes.
 */
export const acceptSingle = (kind: ValueKind, value: SingleValue): { value: SingleValue } | null => {
  if (kind === 'boolean') return value === null || typeof value === 'boolean' ? { value } : null
  const text = String(value ?? '').trim()
  if (text === '') return { value: null }
  if (text.length > longestText) return null
  switch (kind) {
    case 'number':
      return acceptNumber(typeof value === 'boolean' ? Number.NaN : Number(text.replace(',', '.')))
    case 'email':
      return emailAddress.safeParse(text).success ? { value: text } : acceptAddress('mail', text)
    case 'phone':
      return phoneNumber.safeParse(text).success ? { value: text } : acceptAddress('phone', text)
    case 'url':
      return webUrl.safeParse(text).success ? { value: text } : acceptAddress('web', text)
    case 'date':
      return isRealDate(text) ? { value: text } : null
    case 'time':
      return /^([01]\d|2[0-4]):?[0-5]\d$/.test(text) ? { value: text } : null
    case 'text':
      return { value: typeof value === 'string' ? value : text }
  }
}

const acceptNumber = (value: number) => (Number.isFinite(value) ? { value } : null)

const acceptAddress = (kind: 'web' | 'mail' | 'phone', text: string) => {
  const read = readAs(kind, text)
  return read.kind === 'value' ? { value: read.value } : null
}
