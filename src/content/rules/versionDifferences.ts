import type { PageDocument } from '../page'
import type { Status } from '../status'
import { type ChangedValue, changedValues } from './changed'
import { allGroups } from './document'

/** Something that looks otherwise in a version: a field of a group, or with null the group itself. */
export type DifferentPlace = { groupId: string; sectionId: string; field: string | null }

/** What a version of a page has otherwise than the page as it is now, and so what restoring it would do. */
export type VersionDifferences = {
  places: DifferentPlace[]
  /** Came since: restoring removes them. A card names the section it stands in. */
  added: { groupId: string; sectionId: string; type: string }[]
  /** The sections, or the cards of one of them, stand in another order: by section, null for the page. */
  moved: (string | null)[]
  /** Values of the page itself, as keys: name, slug, languages, metaTitle … */
  page: string[]
}

export const versionDifferences = (version: PageDocument, now: PageDocument): VersionDifferences => {
  const places = placesOf(version)
  const changed = changedValues(now, version)
  const differing = new Set(changed.filter(isSeen).map(({ itemId }) => itemId))
  const sectionOf = sectionsOf(now)
  const known = new Set(allGroups(version).map(group => group.id))
  const added = allGroups(now)
    .filter(group => !known.has(group.id) && group.status !== 'markedForDeletion')
    .map(group => ({ groupId: group.id, sectionId: sectionOf.get(group.id) ?? group.id, type: group.type }))
  const isThere = new Set(added.map(({ groupId }) => groupId))
  const moved = changed.filter(({ itemId, key }) => key === 'order' && known.has(itemId) && sectionOf.has(itemId))
  return {
    places: [...places]
      .filter(([id, { groupId }]) => differing.has(id) || (id === groupId && !sectionOf.has(id)))
      .map(([, place]) => place),
    // The cards of a section that goes go with it.
    added: added.filter(({ groupId, sectionId }) => groupId === sectionId || !isThere.has(sectionId)),
    moved: [...new Set(moved.map(({ itemId }) => (sectionOf.get(itemId) === itemId ? null : sectionOf.get(itemId)!)))],
    page: [...new Set(changed.filter(({ itemId }) => itemId === now.id).map(({ key }) => key.split(':')[0]!))],
  }
}

export const countDifferences = ({ places, added, moved, page }: VersionDifferences) =>
  places.length + added.length + moved.length + page.length

/** An order is told of the whole; of a status only whether the group is there for visitors. */
const isSeen = ({ key, working, published }: ChangedValue) => {
  if (key === 'order' || key === 'previousStatus') return false
  return key !== 'status' || isAway(working) !== isAway(published)
}

const isAway = (status: unknown) => (['markedForDeletion', 'archived'] as unknown[]).includes(status as Status)

const sectionsOf = (page: PageDocument) =>
  new Map(page.groups.flatMap(section => [section, ...section.cards].map(group => [group.id, section.id] as const)))

const placesOf = (page: PageDocument) => {
  const places = new Map<string, DifferentPlace>()
  for (const section of page.groups)
    for (const group of [section, ...section.cards]) {
      places.set(group.id, { groupId: group.id, sectionId: section.id, field: null })
      for (const field of Object.values(group.fields))
        places.set(field.id, { groupId: group.id, sectionId: section.id, field: field.name })
    }
  return places
}
