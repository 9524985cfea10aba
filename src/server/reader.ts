import type { SiteId } from '../content/id'
import { byOrder } from '../content/rules/document'
import { navigationFromLeaves, settingsFromLeaves } from '../content/rules/leaves'
import type { Mode } from '../content/rules/route'
import type { Site } from '../content/site'
import type { LiveReader } from '../live/reader'
import { swissHolidays } from './integrations/holidays'
import type { Services } from './services'
import { businessTag, readBusiness } from './storage/business'
import { mediaTag, readMedia } from './storage/media'
import { readWorkingPage } from './storage/pages'
import { readPagesWith } from './storage/pagesWith'
import { readReferences } from './storage/references'
import { siteTag } from './storage/sites'
import { findSlug } from './storage/slugs'
import { pagesTag, pageTag, readPublished } from './storage/versions'
import { readLeaves } from './storage/wholeObject'

/** Reads for one drawing: each thing at most once, each noted as a tag (D15). */
export const createReader = (
  { storage, memory }: Pick<Services, 'storage' | 'memory'>,
  { site, mode }: { site: Site; mode: Mode },
): LiveReader => {
  const db = storage.read
  const tags = new Set<string>([siteTag])
  let validUntil = Number.POSITIVE_INFINITY
  const note = (...added: string[]) => {
    for (const tag of added) tags.add(tag)
  }
  const siteId: SiteId = site.id
  /** What is being edited moves without a tag: editors read anew. */
  const shared = <T>(tag: string, read: () => Promise<T>) =>
    once(() => {
      note(tag)
      return mode === 'live' ? memory.recall(siteId, tag, read) : read()
    })

  const settings = shared('settings', async () => settingsFromLeaves((await readLeaves(db, siteId, 'settings')).leaves))
  const navigation = shared('navigation', async () =>
    navigationFromLeaves((await readLeaves(db, siteId, 'navigation')).leaves),
  )
  const pages = shared(pagesTag, () => readReferences(db, siteId, mode))
  const { businessId } = site
  const business = businessId
    ? shared(businessTag(businessId), () => readBusiness(db, businessId))
    : () => Promise.resolve(null)

  const document: LiveReader['document'] = async pageId => {
    note(pageTag(pageId))
    if (mode === 'edit') return (await readWorkingPage(db, siteId, pageId))?.document ?? null
    return readPublished(db, siteId, pageId)
  }

  return {
    settings,
    navigation,
    pages,
    business,
    document,
    pagesWith: async type => {
      const found = await readPagesWith(db, siteId, type)
      return (await pages()).filter(page => found.has(page.id))
    },
    findSlug: async place => {
      note(pagesTag)
      return findSlug(db, { siteId, ...place })
    },
    media: async ids => {
      note(...ids.map(mediaTag))
      return readMedia(db, siteId, ids)
    },
    collectionPages: async collection => {
      const members = (await pages())
        .filter(page => page.collection === collection && !page.isArchived)
        .filter(page => mode === 'edit' || (page.isPublished && !page.hasPassword))
        .sort(byOrder)
      const found = await Promise.all(
        members.map(async reference => ({ reference, page: await document(reference.id) })),
      )
      return found.flatMap(({ reference, page }) => (page ? [{ reference, page }] : []))
    },
    holidays: ({ canton, ...range }) => (canton ? swissHolidays({ canton, ...range }) : Promise.resolve([])),
    validUntil: moment => {
      validUntil = Math.min(validUntil, moment)
    },
    noted: () => ({ tags, validUntil }),
  }
}

const once = <T>(read: () => Promise<T>) => {
  let result: Promise<T> | null = null
  return () => {
    result ??= read()
    return result
  }
}
