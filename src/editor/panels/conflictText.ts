import { plainText } from '../../content/field'
import { type Locale, localeNames } from '../../content/locale'
import type { RichText } from '../../content/richText'
import { momentInWords } from '../../content/rules/format'
import type { TimeWindow } from '../../content/timeWindow'
import { defineWords } from '../i18n/words'
import type { EditorData } from '../state/editorState'

const words = defineWords({
  de: {
    shown: 'Sichtbar',
    hidden: 'Ausgeblendet',
    nowhere: 'In keiner Sprache',
    from: 'ab',
    to: 'bis',
    always: 'Immer',
    yes: 'Ja',
    no: 'Nein',
  },
  fr: {
    shown: 'Visible',
    hidden: 'Masqué',
    nowhere: 'Dans aucune langue',
    from: 'dès',
    to: 'jusqu’au',
    always: 'Toujours',
    yes: 'Oui',
    no: 'Non',
  },
})

/** EDIT-13: one of two versions of a value, as a person reads it. */
export const conflictText = (
  key: string,
  value: unknown,
  { editorLocale, model }: Pick<EditorData, 'editorLocale'> & { model: { site: { locales: readonly Locale[] } } },
): string => {
  const own = words[editorLocale]
  if (key === 'visible') return value === false ? own.hidden : own.shown
  if (key === 'languages') {
    const without = (value ?? []) as Locale[]
    const shown = model.site.locales.filter(locale => !without.includes(locale))
    return shown.map(locale => localeNames[locale]).join(', ') || own.nowhere
  }
  if (key === 'window') {
    const { from = null, to = null } = (value ?? {}) as Partial<TimeWindow>
    const part = (word: string, at: number | null) =>
      at === null ? [] : [`${word} ${momentInWords(at, editorLocale)}`]
    return [...part(own.from, from), ...part(own.to, to)].join(' ') || own.always
  }
  if (typeof value === 'string' || (value && typeof value === 'object' && 'json' in value))
    return plainText(value as string | RichText)
  if (typeof value === 'boolean') return value ? own.yes : own.no
  return inWords(value)
}

/** What a list or an object holds, one after the other. */
const inWords = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? Object.values(value).map(inWords).filter(Boolean).join(', ') : String(value)
}
