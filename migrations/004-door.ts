import type { Migration } from '../src/server/storage/migrate'

/** Answers are kept for whoever made the change, visitors too, with a hash of what they sent. */
export const up: Migration = async ({ text, run }) => {
  await run('alter table change_answers rename column person_id to caller')
  await run(`alter table change_answers add column input_hash ${text} not null default ''`)
  // Kept in another form until now.
  await run(`delete from change_answers where call in ('publishAll', 'revertAll')`)
}
