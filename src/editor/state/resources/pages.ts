import type { PageCollection } from '../../../content/collection'
import { byOrder } from '../../../content/rules/document'
import { isOn } from '../../../contract/call'
import type { PageEntry } from '../../../contract/page'
import { isRead, type KnownPages, type PageList, type Saved, versionKey } from '../content'
import { type Resource, request } from './resource'

/** The pages of the site's collections: their order, and which are in the archive. */
export type PagesChange =
  /** The page takes the place of the other. */
  | { kind: 'sort'; collection: PageCollection; id: string; over: string }
  | { kind: 'archive'; collection: PageCollection; id: string; isArchived: boolean }

const keyOf = ({ kind }: PagesChange) => (kind === 'sort' ? 'order' : 'archived')

export const pages: Resource<PagesChange> = {
  part: 'pages',
  version: 1,
  // A page is sorted step by step, each on top of the one before.
  owns: change => (change.kind === 'sort' ? [] : [versionKey(change.id, 'archived')]),
  basis: change => versionKey(change.id, keyOf(change)),
  makes: () => [],
  needs: ({ id }) => [id],

  request: (change, { base }) => {
    if (change.kind === 'sort')
      return request('sortCollection', {
        collectionName: change.collection,
        active: change.id,
        over: change.over,
        base,
      })
    return request('addToCollection', {
      collectionName: change.collection,
      collectionType: 'page',
      pageId: change.id,
      action: change.isArchived ? 'remove' : 'add',
      base,
    })
  },

  lay: (content, change) => {
    const pages = laid(content.pages, change)
    return pages === content.pages ? content : { ...content, pages }
  },
  adopt: (saved, change, { data }) => {
    const { versions, version } = (data ?? {}) as { versions?: Record<string, number>; version?: number }
    const key = keyOf(change)
    const made = versions?.[key] ?? version ?? 0
    const name = versionKey(change.id, key)
    const known = (saved.versions[name] ?? 0) >= made ? saved : withVersion(pages.lay(saved, change), change, made)
    return {
      saved: { ...known, versions: { ...known.versions, [name]: Math.max(known.versions[name] ?? 0, made) } },
      versions: { [name]: made },
    }
  },
  reload: reading => reading.pages(),

  label: ({ kind, id }, content) => {
    const name = Object.values(content.pages.entries[id]?.name ?? {})[0]
    const words = verbs[kind]
    return { de: [name, words.de].filter(Boolean).join(' · '), fr: [name, words.fr].filter(Boolean).join(' · ') }
  },
  place: () => null,
}

const verbs: Record<PagesChange['kind'], { de: string; fr: string }> = {
  sort: { de: 'Reihenfolge der Seiten', fr: 'Ordre des pages' },
  archive: { de: 'Archiv', fr: 'Archives' },
}

/** The version of a page's own value, as it was last read or written here. */
export const pageVersion = ({ pages: { entries }, versions }: Saved, change: PagesChange): number => {
  const key = keyOf(change)
  return Math.max(entries[change.id]?.versions[key] ?? 0, versions[versionKey(change.id, key)] ?? 0)
}

const withVersion = (saved: Saved, change: PagesChange, version: number): Saved => ({
  ...saved,
  pages: withEntry(saved.pages, change.id, page => ({
    ...page,
    versions: { ...page.versions, [keyOf(change)]: version },
  })),
})

const withEntry = (known: KnownPages, id: string, change: (page: PageEntry) => PageEntry): KnownPages => {
  const page = known.entries[id]
  return page ? { ...known, entries: { ...known.entries, [id]: change(page) } } : known
}

const laid = (known: KnownPages, change: PagesChange): KnownPages => {
  const inLists = (lay: (list: PageList) => PageList) => ({
    ...known,
    lists: Object.fromEntries(
      Object.entries(known.lists).map(([name, list]) => [name, isRead(list) ? lay(list) : list]),
    ),
  })
  if (change.kind === 'sort') return inLists(list => sorted(list, change))
  const page = known.entries[change.id]
  if (!page || (page.status === 'archived') === change.isArchived) return known
  const moved = inLists(list => archived(list, page, { entries: known.entries, isArchived: change.isArchived }))
  return withEntry(moved, change.id, page => ({ ...page, status: shownStatus(page, change.isArchived) }))
}

/** What was looked for is not in the order that was dragged. */
const sorted = (list: PageList, { id, over }: { id: string; over: string }): PageList => {
  const [from, to] = [list.ids.indexOf(id), list.ids.indexOf(over)]
  if (from < 0 || to < 0 || list.wanted.search) return list
  return { ...list, ids: list.ids.toSpliced(from, 1).toSpliced(to, 0, id) }
}

/** Out of the list of those shown and into the archive, or back to its place as far as that was read. */
const archived = (
  list: PageList,
  page: PageEntry,
  { entries, isArchived }: { entries: KnownPages['entries']; isArchived: boolean },
): PageList => {
  const { collection, isArchived: wanted, search } = list.wanted
  if (wanted === undefined || search || collection !== page.collection) return list
  const counted = { ...list, archived: list.archived + (isArchived ? 1 : -1) }
  if (isOn(wanted) !== isArchived)
    return { ...counted, ids: list.ids.filter(id => id !== page.id), total: list.total - 1 }
  const place = list.ids.findIndex(id => byOrder(page, entries[id] ?? page) < 0)
  const isBeyond = place < 0 && list.next !== null
  const ids = isBeyond ? list.ids : list.ids.toSpliced(place < 0 ? list.ids.length : place, 0, page.id)
  return { ...counted, ids, total: list.total + 1 }
}

const shownStatus = (page: PageEntry, isArchived: boolean): PageEntry['status'] => {
  if (isArchived) return 'archived'
  return page.isPublished ? 'published' : 'draft'
}
