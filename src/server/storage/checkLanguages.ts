import type { Locale } from '../../content/locale'
import { languageOf } from '../../content/rules/valueKeys'
import { Refusal } from '../Refusal'

/** Who may write only some languages writes nothing in another; what has no language concerns nobody's in particular. */
export const checkLanguages = (
  { languages }: { languages?: readonly Locale[] | null },
  keys: readonly string[],
  languageOfKey: (key: string) => Locale | null = languageOf,
) => {
  if (!languages) return
  const foreign = keys.map(languageOfKey).find(language => language !== null && !languages.includes(language))
  if (foreign) throw new Refusal('not_allowed', { language: foreign })
}
