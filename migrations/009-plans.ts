import type { Migration } from '../src/server/storage/migrate'

/**
 * Every page counts its versions, so that a number is never given twice, and how much it holds; a site may have quotas of
 * its own. A job that is added once more while it runs keeps what it was added with, for its next run.
 */
export const up: Migration = async ({ text, int, run }) => {
  await run(`alter table pages add column last_version ${int} not null default 0`)
  await run(
    `update pages set last_version = coalesce((select max(version) from page_versions
     where page_versions.site_id = pages.site_id and page_versions.page_id = pages.id), 0)`,
  )
  await run(`alter table pages add column content_bytes ${int} not null default 0`)
  await run(
    `update pages set content_bytes = coalesce((select sum(octet_length(value)) from item_values
     where item_values.site_id = pages.site_id and item_values.page_id = pages.id), 0)`,
  )
  await run(`alter table sites add column max_pages ${int}`)
  await run(`alter table sites add column max_bytes ${int}`)
  await run(`alter table jobs add column next_run_at ${int}`)
  await run(`alter table jobs add column next_payload ${text}`)
}
