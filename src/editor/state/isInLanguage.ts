import type { Locale } from '../../content/locale'
import { splitKey } from '../../content/rules/valueKeys'
import type { Operation } from './operation'

/** Whether a change shows on the page in this language: words of another one do not. */
export const isInLanguage = ({ change }: Operation, locale: Locale): boolean => {
  const { name, part } = splitKey('key' in change ? change.key : '')
  return name !== 'text' || part === locale
}
