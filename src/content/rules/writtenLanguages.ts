import { hasText } from '../field'
import type { Locale } from '../locale'
import type { PageDocument } from '../page'
import { allGroups } from './document'

/** LIVE-19: the languages in which a page has an address or a text of its own. */
export const writtenLanguages = (page: PageDocument): Locale[] => {
  const fields = allGroups(page).flatMap(group => Object.values(group.fields))
  const ofTexts = fields.flatMap(field => localesOf(field.text).filter(locale => hasText(field, locale)))
  const ofAddress = localesOf(page.slug).filter(locale => page.slug[locale])
  return [...new Set([...ofAddress, ...ofTexts])].sort()
}

const localesOf = (values: object) => Object.keys(values) as Locale[]
