import type { Migration } from '../src/server/storage/migrate'

/** Which pages have a section of a type is found without reading every section of the site. */
export const up: Migration = async ({ run }) => {
  await run(`create index items_type on items(site_id, name) where kind = 'group'`)
}
