import type { BlockItem } from '../blocks/items'
import { blockItems } from '../blocks/views.server'
import { isLocale, type Locale } from '../content/locale'
import { isShown } from '../content/rules/status'
import type { Site } from '../content/site'
import type { Alternate } from './alternates'
import type { ListedPage, LiveReader } from './reader'
import type { SitemapPage } from './sitemap.server'

/** An entry with an address of its own, and the block whose sections show it. */
export type ItemPage = BlockItem & { type: string; segment: string }

type Place = { reader: LiveReader; site: Site; now: number }

/** D29: there are such addresses only where a published page holds the block, in the languages of both. */
export const findItemPage = async ({
  path,
  ...place
}: Place & { path: string }): Promise<{ page: ListedPage; locale: Locale; item: ItemPage } | null> => {
  const [locale, segment, id, ...rest] = path.split('/').slice(1)
  const known = Object.entries(blockItems).find(([, items]) => items.segment === segment)
  if (!known || !locale || !isLocale(locale) || !id || rest.length > 0) return null
  const [type, items] = known
  const page = await holderOf(place, type, locale)
  if (!page) return null
  const item = await items.find({ ...place, id })
  if (!item?.languages.includes(locale)) return null
  return { page, locale, item: { ...item, type, segment: items.segment } }
}

export const itemPath = ({ segment, id }: Pick<ItemPage, 'segment' | 'id'>, locale: Locale) =>
  `/${locale}/${segment}/${id}`

export const itemAlternates = (item: ItemPage, page: ListedPage, { locales }: Pick<Site, 'locales'>): Alternate[] =>
  locales
    .filter(locale => item.languages.includes(locale) && !page.disallowedLanguages.includes(locale))
    .map(locale => ({ locale, path: itemPath(item, locale) }))

export const listItemPages = async (place: Place): Promise<SitemapPage[]> => {
  const found: SitemapPage[] = []
  for (const [type, { segment, list }] of Object.entries(blockItems)) {
    const page = await holderOf(place, type, place.site.defaultLocale)
    if (!page) continue
    for (const item of await list(place))
      found.push({
        alternates: itemAlternates({ ...item, type, segment }, page, place.site),
        publishedAt: item.updated,
      })
  }
  return found
}

/** The page whose section shows the entries: the first in its order that everybody may see. */
const holderOf = async ({ reader, site }: Place, type: string, locale: Locale): Promise<ListedPage | null> => {
  if (!site.locales.includes(locale)) return null
  const pages = await reader.pagesWith(type)
  for (const page of pages.toSorted((a, b) => (a.order < b.order ? -1 : 1))) {
    const isOpen = page.isPublished && !page.isArchived && !page.hasPassword
    if (!isOpen || page.disallowedLanguages.includes(locale)) continue
    const document = await reader.document(page.id)
    if (document?.groups.some(group => group.type === type && isShown(group, locale))) return page
  }
  return null
}
