import { plainText } from '../field'
import type { Locale } from '../locale'
import type { PageDocument } from '../page'
import { preview } from './format'

/** The first words of what a page shows: they describe it as long as its editor wrote no description. */
export const firstWords = (page: PageDocument, locale: Locale, fallback: Locale) => {
  const texts = page.groups
    .flatMap(group => ['description', 'textBlock', 'subtitle'].map(name => group.fields[name]))
    .map(field => plainText(field?.text[locale]) || plainText(field?.text[fallback]))
  return preview(texts.find(Boolean) ?? '').replaceAll('\n', ' ')
}
