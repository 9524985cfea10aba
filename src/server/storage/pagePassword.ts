import type { SiteId } from '../../content/id'
import { Refusal } from '../Refusal'
import type { Database, Tx } from './storage'
import { draftsTag, pagesTag, pageTag } from './versions'

/** SEC-7: takes effect at once; a new version makes every cookie of the old one worthless. */
export const setPagePassword = async (
  tx: Tx,
  { siteId, pageId, passwordHash }: { siteId: SiteId; pageId: string; passwordHash: string | null },
) => {
  const row = await tx.db
    .updateTable('pages')
    .set(eb => ({ password_hash: passwordHash, password_version: eb('password_version', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  tx.touch(siteId, pageTag(pageId), pagesTag, draftsTag)
}

export const copyPagePassword = async (tx: Tx, { siteId, from, to }: { siteId: SiteId; from: string; to: string }) => {
  const row = await tx.db
    .selectFrom('pages')
    .select('password_hash')
    .where('site_id', '=', siteId)
    .where('id', '=', from)
    .executeTakeFirst()
  if (row?.password_hash) await setPagePassword(tx, { siteId, pageId: to, passwordHash: row.password_hash })
}

/** Of all pages of a site that have one, live or not. */
export const readPasswordHashes = async (db: Database, siteId: SiteId): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('password_hash', 'is not', null)
    .execute()
  return new Map(rows.map(row => [row.id, row.password_hash!]))
}

export const readPagePassword = async (
  db: Database,
  siteId: SiteId,
  pageId: string,
): Promise<{ hash: string; version: number } | null> => {
  const row = await db
    .selectFrom('pages')
    .select(['password_hash', 'password_version'])
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('published_version', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash ? { hash: row.password_hash, version: row.password_version } : null
}
