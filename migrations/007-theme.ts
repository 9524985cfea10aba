import { sql } from 'kysely'
import { objectLeaves } from '../src/content/rules/leaves'
import { wholeObjects } from '../src/content/rules/wholeObjects'
import type { Migration } from '../src/server/storage/migrate'
import type { Database } from '../src/server/storage/storage'

/**
 * The theme is kept value by value like settings and navigation, and nowhere else. A change of these three remembers the
 * page on which it was made and what was that page's last change then, so that undo knows the order.
 */
export const up: Migration = async ({ text, int, run, db }) => {
  await run(`alter table changes add column from_page_id ${text}`)
  await run(`alter table changes add column from_seq ${int}`)
  await run(
    'create index changes_from on changes(site_id, from_page_id, person_id, from_seq) where from_page_id is not null',
  )
  const { rows: sites } = await sql<{ id: string; theme: string }>`select id, theme from sites`.execute(db)
  for (const { id, theme } of sites) await keepTheme(db, id, JSON.parse(theme))
  await noteNavigation(db)
  await run('alter table sites drop column theme')
}

const keepTheme = async (db: Database, siteId: string, theme: object) => {
  const now = Date.now()
  const row = { site_id: siteId, item_id: 'theme', page_id: '', origin: 'person' as const, changed_at: now, version: 1 }
  const leaves = [...objectLeaves(theme)]
  await db
    .insertInto('item_values')
    .values([
      { ...row, key: '#', value: null, origin: 'machine' },
      ...leaves.map(([key, value]) => ({ ...row, key, value: JSON.stringify(value) })),
    ])
    .execute()
  for (const [key, value] of leaves)
    for (const used_id of wholeObjects.theme.referencesIn(key, value).media)
      await db
        .insertInto('uses')
        .values({
          site_id: siteId,
          by_kind: 'value',
          by_item: 'theme',
          by_key: key,
          page_id: '',
          used_kind: 'media',
          used_id,
        })
        .execute()
}

const noteNavigation = async (db: Database) => {
  const rows = await db
    .selectFrom('item_values')
    .select(['site_id', 'key', 'value'])
    .where('item_id', '=', 'navigation')
    .where('value', 'is not', null)
    .execute()
  for (const { site_id, key, value } of rows)
    for (const used_id of wholeObjects.navigation.referencesIn(key, JSON.parse(value!)).pages)
      await db
        .insertInto('uses')
        .values({
          site_id,
          by_kind: 'value',
          by_item: 'navigation',
          by_key: key,
          page_id: '',
          used_kind: 'page',
          used_id,
        })
        .execute()
}
