import type { Selectable } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { ErrorCode } from '../../contract/errors'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'

/** A text that was left as it is, and why. */
export type Skipped = { itemId: string; key: string; locale: Locale; code: ErrorCode }

/** A translation of a page or the site that goes on behind the requests. */
export type TranslationTask = {
  id: string
  /** Null for the whole site. */
  pageId: string | null
  locales: Locale[]
  personId: string
  changeId: string
  state: 'running' | 'done' | 'cancelled' | 'failed'
  total: number
  done: number
  skipped: Skipped[]
  error: ErrorCode | null
}

export const insertTask = async (
  tx: Tx,
  siteId: SiteId,
  task: Pick<TranslationTask, 'id' | 'pageId' | 'locales' | 'personId' | 'changeId' | 'total'>,
  now: number,
) => {
  await tx.db
    .insertInto('translation_tasks')
    .values({
      site_id: siteId,
      id: task.id,
      page_id: task.pageId,
      locales: JSON.stringify(task.locales),
      person_id: task.personId,
      change_id: task.changeId,
      state: 'running',
      total: task.total,
      done: 0,
      skipped: '[]',
      error: null,
      created: now,
      changed_at: now,
    })
    .execute()
}

export const readTask = async (db: Database, siteId: SiteId, id: string): Promise<TranslationTask | null> => {
  const row = await db
    .selectFrom('translation_tasks')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? decode(row) : null
}

/** Adds to what is done and left; only while it runs. */
export const noteProgress = async (
  tx: Tx,
  siteId: SiteId,
  { id, done, skipped, now }: { id: string; done: number; skipped: readonly Skipped[]; now: number },
) => {
  const task = await readTask(tx.db, siteId, id)
  if (task?.state !== 'running') return
  await tx.db
    .updateTable('translation_tasks')
    .set({
      done: Math.min(task.total, task.done + done),
      skipped: JSON.stringify([...task.skipped, ...skipped].slice(0, 500)),
      changed_at: now,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** False when it had ended already. */
export const endTask = async (
  tx: Tx,
  siteId: SiteId,
  {
    id,
    state,
    error = null,
    now,
  }: { id: string; state: Exclude<TranslationTask['state'], 'running'>; error?: ErrorCode | null; now: number },
): Promise<boolean> => {
  const row = await tx.db
    .updateTable('translation_tasks')
    .set({ state, error, changed_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const decode = (row: Selectable<Tables['translation_tasks']>): TranslationTask => ({
  id: row.id,
  pageId: row.page_id,
  locales: JSON.parse(row.locales) as Locale[],
  personId: row.person_id,
  changeId: row.change_id,
  state: row.state,
  total: row.total,
  done: row.done,
  skipped: JSON.parse(row.skipped) as Skipped[],
  error: row.error as ErrorCode | null,
})
