import { plainText } from '../../content/field'
import type { SiteId } from '../../content/id'
import { preview } from '../../content/rules/format'
import type { VersionEntry } from '../../contract/versions'
import type { Database } from './storage'

type Place = { siteId: SiteId; pageId: string }

/** Newest first. */
export const readVersions = async (db: Database, { siteId, pageId }: Place): Promise<VersionEntry[]> => {
  const rows = await db
    .selectFrom('page_versions')
    .leftJoin('people', 'people.id', 'page_versions.person_id')
    .innerJoin('pages', join =>
      join.onRef('pages.site_id', '=', 'page_versions.site_id').onRef('pages.id', '=', 'page_versions.page_id'),
    )
    .select(['version', 'kind', 'page_versions.created', 'people.name', 'goes_live_at', 'published_version'])
    .where('page_versions.site_id', '=', siteId)
    .where('page_versions.page_id', '=', pageId)
    .orderBy('version', 'desc')
    .limit(500)
    .execute()
  return rows.map(row => ({
    version: row.version,
    kind: row.kind,
    created: row.created,
    person: row.name,
    isLive: row.version === row.published_version,
    goesLiveAt: row.goes_live_at,
  }))
}

/** The sections and cards of a page that were removed since, newest first. */
export const readRemovedSections = async (db: Database, { siteId, pageId, since }: Place & { since: number }) => {
  const rows = await db
    .selectFrom('item_values')
    .innerJoin('items', join =>
      join.onRef('items.site_id', '=', 'item_values.site_id').onRef('items.id', '=', 'item_values.item_id'),
    )
    .leftJoin('people', 'people.id', 'item_values.changed_by')
    .select([
      'items.id',
      'items.parent_id',
      'items.name as type',
      'item_values.version',
      'item_values.changed_at',
      'people.name as person',
    ])
    .where('item_values.site_id', '=', siteId)
    .where('item_values.page_id', '=', pageId)
    .where('item_values.key', '=', 'status')
    .where('item_values.value', '=', JSON.stringify('deleted'))
    .where('item_values.changed_at', '>=', since)
    .where('items.kind', '=', 'group')
    .orderBy('item_values.changed_at', 'desc')
    .limit(100)
    .execute()
  // What stood in a section that is removed itself comes back with it.
  const removed = new Set(rows.map(row => row.id))
  const shown = rows.filter(row => !removed.has(row.parent_id))
  const texts = await firstTexts(
    db,
    siteId,
    shown.map(row => row.id),
  )
  return shown.map(row => ({
    groupId: row.id,
    type: row.type,
    preview: texts.get(row.id) ?? '',
    version: row.version,
    at: row.changed_at,
    person: row.person,
  }))
}

/** A few words of each group, so that it is known again. */
const firstTexts = async (db: Database, siteId: SiteId, groupIds: readonly string[]) => {
  const texts = new Map<string, string>()
  if (groupIds.length === 0) return texts
  const rows = await db
    .selectFrom('items')
    .innerJoin('item_values', join =>
      join.onRef('item_values.site_id', '=', 'items.site_id').onRef('item_values.item_id', '=', 'items.id'),
    )
    .select(['items.parent_id', 'items.name', 'item_values.key', 'item_values.value'])
    .where('items.site_id', '=', siteId)
    .where('items.parent_id', 'in', [...groupIds])
    .where('items.kind', '=', 'field')
    .execute()
  const ranked = rows
    .filter(row => row.key.startsWith('text:') && row.value !== null)
    .sort((a, b) => Number(b.name === 'title') - Number(a.name === 'title') || (a.key < b.key ? -1 : 1))
  for (const row of ranked) {
    const text = plainText(JSON.parse(row.value!))
    if (text && !texts.has(row.parent_id)) texts.set(row.parent_id, preview(text))
  }
  return texts
}
