import type { Migration } from '../src/server/storage/migrate'

/** Sites that can be taken back for a while, the long work on sites, and one-time ways from one host to another. */
export const up: Migration = async ({ text, int, strict, run }) => {
  await run(`alter table sites add column deleted_at ${int}`)
  await run(
    `create table site_tasks (id ${text} primary key, kind ${text} not null, person_id ${text}, orders ${text} not null,
     state ${text} not null, total ${int} not null, done ${int} not null, problems ${text} not null,
     created ${int} not null, changed_at ${int} not null) ${strict}`,
  )
  await run('create index site_tasks_at on site_tasks(created)')
  await run(
    `create table hand_overs (token_hash ${text} primary key,
     site_id ${text} not null references sites(id) on delete cascade,
     person_id ${text} not null references people(id) on delete cascade, from_origin ${text} not null,
     browser ${text} not null, expires ${int} not null) ${strict}`,
  )
  await run('create index hand_overs_expires on hand_overs(expires)')
}
