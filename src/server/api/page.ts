import type { Locale } from '../../content/locale'
import { givenKeys } from '../../content/page'
import { navigationFromLeaves } from '../../content/rules/leaves'
import { sortPages } from '../../content/rules/sortPages'
import type { Site } from '../../content/site'
import { isOn } from '../../contract/call'
import * as call from '../../contract/page'
import { buildShellFor } from '../../live/model.server'
import type { ListedPage } from '../../live/reader'
import { addPage } from '../editing/addPage'
import { baseOf } from '../editing/baseOf'
import { checkNewPage } from '../editing/checkNewPage'
import { checkNewBase, checkPageBase } from '../editing/checkPageBase'
import { headed } from '../editing/headed'
import { newSlug } from '../editing/newSlug'
import { removePage } from '../editing/removePage'
import { scheduledPages } from '../editing/schedulePage'
import { createReader } from '../pages/reader'
import { hashPassword } from '../people/passwords'
import { Refusal } from '../Refusal'
import { changedPages } from '../storage/changedPages'
import { checkMedia } from '../storage/media'
import { lockKeys, setPageKey } from '../storage/pageKey'
import { setPagePassword } from '../storage/pagePassword'
import { findPage, lockPage } from '../storage/pages'
import { readReferences } from '../storage/references'
import { dropUnusedSlugs, pagesOnceLive, reserveSlug } from '../storage/slugs'
import { draftsTag } from '../storage/versions'
import { readLeaves } from '../storage/wholeObject'
import { type ValueWrite, writeValues } from '../storage/writeValues'
import { type ApiContext, reads, writes, writesPrepared } from './context'
import { presentListed, presentPageInfo } from './presentPage'

export const pageHandlers = {
  listPages: reads(call.listPages, async ({ services, hosted, session }, { includeDrafts }) => {
    const { read } = services.storage
    const { id: siteId, defaultLocale } = hosted.site
    const inOrder = async (pages: ListedPage[]) => {
      const navigation = navigationFromLeaves((await readLeaves(read, siteId, 'navigation')).leaves)
      return sortPages(pages, { navigation, locale: defaultLocale })
    }
    if (isOn(includeDrafts)) {
      if (!session) throw new Refusal('sign_in_needed')
      const changed = await changedPages(read, siteId)
      const pages = await readReferences(read, siteId, 'edit')
      const onceLive = await pagesOnceLive(read, siteId)
      const planned = await scheduledPages(read, siteId)
      return (await inOrder(pages)).map(page =>
        presentListed(page, {
          isChanged: changed.has(page.id),
          wasLive: onceLive.has(page.id),
          goesLiveAt: planned.get(page.id) ?? null,
        }),
      )
    }
    const pages = await readReferences(read, siteId, 'live')
    return (await inOrder(pages))
      .filter(page => !page.isArchived)
      .map(page => presentListed(page, { isChanged: false, wasLive: true, goesLiveAt: null }))
  }),

  readPageInfo: reads(call.readPageInfo, async (context, { id }) =>
    presentPageInfo(context.services.storage.read, asSeenBy(context, id)),
  ),

  readShell: reads(call.readShell, async ({ services, hosted: { site } }, { id, lang }) => {
    checkLocale(site, lang)
    const reader = createReader(services, { site, mode: 'edit' })
    if (!(await findPage(services.storage.read, site.id, id))) throw new Refusal('not_found')
    return buildShellFor({ reader, site, locale: lang, mode: 'edit', now: services.clock(), pageId: id })
  }),

  writePageInfo: writesPrepared(
    call.writePageInfo,
    async (_, { meta }): Promise<string | null> => (meta?.password ? hashPassword(meta.password) : null),
    async (context, input) => {
      const { tx, hosted, author, prepared } = context
      const { id, lang, meta = {} } = input
      const siteId = hosted.site.id
      if (meta.key !== undefined) await lockKeys(tx, siteId)
      await lockPage(tx, siteId, id)
      const page = await findPage(tx.db, siteId, id)
      if (!page) throw new Refusal('not_found')
      checkLocale(hosted.site, lang)
      const writes: ValueWrite[] = []
      const put = (key: string, value: unknown) =>
        writes.push({ itemId: id, key, value, base: baseOf(input.base, key) })
      if (meta.name !== undefined) {
        if (meta.name.trim() === '') throw new Refusal('empty_name')
        put(`name:${lang}`, meta.name.trim())
      }
      const { disallowedLanguages } = meta
      // PAGE-9: everything that finds no other way leads there.
      if (page.role === 'home' && disallowedLanguages?.includes(hosted.site.defaultLocale))
        throw new Refusal('home_language')
      if (disallowedLanguages !== undefined) put('languages', [...new Set(disallowedLanguages)])
      if (meta.title !== undefined) put(`metaTitle:${lang}`, meta.title?.trim() || null)
      if (meta.description !== undefined) put(`metaDescription:${lang}`, meta.description?.trim() || null)
      if (meta.shareImage !== undefined) {
        await checkMedia(tx.db, siteId, meta.shareImage)
        put('shareImage', meta.shareImage)
      }
      if (meta.key !== undefined) {
        if (page.collection || !canBeGiven(page.key)) throw new Refusal('not_allowed')
        await setPageKey(tx, { siteId, pageId: id, key: meta.key })
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

  addPage: writes(call.addPage, async (context, input) => {
    const { collectionName, initialMeta, lang, initialGroups: types = [], isHeaded = false, base } = input
    checkNewBase(base)
    const { tx, hosted, author } = context
    const name = initialMeta.name.trim()
    if (name === '') throw new Refusal('empty_name')
    checkLocale(hosted.site, lang)
    const collection = collectionName && collectionName !== 'generic' ? collectionName : null
    await checkNewPage(tx.db, hosted.site, { collection, types })
    const id = await addPage(tx, {
      siteId: hosted.site.id,
      collection,
      name: { [lang]: name },
      groups: isHeaded ? headed(types, name, lang) : types.map(type => ({ type })),
      author,
    })
    return presentPageInfo(tx.db, asSeenBy(context, id))
  }),

  removePage: writes(call.removePage, async ({ tx, hosted }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    await removePage(tx, hosted.site.id, id)
    return {}
  }),
}

/** The home page and those of the game stay what they are. */
const canBeGiven = (key: string | null) => key === null || givenKeys.some(given => given === key)

const asSeenBy = ({ hosted, session, services }: ApiContext, id: string) => ({
  site: hosted.site,
  personId: session?.person.id ?? '',
  now: services.clock(),
  id,
})

const checkLocale = (site: Site, lang: Locale) => {
  if (!site.locales.includes(lang)) throw new Refusal('invalid_input', { issues: [{ path: 'lang' }] })
}
