import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { isReservedSlug, toSlug } from '../../content/rules/slug'
import { Refusal } from '../Refusal'
import { lockWorkingPage } from '../storage/pages'
import { isSlugFree } from '../storage/slugs'
import type { Tx } from '../storage/storage'

/** The slug to write: the typed one, or for a first name in a language one made from it. */
export const newSlug = async (
  tx: Tx,
  { siteId, id, lang, typed, name }: { siteId: SiteId; id: string; lang: Locale; typed?: string; name?: string },
): Promise<string | null> => {
  const working = await lockWorkingPage(tx, siteId, id)
  const current = working.document.slug[lang]
  if (typed === undefined) {
    if (current || !name) return null
    const made = toSlug(name)
    if (!made || isReservedSlug(made)) return null
    const place = { siteId, locale: lang, collection: working.page.collection, slug: made, pageId: id }
    return (await isSlugFree(tx.db, place)) ? made : null
  }
  const slug = toSlug(typed)
  if (slug === '') throw new Refusal('empty_slug')
  if (slug === current) return null
  if (isReservedSlug(typed.trim()) || isReservedSlug(slug)) throw new Refusal('slug_taken')
  return slug
}
