import type { Group } from '../../content/group'
import type { Media } from '../../content/media'
import type { PageDocument } from '../../content/page'
import { isAltKey } from '../../content/rules/altText'
import { applyItem, applyValue, findGroupIn } from '../../content/rules/applyValue'
import { byOrder } from '../../content/rules/document'
import { withValueSet } from '../../content/rules/valueKeys'
import { allGroupsIn } from './allGroupsIn'
import type { Saved } from './content'
import { readValue } from './readValue'

/**
 * The page as an answer has it, value by value: what was written here since that answer was read has a higher version and
 * stays (the answer may have been overtaken by an acknowledgement).
 */
export const mergePage = (
  saved: Saved,
  answer: { document: PageDocument; media: Record<string, Media>; versions: Record<string, number> },
): Saved => {
  const newer = Object.entries(saved.versions).filter(([name, version]) => version > (answer.versions[name] ?? 0))
  const kept = newer.map(([name]) => name.split(' ') as [itemId: string, key: string])
  const media = { ...saved.references.media, ...answer.media }
  for (const [id, key] of kept) {
    const picture = media[id]
    if (isAltKey(key) && picture) media[id] = withValueSet('media', picture, { key, value: readValue(saved, id, key) })
  }
  return {
    ...saved,
    groups: kept.reduce((groups, [itemId, key]) => carriedOver(groups, saved, itemId, key), answer.document.groups),
    references: { ...saved.references, media },
    versions: { ...answer.versions, ...Object.fromEntries(newer) },
  }
}

/** One value of ours put over the answer, with its item where the answer does not know that yet. */
const carriedOver = (groups: Group[], saved: Saved, itemId: string, key: string): Group[] => {
  const isThere = allGroupsIn(groups).some(group => group.id === itemId)
  if (key === 'status' && isThere && !findGroupIn(saved.groups, itemId))
    return applyValue(groups, { itemId, key, value: 'deleted' })
  const owner = allGroupsIn(saved.groups).find(
    group => group.id === itemId || Object.values(group.fields).some(({ id }) => id === itemId),
  )
  if (!owner) return groups
  const hung = withOwner(groups, saved, owner)
  const field = Object.values(owner.fields).find(({ id }) => id === itemId)
  const item = field && { id: field.id, parentId: owner.id, kind: 'field' as const, name: field.name, shape: 0 }
  const all = item ? applyItem(hung, item, saved.pageId) : hung
  return applyValue(all, { itemId, key, value: readValue(saved, itemId, key) })
}

/** A section or card that was made since. */
const withOwner = (groups: Group[], saved: Saved, owner: Group): Group[] => {
  if (findGroupIn(groups, owner.id)) return groups
  if (saved.groups.includes(owner)) return [...groups, owner].sort(byOrder)
  const board = saved.groups.find(({ cards }) => cards.includes(owner))
  return groups.map(group =>
    group.id === board?.id ? { ...group, cards: [...group.cards, owner].sort(byOrder) } : group,
  )
}
