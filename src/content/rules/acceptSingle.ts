import type { SingleValue, ValueKind } from '../field'
import { emailAddress, phoneNumber, webUrl } from '../link'
import { text } from '../text'

/**
 * EDIT-8, D43: a value of this kind as it is kept, or null when it is none. The editor asks before it sends, the server
 * before it stores.
 */
export const acceptSingle = (kind: ValueKind, typed: SingleValue): { value: SingleValue } | null => {
  if (kind === 'boolean') return typeof typed === 'boolean' || typed === null ? { value: typed } : null
  const written = String(typed ?? '').trim()
  if (written === '') return { value: null }
  const when = (isGood: boolean, value: SingleValue = written) => (isGood ? { value } : null)
  switch (kind) {
    case 'number': {
      const number = Number(written.replace(',', '.'))
      return when(Number.isFinite(number), number)
    }
    case 'email':
      return when(emailAddress.safeParse(written).success)
    case 'phone': {
      const spaced = written.replace(/\s/g, ' ')
      return when(phoneNumber.safeParse(spaced).success, spaced)
    }
    case 'url':
      return when(webUrl.safeParse(written).success)
    case 'date':
      return when(/^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written)))
    case 'time':
      return when(/^([01]\d|2[0-4]):?[0-5]\d$/.test(written))
    case 'text':
      return when(text().safeParse(written).success)
  }
}
