import type { SiteId } from '../../content/id'
import { addJob } from './jobs'
import { removalKey } from './media'
import { isInserted, keyTaken, type NewSite, siteTag } from './sites'
import type { Tx } from './storage'

/**
 * A site that is being made is in the bin, has no host, and a key that no site can have: it names the run that makes it.
 * Nobody finds it until it is whole (V205).
 */
export const begin = async (tx: Tx, site: Omit<NewSite, 'key'>, run: string) => {
  await takeAway(tx, site.id)
  if (!(await isInserted(tx, { ...site, key: `.${run}` }))) throw new Superseded('Another run makes this site.')
  await tx.db.updateTable('sites').set({ deleted_at: Date.now() }).where('id', '=', site.id).execute()
}

/** Another run was begun in the place of this one, which was taken for dead. */
export class Superseded extends Error {}

/** Every unit of work of a run begins with it. */
export const holdForRun = async (tx: Tx, siteId: SiteId, run: string) => {
  const held = await tx.db
    .updateTable('sites')
    .set(eb => ({ key: eb.ref('key') }))
    .where('id', '=', siteId)
    .where('key', '=', `.${run}`)
    .returning('id')
    .executeTakeFirst()
  if (!held) throw new Superseded('Another run makes this site.')
}

/** It is whole: from here on it is a site like any other. */
export const finish = async (tx: Tx, siteId: SiteId, key: string) => {
  const isTaken = await tx.db.selectFrom('sites').select('id').where('key', '=', key).executeTakeFirst()
  if (isTaken) throw keyTaken(key)
  await tx.db.updateTable('sites').set({ key, deleted_at: null }).where('id', '=', siteId).execute()
  tx.touch(siteId, siteTag)
}

/** What a run has left that was broken off; of a certain one, or of whichever. */
export const takeAway = async (tx: Tx, siteId: SiteId, run?: string) => {
  const files = await tx.db.selectFrom('media').select('object_id').where('site_id', '=', siteId).execute()
  const gone = await tx.db
    .deleteFrom('sites')
    .where('id', '=', siteId)
    .where('key', run ? '=' : 'like', run ? `.${run}` : '.%')
    .returning('id')
    .executeTakeFirst()
  if (!gone) return
  for (const { object_id: objectId } of files)
    await addJob(tx, { kind: 'media:remove', payload: { objectId }, uniqueKey: removalKey(objectId) })
}
