import { type Locale, localeNames } from '../../content/locale'
import type { EditorData } from '../state/editorState'
import { defineWords } from './words'

const text = defineWords({
  de: { only: (names: string) => `Sie dürfen nur ${names} bearbeiten.` },
  fr: { only: (names: string) => `Vous ne pouvez modifier que : ${names}.` },
})

/** SEC-3: why this person may not write texts of a language; null where they may. */
export const foreign = (
  { person, editorLocale }: Pick<EditorData, 'person' | 'editorLocale'>,
  locale: Locale,
): string | null => {
  const own = person?.languages
  if (!own || own.includes(locale)) return null
  const names = new Intl.ListFormat(editorLocale).format(own.map(entry => localeNames[entry]))
  return text[editorLocale].only(names)
}
