import type { Transporter } from 'nodemailer'
import type { JobHandlers } from '../jobs/runJob'
import { StartError } from '../StartError'
import { type Mail, markMailSent, noteMailProblem, readMail } from '../storage/mails'
import type { Storage } from '../storage/storage'

export type MailSender = {
  /** `sent` when the server has taken it over; `kept` when there is no server and the mail stays in the outbox. */
  send: (mail: Mail) => Promise<'sent' | 'kept'>
}

/** The server said that it will never take this mail; trying again would not help. */
export class MailRefused extends Error {}

/** The embedded default: mails stay readable in the outbox and none is lost. */
export const outboxOnly: MailSender = { send: async () => 'kept' }

/** `smtp://user:password@host:587` or `smtps://…`; `?from=web@laden.ch` names the sender's address (API-8). */
export const createSmtpSender = (smtpUrl: string): MailSender => {
  const { from, ...server } = readSmtpUrl(smtpUrl)
  let transport: Transporter | null = null
  // Loaded with the first mail.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...server,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    send: async mail => {
      try {
        transport ??= await open()
        await transport.sendMail({
          from: { name: mail.senderName, address: from },
          to: { name: '', address: mail.recipient },
          replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
          subject: mail.subject,
          text: mail.body,
          ...(mail.html ? { html: mail.html } : {}),
          date: new Date(mail.created),
          // The same for every attempt: a receiver that gets it twice shows it once.
          messageId: `<${mail.id}@${from.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return 'sent'
      } catch (error) {
        throw isForGood(error) ? new MailRefused(messageOf(error), { cause: error }) : error
      }
    },
  }
}

const maxAttempts = 60

/** Tries for about two days, at last once an hour (FORM-9). */
export const mailHandlers = ({ storage, sender }: { storage: Storage; sender: MailSender }) =>
  ({
    'mail:send': {
      maxAttempts,
      run: async ({ mailId }, { isLastAttempt }) => {
        const mail = await readMail(storage.read, mailId)
        if (mail?.state !== 'waiting') return
        try {
          if ((await sender.send(mail)) === 'kept') return
        } catch (error) {
          const isRefused = error instanceof MailRefused
          const problem = { error: messageOf(error), isFinal: isRefused || isLastAttempt }
          await storage.write(tx => noteMailProblem(tx, mailId, problem))
          if (isRefused) return
          throw error
        }
        await storage.write(tx => markMailSent(tx, mailId, Date.now()))
      },
    },
  }) satisfies JobHandlers

const defaultPorts = { 'smtp:': 587, 'smtps:': 465 }

const readSmtpUrl = (smtpUrl: string) => {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:'))
    throw new StartError('SMTP_URL must look like smtp://user:password@host:587.')
  const user = decodeURIComponent(url.username)
  const from = url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${url.hostname}`)
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(from))
    throw new StartError('SMTP_URL names a sender (from) that is no mail address.')
  return {
    from,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : defaultPorts[url.protocol],
    secure: url.protocol === 'smtps:',
    // A password never travels in the clear.
    requireTLS: user !== '',
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
  }
}

/** A wrong password or a refused sender is our set-up and can be mended; a refused recipient or text cannot. */
const isForGood = (error: unknown) => {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
