import type { SiteId } from '../../content/id'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import { addJob } from './jobs'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'

export type NewMail = {
  siteId: SiteId
  recipient: string
  replyTo: string | null
  senderName: string
  subject: string
  body: string
  /** The same words for programs that show HTML. */
  html?: string | null
  /** A mail of the same key is queued once, however often its cause is repeated. */
  key?: string | null
  /** Gone from the outbox after this moment. */
  keepUntil?: number | null
}

export type MailState = Tables['mails']['state']

export type Mail = NewMail & {
  id: string
  state: MailState
  created: number
  sentAt: number | null
  attempts: number
  lastError: string | null
}

/**
 * FORM-9: the mail and the job that sends it are stored with whatever caused it, or not at all. Answers the id, of the
 * first where there was one of the same key.
 */
export const queueMail = async (tx: Tx, mail: NewMail, now = Date.now()): Promise<string> => {
  refuseUnsafe(mail)
  const id = newId(now)
  const queued = await tx.db
    .insertInto('mails')
    .values({
      id,
      site_id: mail.siteId,
      recipient: mail.recipient,
      reply_to: mail.replyTo,
      sender_name: mail.senderName,
      subject: mail.subject,
      body: mail.body,
      state: 'waiting',
      created: now,
      sent_at: null,
      attempts: 0,
      last_error: null,
      html: mail.html ?? null,
      unique_key: mail.key ?? null,
      keep_until: mail.keepUntil ?? null,
    })
    .onConflict(conflict => conflict.column('unique_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!queued) return idOfKey(tx, mail.key!)
  await queueSending(tx, id)
  return id
}

const idOfKey = async (tx: Tx, key: string) => {
  const { id } = await tx.db.selectFrom('mails').select('id').where('unique_key', '=', key).executeTakeFirstOrThrow()
  return id
}

export const readMail = async (db: Database, mailId: string): Promise<Mail | null> => {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst()
  return row ? decode(row) : null
}

/** Of mails with a link that lets somebody in: nobody but its receiver reads them (SEC-6). */
export const secretMailKey = (...parts: string[]) => ['secret', ...parts].join(':')

/** The outbox as editors see it, newest first. */
export const listMails = async (
  db: Database,
  siteId: SiteId,
  { limit, before = Number.MAX_SAFE_INTEGER }: { limit: number; before?: number },
): Promise<Mail[]> => {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(eb => eb.or([eb('unique_key', 'is', null), eb('unique_key', 'not like', 'secret:%')]))
    .where('created', '<', before)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(decode)
}

/** False when it was not waiting any more. */
export const markMailSent = async (tx: Tx, mailId: string, now: number): Promise<boolean> => {
  const row = await tx.db
    .updateTable('mails')
    .set(eb => ({ state: 'sent', sent_at: now, attempts: eb('attempts', '+', 1), last_error: null }))
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const noteMailProblem = async (tx: Tx, mailId: string, problem: { error: string; isFinal: boolean }) => {
  await tx.db
    .updateTable('mails')
    .set(eb => ({
      attempts: eb('attempts', '+', 1),
      last_error: problem.error,
      ...(problem.isFinal && { state: 'failed' as const }),
    }))
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .execute()
}

/** An editor's second try of a mail that failed. False when there is no such failed mail. */
export const sendMailAgain = async (tx: Tx, siteId: SiteId, mailId: string): Promise<boolean> => {
  const row = await tx.db
    .updateTable('mails')
    .set({ state: 'waiting' })
    .where('id', '=', mailId)
    .where('site_id', '=', siteId)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst()
  if (row) await queueSending(tx, mailId)
  return row !== undefined
}

/** For the start with a mail server after a time without: what waits in the outbox and is not too old goes out. */
export const queueWaitingMails = async (tx: Tx, createdAfter: number) => {
  const rows = await tx.db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('created', '>', createdAfter)
    .execute()
  for (const { id } of rows) await queueSending(tx, id)
}

const queueSending = (tx: Tx, mailId: string) =>
  addJob(tx, { kind: 'mail:send', payload: { mailId }, uniqueKey: `mail:send:${mailId}` })

/** One plain address: nothing that could start a second header or name a second recipient. */
const addressPattern = /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]{1,190}$/u
const lineBreakers = /[\p{Cc}\p{Zl}\p{Zp}]/u

const refuseUnsafe = ({ recipient, replyTo, senderName, subject, body, html }: NewMail) => {
  const wrong = [
    !addressPattern.test(recipient) && 'recipient',
    replyTo !== null && !addressPattern.test(replyTo) && 'replyTo',
    lineBreakers.test(senderName) && 'senderName',
    lineBreakers.test(subject) && 'subject',
    body.includes('\0') && 'body',
    html?.includes('\0') && 'html',
  ].find(Boolean)
  if (wrong) throw new Refusal('invalid_input', { field: wrong })
}

const decode = (row: Tables['mails']): Mail => ({
  id: row.id,
  siteId: row.site_id as SiteId,
  recipient: row.recipient,
  replyTo: row.reply_to,
  senderName: row.sender_name,
  subject: row.subject,
  body: row.body,
  html: row.html,
  key: row.unique_key,
  keepUntil: row.keep_until,
  state: row.state,
  created: row.created,
  sentAt: row.sent_at,
  attempts: row.attempts,
  lastError: row.last_error,
})
