import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { type Host, siteKeySchema } from '../../content/site'
import type { SiteTemplate } from '../../content/siteTemplate'
import { filledText } from '../../content/text'
import type { Pictures } from '../media/pictures'
import type { FileStore } from '../media/store'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import { findAnySite, hostTaken, isHostTaken, keyTaken } from '../storage/sites'
import type { Database, Storage } from '../storage/storage'
import { blankTemplate } from './blankTemplate'
import { createSite, type TakePicture } from './createSite'
import { readDemoPicture } from './readDemoPicture'
import { renamed } from './renamed'
import { templateOfSite } from './templateOfSite'

/** What making a site needs, in the running server or in a command on its own. */
export type SiteWorkbench = { storage: Storage; files: FileStore; pictures: Pictures; demoPictures: string }

/** A site that is wanted: of a template, blank without one, or as the copy of another site. */
export type SiteOrder = {
  siteId: SiteId
  key: string
  name: string
  host: Omit<Host, 'isPrimary'>
  locales: Locale[]
  template: string | null
  from: SiteId | null
  /** Without it at once: what a template says would be there for everybody to read. */
  isPublished?: boolean
  personId?: string | null
}

export type OnStep = (done: number, total: number) => Promise<void>

/** Makes it whole or not at all; made already, by a run that was interrupted, it stays as it is. */
export const makeSite = async (bench: SiteWorkbench, order: SiteOrder, onStep?: OnStep) => {
  const isMade = async () => (await findAnySite(bench.storage.read, { id: order.siteId })) !== null
  if (await isMade()) return
  try {
    await make(bench, order, onStep)
  } catch (error) {
    // A run that was taken for dead was faster: the key and the host are taken by this very site.
    if (!(await isMade())) throw error
  }
}

const make = async (bench: SiteWorkbench, order: SiteOrder, onStep?: OnStep) => {
  const { storage } = bench
  await checkOrder(storage.read, order)
  const { template, takePicture } = await (order.from ? copyOf(bench, order) : ofTemplate(bench, order))
  const { key, name, siteId, personId, isPublished = true } = order
  const hosts = [{ ...order.host, isPrimary: true }]
  const own = { ...renamed(template, name), key, name }
  const pages = isPublished ? own.pages : own.pages.map(page => ({ ...page, isDraft: true }))
  await createSite({ storage, template: { ...own, pages }, hosts, takePicture, siteId, personId, onStep })
}

/** Says no before anything long begins; the database itself says it to whoever was slower. */
export const checkOrder = async (db: Database, { key, name, host, locales, template, from }: SiteOrder) => {
  if (!siteKeySchema.safeParse(key).success)
    throw new Refusal(
      'invalid_input',
      { issues: [{ path: 'key' }] },
      'The key has small letters, digits and dashes, and starts with a letter.',
    )
  if (!filledText(200).safeParse(name).success)
    throw new Refusal('invalid_input', { issues: [{ path: 'name' }] }, 'The name is missing or too long.')
  if (await findAnySite(db, { key })) throw keyTaken(key)
  if (await isHostTaken(db, host.host)) throw hostTaken(host.host)
  if (template) checkLanguage(await findTemplate(template), locales[0]!)
  if (from && !(await findAnySite(db, { id: from }))) throw new Refusal('not_found')
}

/** The demo sites serve as templates; their content is loaded when somebody asks. */
export const listTemplates = async (): Promise<SiteTemplate[]> => {
  const { demoSites } = await import('../../../demo/sites')
  return demoSites.map(({ template }) => template)
}

const findTemplate = async (wanted: string): Promise<SiteTemplate> => {
  const templates = await listTemplates()
  const found = templates.find(({ key }) => key === wanted)
  if (found) return found
  const known = templates.map(({ key }) => key).join(', ')
  throw new Refusal('unknown_template', undefined, `There is no template «${wanted}»; there are ${known}.`)
}

/** Other languages show the main one's texts until they have their own; without those there would be nothing to see. */
const checkLanguage = ({ key, locales }: SiteTemplate, main: Locale) => {
  if (locales.includes(main)) return
  const known = locales.join(', ')
  throw new Refusal('template_language', undefined, `The template «${key}» has no texts in ${main}; it has ${known}.`)
}

type Source = Promise<{ template: SiteTemplate; takePicture: TakePicture }>

const ofTemplate = async (bench: SiteWorkbench, { key, name, locales, template: wanted }: SiteOrder): Source => {
  const base = wanted ? await findTemplate(wanted) : blankTemplate({ name, locales })
  const template = {
    ...base,
    locales,
    defaultLocale: locales[0]!,
    business: base.business && withNewIds(base.business),
  }
  const { ingestPicture } = await import('../media/ingest')
  const takePicture: TakePicture = picture =>
    ingestPicture({
      ...readDemoPicture(bench.demoPictures, picture),
      files: bench.files,
      pictures: bench.pictures,
      turn: 'background',
      folder: key,
      tags: [],
    })
  return { template, takePicture }
}

const copyOf = async (bench: SiteWorkbench, { from }: SiteOrder): Source => {
  const source = await findAnySite(bench.storage.read, { id: from! })
  if (!source || source.deletedAt) throw new Refusal('not_found')
  return templateOfSite(bench, source)
}

const withNewIds = (business: NonNullable<SiteTemplate['business']>): SiteTemplate['business'] => {
  const id = newId()
  return { ...business, id, branches: business.branches.map(branch => ({ ...branch, id: newId(), businessId: id })) }
}
