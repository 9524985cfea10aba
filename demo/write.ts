import type { FieldDraft } from '../src/content/draft'
import type { Link } from '../src/content/link'
import type { Locale, Localized } from '../src/content/locale'
import { writeRichText } from '../src/content/writeRichText'

/** A plain text by language. */
export const plain = (texts: Localized<string>): FieldDraft => ({ text: words(texts) })

/** A rich text by language, in the signs of `writeRichText`; indents do not count. */
export const rich = (texts: Localized<string>): FieldDraft => ({
  text: mapLocales(texts, (text, locale) => writeRichText(typeset(text, locale).replace(/^ +/gm, ''))),
})

export const picture = (media: string): FieldDraft => ({ media })

export const toPage = (ref: string, texts: Localized<string>) =>
  button(texts, { type: 'page', page: { id: `@${ref}` } })

export const toPhone = (phone: string, texts: Localized<string>) => button(texts, { type: 'phone', phone })

export const toMail = (email: string, texts: Localized<string>) => button(texts, { type: 'email', email })

export const toUrl = (url: string, texts: Localized<string>) => button(texts, { type: 'url', url })

/** Texts with the spaces that must not break: before French marks, inside amounts, times and telephone numbers. */
export const words = (texts: Localized<string>): Localized<string> => mapLocales(texts, typeset)

const button = (texts: Localized<string>, link: Link): FieldDraft => ({ text: words(texts), options: { link } })

const mapLocales = <T>(texts: Localized<string>, change: (text: string, locale: Locale) => T): Localized<T> =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, change(text, locale as Locale)]))

const typeset = (text: string, locale: Locale) => {
  const french = locale === 'fr' ? text.replace(/ ([;:!?»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0') : text
  return french
    .replace(/CHF (?=\d)/g, 'CHF\u00a0')
    .replace(/(?<=\d) (?=Uhr\b|km\b|m\b)/g, '\u00a0')
    .replace(/\b0\d\d \d{3} \d\d \d\d\b/g, phone => phone.replaceAll(' ', '\u00a0'))
}
