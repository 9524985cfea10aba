import type { PageCollection } from '../../../content/collection'
import { byOrder } from '../../../content/rules/document'
import { calls } from '../../../contract/calls'
import type { PageEntry } from '../../../contract/page'
import { isRead, type Saved, versionKey } from '../content'
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
    if (!isRead(content.pages)) return content
    return { ...content, pages: laid(content.pages, change) }
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
  reload: reading =>
    reading.part('pages', calls.listPages, { includeDrafts: 'true', brief: 'true' }, (listed, { known }) =>
      (isRead(known) ? newerEntries(known, listed) : listed).toSorted(byOrder),
    ),

  label: ({ kind, id }, content) => {
    const page = isRead(content.pages) ? content.pages.find(entry => entry.id === id) : undefined
    const name = Object.values(page?.name ?? {})[0]
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
export const pageVersion = ({ pages: listed, versions }: Saved, change: PagesChange): number => {
  const key = keyOf(change)
  const known = isRead(listed) ? listed.find(({ id }) => id === change.id)?.versions[key] : undefined
  return Math.max(known ?? 0, versions[versionKey(change.id, key)] ?? 0)
}

/** A list that was read before what was written here keeps ours. */
const newerEntries = (known: readonly PageEntry[], listed: readonly PageEntry[]): PageEntry[] =>
  listed.map(page => {
    const own = known.find(({ id }) => id === page.id)
    const isNewer = own && Object.entries(own.versions).some(([key, version]) => version > (page.versions[key] ?? 0))
    return isNewer ? own : page
  })

const withVersion = (saved: Saved, change: PagesChange, version: number): Saved => {
  if (!isRead(saved.pages)) return saved
  const key = keyOf(change)
  return {
    ...saved,
    pages: saved.pages.map(page =>
      page.id === change.id ? { ...page, versions: { ...page.versions, [key]: version } } : page,
    ),
  }
}

const laid = (listed: PageEntry[], change: PagesChange): PageEntry[] => {
  if (change.kind === 'archive')
    return listed.map(page =>
      page.id === change.id ? { ...page, status: shownStatus(page, change.isArchived) } : page,
    )
  const [from, to] = [change.id, change.over].map(id => listed.findIndex(page => page.id === id)) as [number, number]
  if (from < 0 || to < 0) return listed
  return listed.toSpliced(from, 1).toSpliced(to, 0, listed[from]!)
}

const shownStatus = (page: PageEntry, isArchived: boolean): PageEntry['status'] => {
  if (isArchived) return 'archived'
  return page.isPublished ? 'published' : 'draft'
}
