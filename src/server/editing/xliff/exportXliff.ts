import type { SiteId } from '../../../content/id'
import type { Locale } from '../../../content/locale'
import type { Site } from '../../../content/site'
import { Refusal } from '../../Refusal'
import { findPage, listPages } from '../../storage/pages'
import type { Database } from '../../storage/storage'
import { nameIn } from '../languageCounts'
import { textsInParts } from '../textsInParts'
import { type PageText, textsOfSite } from '../textsOfPage'
import { fileXml, writeXliff } from './writeXliff'

/** A page, or the whole site with what belongs to no page; a picture's words once. */
export const exportXliff = async (
  db: Database,
  site: Site,
  { id, to }: { id?: string; to: Locale },
): Promise<string> => {
  if (id && !(await findPage(db, site.id, id))) throw new Refusal('not_found')
  const ids = id ? [id] : (await listPages(db, site.id)).map(page => page.id)
  const languages = { from: site.defaultLocale, to }
  const files: string[] = []
  const add = (part: string, name: string, texts: readonly PageText[]) =>
    files.push(fileXml({ original: originalOf(site.id, part), name, texts }, languages))
  const seen = new Set<string>()
  const isFirst = ({ itemId, key }: PageText) => {
    const place = `${itemId} ${key}`
    return !seen.has(place) && Boolean(seen.add(place))
  }
  for await (const [pageId, texts] of textsInParts(db, site, ids)) add(pageId, nameIn(texts), texts.filter(isFirst))
  const ofSite = id ? [] : await textsOfSite(db, site)
  for (const of of ['navigation', 'settings'])
    add(
      of,
      of,
      ofSite.filter(text => text.itemId === of),
    )
  return writeXliff(files)
}

/** What a file's texts are of: a page, `navigation` or `settings`. */
export const originalOf = (siteId: SiteId, part: string) => `vitrine/${siteId}/${part}`
