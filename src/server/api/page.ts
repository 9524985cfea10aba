import type { Locale, Localized } from '../../content/locale'
import { givenKeys } from '../../content/page'
import type { InputOf } from '../../contract/call'
import * as call from '../../contract/page'
import { buildShellFor } from '../../live/model.server'
import { addPage } from '../editing/addPage'
import { baseOf } from '../editing/baseOf'
import { checkNewPage } from '../editing/checkNewPage'
import { checkNewBase, checkPageBase } from '../editing/checkPageBase'
import { headed } from '../editing/headed'
import { newSlug } from '../editing/newSlug'
import { removePage } from '../editing/removePage'
import { checkLocale, sentNames, sentTexts } from '../editing/sentTexts'
import { createReader } from '../pages/reader'
import { hashPassword } from '../people/passwords'
import { Refusal } from '../Refusal'
import { checkMedia } from '../storage/media'
import { lockKeys, setPageKey } from '../storage/pageKey'
import { setPagePassword } from '../storage/pagePassword'
import { findPage, lockPage } from '../storage/pages'
import { dropUnusedSlugs, reserveSlug } from '../storage/slugs'
import { draftsTag } from '../storage/versions'
import { type ValueWrite, writeValues } from '../storage/writeValues'
import { type ApiContext, reads, type WriteContext, writes, writesPrepared } from './context'
import { presentPageInfo } from './presentPage'

export const pageHandlers = {
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
    async (context, input) => changePage(context, context.prepared, input),
  ),

  addPage: writesPrepared(
    call.addPage,
    async (_, { initialMeta: { password } }): Promise<string | null> => (password ? hashPassword(password) : null),
    async (context, input) => {
      const { collectionName, initialMeta, lang, isHeaded = false, base } = input
      checkNewBase(base)
      const { tx, hosted, author, prepared: passwordHash } = context
      const siteId = hosted.site.id
      checkLocale(hosted.site, lang)
      const name = sentNames(hosted.site, initialMeta.name, lang)
      const types = input.initialGroups ?? []
      const collection = collectionName && collectionName !== 'generic' ? collectionName : null
      await checkNewPage(tx.db, hosted.site, { collection, types })
      const id = await addPage(tx, {
        siteId,
        collection,
        name,
        disallowedLanguages: [...new Set(initialMeta.disallowedLanguages)],
        groups: isHeaded ? headed(types, name) : types.map(type => ({ type })),
        author,
      })
      if (passwordHash) await setPagePassword(tx, { siteId, pageId: id, passwordHash })
      return presentPageInfo(tx.db, asSeenBy(context, id))
    },
  ),

  removePage: writes(call.removePage, async ({ tx, hosted }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    await removePage(tx, hosted.site.id, id)
    return {}
  }),
}

/** Only what is sent is written; of a password its hash, already made. */
export const changePage = async (
  context: WriteContext,
  passwordHash: string | null,
  input: InputOf<typeof call.writePageInfo>,
) => {
  const { tx, hosted, author } = context
  const { site } = hosted
  const { id, lang, meta = {} } = input
  const siteId = site.id
  if (meta.key !== undefined) await lockKeys(tx, siteId)
  await lockPage(tx, siteId, id)
  const page = await findPage(tx.db, siteId, id)
  if (!page) throw new Refusal('not_found')
  checkLocale(site, lang)
  const writes: ValueWrite[] = []
  const put = (key: string, value: unknown) => writes.push({ itemId: id, key, value, base: baseOf(input.base, key) })
  const names = meta.name === undefined ? {} : sentNames(site, meta.name, lang)
  for (const [locale, name] of Object.entries(names)) put(`name:${locale}`, name)
  const { disallowedLanguages } = meta
  // PAGE-9: everything that finds no other way leads there.
  if (page.role === 'home' && disallowedLanguages?.includes(hosted.site.defaultLocale))
    throw new Refusal('home_language')
  if (disallowedLanguages !== undefined) put('languages', languagesOf(disallowedLanguages))
  for (const [locale, title] of sentTexts(site, meta.title, lang)) put(`metaTitle:${locale}`, said(title))
  for (const [locale, words] of sentTexts(site, meta.description, lang)) put(`metaDescription:${locale}`, said(words))
  if (meta.shareImage !== undefined) {
    await checkMedia(tx.db, siteId, meta.shareImage)
    put('shareImage', meta.shareImage)
  }
  if (meta.key !== undefined) {
    if (page.collection || !canBeGiven(page.key)) throw new Refusal('not_allowed')
    await setPageKey(tx, { siteId, pageId: id, key: meta.key })
  }
  const typed = Object.fromEntries(sentTexts(site, input.slug ?? undefined, lang)) as Localized<string>
  for (const locale of site.locales) {
    const wished = { typed: typed[locale], name: names[locale] }
    if (wished.typed === undefined && wished.name === undefined) continue
    const slug = await newSlug(tx, { siteId, id, lang: locale, ...wished })
    if (slug === null) continue
    put(`slug:${locale}`, slug)
    await reserveSlug(tx, { siteId, locale, collection: page.collection, slug, pageId: id })
  }
  await writeValues(tx, { siteId, pageId: id, author, writes })
  await dropUnusedSlugs(tx, siteId, id)
  tx.touch(siteId, draftsTag)
  if (meta.password !== undefined) await setPagePassword(tx, { siteId, pageId: id, passwordHash })
  return presentPageInfo(tx.db, asSeenBy(context, id))
}

/** The home page and those of the game stay what they are. */
const canBeGiven = (key: string | null) => key === null || givenKeys.some(given => given === key)

const asSeenBy = ({ hosted, session, services }: ApiContext, id: string) => ({
  site: hosted.site,
  personId: session?.person.id ?? '',
  now: services.clock(),
  id,
})

/** None is what a page has anyway. */
const languagesOf = (disallowed: Locale[]) => (disallowed.length > 0 ? [...new Set(disallowed)] : null)

/** White space says nothing. */
const said = (text: string | null) => text?.trim() || null
