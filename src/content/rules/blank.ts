import type { BlockDefinition } from '../defineBlock'
import { type Field, type FieldName, hasText } from '../field'
import type { Group } from '../group'
import type { Locale } from '../locale'
import { isKept } from './status'

/** Whether a section or card would be an empty band: nothing is written in any of these languages, nothing is shown. */
export const isBlank = (
  group: Group,
  definitions: Record<string, BlockDefinition | undefined>,
  locales: readonly Locale[],
): boolean => {
  const definition = definitions[group.type]
  if (!definition || showsByItself(definition)) return false
  const isFilled = (field: Field) =>
    field.visible &&
    field.name in definition.fields &&
    (field.mediaId !== null ||
      String(field.single ?? '').trim() !== '' ||
      (locales.some(locale => hasText(field, locale)) && !isDeadButton(field)))
  /** A button that leads nowhere is not drawn. */
  const isDeadButton = ({ name, options }: Field) =>
    definition.fields[name as FieldName]?.kind === 'button' && !options.link && !group.options.bookingLink
  if (Object.values(group.fields).some(isFilled)) return false
  return group.cards.every(card => {
    // Where it is shown, a text missing there is read in the site's first language.
    const isRead = locales.some(locale => !card.disallowedLanguages.includes(locale))
    return !isKept(card) || !isRead || isBlank(card, definitions, locales)
  })
}

const showsByItself = ({ kind, isNeverEmpty = false, isLoaded = false }: BlockDefinition) =>
  isNeverEmpty || isLoaded || kind === 'pageCollection'
