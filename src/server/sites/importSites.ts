import { isLocale, type Locale } from '../../content/locale'
import { siteKeySchema } from '../../content/site'
import { filledText } from '../../content/text'
import type { ListProblem } from '../../contract/sites'
import { parseCsv } from '../csv'
import { Refusal } from '../Refusal'
import { findAnySite, listHosts, newSiteId } from '../storage/sites'
import type { TaskProblem } from '../storage/siteTasks'
import type { Database } from '../storage/storage'
import { readAddress } from './hostNames'
import { makeSite, type OnStep, type SiteOrder, type SiteWorkbench } from './makeSite'

/** A row of the list: the line of the file it begins on; the first one holds the names of the columns. */
export type NumberedOrder = SiteOrder & { row: number }

const columns = ['key', 'name', 'host', 'locales', 'template', 'scheme', 'port', 'published'] as const
type Column = (typeof columns)[number]
const neededColumns: readonly Column[] = ['key', 'name', 'host', 'locales']
export const mostRows = 5_000

/** What Excel calls CSV is UTF-8 or Windows-1252, and does not say which; the second is hardly ever good UTF-8. */
export const decodeList = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a list of sites as Excel or a program writes it; every row that is wrong is named with its reason. */
export const readSiteList = (text: string): { orders: NumberedOrder[]; problems: TaskProblem[] } => {
  const { rows: lines, openQuote } = parseCsv(text)
  if (openQuote !== null) throw unreadable('open_quote', `A quote on line ${openQuote} is never closed.`, openQuote)
  const [head, ...rows] = lines
  const names = (head?.cells ?? []).map(name => name.trim().toLowerCase())
  const unknown = names.find(name => !(columns as readonly string[]).includes(name))
  if (unknown !== undefined)
    throw unreadable('unknown_column', `There is no column «${unknown}»; there are ${columns.join(', ')}.`, unknown)
  const missing = neededColumns.find(name => !names.includes(name))
  if (missing) throw unreadable('missing_column', `The column «${missing}» is missing.`, missing)
  if (rows.length > mostRows) throw unreadable('too_many_rows', `A list has at most ${mostRows} rows.`, mostRows)
  const orders: NumberedOrder[] = []
  const problems: TaskProblem[] = []
  for (const { line: row, cells } of rows) {
    if (cells.every(cell => cell.trim() === '')) continue
    const given = Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ''])) as Record<Column, string>
    try {
      if (cells.length > names.length) throw badList('The row has more cells than there are columns.', 'row')
      orders.push({ row, ...readRow(given) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push(problemOf({ row, key: given.key }, error))
    }
  }
  return { orders, problems }
}

/** Of a list sent again only what is missing is made. */
export const importSite = async (
  bench: SiteWorkbench,
  order: NumberedOrder,
): Promise<'made' | 'there' | TaskProblem> =>
  (await isThere(bench.storage.read, order)) ? 'there' : tryToMake(bench, order)

/** Made, or why not. */
export const tryToMake = async (
  bench: SiteWorkbench,
  order: NumberedOrder,
  onStep?: OnStep,
): Promise<'made' | TaskProblem> => {
  try {
    await makeSite(bench, order, onStep)
    return 'made'
  } catch (error) {
    if (error instanceof Refusal) return problemOf(order, error)
    throw error
  }
}

export const problemOf = ({ row, key }: { row: number; key: string }, refusal: Refusal): TaskProblem => {
  const { issues = [] } = (refusal.details ?? {}) as { issues?: { path: string }[] }
  return { row, key, code: refusal.code, column: issues[0]?.path ?? null, message: refusal.message }
}

const isThere = async (db: Database, { siteId, key, host }: SiteOrder) => {
  const known = await findAnySite(db, { key })
  if (!known || known.id === siteId || known.deletedAt) return false
  return (await listHosts(db, known.id)).some(entry => entry.host === host.host)
}

const readRow = (given: Record<Column, string>): SiteOrder => {
  if (!siteKeySchema.safeParse(given.key).success)
    throw badList(`The key «${given.key}» needs small letters, digits and dashes, and starts with a letter.`, 'key')
  if (!filledText(200).safeParse(given.name).success) throw badList('The name is missing or too long.', 'name')
  const scheme = given.scheme || 'https'
  if (scheme !== 'http' && scheme !== 'https') throw badList('The scheme is http or https.', 'scheme')
  const address = readAddress(given.host)
  const port = given.port ? Number(given.port) : address.port
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw badList('The port is a number.', 'port')
  return {
    siteId: newSiteId(),
    key: given.key,
    name: given.name,
    host: { host: address.host, scheme, port },
    locales: readLocales(given.locales.split(/[\s,;|/]+/).filter(Boolean)),
    template: given.template || null,
    from: null,
    isPublished: readPublished(given.published ?? ''),
  }
}

/** Pages are published at once unless the list says no. */
const readPublished = (said: string): boolean => {
  const answer = said.toLowerCase()
  if (['', 'yes', 'ja', 'oui', 'true', '1'].includes(answer)) return true
  if (['no', 'nein', 'non', 'false', '0'].includes(answer)) return false
  throw badList('The column published says yes or no.', 'published')
}

export const readLocales = (list: readonly string[]): Locale[] => {
  const locales = [...new Set(list)]
  const unknown = locales.find(locale => !isLocale(locale))
  if (unknown !== undefined) throw badList(`«${unknown}» is no language of Vitrine.`, 'locales')
  if (locales.length === 0) throw badList('At least one language is needed.', 'locales')
  return locales as Locale[]
}

const badList = (message: string, column: string) =>
  new Refusal('invalid_input', { issues: [{ path: column }] }, message)

/** The list as a whole: `at` is the column, the line or the number that is meant. */
const unreadable = (why: ListProblem['why'], message: string, at: string | number) =>
  new Refusal('bad_list', { why, at: String(at).slice(0, 60) } satisfies ListProblem, message)
