import type { SiteId } from '../../content/id'
import type { Locale, Localized } from '../../content/locale'
import { inChunks } from './inChunks'
import type { Database } from './storage'

/** The page-level values of many pages at once: for lists and links in edit mode. */
export type PageHead = {
  name: Localized<string>
  slug: Localized<string>
  disallowedLanguages: Locale[]
  order: string
  isArchived: boolean
  /** Of each value, by key. */
  versions: Record<string, number>
}

/** Of all pages or of these, with all of their values or with these alone. */
export const readWorkingHeads = async (
  db: Database,
  siteId: SiteId,
  { pageIds, keys }: { pageIds?: readonly string[]; keys?: readonly string[] } = {},
): Promise<Map<string, PageHead>> => {
  const values = db
    .selectFrom('pages')
    .innerJoin('item_values', join =>
      join.onRef('item_values.site_id', '=', 'pages.site_id').onRef('item_values.item_id', '=', 'pages.id'),
    )
    .select(['item_id', 'item_values.key', 'value', 'version'])
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', 'is', null)
    .$if(keys !== undefined, query => query.where('item_values.key', 'in', keys!))
  const rows = pageIds
    ? await inChunks(pageIds, some => values.where('pages.id', 'in', some).execute())
    : await values.execute()
  const heads = new Map<string, PageHead>()
  for (const row of rows) {
    const head = heads.get(row.item_id) ?? emptyHead()
    heads.set(row.item_id, head)
    head.versions[row.key] = row.version
    const value = row.value === null ? null : JSON.parse(row.value)
    const [key, locale] = row.key.split(':') as [string, Locale | undefined]
    if (value === null) continue
    if (key === 'name' && locale) head.name[locale] = value
    if (key === 'slug' && locale) head.slug[locale] = value
    if (key === 'languages') head.disallowedLanguages = value
    if (key === 'order') head.order = value
    if (key === 'archived') head.isArchived = value
  }
  return heads
}

/** The order of the page that comes last on the site; null while none has one. */
export const lastOrder = async (db: Database, siteId: SiteId): Promise<string | null> => {
  const row = await db
    .selectFrom('pages')
    .innerJoin('item_values', join =>
      join.onRef('item_values.site_id', '=', 'pages.site_id').onRef('item_values.item_id', '=', 'pages.id'),
    )
    // In JSON too a key that is the beginning of another comes before it.
    .select(eb => eb.fn.max('item_values.value').as('last'))
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', 'is', null)
    .where('item_values.key', '=', 'order')
    .executeTakeFirst()
  return row?.last ? (JSON.parse(row.last) as string) : null
}

const emptyHead = (): PageHead => ({
  name: {},
  slug: {},
  disallowedLanguages: [],
  order: '',
  isArchived: false,
  versions: {},
})
