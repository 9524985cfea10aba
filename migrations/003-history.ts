import type { Migration } from '../src/server/storage/migrate'

/** Versions that are not live: kept before a revert, or made now to go live later. Preview links. Seen news. */
export const up: Migration = async ({ text, int, strict, run }) => {
  await run(`alter table page_versions add column kind ${text} not null default 'published'`)
  await run(`alter table page_versions add column goes_live_at ${int}`)
  await run(`alter table page_versions add column based_on ${int}`)
  await run(
    `create table previews (token_hash ${text} primary key, site_id ${text} not null references sites(id) on delete cascade,
     id ${text} not null, page_id ${text} not null, person_id ${text}, created ${int} not null, expires ${int} not null) ${strict}`,
  )
  await run('create index previews_page on previews(site_id, page_id)')
  await run(
    `create table news_seen (person_id ${text} not null references people(id) on delete cascade, date ${text} not null,
     primary key (person_id, date)) ${strict}`,
  )
}
