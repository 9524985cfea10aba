import { isLocale, type Locale } from '../../content/locale'
import { siteKeySchema } from '../../content/site'
import { filledText } from '../../content/text'
import { parseCsv } from '../csv'
import { Refusal } from '../Refusal'
import { findAnySite, listHosts, newSiteId } from '../storage/sites'
import type { TaskProblem } from '../storage/siteTasks'
import type { Database } from '../storage/storage'
import { readHostName } from './hostNames'
import { makeSite, type OnStep, type SiteOrder, type SiteWorkbench } from './makeSite'

/** A row of the list: its number in the file, where the first line holds the names of the columns. */
export type NumberedOrder = SiteOrder & { row: number }

const columns = ['key', 'name', 'host', 'locales', 'template', 'scheme', 'port'] as const
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
  const [head = [], ...rows] = parseCsv(text)
  const names = head.map(name => name.trim().toLowerCase())
  const unknown = names.find(name => !(columns as readonly string[]).includes(name))
  if (unknown !== undefined) throw badList(`There is no column «${unknown}»; there are ${columns.join(', ')}.`)
  const missing = neededColumns.find(name => !names.includes(name))
  if (missing) throw badList(`The column «${missing}» is missing.`)
  if (rows.length > mostRows) throw badList(`A list has at most ${mostRows} rows.`)
  const orders: NumberedOrder[] = []
  const problems: TaskProblem[] = []
  for (const [index, cells] of rows.entries()) {
    const row = index + 2
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
  const port = given.port ? Number(given.port) : null
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw badList('The port is a number.', 'port')
  return {
    siteId: newSiteId(),
    key: given.key,
    name: given.name,
    host: { host: readHostName(given.host), scheme, port },
    locales: readLocales(given.locales.split(/[\s,;|/]+/).filter(Boolean)),
    template: given.template || null,
    from: null,
  }
}

export const readLocales = (list: readonly string[]): Locale[] => {
  const locales = [...new Set(list)]
  const unknown = locales.find(locale => !isLocale(locale))
  if (unknown !== undefined) throw badList(`«${unknown}» is no language of Vitrine.`, 'locales')
  if (locales.length === 0) throw badList('At least one language is needed.', 'locales')
  return locales as Locale[]
}

const badList = (message: string, column?: string) =>
  new Refusal('invalid_input', column && { issues: [{ path: column }] }, message)
