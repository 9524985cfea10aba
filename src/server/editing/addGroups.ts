import { definitions } from '../../blocks/definitions'
import type { GroupDraft } from '../../content/draft'
import type { SiteId } from '../../content/id'
import { Refusal } from '../Refusal'
import { ensureField, insertGroup } from '../storage/items'
import type { Tx } from '../storage/storage'
import { type Author, type ChangeKind, type ValueWrite, writeValues } from '../storage/writeValues'
import { type Ordered, orderAt } from './orderAt'

type Place = { siteId: SiteId; pageId: string; parentId: string; author: Author; kind?: ChangeKind }

/** Stores drafts as groups at a place among their siblings, with their fields and cards, as logged changes. */
export const addGroups = async (
  tx: Tx,
  {
    drafts,
    siblings = [],
    at = siblings.length,
    ...place
  }: Place & {
    drafts: readonly GroupDraft[]
    siblings?: readonly Ordered[]
    at?: number
  },
): Promise<string[]> => {
  const { keys, moved } = orderAt(siblings, at, drafts.length)
  await writeValues(tx, { ...place, writes: moved })
  const ids: string[] = []
  for (const [index, draft] of drafts.entries()) ids.push(await addGroup(tx, place, draft, keys[index]!))
  return ids
}

const addGroup = async (tx: Tx, place: Place, draft: GroupDraft, order: string): Promise<string> => {
  const definition = definitions[draft.type]
  if (!definition) throw new Refusal('unknown_block')
  const { siteId, pageId, parentId } = place
  const id = await insertGroup(tx, {
    siteId,
    pageId,
    parentId,
    type: draft.type,
    shape: definition.shape,
    id: draft.id,
  })
  const writes: ValueWrite[] = [
    { itemId: id, key: 'status', value: draft.isArchived ? 'archived' : 'draft', base: 0 },
    { itemId: id, key: 'order', value: order, base: 0 },
    ...(draft.isArchived ? [{ itemId: id, key: 'previousStatus', value: 'draft' }] : []),
    ...(draft.visible === false ? [{ itemId: id, key: 'visible', value: false }] : []),
    ...(draft.disallowedLanguages?.length ? [{ itemId: id, key: 'languages', value: draft.disallowedLanguages }] : []),
    ...Object.entries(draft.options ?? {}).map(([name, value]) => ({ itemId: id, key: `option:${name}`, value })),
  ]
  for (const [name, field] of Object.entries(draft.fields ?? {})) {
    const fieldId = await ensureField(tx, { siteId, pageId, groupId: id, name })
    const values: [string, unknown][] = [
      ...Object.entries(field.text ?? {}).map(([locale, text]): [string, unknown] => [`text:${locale}`, text]),
      ['single', field.single],
      ['media', field.media],
      ['visible', field.visible],
      ...Object.entries(field.options ?? {}).map(([key, value]): [string, unknown] => [`option:${key}`, value]),
    ]
    for (const [key, value] of values)
      if (value !== undefined && value !== null) writes.push({ itemId: fieldId, key, value })
  }
  await writeValues(tx, { ...place, writes })
  if (draft.cards?.length) await addGroups(tx, { ...place, parentId: id, drafts: draft.cards })
  return id
}
