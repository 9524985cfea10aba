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
  const text = String(value ?? '').trim()
  if (text === '') return { value: null }
  if (text.length > longestText) return null
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean' ? { value } : null
    case 'number':
      return acceptNumber(typeof value === 'boolean' ? Number.NaN : Number(text.replace(',', '.')))
    case 'email':
      return acceptAddress('mail', text)
    case 'phone':
      return acceptAddress('phone', text)
    case 'url':
      return acceptAddress('web', text)
    case 'date':
      return isRealDate(text) ? { value: text } : null
    case 'time':
      return /^([01]\d|2[0-4]):?[0-5]\d$/.test(text) ? { value: text } : null
    case 'text':
      return { value: typeof value === 'string' ? value : text }
  }
}

const acceptNumber = (value: number) => (Number.isFinite(value) ? { value } : null)

const acceptAddress = (kind: keyof typeof stored, text: string) => {
  const read = readAs(kind, text)
  if (read.kind === 'value') return { value: read.value }
  return stored[kind].safeParse(text).success ? { value: text } : null
}

/** What was good once stays good: it is sent again with every change beside it. */
const stored = { web: webUrl, mail: emailAddress, phone: phoneNumber }
