import { isFilled } from '../field'
import type { Locale } from '../locale'
import type { Provenance } from '../provenance'
import type { RichText } from '../richText'
import { sameValue } from './changed'

/** LANG-6: a text that is not there, one whose source has changed since, one nobody has looked at, and one that is good. */
export const translationStates = ['missing', 'outdated', 'machine', 'done'] as const
export type TranslationState = (typeof translationStates)[number]

/**
 * What a text is in its language. `sourceNow` is what the source says now, in the language it was kept in; so undoing a
 * change of the source takes the mark back. Without a kept source nobody knows better than who wrote it.
 */
export const translationState = (
  { value, provenance }: { value: unknown; provenance: Provenance },
  sourceNow: (locale: Locale) => unknown,
): TranslationState => {
  if (!isWritten(value)) return 'missing'
  if (isOutdated(provenance, sourceNow)) return 'outdated'
  return provenance.origin === 'machine' ? 'machine' : 'done'
}

const isOutdated = ({ source }: Provenance, sourceNow: (locale: Locale) => unknown) => {
  if (!source) return false
  const now = sourceNow(source.locale)
  return isWritten(now) && !sameValue(now, source.text)
}

/** A line or a rich text that says something. */
export const isWritten = (value: unknown): boolean => isFilled(value as string | RichText | null | undefined)
