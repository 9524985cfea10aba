import type { Locale } from '../../../content/locale'
import { pagePath } from '../../../content/rules/route'
import type { PageEntry } from '../../../contract/page'

/** Where the page is edited, with the toolbar on. */
export const editAddress = (page: PageEntry, locale: Locale) =>
  `${pagePath({ ...page, isHome: page.role === 'home', isPublished: page.status === 'published' }, locale, 'edit')}?toolbar=1`
