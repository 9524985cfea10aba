import { useState } from 'react'
import type { Locale, Localized } from '../../../../content/locale'
import { useEditor } from '../../../EditorContext'
import { foreign } from '../../../i18n/foreign'

/** One text per language of the site: what is typed, and what is wrong with it. */
export const useTexts = (initial: Localized<string>) => {
  const { data } = useEditor()
  const { locales } = data.model.site
  const [typed, setTyped] = useState<Localized<string>>({})
  const [errors, setErrors] = useState<Localized<string>>({})
  const value = (locale: Locale) => typed[locale] ?? initial[locale] ?? ''
  return {
    locales,
    value,
    locked: (locale: Locale) => foreign(data, locale),
    error: (locale: Locale) => errors[locale] ?? null,
    type: (locale: Locale, text: string) => {
      setTyped(before => ({ ...before, [locale]: text }))
      setErrors(({ [locale]: _, ...others }) => others)
    },
    changed: () => locales.filter(locale => value(locale) !== (initial[locale] ?? '')),
    /** Saves each changed text by itself; answers whether all are saved. The others stay as typed. */
    saveAll: async (save: (locale: Locale, text: string) => Promise<string | null>): Promise<boolean> => {
      const found: Localized<string> = {}
      for (const locale of locales.filter(entry => value(entry) !== (initial[entry] ?? ''))) {
        const problem = await save(locale, value(locale))
        if (problem) found[locale] = problem
      }
      setErrors(found)
      return Object.keys(found).length === 0
    },
  }
}
