import type { GroupDraft } from '../../content/draft'
import type { Group } from '../../content/group'

/** A stored group written down again, without its ids: to make another like it. `mark` goes before the ids of linked pages. */
export const draftOf = (group: Group, mark = ''): GroupDraft => ({
  type: group.type as GroupDraft['type'],
  options: linked(group.options, mark),
  visible: group.visible ? undefined : false,
  disallowedLanguages: group.disallowedLanguages,
  isArchived: group.status === 'archived' ? true : undefined,
  fields: Object.fromEntries(
    Object.values(group.fields).map(field => [
      field.name,
      {
        text: linked(field.text, mark),
        single: field.single ?? undefined,
        media: field.mediaId ?? undefined,
        options: linked(field.options, mark),
        visible: field.visible ? undefined : false,
      },
    ]),
  ),
  cards: group.cards.filter(card => card.status !== 'markedForDeletion').map(card => draftOf(card, mark)),
})

const linked = <T>(value: T, mark: string): T =>
  JSON.parse(JSON.stringify(value), (key, entry) =>
    key === 'page' && entry && typeof entry === 'object' && 'id' in entry
      ? { ...entry, id: `${mark}${entry.id}` }
      : entry,
  ) as T
