import { timeZone } from '../content/rules/zonedTime'
import type { EditorLanguage } from '../editor/i18n/language'

/** A moment as people here write it. */
export const momentText = (at: number, language: EditorLanguage) =>
  new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
