import type { SiteId } from '../../../content/id'
import type { Locale } from '../../../content/locale'
import { toSlug } from '../../../content/rules/slug'
import type { Site } from '../../../content/site'
import { Refusal } from '../../Refusal'
import { findPage, listPages } from '../../storage/pages'
import type { Database } from '../../storage/storage'
import { nameIn } from '../languageCounts'
import { textsInParts } from '../textsInParts'
import { type PageText, textsOfSite } from '../textsOfPage'
import { fileXml, writeXliff } from './writeXliff'

/** A page (its name is answered too), or the whole site with what belongs to no page; a picture's words once. */
export const exportXliff = async (
  db: Database,
  site: Site,
  { id, to }: { id?: string; to: Locale },
): Promise<{ words: string; page: string | null }> => {
  if (id && !(await findPage(db, site.id, id))) throw new Refusal('not_found')
  const ids = id ? [id] : (await listPages(db, site.id)).map(page => page.id)
  const languages = { from: site.defaultLocale, to }
  const files: string[] = []
  const names: string[] = []
  const add = (part: string, name: string, texts: readonly PageText[]) =>
    files.push(fileXml({ original: originalOf(site.id, part), name, texts }, languages))
  const seen = new Set<string>()
  const isFirst = ({ itemId, key }: PageText) => {
    const place = `${itemId} ${key}`
    return !seen.has(place) && Boolean(seen.add(place))
  }
  for await (const [pageId, texts] of textsInParts(db, site, ids)) {
    names.push(nameIn(texts))
    add(pageId, nameIn(texts), texts.filter(isFirst))
  }
  const ofSite = id ? [] : await textsOfSite(db, site)
  for (const of of ['navigation', 'settings'])
    add(
      of,
      of,
      ofSite.filter(text => text.itemId === of),
    )
  return { words: writeXliff(files), page: id ? toSlug(names[0] ?? '').slice(0, 60) : null }
}

/** What a file's texts are of: a page, `navigation` or `settings`. */
export const originalOf = (siteId: SiteId, part: string) => `vitrine/${siteId}/${part}`
