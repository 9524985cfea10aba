import type { GroupDraft } from '../../content/draft'
import type { Group } from '../../content/group'

/** A stored group written down again, without its ids: to make another like it. `naming` says how it calls linked pages. */
export const draftOf = (group: Group, naming = (pageId: string) => pageId): GroupDraft => ({
  type: group.type as GroupDraft['type'],
  options: linked(group.options, naming),
  visible: group.visible ? undefined : false,
  disallowedLanguages: group.disallowedLanguages,
  window: group.window,
  isArchived: group.status === 'archived' ? true : undefined,
  fields: Object.fromEntries(
    Object.values(group.fields).map(field => [
      field.name,
      {
        text: linked(field.text, naming),
        single: field.single ?? undefined,
        media: field.mediaId ?? undefined,
        options: linked(field.options, naming),
        visible: field.visible ? undefined : false,
      },
    ]),
  ),
  cards: group.cards.filter(card => card.status !== 'markedForDeletion').map(card => draftOf(card, naming)),
})

const linked = <T>(value: T, naming: (pageId: string) => string): T =>
  JSON.parse(JSON.stringify(value), (key, entry) =>
    key === 'page' && entry && typeof entry === 'object' && 'id' in entry ? { ...entry, id: naming(entry.id) } : entry,
  ) as T
