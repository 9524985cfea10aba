import type { SingleValue, ValueKind } from '../../content/field'
import { emailAddress, phoneNumber, webUrl } from '../../content/link'
import { longestText } from '../../content/text'
import { defineWords } from '../i18n/words'

export type Problem = 'number' | 'email' | 'phone' | 'url' | 'value' | 'long' | 'longRich'

const messages = defineWords<Record<Problem, string>>({
  de: {
    number: 'Bitte gib eine gültige Nummer ein',
    email: 'Bitte gib eine gültige E-Mail-Adresse ein',
    phone: 'Bitte gib eine gültige Telefonnummer ein',
    url: 'Bitte gib eine gültige URL ein',
    value: 'Bitte gib einen gültigen Wert ein',
    long: 'Zu lang: höchstens 10’000 Zeichen',
    longRich: 'Zu lang für einen Abschnitt: nicht eingefügt',
  },
  fr: {
    number: 'Veuillez saisir un nombre valable',
    email: 'Veuillez saisir une adresse e-mail valable',
    phone: 'Veuillez saisir un numéro de téléphone valable',
    url: 'Veuillez saisir une URL valable',
    value: 'Veuillez saisir une valeur valable',
    long: 'Trop long : 10’000 caractères au maximum',
    longRich: 'Trop long pour une section : non inséré',
  },
})

/** EDIT-8: the value as it is kept, or what is wrong with it. */
export const checkValue = (kind: ValueKind, typed: string): { value: SingleValue; problem: Problem | null } => {
  const text = typed.trim()
  if (text === '') return { value: null, problem: null }
  const good = (value: SingleValue) => ({ value, problem: null })
  const bad = (problem: Problem) => ({ value: null, problem })
  if (text.length > longestText) return bad('long')
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(text.replace(',', '.'))) ? good(Number(text.replace(',', '.'))) : bad('number')
    case 'email':
      return emailAddress.safeParse(text).success ? good(text) : bad('email')
    case 'phone': {
      const digits = text.replace(/\s+/g, '')
      return phoneNumber.safeParse(digits).success ? good(text) : bad('phone')
    }
    case 'url':
      return webUrl.safeParse(text).success ? good(text) : bad('url')
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? good(text) : bad('value')
    case 'time':
      return /^([01]\d|2[0-4]):?[0-5]\d$/.test(text) ? good(text) : bad('value')
    default:
      return good(text)
  }
}

checkValue.message = (problem: Problem, locale: 'de' | 'fr') => messages[locale][problem]
