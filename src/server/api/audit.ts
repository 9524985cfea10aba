import { dayOf, startOfDay } from '../../content/rules/zonedTime'
import * as call from '../../contract/audit'
import type { InputOf } from '../../contract/call'
import { csvOf } from '../people/csv'
import { Refusal } from '../Refusal'
import { type AuditFilter, listAudit } from '../storage/audit'
import { FileAnswer, reads } from './context'
import { noteExport } from './noteExport'

const perPart = 50
const mostInFile = 20_000

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

  exportAudit: reads(call.exportAudit, async (context, filter) => {
    const { services, hosted } = context
    const limit = mostInFile
    const entries = await listAudit(services.storage.read, hosted.site.id, { ...asked(filter), limit })
    const rows = entries.map(({ at, kind, person, subject, address }) => [
      new Date(at).toISOString(),
      kind,
      person?.name ?? '',
      subject,
      address,
    ])
    const table = csvOf([['time', 'kind', 'person', 'subject', 'address'], ...rows])
    const filename = `${hosted.site.key}-log.csv`
    await noteExport(context, filename)
    return new FileAnswer(Buffer.from(table), 'text/csv; charset=utf-8', filename)
  }),
}
