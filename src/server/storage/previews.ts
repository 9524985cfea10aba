import type { SiteId } from '../../content/id'
import { newSecretId, newToken } from '../newId'
import { Refusal } from '../Refusal'
import { hashToken } from './sessions'
import type { Database, Tx } from './storage'

const dayMs = 24 * 60 * 60 * 1000

/** D20: only the hash is stored; whoever has the token sees the page's working state until it expires. */
export const createPreview = async (
  tx: Tx,
  preview: { siteId: SiteId; pageId: string; personId: string; days: number; now: number },
) => {
  const token = newToken()
  const [id, expires] = [newSecretId(), preview.now + preview.days * dayMs]
  await tx.db.deleteFrom('previews').where('expires', '<', preview.now).execute()
  await tx.db
    .insertInto('previews')
    .values({
      token_hash: hashToken(token),
      site_id: preview.siteId,
      id,
      page_id: preview.pageId,
      person_id: preview.personId,
      created: preview.now,
      expires,
    })
    .execute()
  return { id, token, created: preview.now, expires }
}

export const listPreviews = async (
  db: Database,
  { siteId, pageId, now }: { siteId: SiteId; pageId: string; now: number },
) => {
  const rows = await db
    .selectFrom('previews')
    .leftJoin('people', 'people.id', 'previews.person_id')
    .select(['previews.id', 'previews.created', 'previews.expires', 'people.name as person'])
    .where('previews.site_id', '=', siteId)
    .where('previews.page_id', '=', pageId)
    .where('previews.expires', '>', now)
    .orderBy('previews.created', 'desc')
    .execute()
  return rows.map(({ id, created, expires, person }) => ({ id, created, expires, person }))
}

export const revokePreview = async (tx: Tx, { siteId, pageId, id }: { siteId: SiteId; pageId: string; id: string }) => {
  const row = await tx.db
    .deleteFrom('previews')
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
}

/** The page a token shows on this site. */
export const findPreview = async (
  db: Database,
  { siteId, token, now }: { siteId: SiteId; token: string; now: number },
): Promise<string | null> => {
  const row = await db
    .selectFrom('previews')
    .select('page_id')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires', '>', now)
    .executeTakeFirst()
  return row?.page_id ?? null
}
