import { definitions } from '../../blocks/definitions'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { countChanges } from '../../content/rules/changed'
import { countByLocale, missingTexts } from '../../content/rules/completeness'
import { isReservedSlug, toSlug } from '../../content/rules/slug'
import type { Site } from '../../content/site'
import { isOn } from '../../contract/call'
import * as call from '../../contract/page'
import { buildShellFor } from '../../live/model.server'
import { ApiError } from '../ApiError'
import { addPage } from '../editing/addPage'
import { checkNewPage } from '../editing/checkNewPage'
import { checkTranslations } from '../editing/checkTranslations'
import { hashPassword } from '../passwords'
import { createReader } from '../reader'
import { changedPages } from '../storage/changedPages'
import { checkMedia } from '../storage/media'
import { setPagePassword } from '../storage/pagePassword'
import { findPage, listPages, lockPage, readWorkingPage } from '../storage/pages'
import { readReferences } from '../storage/references'
import { removePage } from '../storage/removePage'
import { revertPage } from '../storage/revert'
import { cancelSchedule } from '../storage/schedule'
import { dropUnusedSlugs, findSlug, pagesOnceLive, reserveSlug } from '../storage/slugs'
import type { Database, Tx } from '../storage/storage'
import { draftsTag, publishPage, readPublished, unpublishPage } from '../storage/versions'
import { type ValueWrite, writeValues } from '../storage/writeValues'
import { answerOnce } from './answerOnce'
import { baseOf } from './baseOf'
import { checkPageBase } from './checkPageBase'
import { type ApiContext, reads, type WriteContext, writes, writesPrepared } from './context'
import { presentListed, presentPageInfo } from './presentPage'

export const pageHandlers = {
  listPages: reads(call.listPages, async ({ services, hosted, session }, { includeDrafts }) => {
    const { read } = services.storage
    const siteId = hosted.site.id
    if (isOn(includeDrafts)) {
      if (!session) throw new ApiError('sign_in_needed')
      const changed = await changedPages(read, siteId)
      const pages = await readReferences(read, siteId, 'edit')
      const onceLive = await pagesOnceLive(read, siteId)
      return pages
        .sort(byAge)
        .map(page => presentListed(page, { isChanged: changed.has(page.id), wasLive: onceLive.has(page.id) }))
    }
    const pages = await readReferences(read, siteId, 'live')
    return pages.filter(page => !page.isArchived).map(page => presentListed(page, { isChanged: false, wasLive: true }))
  }),

  readPageInfo: reads(call.readPageInfo, async (context, { id }) =>
    presentPageInfo(context.services.storage.read, asSeenBy(context, id)),
  ),

  readShell: reads(call.readShell, async ({ services, hosted: { site } }, { id, lang }) => {
    checkLocale(site, lang)
    const reader = createReader(services, { site, mode: 'edit' })
    if (!(await findPage(services.storage.read, site.id, id))) throw new ApiError('not_found')
    return buildShellFor({ reader, site, locale: lang, mode: 'edit', now: services.clock(), pageId: id })
  }),

  writePageInfo: writesPrepared(
    call.writePageInfo,
    async (_, { meta }): Promise<string | null> => (meta?.password ? hashPassword(meta.password) : null),
    async (context, input) => {
      const { tx, hosted, author, prepared } = context
      const { id, lang, meta = {} } = input
      const siteId = hosted.site.id
      await lockPage(tx, siteId, id)
      const page = await findPage(tx.db, siteId, id)
      if (!page) throw new ApiError('not_found')
      checkLocale(hosted.site, lang)
      const writes: ValueWrite[] = []
      const put = (key: string, value: unknown) =>
        writes.push({ itemId: id, key, value, base: baseOf(input.base, key) })
      if (meta.name !== undefined) {
        if (meta.name.trim() === '') throw new ApiError('empty_name')
        put(`name:${lang}`, meta.name.trim())
      }
      if (meta.disallowedLanguages !== undefined) put('languages', [...new Set(meta.disallowedLanguages)])
      if (meta.title !== undefined) put(`metaTitle:${lang}`, meta.title?.trim() || null)
      if (meta.description !== undefined) put(`metaDescription:${lang}`, meta.description?.trim() || null)
      if (meta.shareImage !== undefined) {
        await checkMedia(tx.db, siteId, meta.shareImage)
        put('shareImage', meta.shareImage)
      }
      const slug = await newSlug(tx, { siteId, id, lang, typed: input.slug, name: meta.name })
      if (slug !== null) {
        put(`slug:${lang}`, slug)
        await reserveSlug(tx, { siteId, locale: lang, collection: page.collection, slug, pageId: id })
      }
      await writeValues(tx, { siteId, pageId: id, author, writes })
      await dropUnusedSlugs(tx, siteId, id)
      tx.touch(siteId, draftsTag)
      if (meta.password !== undefined) await setPagePassword(tx, { siteId, pageId: id, passwordHash: prepared })
      return presentPageInfo(tx.db, asSeenBy(context, id))
    },
  ),

  addPage: writes(call.addPage, async (context, { collectionName, initialMeta, lang, initialGroups: types = [] }) => {
    const { tx, hosted, author } = context
    if (initialMeta.name.trim() === '') throw new ApiError('empty_name')
    checkLocale(hosted.site, lang)
    const collection = collectionName && collectionName !== 'generic' ? collectionName : null
    await checkNewPage(tx.db, hosted.site, { collection, types })
    const id = await addPage(tx, {
      siteId: hosted.site.id,
      collection,
      name: { [lang]: initialMeta.name.trim() },
      groups: types.map(type => ({ type })),
      author,
    })
    return presentPageInfo(tx.db, asSeenBy(context, id))
  }),

  removePage: writes(call.removePage, async ({ tx, hosted }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    await removePage(tx, hosted.site.id, id)
    return {}
  }),

  publicationStatus: reads(call.publicationStatus, async ({ services, hosted }, { id }) => {
    const { read } = services.storage
    const working = await readWorkingPage(read, hosted.site.id, id)
    if (!working) throw new ApiError('not_found')
    return countChanges(working.document, await readPublished(read, hosted.site.id, id))
  }),

  translationStatus: reads(call.translationStatus, async ({ services, hosted }, { id }) => {
    const working = await readWorkingPage(services.storage.read, hosted.site.id, id)
    if (!working) throw new ApiError('not_found')
    const { locales } = hosted.site
    return countByLocale(missingTexts({ page: working.document, locales, definitions }), locales)
  }),

  publishPage: writes(call.publishPage, async (context, { id, base }) => {
    await checkPageBase(context.tx, { siteId: context.hosted.site.id, pageId: id, base })
    const version = await publishChecked(context, id)
    return { id, version }
  }),

  publishAll: reads(call.publishAll, async (context, { changeId }) => {
    const { services, hosted, session } = context
    if (!session) throw new ApiError('sign_in_needed')
    const author = { personId: session.person.id }
    return answerOnce(context, { call: 'publishAll', changeId }, () =>
      eachChangedPage(services.storage.read, hosted.site.id, id =>
        services.storage.write(tx => publishChecked({ ...context, session, tx, author, prepared: undefined }, id)),
      ),
    )
  }),

  unpublishPage: writes(call.unpublishPage, async ({ tx, hosted }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    await unpublishPage(tx, hosted.site.id, id)
    await cancelSchedule(tx, { siteId: hosted.site.id, pageId: id })
    return {}
  }),

  revertPage: writes(call.revertPage, async ({ tx, hosted, author }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    return { id, reverted: await revertPage(tx, { siteId: hosted.site.id, pageId: id, author }) }
  }),

  revertAll: reads(call.revertAll, async (context, { changeId }) => {
    const { services, hosted, session } = context
    if (!session) throw new ApiError('sign_in_needed')
    const author = { personId: session.person.id }
    return answerOnce(context, { call: 'revertAll', changeId }, () =>
      eachChangedPage(
        services.storage.read,
        hosted.site.id,
        pageId => services.storage.write(tx => revertPage(tx, { siteId: hosted.site.id, pageId, author })),
        { publishedOnly: true },
      ),
    )
  }),
}

