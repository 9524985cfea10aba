import { sql } from 'kysely'
import type { SiteId } from '../src/content/id'
import { referencesOf } from '../src/content/rules/documentReferences'
import type { References } from '../src/content/rules/references'
import { referencesIn } from '../src/content/rules/valueKeys'
import type { Migration } from '../src/server/storage/migrate'
import type { Database } from '../src/server/storage/storage'
import type { Tables } from '../src/server/storage/tables'

/**
 * Shapes that later capabilities stand on: where a translated text comes from, who may write which languages, what names
 * which page or picture, one alternative text per language, and mails with HTML, a key and an end.
 */
export const up: Migration = async ({ text, int, strict, run, db }) => {
  await run(`alter table item_values add column source_locale ${text}`)
  await run(`alter table item_values add column source_text ${text}`)
  await run(`alter table changes add column before_from ${text}`)
  await run(`alter table changes add column after_from ${text}`)
  await run(`alter table memberships add column languages ${text}`)

  await run(
    `create table uses (site_id ${text} not null references sites(id) on delete cascade, by_kind ${text} not null,
     by_item ${text} not null, by_key ${text} not null, page_id ${text} not null, used_kind ${text} not null,
     used_id ${text} not null, primary key (site_id, by_kind, by_item, by_key, used_kind, used_id)) ${strict}`,
  )
  await run('create index uses_used on uses(site_id, used_kind, used_id)')
  await run('create index uses_page on uses(site_id, page_id)')

  await run(`alter table mails add column html ${text}`)
  await run(`alter table mails add column unique_key ${text}`)
  await run(`alter table mails add column keep_until ${int}`)
  await run('create unique index mails_key on mails(unique_key)')
  await run('create index mails_kept on mails(keep_until)')

  const pictures = await db
    .selectFrom('media')
    .select(['site_id', 'id', 'updated', sql<string>`alt`.as('alt')])
    .execute()
  for (const { site_id, id, updated, alt } of pictures)
    for (const [locale, value] of Object.entries(JSON.parse(alt) as Record<string, string>))
      await db
        .insertInto('item_values')
        .values({
          site_id,
          item_id: id,
          key: `alt:${locale}`,
          page_id: '',
          value: JSON.stringify(value),
          version: 1,
          origin: 'person',
          source_version: null,
          changed_by: null,
          changed_at: updated,
        })
        .execute()
  // Their undo would write what no longer is one value.
  await db.deleteFrom('changes').where('key', '=', 'alt').execute()
  await run('alter table media drop column alt')

  const sites = await db.selectFrom('sites').select('id').execute()
  for (const { id } of sites) await noteUses(db, id as SiteId)
}

type Use = Omit<Tables['uses'], 'site_id' | 'used_kind' | 'used_id'>

/** What the site's values and published pages name. */
const noteUses = async (db: Database, siteId: SiteId) => {
  const uses: Tables['uses'][] = []
  const note = (by: Use, { pages, media }: References) => {
    for (const used_id of pages) uses.push({ site_id: siteId, ...by, used_kind: 'page', used_id })
    for (const used_id of media) uses.push({ site_id: siteId, ...by, used_kind: 'media', used_id })
  }
  const values = await db
    .selectFrom('item_values')
    .select(['item_id', 'key', 'page_id', 'value'])
    .where('site_id', '=', siteId)
    .where('page_id', '!=', '')
    .where('value', 'is not', null)
    .execute()
  for (const { item_id, key, page_id, value } of values)
    note({ by_kind: 'value', by_item: item_id, by_key: key, page_id }, referencesIn(key, JSON.parse(value!)))
  const published = await db
    .selectFrom('pages')
    .innerJoin('page_versions', join =>
      join
        .onRef('page_versions.site_id', '=', 'pages.site_id')
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'page_versions.document'])
    .where('pages.site_id', '=', siteId)
    .execute()
  for (const { id, document } of published)
    note({ by_kind: 'published', by_item: id, by_key: '', page_id: id }, referencesOf(JSON.parse(document)))
  for (let start = 0; start < uses.length; start += 100)
    await db
      .insertInto('uses')
      .values(uses.slice(start, start + 100))
      .execute()
}
