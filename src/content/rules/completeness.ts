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

type Shown = { page: PageDocument; locales: readonly Locale[]; definitions: Definitions }

/** Languages a page or group is not shown in, and hidden things, never count as missing (D8). */
export const missingTexts = (shown: Shown): MissingText[] =>
  shownFields(shown).flatMap(({ group, field, locales }) =>
    missingLocales(field, locales).map(locale => ({
      groupId: group.id,
      fieldId: field.id,
      fieldName: field.name,
      locale,
    })),
  )

/** A field that somebody sees, the section it stands in, and the languages it is shown in. */
export type ShownField = { section: Group; group: Group; field: Field; locales: Locale[] }

export const shownFields = ({ page, locales, definitions }: Shown): ShownField[] => {
  const inSection = (section: Group, group: Group, allowed: readonly Locale[]): ShownField[] => {
    if (!group.visible || group.status === 'markedForDeletion' || group.status === 'archived') return []
    const own = allowed.filter(locale => !group.disallowedLanguages.includes(locale))
    const known = definitions[group.type]?.fields
    return [
      ...Object.values(group.fields)
        .filter(field => field.visible && (!known || field.name in known))
        .map(field => ({ section, group, field, locales: own })),
      ...group.cards.flatMap(card => inSection(section, card, own)),
    ]
  }
  const pageLocales = locales.filter(locale => !page.disallowedLanguages.includes(locale))
  return page.groups.flatMap(group => inSection(group, group, pageLocales))
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
