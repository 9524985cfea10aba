import type { SiteId } from '../../content/id'
import { deletedSiteKeptMs } from '../../content/site'
import { forgetAudit } from './audit'
import { bytesOf } from './contentBytes'
import { forgetHandOvers } from './handOvers'
import { forgetInvitations } from './invitations'
import { addJob } from './jobs'
import { removalKey } from './media'
import { forgetOldHits } from './rateLimits'
import { takeAway } from './siteInMaking'
import type { Storage, Tx } from './storage'
import { forgetTranslated } from './translated'

const dayMs = 24 * 60 * 60 * 1000

/** How long what nobody needs any more is kept (D5, D32). */
const keptMs = {
  changeAnswers: 30 * dayMs,
  changes: 365 * dayMs,
  rateLimits: dayMs,
  deletedMedia: 30 * dayMs,
  deletedPages: 30 * dayMs,
  removedSections: 30 * dayMs,
  translated: 30 * dayMs,
  audit: 400 * dayMs,
  deletedSites: deletedSiteKeptMs,
  /** Far longer than the making of one takes. */
  halfMadeSites: dayMs,
  siteTasks: 30 * dayMs,
  endedTokens: 30 * dayMs,
}

/** Each in a unit of its own, so that nobody waits for all of them. */
export const purge = async (storage: Storage, now: number) => {
  await storage.write(async tx => {
    await tx.db
      .deleteFrom('change_answers')
      .where('at', '<', now - keptMs.changeAnswers)
      .execute()
  })
  await storage.write(async tx => {
    for (const log of ['changes', 'record_changes'] as const)
      await tx.db
        .deleteFrom(log)
        .where('at', '<', now - keptMs.changes)
        .execute()
  })
  await storage.write(async tx => {
    await tx.db.deleteFrom('sessions').where('expires', '<', now).execute()
    await tx.db.deleteFrom('access_links').where('expires', '<', now).execute()
    await tx.db
      .deleteFrom('api_tokens')
      .where('expires', '<', now - keptMs.endedTokens)
      .execute()
    await tx.db.deleteFrom('previews').where('expires', '<', now).execute()
    await tx.db.deleteFrom('passkey_challenges').where('expires', '<', now).execute()
    await forgetInvitations(tx, now)
    await forgetAudit(tx, now - keptMs.audit)
    await forgetHandOvers(tx.db, now)
    await tx.db
      .deleteFrom('site_tasks')
      .where('changed_at', '<', now - keptMs.siteTasks)
      .execute()
    await forgetOldHits(tx, now - keptMs.rateLimits)
    await forgetTranslated(tx, now - keptMs.translated)
    await tx.db.deleteFrom('mails').where('keep_until', '<', now).execute()
  })
  await storage.write(async tx => {
    const gone = await tx.db
      .deleteFrom('pages')
      .where('deleted_at', '<', now - keptMs.deletedPages)
      .returning(['site_id', 'id'])
      .execute()
    for (const { site_id, id } of gone)
      for (const table of ['item_values', 'changes', 'previews', 'uses'] as const)
        await tx.db.deleteFrom(table).where('site_id', '=', site_id).where('page_id', '=', id).execute()
  })
  await purgeSites(storage, now - keptMs.deletedSites)
  await takeAwayHalfMade(storage, now - keptMs.halfMadeSites)
  await storage.write(tx => forgetRemoved(tx, now - keptMs.removedSections))
  await storage.write(async tx => {
    const gone = await tx.db
      .deleteFrom('media')
      .where('deleted_at', '<', now - keptMs.deletedMedia)
      .returning(['site_id', 'id', 'object_id'])
      .execute()
    for (const { site_id, id } of gone)
      await tx.db.deleteFrom('item_values').where('site_id', '=', site_id).where('item_id', '=', id).execute()
    // The files go by a job of the same transaction: a process that dies in between leaves nothing behind.
    for (const { object_id: objectId } of gone)
      await addJob(tx, {
        kind: 'media:remove',
        payload: { objectId },
        runAt: now,
        uniqueKey: removalKey(objectId),
      })
  })
}

/** D27: one at a time; whoever takes a site back at that moment was first. Its files go like those of deleted pictures. */
const purgeSites = async (storage: Storage, before: number) => {
  const due = await storage.read.selectFrom('sites').select('id').where('deleted_at', '<', before).execute()
  for (const { id } of due)
    await storage.write(async tx => {
      const media = await tx.db.selectFrom('media').select('object_id').where('site_id', '=', id).execute()
      const gone = await tx.db
        .deleteFrom('sites')
        .where('id', '=', id)
        .where('deleted_at', '<', before)
        .returning('id')
        .executeTakeFirst()
      if (!gone) return
      for (const { object_id: objectId } of media)
        await addJob(tx, { kind: 'media:remove', payload: { objectId }, uniqueKey: removalKey(objectId) })
    })
}

/** What was left by a process that ended for good while it made a site. */
const takeAwayHalfMade = async (storage: Storage, before: number) => {
  const left = await storage.read
    .selectFrom('sites')
    .select('id')
    .where('key', 'like', '.%')
    .where('deleted_at', '<', before)
    .execute()
  for (const { id } of left) await storage.write(tx => takeAway(tx, id as SiteId))
}

/** What stood in sections that were removed long ago; published versions have all of it still. */
const forgetRemoved = async (tx: Tx, before: number) => {
  const removed = tx.db
    .selectFrom('item_values as status')
    .select(['status.site_id', 'status.item_id'])
    .where('status.key', '=', 'status')
    .where('status.value', '=', JSON.stringify('deleted'))
    .where('status.changed_at', '<', before)
  const emptied = await tx.db
    .deleteFrom('item_values')
    .where('key', '!=', 'status')
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('items')
          .innerJoin(removed.as('removed'), join =>
            join
              .onRef('removed.site_id', '=', 'items.site_id')
              .on(on =>
                on.or([
                  on('removed.item_id', '=', on.ref('items.id')),
                  on('removed.item_id', '=', on.ref('items.parent_id')),
                ]),
              ),
          )
          .select('items.id')
          .whereRef('items.site_id', '=', 'item_values.site_id')
          .whereRef('items.id', '=', 'item_values.item_id'),
      ),
    )
    .returning(['site_id', 'page_id', 'value'])
    .execute()
  const freed = new Map<string, { siteId: string; pageId: string; bytes: number }>()
  for (const { site_id: siteId, page_id: pageId, value } of emptied) {
    const entry = freed.get(pageId) ?? { siteId, pageId, bytes: 0 }
    freed.set(pageId, { ...entry, bytes: entry.bytes + bytesOf(value) })
  }
  for (const { siteId, pageId, bytes } of freed.values())
    await tx.db
      .updateTable('pages')
      .set(eb => ({ content_bytes: eb('content_bytes', '-', bytes) }))
      .where('site_id', '=', siteId)
      .where('id', '=', pageId)
      .execute()
}
