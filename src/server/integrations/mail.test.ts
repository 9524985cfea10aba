import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { type Open, onBothEngines } from '../../../test/engines'
import { newSite } from '../../../test/newSite'
import type { SiteId } from '../../content/id'
import { createJobRunner } from '../jobs/runner'
import { addJob } from '../storage/jobs'
import { listMails, type NewMail, queueMail, queueWaitingMails, readMail, sendMailAgain } from '../storage/mails'
import { purge } from '../storage/retention'
import type { Storage } from '../storage/storage'
import { createSmtpSender, type MailSender, mailHandlers, outboxOnly } from './mail'

const hour = 60 * 60 * 1000
const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server)
})

onBothEngines('mails', open => {
  it('[FORM-9] a mail with a key is queued once, carries HTML beside its text, and goes when its time is over', async () => {
    const storage = await open()
    const siteId = await newSite(storage, { name: 'laden' })
    const now = Date.now()
    const mail = { ...sample(siteId), html: '<p>Guten Tag</p>', key: 'request 1', keepUntil: now + 1_000 }
    const [first, second] = await Promise.all([1, 2].map(() => storage.write(tx => queueMail(tx, mail))))
    expect(second).toBe(first)
    expect(await listMails(storage.read, siteId, { limit: 10 })).toMatchObject([{ html: '<p>Guten Tag</p>' }])
    await purge(storage, now)
    expect(await readMail(storage.read, first!)).not.toBeNull()
    await purge(storage, now + 2_000)
    expect(await readMail(storage.read, first!)).toBeNull()
  })

  it('[FORM-9] leave the outbox by SMTP, with names and umlauts intact, and are sent once', async () => {
    const { storage, siteId } = await siteOn(open)
    const { received, url } = await startServer()
    const id = await storage.write(tx => queueMail(tx, { ...sample(siteId), html: '<p>Grüezi</p>' }))
    const runner = runnerOn(storage, createSmtpSender(`${url}?from=web@laden.example`))
    await runner.runDue()
    await runner.runDue(Date.now() + hour)
    expect(received).toHaveLength(1)
    const [mail] = received as [Email]
    expect(mail.from).toMatchObject({ name: 'Optik «Müller»', address: 'web@laden.example' })
    expect(mail.to).toMatchObject([{ address: 'laden@example.ch' }])
    expect(mail.replyTo).toMatchObject([{ address: 'kundin@example.ch' }])
    expect(mail.subject).toBe('Neue Anfrage: Sehtest für Zoë')
    expect(mail.text?.trim()).toBe('Grüezi\n\n.Ein Punkt am Zeilenanfang\nAdieu')
    expect(mail.html?.trim()).toBe('<p>Grüezi</p>')
    expect(mail.messageId).toBe(`<${id}@laden.example>`)
    expect(await readMail(storage.read, id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: expect.any(Number) })
  })

  it('[FORM-9] a job that comes back after the mail was acknowledged sends nothing', async () => {
    const { storage, siteId } = await siteOn(open)
    const { received, url } = await startServer()
    const mailId = await storage.write(tx => queueMail(tx, sample(siteId)))
    const runner = runnerOn(storage, createSmtpSender(url))
    await runner.runDue()
    await storage.write(tx => addJob(tx, { kind: 'mail:send', payload: { mailId } }))
    expect(await runner.runDue()).toBe(1)
    expect(received).toHaveLength(1)
  })

  it('[FORM-9] nothing is lost while the server is down; it goes out when the server is back', async () => {
    const { storage, siteId } = await siteOn(open)
    const down = await startServer()
    await closeServer(servers.pop()!)
    const runner = runnerOn(storage, createSmtpSender(down.url))
    const id = await storage.write(tx => queueMail(tx, sample(siteId)))
    const now = Date.now()
    await runner.runDue(now)
    await runner.runDue(now + hour)
    expect(await readMail(storage.read, id)).toMatchObject({
      state: 'waiting',
      attempts: 2,
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
    const up = await startServer({ port: down.port })
    await runner.runDue(now + 2 * hour)
    expect(up.received).toHaveLength(1)
    expect(await readMail(storage.read, id)).toMatchObject({ state: 'sent', attempts: 3, lastError: null })
  })

  it('[FORM-9] a server that stays away ends in «failed», and the mail can be sent again', async () => {
    const { storage, siteId } = await siteOn(open)
    const down = await startServer()
    await closeServer(servers.pop()!)
    const runner = runnerOn(storage, createSmtpSender(down.url))
    const id = await storage.write(tx => queueMail(tx, sample(siteId)))
    let now = Date.now()
    while (await runner.runDue(now)) now += 2 * hour
    expect(await readMail(storage.read, id)).toMatchObject({ state: 'failed', attempts: 60 })
    expect(now - Date.now()).toBeGreaterThan(48 * hour)
    await startServer({ port: down.port })
    const other = await newSite(storage, { name: 'fremd' })
    expect(await storage.write(tx => sendMailAgain(tx, other, id))).toBe(false)
    expect(await storage.write(tx => sendMailAgain(tx, siteId, id))).toBe(true)
    await runner.runDue()
    expect(await readMail(storage.read, id)).toMatchObject({ state: 'sent' })
  })

  it('a recipient refused for good is not tried again, one refused for now is', async () => {
    const { storage, siteId } = await siteOn(open)
    const { url } = await startServer({ refuse: { 'nie@example.ch': 550, 'spaeter@example.ch': 451 } })
    const runner = runnerOn(storage, createSmtpSender(url))
    const queue = (recipient: string) => storage.write(tx => queueMail(tx, { ...sample(siteId), recipient }))
    const [never, later] = [await queue('nie@example.ch'), await queue('spaeter@example.ch')]
    await runner.runDue()
    expect(await readMail(storage.read, never)).toMatchObject({ state: 'failed', attempts: 1 })
    expect(await readMail(storage.read, later)).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(await runner.runDue(Date.now() + hour)).toBe(1)
  })

  it('[API-8, FORM-9] without a server mails stay readable in the outbox, and go out once there is one', async () => {
    const { storage, siteId } = await siteOn(open)
    const id = await storage.write(tx => queueMail(tx, sample(siteId)))
    await runnerOn(storage, outboxOnly).runDue()
    expect(await listMails(storage.read, siteId, { limit: 10 })).toMatchObject([
      { id, state: 'waiting', attempts: 0, body: sample(siteId).body },
    ])
    const { received, url } = await startServer()
    await storage.write(tx => queueWaitingMails(tx, Date.now() - hour))
    await storage.write(tx => queueWaitingMails(tx, Date.now() - hour))
    await runnerOn(storage, createSmtpSender(url)).runDue()
    expect(received).toHaveLength(1)
  })

  it('[SEC-2] refuse what would start a second header or name a second recipient', async () => {
    const { storage, siteId } = await siteOn(open)
    for (const [field, value] of [
      ['recipient', 'a@b.ch\r\nBcc: all@b.ch'],
      ['recipient', 'a@b.ch, c@d.ch'],
      ['recipient', '"a" <a@b.ch>'],
      ['recipient', ''],
      ['replyTo', 'a@b.ch\nBcc: all@b.ch'],
      ['senderName', 'Laden\r\nBcc: all@b.ch'],
      ['subject', 'Hallo\nBcc: all@b.ch'],
      ['subject', 'Hallo\u2028Bcc: all@b.ch'],
      ['body', 'a\0b'],
    ] as const) {
      const unsafe = { ...sample(siteId), [field]: value }
      await expect(
        storage.write(tx => queueMail(tx, unsafe)),
        value,
      ).rejects.toMatchObject({ details: { field } })
    }
    expect(await listMails(storage.read, siteId, { limit: 1 })).toEqual([])
  })
})

it.each(['', 'mail.example.ch', 'http://mail.example.ch', 'smtp://', 'smtp://h?from=nobody'])(
  '[API-8] a malformed SMTP_URL ends the start with a sentence: %j',
  url => {
    expect(() => createSmtpSender(url)).toThrow(/^SMTP_URL .*\.$/)
  },
)

const sample = (siteId: SiteId): NewMail => ({
  siteId,
  recipient: 'laden@example.ch',
  replyTo: 'kundin@example.ch',
  senderName: 'Optik «Müller»',
  subject: 'Neue Anfrage: Sehtest für Zoë',
  body: 'Grüezi\n\n.Ein Punkt am Zeilenanfang\nAdieu',
})

const siteOn = async (open: Open) => {
  const storage = await open({ isOwn: true })
  return { storage, siteId: await newSite(storage, { name: 'laden' }) }
}

const runnerOn = (storage: Storage, sender: MailSender) =>
  createJobRunner({
    storage,
    handlers: mailHandlers({ storage, sender }),
    log: { warn: () => {}, error: () => {} },
  })

const startServer = async ({ port = 0, refuse = {} }: { port?: number; refuse?: Record<string, number> } = {}) => {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, callback) => {
      const responseCode = refuse[address]
      callback(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : null)
    },
    onData: (stream, _, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        callback()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  servers.push(server)
  const { port: openedPort } = server.server.address() as AddressInfo
  return { received, port: openedPort, url: `smtp://127.0.0.1:${openedPort}` }
}

const closeServer = (server: SMTPServer) => new Promise<void>(resolve => server.close(() => resolve()))
