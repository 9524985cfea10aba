import type { Group } from '../../content/group'
import type { PageDocument } from '../../content/page'
import { changedValues } from '../../content/rules/changed'
import { allGroups } from '../../content/rules/document'
import { calls } from '../../contract/calls'
import { callServer } from '../../contract/client'
import type { VersionEntry } from '../../contract/versions'
import type { References } from '../../render/model'
import type { Editor } from './editor'

/** An earlier version shown in the page's place; nothing can be edited meanwhile. */
export type Viewing = {
  entry: VersionEntry
  groups: Group[]
  loaded: Record<string, unknown>
  references: References
  /** What differs from the page as it is now: fields of groups, by group and name; null is the group itself. */
  differences: { groupId: string; sectionId: string; field: string | null }[]
}

/** PUB-6: shows a version of the page in place, with what differs from now. Answers whether it could be read. */
export const viewVersion = async (editor: Editor, entry: VersionEntry): Promise<boolean> => {
  const { pageId, locale, groups } = editor.store.get()
  const { data } = await callServer(calls.readVersion, { id: pageId, version: String(entry.version), lang: locale })
  if (!data) return false
  const document = data.document as PageDocument
  await editor.need(allGroups(document).map(group => group.type))
  const now = { ...document, groups }
  editor.store.set(state => ({
    ...state,
    selection: null,
    panel: null,
    viewing: {
      entry,
      groups: document.groups,
      loaded: data.loaded as Record<string, unknown>,
      references: data.references as References,
      differences: differencesOf(document, now),
    },
  }))
  return true
}

const differencesOf = (document: PageDocument, now: PageDocument): Viewing['differences'] => {
  const places = new Map<string, Viewing['differences'][number]>()
  for (const section of document.groups)
    for (const group of [section, ...section.cards]) {
      places.set(group.id, { groupId: group.id, sectionId: section.id, field: null })
      for (const field of Object.values(group.fields))
        places.set(field.id, { groupId: group.id, sectionId: section.id, field: field.name })
    }
  const changed = changedValues(now, document).filter(({ key }) => !/^(status|previousStatus|order)$/.test(key))
  const ids = new Set(changed.map(({ itemId }) => itemId))
  return [...places].filter(([id]) => ids.has(id)).map(([, place]) => place)
}
