import type { Migration } from '../src/server/storage/migrate'

/** How much a site has translated on a day, how much it may, and translations that run behind the requests. */
export const up: Migration = async ({ text, int, strict, run }) => {
  await run(`alter table sites add column max_translated ${int}`)
  await run(
    `create table translated (site_id ${text} not null references sites(id) on delete cascade, day ${text} not null,
     characters ${int} not null, primary key (site_id, day)) ${strict}`,
  )
  await run(
    `create table translation_tasks (site_id ${text} not null references sites(id) on delete cascade,
     id ${text} not null, page_id ${text}, locales ${text} not null, person_id ${text} not null,
     change_id ${text} not null, state ${text} not null, total ${int} not null, done ${int} not null,
     skipped ${text} not null, error ${text}, created ${int} not null, changed_at ${int} not null,
     primary key (site_id, id)) ${strict}`,
  )
  await run('create index translation_tasks_at on translation_tasks(changed_at)')
}
