import { definitions } from '../blocks/definitions'
import type { PageCollection } from '../content/collection'
import type { Locale } from '../content/locale'
import type { Navigation } from '../content/navigation'
import { pagesIn } from '../content/rules/navigationChange'
import type { Mode } from '../content/rules/route'
import { isInWorkingView, isShown } from '../content/rules/status'
import type { ListedPage, LiveReader } from './reader'

/**
 * The page that shows a collection: one level up from its pages. Of several the first in the navigation; the home page,
 * which shows a bit of everything, last.
 */
export const containerPage = async ({
  reader,
  collection,
  locale,
  mode,
}: {
  reader: LiveReader
  collection: PageCollection
  locale: Locale
  mode: Mode
}): Promise<ListedPage | null> => {
  const types = Object.keys(definitions).filter(type => collectionOf(type) === collection)
  const isDrawn = mode === 'edit' ? isInWorkingView : isShown
  const isOffered = (page: ListedPage) =>
    page.collection === null &&
    !page.isArchived &&
    !page.disallowedLanguages.includes(locale) &&
    (mode === 'edit' || page.isPublished)
  const found = (await Promise.all(types.map(type => reader.pagesWith(type)))).flat().filter(isOffered)
  const rank = rankIn(await reader.navigation())
  for (const page of found.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))) {
    const document = await reader.document(page.id)
    if (document?.groups.some(group => types.includes(group.type) && isDrawn(group, locale))) return page
  }
  return null
}

const collectionOf = (type: string) => {
  const children = definitions[type]?.children
  return children && 'pages' in children ? children.pages : null
}

const rankIn = (navigation: Navigation) => {
  const listed = pagesIn(navigation)
  return ({ id, isHome }: ListedPage) => {
    if (isHome) return listed.length + 1
    const place = listed.indexOf(id)
    return place < 0 ? listed.length : place
  }
}
