import type { BlockDefinition } from '../defineBlock'
import { type Field, hasText } from '../field'
import type { Group } from '../group'
import type { Locale } from '../locale'
import type { PageDocument } from '../page'

type Definitions = Record<string, BlockDefinition | undefined>

export type MissingText = { groupId: string; fieldId: string; fieldName: string; locale: Locale }

/** MODEL-12: languages that are empty while another has content. */
export const missingLocales = (field: Field, locales: readonly Locale[]): Locale[] => {
  const filled = locales.filter(locale => hasText(field, locale))
  return filled.length === 0 ? [] : locales.filter(locale => !filled.includes(locale))
}

/** Languages a page or group is not shown in, and hidden things, never count as missing (D8). */
export const missingTexts = ({
  page,
  locales,
  definitions,
}: {
  page: PageDocument
  locales: readonly Locale[]
  definitions: Definitions
}): MissingText[] => {
  const pageLocales = locales.filter(locale => !page.disallowedLanguages.includes(locale))
  return page.groups.flatMap(group => missingInGroup({ group, locales: pageLocales, definitions }))
}

const missingInGroup = ({
  group,
  locales,
  definitions,
}: {
  group: Group
  locales: readonly Locale[]
  definitions: Definitions
}): MissingText[] => {
  if (!group.visible || group.status === 'markedForDeletion' || group.status === 'archived') return []
  const allowed = locales.filter(locale => !group.disallowedLanguages.includes(locale))
  const known = definitions[group.type]?.fields
  const own = Object.values(group.fields)
    .filter(field => field.visible && (!known || field.name in known))
    .flatMap(field =>
      missingLocales(field, allowed).map(locale => ({
        groupId: group.id,
        fieldId: field.id,
        fieldName: field.name,
        locale,
      })),
    )
  return [...own, ...group.cards.flatMap(card => missingInGroup({ group: card, locales: allowed, definitions }))]
}

/**
 * PUB-12: the languages a section would have to be hidden in, to be shown only where it and its cards are written; null
 * when that leaves none.
 */
export const unwrittenIn = (
  section: Group,
  missing: readonly Pick<MissingText, 'groupId' | 'locale'>[],
  locales: readonly Locale[],
): Locale[] | null => {
  const ids = new Set([section.id, ...section.cards.map(card => card.id)])
  const lacking = new Set(missing.filter(({ groupId }) => ids.has(groupId)).map(({ locale }) => locale))
  const without = locales.filter(locale => section.disallowedLanguages.includes(locale) || lacking.has(locale))
  return without.length < locales.length ? without : null
}

export const countByLocale = (missing: readonly MissingText[], locales: readonly Locale[]) =>
  Object.fromEntries(locales.map(locale => [locale, missing.filter(entry => entry.locale === locale).length]))
