import type { Migration } from '../src/server/storage/migrate'

/** Undo and redo, and who is on a page right now. */
export const up: Migration = async ({ text, int, strict, run }) => {
  await run(`alter table changes add column undoes ${text}`)
  // Names, slugs and order of all pages of a site, read for every address that is looked up.
  await run('create index item_values_heads on item_values(site_id, page_id) where item_id = page_id')
  await run('create index changes_person on changes(site_id, page_id, person_id, seq)')
  await run(
    `create table presence (site_id ${text} not null references sites(id) on delete cascade, page_id ${text} not null,
     tab ${text} not null, person_id ${text} not null, name ${text} not null, item_id ${text}, seen ${int} not null,
     primary key (site_id, page_id, tab)) ${strict}`,
  )
}
