import type { Locale } from '../../content/locale'
import { byPerson } from '../../content/provenance'
import type { Site } from '../../content/site'
import { Refusal } from '../Refusal'
import { findItem } from '../storage/items'
import { readMedia } from '../storage/media'
import { findPage } from '../storage/pages'
import type { Database } from '../storage/storage'
import { readValue, type StoredText } from '../storage/writeValues'
import { checkLocale } from './sentTexts'
import { keyIn, kindOf, type PageText } from './textsOfPage'

export type FoundText = Pick<PageText, 'pageId' | 'itemId' | 'key' | 'kind' | 'where'> & {
  textIn: (locale: Locale) => Promise<StoredText>
}

const ownKeys = ['name', 'metaTitle', 'metaDescription']

/** One text of a page, shown or not: of a field, of the page itself, or of a picture. */
export const findText = async (
  db: Database,
  site: Pick<Site, 'id' | 'locales'>,
  { pageId, itemId, key, languages }: { pageId: string; itemId: string; key: string; languages: readonly Locale[] },
): Promise<FoundText> => {
  for (const locale of languages) checkLocale(site, locale)
  const found = await placeOf(db, site, { pageId, itemId, key })
  if (!found) throw new Refusal('not_found')
  return {
    ...found,
    textIn: async locale =>
      (await readValue(db, site.id, { itemId, key: keyIn({ key }, locale) })) ?? {
        value: null,
        version: 0,
        provenance: byPerson,
      },
  }
}

const placeOf = async (
  db: Database,
  site: Pick<Site, 'id'>,
  { pageId, itemId, key }: { pageId: string; itemId: string; key: string },
): Promise<Omit<FoundText, 'textIn'> | null> => {
  if (!(await findPage(db, site.id, pageId))) return null
  const line = { pageId, itemId, key, kind: 'line' as const }
  if (itemId === pageId) return ownKeys.includes(key) ? { ...line, where: { of: 'page' } } : null
  if (key === 'alt')
    return itemId in (await readMedia(db, site.id, [itemId])) ? { ...line, where: { of: 'picture' } } : null
  const item = await findItem({ db }, site.id, itemId)
  const group = item?.kind === 'field' && item.pageId === pageId ? await findItem({ db }, site.id, item.parentId) : null
  const kind = item && group ? kindOf(group.name, item.name) : null
  if (!item || !group || !kind || key !== 'text') return null
  const sectionId = group.parentId === pageId ? group.id : group.parentId
  return {
    ...line,
    kind,
    where: { of: 'field', sectionId, groupId: group.id, type: group.name, field: item.name },
  }
}
