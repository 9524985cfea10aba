import type { Locale } from '../locale'
import type { PageDocument } from '../page'

/** What a page is called where no language is asked for: in the site's own, or in the one it has. */
export const pageName = ({ name }: Pick<PageDocument, 'name'>, locale: Locale | undefined): string =>
  (locale && name[locale]) ?? Object.values(name)[0] ?? ''
