import { Readable } from 'node:stream'
import { auditWords } from '../../content/auditWords'
import type { SiteId } from '../../content/id'
import { dayOf, startOfDay, toWallTime } from '../../content/rules/zonedTime'
import * as call from '../../contract/audit'
import type { InputOf } from '../../contract/call'
import { csvLines, csvMark } from '../csv'
import { Refusal } from '../Refusal'
import { type AuditFilter, listAudit, listAuditPeople } from '../storage/audit'
import { settingsOf } from '../storage/settingsOf'
import type { Database } from '../storage/storage'
import { FileAnswer, reads } from './context'
import { noteExport } from './noteExport'

const perPart = 50
const perRead = 1000

const tableWords = {
  de: {
    heads: ['Zeit', 'Was', 'Wer', 'Betrifft', 'Adresse', 'Code', 'Zeit (UTC)'],
    nobody: 'Unbekannt',
    server: 'Server',
  },
  fr: {
    heads: ['Heure', 'Quoi', 'Qui', 'Concerne', 'Adresse', 'Code', 'Heure (UTC)'],
    nobody: 'Inconnu',
    server: 'Serveur',
  },
}

const startOf = (date: string, daysLater = 0) => {
  const day = dayOf(date)
  if (Number.isNaN(day)) throw new Refusal('invalid_input', { issues: [{ path: 'from' }] })
  return startOfDay(day + daysLater)
}

const asked = ({ kind, personId, from, until }: InputOf<typeof call.exportAudit>): AuditFilter => ({
  kind,
  personId,
  from: from ? startOf(from) : undefined,
  until: until ? startOf(until, 1) : undefined,
})

export const auditHandlers = {
  readAudit: reads(call.readAudit, async ({ services, hosted }, { before, ...filter }) => {
    const limit = perPart + 1
    const entries = await listAudit(services.storage.read, hosted.site.id, { ...asked(filter), before, limit })
    return { entries: entries.slice(0, perPart), hasMore: entries.length > perPart }
  }),

  listAuditPeople: reads(call.listAuditPeople, async ({ services, hosted }) => ({
    people: await listAuditPeople(services.storage.read, hosted.site.id),
  })),

  exportAudit: reads(call.exportAudit, async (context, input) => {
    const { services, hosted, session } = context
    const filter = asked(input)
    const filename = `${hosted.site.key}-log.csv`
    await noteExport(context, filename)
    const db = services.storage.read
    const language = session.person.language ?? (await settingsOf(db, hosted.site.id)).editor.locale
    const table = Readable.from(tableOf(db, hosted.site.id, { filter, language }))
    return new FileAnswer(table, 'text/csv; charset=utf-8', filename)
  }),
}

/** Read in parts while it is sent: a log of any length, to its end. */
async function* tableOf(
  db: Database,
  siteId: SiteId,
  { filter, language }: { filter: AuditFilter; language: 'de' | 'fr' },
) {
  const words = tableWords[language]
  yield csvMark + csvLines([words.heads])
  for (let before: string | undefined; ; ) {
    const entries = await listAudit(db, siteId, { ...filter, before, limit: perRead })
    yield csvLines(
      entries.map(({ at, kind, person, subject, address }) => [
        toWallTime(at).replace('T', ' '),
        auditWords[language][kind],
        person?.name ?? (address ? words.nobody : words.server),
        subject,
        address,
        kind,
        new Date(at).toISOString(),
      ]),
    )
    if (entries.length < perRead) return
    before = entries.at(-1)!.id
  }
}
