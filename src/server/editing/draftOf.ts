import type { GroupDraft } from '../../content/draft'
import type { Field } from '../../content/field'
import type { Group } from '../../content/group'
import type { Locale, Localized } from '../../content/locale'
import type { Provenance } from '../../content/provenance'
import type { StoredTexts } from '../storage/texts'

/**
 * A stored group written down again, without its ids: to make another like it. `naming` says how it calls linked pages;
 * with what is stored of its texts, the copy knows where they come from.
 */
export const draftOf = (
  group: Group,
  { naming = pageId => pageId, texts }: { naming?: (pageId: string) => string; texts?: StoredTexts } = {},
): GroupDraft => ({
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
        from: texts && originsOf(field, texts),
        single: field.single ?? undefined,
        media: field.mediaId ?? undefined,
        options: linked(field.options, naming),
        visible: field.visible ? undefined : false,
      },
    ]),
  ),
  cards: group.cards.filter(card => card.status !== 'markedForDeletion').map(card => draftOf(card, { naming, texts })),
})

const originsOf = ({ id, text }: Field, texts: StoredTexts): Localized<Provenance> =>
  Object.fromEntries(
    (Object.keys(text) as Locale[]).flatMap(locale => {
      const stored = texts.get(`${id} text:${locale}`)
      return stored ? [[locale, stored.provenance]] : []
    }),
  )

const linked = <T>(value: T, naming: (pageId: string) => string): T =>
  JSON.parse(JSON.stringify(value), (key, entry) =>
    key === 'page' && entry && typeof entry === 'object' && 'id' in entry ? { ...entry, id: naming(entry.id) } : entry,
  ) as T
