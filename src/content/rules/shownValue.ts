import type { SingleValue, ValueKind } from '../field'
import type { Locale } from '../locale'
import { formatDate, formatPhone, formatTime, websiteLink } from './format'

/** MODEL-16: a value as the visitor's language writes it; `yes` and `no` are that language's words. */
export const shownValue = (
  kind: ValueKind,
  value: SingleValue,
  { locale, yes, no }: { locale: Locale; yes: string; no: string },
): string => {
  if (value === null || value === '') return ''
  switch (kind) {
    case 'number':
      return formatNumber(Number(value), locale)
    case 'date':
      return formatDate(String(value), locale, 'long')
    case 'time':
      return formatTime(String(value))
    case 'boolean':
      return value === true ? yes : no
    case 'phone':
      return formatPhone(String(value)) ?? String(value)
    case 'url':
      return websiteLink(String(value))?.label ?? String(value)
    case 'email':
    case 'text':
      return String(value)
  }
}

/** Languages of Switzerland but French, and English, have a point; the others a comma. */
const withPoint: readonly Locale[] = ['de', 'it', 'rm', 'en']

/** `29’000.5`. Not by Intl: Node and browsers group differently. */
const formatNumber = (value: number, locale: Locale): string => {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  // Very large and very small ones are written with an exponent: they stay as they are.
  if (!/^\d+$/.test(whole)) return String(value)
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  const grouped = groups.join('’')
  const point = withPoint.includes(locale) ? '.' : ','
  return (value < 0 ? '-' : '') + grouped + (decimals ? point + decimals : '')
}
