import { definitions } from '../../blocks/definitions'
import type { GroupDraft } from '../../content/draft'
import type { SiteId } from '../../content/id'
import { languageOf, valuesIn } from '../../content/rules/valueKeys'
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
  const writes = valuesIn('group', {
    ...draft,
    status: draft.isArchived ? 'archived' : 'draft',
    previousStatus: draft.isArchived ? 'draft' : null,
    order,
  }).map((value): ValueWrite => ({ itemId: id, ...value, base: 0 }))
  for (const [name, { media, from = {}, ...field }] of Object.entries(draft.fields ?? {})) {
    const fieldId = await ensureField(tx, { siteId, pageId, groupId: id, name })
    for (const value of valuesIn('field', { ...field, mediaId: media })) {
      const language = languageOf(value.key)
      writes.push({ itemId: fieldId, ...value, provenance: language ? from[language] : undefined })
    }
  }
  await writeValues(tx, { ...place, writes })
  if (draft.cards?.length) await addGroups(tx, { ...place, parentId: id, drafts: draft.cards })
  return id
}
