import type { Locale, Localized } from '../../content/locale'

/** «copy» in every language a page can have. */
const words: Record<Locale, string> = {
  de: 'Kopie',
  fr: 'copie',
  it: 'copia',
  rm: 'copia',
  en: 'copy',
  sq: 'kopje',
  sr: 'kopija',
  hr: 'kopija',
  es: 'copia',
  pt: 'cópia',
}

const longest = 200

/** PAGE-8: «Brillen (Kopie)», in each language of the original's name. */
export const copyName = (name: Localized<string>): Localized<string> =>
  Object.fromEntries(
    (Object.entries(name) as [Locale, string][]).map(([locale, text]) => {
      const mark = ` (${words[locale]})`
      return [locale, text.slice(0, longest - mark.length).toWellFormed() + mark]
    }),
  )
