import type { SiteId } from '../../content/id'
import type { Role } from '../../content/site'
import { newId, newToken } from '../newId'
import { type Membership, normalizeEmail, parseLanguages } from './people'
import { hashToken } from './sessions'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'

export const invitationMs = 7 * 24 * 60 * 60 * 1000

export type Invitation = Membership & { id: string; email: string; created: number; expires: number }

/** One for each address: asked again, the new one stands and the link of the earlier one is worth nothing. */
export const putInvitation = async (
  tx: Tx,
  {
    siteId,
    email,
    role,
    languages,
    invitedBy,
    now,
  }: Membership & { siteId: SiteId; email: string; invitedBy: string; now: number },
): Promise<{ invitation: Invitation; token: string }> => {
  const token = newToken()
  const said = {
    token_hash: hashToken(token),
    role,
    languages: languages && JSON.stringify(languages),
    invited_by: invitedBy,
    created: now,
    expires: now + invitationMs,
  }
  const row = await tx.db
    .insertInto('invitations')
    .values({ site_id: siteId, id: newId(now), email: normalizeEmail(email), ...said })
    .onConflict(conflict => conflict.columns(['site_id', 'email']).doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { invitation: decode(row), token }
}

/** The open ones and those that nobody took up in time, newest first. */
export const listInvitations = async (db: Database, siteId: SiteId): Promise<Invitation[]> => {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(decode)
}

export const findInvitation = async (db: Database, siteId: SiteId, id: string): Promise<Invitation | null> => {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? decode(row) : null
}

/** Whether somebody may still take up an invitation to this site. */
export const isInvited = async (
  db: Database,
  siteId: SiteId,
  { email, now }: { email: string; now: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email', '=', normalizeEmail(email))
    .where('expires', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** What a link leads to, on the site it was made for and while it is good. */
export const findInvitationByToken = async (
  db: Database,
  siteId: SiteId,
  { token, now }: { token: string; now: number },
): Promise<Invitation | null> => {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .where('expires', '>', now)
    .executeTakeFirst()
  return row ? decode(row) : null
}

/** Null when it was taken up or withdrawn meanwhile: true for exactly one caller. */
export const takeInvitation = async (tx: Tx, siteId: SiteId, id: string): Promise<Invitation | null> => {
  const row = await tx.db
    .deleteFrom('invitations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? decode(row) : null
}

/** Those somebody has made, when they may no longer: answers to whom they were. */
export const withdrawInvitationsBy = async (tx: Tx, siteId: SiteId, personId: string): Promise<string[]> => {
  const rows = await tx.db
    .deleteFrom('invitations')
    .where('site_id', '=', siteId)
    .where('invited_by', '=', personId)
    .returning('email')
    .execute()
  return rows.map(({ email }) => email)
}

const lateMs = 30 * 24 * 60 * 60 * 1000

/** An expired one stays in the list for a while, to be sent again. */
export const forgetInvitations = async (tx: Tx, now: number) => {
  await tx.db
    .deleteFrom('invitations')
    .where('expires', '<', now - lateMs)
    .execute()
}

const decode = (row: Tables['invitations']): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role as Role,
  languages: parseLanguages(row.languages),
  created: row.created,
  expires: row.expires,
})
