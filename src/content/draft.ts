import type { ComponentType } from './componentType'
import type { FieldName, SingleValue } from './field'
import type { Group } from './group'
import type { Locale, Localized } from './locale'
import type { Provenance } from './provenance'
import type { RichText } from './richText'
import type { TimeWindow } from './timeWindow'

/** Content before it has ids: samples, templates, the demo and new sections are written like this. */
export type FieldDraft = {
  text?: Localized<string | RichText>
  /** Where the texts come from, when they are copies. */
  from?: Localized<Provenance>
  single?: SingleValue
  /** A media id, or in samples and the demo the name of a picture. */
  media?: string
  options?: Record<string, unknown>
  visible?: boolean
}

export type GroupDraft = {
  type: ComponentType
  /** Only where the editor made the group before the server knew of it. */
  id?: string
  options?: Record<string, unknown>
  visible?: boolean
  disallowedLanguages?: Locale[]
  window?: TimeWindow | null
  /** A card that is hidden in its board's archive. */
  isArchived?: boolean
  fields?: Partial<Record<FieldName, FieldDraft>>
  cards?: GroupDraft[]
}

/** The draft as a group with ids, for drawing it without storing it. */
export const groupFromDraft = ({
  draft,
  shape,
  makeId,
  order = 'a0',
}: {
  draft: GroupDraft
  shape: number
  makeId: () => string
  order?: string
}): Group => ({
  id: makeId(),
  type: draft.type,
  shape,
  status: draft.isArchived ? 'archived' : 'published',
  previousStatus: null,
  visible: draft.visible ?? true,
  disallowedLanguages: draft.disallowedLanguages ?? [],
  ...(draft.window ? { window: draft.window } : {}),
  order,
  options: draft.options ?? {},
  fields: Object.fromEntries(
    Object.entries(draft.fields ?? {}).map(([name, field]) => [
      name,
      {
        id: makeId(),
        name,
        visible: field.visible ?? true,
        text: field.text ?? {},
        single: field.single ?? null,
        mediaId: field.media ?? null,
        options: field.options ?? {},
      },
    ]),
  ),
  cards: (draft.cards ?? []).map((card, index) =>
    groupFromDraft({ draft: card, shape, makeId, order: `a${String(index).padStart(4, '0')}` }),
  ),
})
