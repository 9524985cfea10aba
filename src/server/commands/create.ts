import { type Locale, localeSchema } from '../../content/locale'
import { type Host, hostNameSchema, siteKeySchema } from '../../content/site'
import { blankTemplate } from '../demo/blank'
import { createSite, type TakePicture } from '../demo/createSite'
import { readPicture } from '../demo/pictures'
import type { SiteTemplate } from '../demo/template'
import { templateOfSite } from '../demo/templateOfSite'
import { templates } from '../demo/templates'
import { newId } from '../newId'
import { originOf } from '../sites'
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
  const base = wanted ? templates[wanted] : blankTemplate({ name, locales })
  if (!base) throw new CommandError(`There is no template «${wanted}»; there are ${Object.keys(templates).join(', ')}.`)
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
    ingestPicture({ ...readPicture(bench.demoPictures, picture), files: bench.files, folder: template.key, tags: [] }),
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
