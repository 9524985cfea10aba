import { generateKeyBetween } from 'fractional-indexing'
import type { PageCollection } from '../../content/collection'
import type { GroupDraft } from '../../content/draft'
import type { SiteId } from '../../content/id'
import type { Locale, Localized } from '../../content/locale'
import type { PageKey, PageRole } from '../../content/page'
import { isReservedSlug, toSlug } from '../../content/rules/slug'
import { ApiError } from '../ApiError'
import { insertPage, readWorkingHeads } from '../storage/pages'
import { findSlug, reserveSlug } from '../storage/slugs'
import type { Tx } from '../storage/storage'
import { draftsTag } from '../storage/versions'
import { type Author, type ValueWrite, writeValues } from '../storage/writeValues'
import { addGroups } from './addGroups'

export type NewPage = {
  siteId: SiteId
  collection: PageCollection | null
  role?: PageRole | null
  key?: PageKey | null
  name: Localized<string>
  /** Where missing, made from the name. */
  slug?: Localized<string>
  meta?: { title?: Localized<string>; description?: Localized<string>; shareImage?: string }
  disallowedLanguages?: Locale[]
  groups: readonly GroupDraft[]
  author: Author
}

/** Creates a draft page at the end of its collection, with a free slug in every language it has a name in. */
export const addPage = async (tx: Tx, page: NewPage): Promise<string> => {
  const { siteId, author, collection } = page
  const pageId = await insertPage(tx, { siteId, collection, role: page.role, key: page.key, personId: author.personId })
  const writes: ValueWrite[] = [{ itemId: pageId, key: 'order', value: await lastOrder(tx, siteId) }]
  for (const [locale, name] of Object.entries(page.name) as [Locale, string][]) {
    const slug = await reserveFreeSlug(tx, { siteId, locale, collection, pageId, wish: page.slug?.[locale] ?? name })
    writes.push(
      { itemId: pageId, key: `name:${locale}`, value: name },
      { itemId: pageId, key: `slug:${locale}`, value: slug },
    )
  }
  const localizedMeta = { metaTitle: page.meta?.title ?? {}, metaDescription: page.meta?.description ?? {} }
  for (const [key, texts] of Object.entries(localizedMeta))
    for (const [locale, value] of Object.entries(texts)) writes.push({ itemId: pageId, key: `${key}:${locale}`, value })
  if (page.meta?.shareImage) writes.push({ itemId: pageId, key: 'shareImage', value: page.meta.shareImage })
  if (page.disallowedLanguages?.length)
    writes.push({ itemId: pageId, key: 'languages', value: page.disallowedLanguages })
  await writeValues(tx, { siteId, pageId, author, kind: 'create', writes })
  await addGroups(tx, { siteId, pageId, parentId: pageId, author, kind: 'create', drafts: page.groups })
  tx.touch(siteId, draftsTag)
  return pageId
}

/** `brillen`, `brillen-2`, … : the first that no page has or had. */
const reserveFreeSlug = async (
  tx: Tx,
  {
    wish,
    ...place
  }: { siteId: SiteId; locale: Locale; collection: PageCollection | null; pageId: string; wish: string },
): Promise<string> => {
  const base = toSlug(wish) || 'seite'
  for (let count = 1; count < 1000; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`
    if (isReservedSlug(slug) || (await findSlug(tx.db, { ...place, slug }))) continue
    if (await tryReserve(tx, { ...place, slug })) return slug
  }
  throw new ApiError('slug_taken')
}

/** False when another page, added at the same time, was faster. */
const tryReserve = async (tx: Tx, place: Parameters<typeof reserveSlug>[1]): Promise<boolean> => {
  try {
    await reserveSlug(tx, place)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'slug_taken') return false
    throw error
  }
}

const lastOrder = async (tx: Tx, siteId: SiteId) => {
  const heads = await readWorkingHeads(tx.db, siteId)
  const orders = [...heads.values()]
    .map(head => head.order)
    .filter(Boolean)
    .sort()
  return generateKeyBetween(orders.at(-1) ?? null, null)
}
