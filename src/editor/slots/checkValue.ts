import type { SingleValue, ValueKind } from '../../content/field'
import { acceptSingle } from '../../content/rules/singleValue'
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
  if (text.length > longestText) return { value: null, problem: 'long' }
  const accepted = acceptSingle(kind, text)
  return accepted ? { value: accepted.value, problem: null } : { value: null, problem: problems[kind] ?? 'value' }
}

const problems: Partial<Record<ValueKind, Problem>> = { number: 'number', email: 'email', phone: 'phone', url: 'url' }

checkValue.message = (problem: Problem, locale: 'de' | 'fr') => messages[locale][problem]
