import type { SiteId } from '../../../content/id'
import type { Locale } from '../../../content/locale'
import type { Site } from '../../../content/site'
import { Refusal } from '../../Refusal'
import { findPage, listPages } from '../../storage/pages'
import type { Database } from '../../storage/storage'
import { nameIn } from '../languageCounts'
import { type PageText, textsOfPages, textsOfSite } from '../textsOfPage'
import { type ExportedFile, writeXliff } from './writeXliff'

const pagesAtOnce = 50

/** A page, or the whole site with what belongs to no page; a picture's words once. */
export const exportXliff = async (
  db: Database,
  site: Site,
  { id, to }: { id?: string; to: Locale },
): Promise<string> => {
  if (id && !(await findPage(db, site.id, id))) throw new Refusal('not_found')
  const ids = id ? [id] : (await listPages(db, site.id)).map(page => page.id)
  const files: ExportedFile[] = []
  const seen = new Set<string>()
  const isFirst = ({ itemId, key }: PageText) => {
    const place = `${itemId} ${key}`
    return !seen.has(place) && Boolean(seen.add(place))
  }
  for (let from = 0; from < ids.length; from += pagesAtOnce)
    for (const [pageId, texts] of await textsOfPages(db, site, ids.slice(from, from + pagesAtOnce)))
      files.push({ original: originalOf(site.id, pageId), name: nameIn(texts), texts: texts.filter(isFirst) })
  const ofSite = id ? [] : await textsOfSite(db, site)
  for (const of of ['navigation', 'settings'])
    files.push({ original: originalOf(site.id, of), name: of, texts: ofSite.filter(text => text.itemId === of) })
  return writeXliff({ from: site.defaultLocale, to, files })
}

/** What a file's texts are of: a page, `navigation` or `settings`. */
export const originalOf = (siteId: SiteId, part: string) => `vitrine/${siteId}/${part}`
