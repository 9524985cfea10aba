import { type Locale, localeSchema } from '../../content/locale'
import { type Host, hostNameSchema, siteKeySchema } from '../../content/site'
import type { SiteTemplate } from '../../content/siteTemplate'
import { newId } from '../newId'
import { blankTemplate } from '../sites/blankTemplate'
import { createSite, type TakePicture } from '../sites/createSite'
import { readDemoPicture } from '../sites/readDemoPicture'
import { originOf } from '../sites/siteFinder'
import { templateOfSite } from '../sites/templateOfSite'
import { findSiteByHost, findSiteByKey } from '../storage/sites'
import { needed, onlyKnown, readArguments } from './arguments'
import { CommandError } from './CommandError'
import { findNamedSite } from './findSite'
import type { Command, Workbench } from './run'

export const createNewSite: Command = async (bench, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'host', 'name', 'locales', 'template', 'scheme', 'port'])
  const locales = readLocales(needed(given, 'locales'))
  const name = needed(given, 'name')
  const wanted = given.get('template')
  const base = wanted ? await findTemplate(wanted) : blankTemplate({ name, locales })
  const template: SiteTemplate = {
    ...base,
    key: needed(given, 'key'),
    name,
    locales,
    defaultLocale: locales[0]!,
    business: base.business && withNewIds(base.business),
  }
  const { ingestPicture } = await import('../media/ingest')
  return make(bench, given, template, async picture =>
    ingestPicture({
      ...readDemoPicture(bench.demoPictures, picture),
      files: bench.files,
      pictures: bench.pictures,
      turn: 'background',
      folder: template.key,
      tags: [],
    }),
  )
}

export const cloneSite: Command = async (bench, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['from', 'key', 'host', 'name', 'scheme', 'port'])
  const source = await findNamedSite(bench.storage.read, given, 'from')
  const { template, takePicture } = await templateOfSite(bench, source)
  return make(bench, given, { ...template, key: needed(given, 'key'), name: needed(given, 'name') }, takePicture)
}

export const readLocales = (list: string): Locale[] => {
  const locales = [...new Set(list.split(','))]
  const unknown = locales.find(locale => !localeSchema.safeParse(locale).success)
  if (unknown !== undefined) throw new CommandError(`«${unknown}» is no language of Vitrine.`)
  return locales as Locale[]
}

export const readHost = (given: ReadonlyMap<string, string>, flag: string, isPrimary: boolean): Host => {
  const host = needed(given, flag).toLowerCase()
  if (!hostNameSchema.safeParse(host).success) throw new CommandError(`«${host}» is no host name.`)
  const scheme = given.get('scheme') ?? 'http'
  if (scheme !== 'http' && scheme !== 'https') throw new CommandError('--scheme is http or https.')
  const port = given.has('port') ? Number(given.get('port')) : null
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new CommandError('--port is a number.')
  return { host, isPrimary, scheme, port }
}

/** The demo sites serve as templates too. */
const findTemplate = async (wanted: string): Promise<SiteTemplate> => {
  const { demoSites } = await import('../../../demo/sites')
  const found = demoSites.find(({ template }) => template.key === wanted)
  if (found) return found.template
  const known = demoSites.map(({ template }) => template.key).join(', ')
  throw new CommandError(`There is no template «${wanted}»; there are ${known}.`)
}

const make = async (
  { storage, port }: Workbench,
  given: ReadonlyMap<string, string>,
  template: SiteTemplate,
  takePicture: TakePicture,
) => {
  const host = readHost(given, 'host', true)
  if (!siteKeySchema.safeParse(template.key).success)
    throw new CommandError('--key has small letters, digits and dashes, and starts with a letter.')
  if (await findSiteByKey(storage.read, template.key))
    throw new CommandError(`A site «${template.key}» exists already.`)
  if (await findSiteByHost(storage.read, host.host))
    throw new CommandError(`The host ${host.host} belongs to a site already.`)
  await createSite({ storage, template, hosts: [host], takePicture })
  return `${template.name} is at ${originOf(host, port)}`
}

const withNewIds = (business: NonNullable<SiteTemplate['business']>): SiteTemplate['business'] => {
  const id = newId()
  return { ...business, id, branches: business.branches.map(branch => ({ ...branch, id: newId(), businessId: id })) }
}