const asSeenBy = ({ hosted, session, services }: ApiContext, id: string) => ({
  site: hosted.site,
  personId: session?.person.id ?? '',
  now: services.clock(),
  id,
})

const byAge = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

const checkLocale = (site: Site, lang: Locale) => {
  if (!site.locales.includes(lang)) throw new ApiError('invalid_input', { issues: [{ path: 'lang' }] })
}

/** The slug to write: the typed one, or for a first name in a language one made from it. */
const newSlug = async (
  tx: Tx,
  { siteId, id, lang, typed, name }: { siteId: SiteId; id: string; lang: Locale; typed?: string; name?: string },
): Promise<string | null> => {
  const working = await readWorkingPage(tx.db, siteId, id)
  const current = working?.document.slug[lang]
  if (typed === undefined) {
    if (current || !name) return null
    const made = toSlug(name)
    const isFree = made && !isReservedSlug(made) && (await isOwnOrFree(tx, { siteId, id, lang, slug: made, working }))
    return isFree ? made : null
  }
  const slug = toSlug(typed)
  if (slug === '') throw new ApiError('empty_slug')
  if (slug === current) return null
  if (isReservedSlug(typed.trim()) || isReservedSlug(slug)) throw new ApiError('slug_taken')
  return slug
}

const isOwnOrFree = async (
  tx: Tx,
  place: {
    siteId: SiteId
    id: string
    lang: Locale
    slug: string
    working: Awaited<ReturnType<typeof readWorkingPage>>
  },
) => {
  const owner = await findSlug(tx.db, {
    siteId: place.siteId,
    locale: place.lang,
    collection: place.working?.page.collection ?? null,
    slug: place.slug,
  })
  return !owner || owner.pageId === place.id
}

const publishChecked = async ({ tx, hosted, author }: WriteContext, id: string): Promise<number> => {
  const { site } = hosted
  await lockPage(tx, site.id, id)
  const working = await readWorkingPage(tx.db, site.id, id)
  if (!working) throw new ApiError('not_found')
  await checkTranslations(tx.db, site, working.document)
  return publishPage(tx, { siteId: site.id, pageId: id, author, locales: site.locales })
}

const eachChangedPage = async (
  db: Database,
  siteId: SiteId,
  act: (id: string) => Promise<unknown>,
  { publishedOnly = false } = {},
) => {
  const results: { id: string; success: boolean; error: string | null; code: string | null }[] = []
  const changed = await changedPages(db, siteId)
  for (const { id, publishedVersion } of await listPages(db, siteId)) {
    if (!changed.has(id) || (publishedOnly && publishedVersion === null)) continue
    try {
      await act(id)
      results.push({ id, success: true, error: null, code: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      results.push({ id, success: false, error: error.message, code: error.code })
    }
  }
  return results
}
