import type { Host } from '../../content/site'
import { readAddress } from '../sites/hostNames'
import { importSite, readLocales, readSiteList } from '../sites/importSites'
import { makeSite, type SiteOrder } from '../sites/makeSite'
import { originOf } from '../sites/siteFinder'
import { newSiteId } from '../storage/sites'
import { needed, onlyKnown, readArguments } from './arguments'
import { CommandError } from './CommandError'
import { findNamedSite } from './findSite'
import type { Command, Workbench } from './run'

export const createNewSite: Command = async (bench, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'host', 'name', 'locales', 'template', 'scheme', 'port', 'published'])
  const locales = readLocales(needed(given, 'locales').split(','))
  return make(bench, given, { locales, template: given.get('template') ?? null, from: null })
}

export const cloneSite: Command = async (bench, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['from', 'key', 'host', 'name', 'scheme', 'port', 'published'])
  const { id: from, locales } = await findNamedSite(bench.storage.read, given, 'from')
  return make(bench, given, { locales, template: null, from })
}

/** `npm run site -- import sites.csv`: what is wrong is named, everything else is made. */
export const importSites: Command = async (bench, [file, ...rest]) => {
  if (!file || rest.length > 0) throw new CommandError('Write npm run site -- import FILE.csv')
  const began = Date.now()
  const { orders, problems } = readSiteList(file)
  let [made, there] = [0, 0]
  for (const order of orders) {
    const outcome = await importSite(bench, order)
    if (outcome === 'made') made += 1
    else if (outcome === 'there') there += 1
    else problems.push(outcome)
  }
  const lines = problems.sort((a, b) => a.row - b.row).map(({ row, key, message }) => `Row ${row} (${key}): ${message}`)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const summary = `${made} made, ${there} there already, ${problems.length} refused, in ${seconds} s.`
  return [...lines, summary].join('\n')
}

export const readHost = (given: ReadonlyMap<string, string>, flag: string): Omit<Host, 'isPrimary'> => {
  const address = readAddress(needed(given, flag))
  const scheme = given.get('scheme') ?? 'http'
  if (scheme !== 'http' && scheme !== 'https') throw new CommandError('--scheme is http or https.')
  const port = given.has('port') ? Number(given.get('port')) : address.port
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new CommandError('--port is a number.')
  return { host: address.host, scheme, port }
}

const make = async (
  bench: Workbench,
  given: ReadonlyMap<string, string>,
  source: Pick<SiteOrder, 'locales' | 'template' | 'from'>,
) => {
  const [key, name, host] = [needed(given, 'key'), needed(given, 'name'), readHost(given, 'host')]
  const published = given.get('published') ?? 'yes'
  if (published !== 'yes' && published !== 'no') throw new CommandError('--published is yes or no.')
  await makeSite(bench, { siteId: newSiteId(), key, name, host, isPublished: published === 'yes', ...source })
  return `${name} is at ${originOf({ ...host, isPrimary: true }, bench.port)}`
}
