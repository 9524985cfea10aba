import type { BlockDefinition } from '../defineBlock'
import { type Field, hasText } from '../field'
import type { Group } from '../group'
import type { Locale } from '../locale'

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
      locales.some(locale => hasText(field, locale)))
  if (Object.values(group.fields).some(isFilled)) return false
  return group.cards.every(card => !card.visible || isGone(card) || isBlank(card, definitions, locales))
}

const showsByItself = ({ kind, isNeverEmpty = false, isLoaded = false }: BlockDefinition) =>
  isNeverEmpty || isLoaded || kind === 'pageCollection'

const isGone = ({ status }: Group) => status === 'archived' || status === 'deleted'
