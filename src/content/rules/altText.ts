import type { Locale, Localized } from '../locale'
import { joinKey, splitKey } from './valueKeys'

/** What a picture shows, in the words of one language. It is the picture's own value, not the page's, and live at once (D4, D52). */
export const altKey = (locale: Locale) => joinKey('alt', locale)

export const isAltKey = (key: string) => splitKey(key).name === 'alt'

/** A picture that needs no words: said to be so by an empty text where there is no other. */
export const isDecorative = (alt: Localized<string>): boolean => {
  const texts = Object.values(alt)
  return texts.length > 0 && texts.every(text => text === '')
}

/** The languages in which nobody has said yet what a picture shows. */
export const undescribedIn = (alt: Localized<string>, locales: readonly Locale[]): Locale[] =>
  isDecorative(alt) ? [] : locales.filter(locale => !alt[locale]?.trim())
