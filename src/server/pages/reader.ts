import type { SiteId } from '../../content/id'
import type { PageSources } from '../../content/pageSources'
import { byOrder } from '../../content/rules/document'
import { navigationFromLeaves, settingsFromLeaves } from '../../content/rules/leaves'
import type { Mode } from '../../content/rules/route'
import { installation } from '../../content/scope'
import type { Site } from '../../content/site'
import type { ListedPage, LiveReader, PagesAsked } from '../../live/reader'
import { swissHolidays } from '../integrations/holidays'
import type { Services } from '../services'
import { businessTag, readBusiness } from '../storage/business'
import { mediaTag, readMedia } from '../storage/media'
import { readWorkingPage } from '../storage/pages'
import { readPagesWith } from '../storage/pagesWith'
import { readReferences } from '../storage/references'
import { siteTag } from '../storage/sites'
import { findSlug } from '../storage/slugs'
import { pagesTag, pageTag, publishedTag, readPublished, readPublishedMoments } from '../storage/versions'
import { readLeaves } from '../storage/wholeObject'

/** Reads for one drawing: each thing at most once, each noted as a tag (D15). */
export const createReader = (
  { storage, memory }: Pick<Services, 'storage' | 'memory'>,
  { site, mode }: { site: Site; mode: Mode },
): LiveReader => {
  const db = storage.read
  const tags = new Set<string>([siteTag])
  const sharedTags = new Set<string>()
  const sources: PageSources[] = []
  const described: object[] = []
  let validUntil = Number.POSITIVE_INFINITY
  const note = (...added: string[]) => {
    for (const tag of added) tags.add(tag)
  }
  const siteId: SiteId = site.id
  /** What is being edited moves without a tag: editors read it anew. */
  const shared = <T>(tag: string, read: () => Promise<T>) =>
    once(() => {
      note(tag)
      return mode === 'live' ? memory.recall(siteId, tag, read) : read()
    })

  const settings = shared('settings', async () => settingsFromLeaves((await readLeaves(db, siteId, 'settings')).leaves))
  const navigation = shared('navigation', async () =>
    navigationFromLeaves((await readLeaves(db, siteId, 'navigation')).leaves),
  )
  const livePages = shared(pagesTag, () => readReferences(db, siteId, mode))
  const pages: LiveReader['pages'] = async asked => {
    if (mode === 'edit') return readReferences(db, siteId, mode, asked)
    const all = await livePages()
    return asked ? all.filter(isOneOf(asked)) : all
  }
  const publishedMoments = shared(publishedTag, () => readPublishedMoments(db, siteId))
  const { businessId } = site
  const business = once(() => {
    if (!businessId) return Promise.resolve(null)
    const tag = businessTag(businessId)
    sharedTags.add(tag)
    const read = () => readBusiness(db, businessId)
    return mode === 'live' ? memory.recall(installation, tag, read) : read()
  })

  const document: LiveReader['document'] = async pageId => {
    note(pageTag(pageId))
    if (mode === 'edit') return (await readWorkingPage(db, siteId, pageId))?.document ?? null
    return readPublished(db, siteId, pageId)
  }

  /** Members of a collection are shown on several pages, and are short. */
  const member: LiveReader['document'] = pageId => {
    if (mode === 'edit') return document(pageId)
    note(pageTag(pageId))
    return memory.recall(siteId, pageTag(pageId), () => readPublished(db, siteId, pageId))
  }

  const media: LiveReader['media'] = async ids => {
    note(...ids.map(mediaTag))
    if (mode === 'edit') return readMedia(db, siteId, ids)
    const missing: string[] = []
    const read = once(() => readMedia(db, siteId, missing))
    const found = await Promise.all(
      ids.map(id =>
        memory.recall(siteId, mediaTag(id), async () => {
          missing.push(id)
          // All that are missing are asked for at once.
          await null
          return (await read())[id] ?? null
        }),
      ),
    )
    return Object.fromEntries(found.flatMap(picture => (picture ? [[picture.id, picture]] : [])))
  }

  return {
    settings,
    navigation,
    pages,
    publishedMoments,
    business,
    document,
    pagesWith: async type => {
      const found = await readPagesWith(db, siteId, type)
      return pages({ ids: found })
    },
    findSlug: async place => {
      note(pagesTag)
      return findSlug(db, { siteId, ...place })
    },
    media,
    collectionPages: async collection => {
      const members = (await pages({ collection }))
        .filter(page => !page.isArchived)
        .filter(page => mode === 'edit' || (page.isPublished && !page.hasPassword))
        .sort(byOrder)
      const found = await Promise.all(members.map(async reference => ({ reference, page: await member(reference.id) })))
      return found.flatMap(({ reference, page }) => (page ? [{ reference, page }] : []))
    },
    holidays: ({ canton, ...range }) => (canton ? swissHolidays({ canton, ...range }) : Promise.resolve([])),
    validUntil: moment => {
      validUntil = Math.min(validUntil, moment)
    },
    allow: added => {
      sources.push(added)
    },
    describe: data => {
      described.push(data)
    },
    noted: () => ({ tags, sharedTags, validUntil, sources, described }),
  }
}

const isOneOf = ({ ids = [], keys = [], role, collection }: PagesAsked) => {
  const named = new Set(ids)
  return (page: ListedPage) =>
    named.has(page.id) ||
    (page.key !== null && keys.includes(page.key)) ||
    (role !== undefined && page.role === role) ||
    (collection !== undefined && page.collection === collection)
}

const once = <T>(read: () => Promise<T>) => {
  let result: Promise<T> | null = null
  return () => {
    result ??= read()
    return result
  }
}
