import type { BlockDefinition } from '../content/defineBlock'
import { hasText } from '../content/field'
import type { Group } from '../content/group'
import type { Link } from '../content/link'
import { isInWorkingView, isShown } from '../content/rules/status'
import { type FieldHandle, fieldHandles } from './block'
import { linkTarget } from './linkTarget'
import type { PageModel } from './model'

/** Whether a visitor sees anything of this field: it is filled, and a button leads somewhere. */
export const fieldShows = ({ field, definition }: FieldHandle, model: PageModel): boolean => {
  if (!field?.visible) return false
  const isFilled = hasText(field, model.locale) || hasText(field, model.site.defaultLocale)
  switch (definition.kind) {
    case 'media':
      return field.mediaId !== null && field.mediaId in model.references.media
    case 'single':
      return String(field.single ?? '').trim() !== ''
    case 'button':
      return isFilled && linkTarget(field.options.link as Link | null | undefined, model) !== null
    default:
      return isFilled
  }
}

/** Whether anything of a section or card is left to see once what is empty is left out: if not, it is not drawn. */
export const groupShows = (
  group: Group,
  { model, definitions }: { model: PageModel; definitions: Record<string, BlockDefinition> },
  loaded?: unknown,
): boolean => {
  const definition = definitions[group.type]
  if (!definition) return false
  if (definition.isNeverEmpty || hasEntries(loaded)) return true
  if (Object.values(fieldHandles(definition, group)).some(handle => fieldShows(withBooking(handle), model))) return true
  return group.cards.some(card => isReadable(card, model) && groupShows(card, { model, definitions }))
}

/** For visitors what is published in their language, in edit mode what would be. */
export const isReadable = (group: Group, { mode, locale }: PageModel) =>
  mode === 'edit' ? isInWorkingView(group, locale) : isShown(group, locale)

/** The section's booking goes before the button's own link. */
export const withBooking = (handle: FieldHandle): FieldHandle => {
  const link = handle.group.options.bookingLink
  if (!link || !handle.field || handle.definition.kind !== 'button') return handle
  return { ...handle, field: { ...handle.field, options: { ...handle.field.options, link } } }
}

/** What loaders give are lists. */
export const hasEntries = (loaded: unknown) =>
  Object.values(loaded ?? {}).some(entries => Array.isArray(entries) && entries.length > 0)
