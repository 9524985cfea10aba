import { generateKeyBetween } from 'fractional-indexing'
import type { PageCollection } from '../../content/collection'
import type { GroupDraft } from '../../content/draft'
import type { SiteId } from '../../content/id'
import type { Locale, Localized } from '../../content/locale'
import type { PageKey, PageRole } from '../../content/page'
import { toSlug } from '../../content/rules/slug'
import { valuesIn } from '../../content/rules/valueKeys'
import { checkSite } from '../storage/contentBytes'
import { lastOrder } from '../storage/pageHeads'
import { insertPage } from '../storage/pages'
import { claimFreeSlug, reserveSlug } from '../storage/slugs'
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
  const slugs: Localized<string> = {}
  for (const [locale, name] of Object.entries(page.name) as [Locale, string][]) {
    const wished = toSlug(page.slug?.[locale] ?? name) || 'seite'
    const slug = await claimFreeSlug(tx, { siteId, locale, collection, pageId, slug: wished })
    await reserveSlug(tx, { siteId, locale, collection, pageId, slug })
    slugs[locale] = slug
  }
  const { name, meta, disallowedLanguages = [] } = page
  const writes: ValueWrite[] = [
    { itemId: pageId, key: 'order', value: generateKeyBetween(await lastOrder(tx.db, siteId), null) },
    ...valuesIn('page', { name, slug: slugs, meta, disallowedLanguages }).map(value => ({ itemId: pageId, ...value })),
  ]
  await writeValues(tx, { siteId, pageId, author, kind: 'create', writes })
  await addGroups(tx, { siteId, pageId, parentId: pageId, author, kind: 'create', drafts: page.groups })
  await checkSite(tx, siteId)
  tx.touch(siteId, draftsTag)
  return pageId
}
