import type { Link } from '../../content/link'
import { localizeText } from '../../content/rules/localize'
import type { PageModel } from '../../render/model'

const longest = 20

/** LINK-4: a link in few letters, for the bubble: no https, mailto or tel, and 17 letters with dots of a long one. */
export const shortLink = (
  link: Link,
  { references, locale, site }: Pick<PageModel, 'references' | 'locale' | 'site'>,
) => {
  const words = wordsOf(link, { references, locale, site })
  return words.length > longest ? `${words.slice(0, 17)}...` : words
}

const wordsOf = (
  link: Link,
  { references, locale, site }: Pick<PageModel, 'references' | 'locale' | 'site'>,
): string => {
  switch (link.type) {
    case 'phone':
      return link.phone
    case 'email':
      return link.email
    case 'page': {
      const page = references.pages[link.page.id]
      return page ? localizeText(page.name, locale, site.defaultLocale) : ''
    }
    default:
      return (link.url ?? '').replace(/^https?:\/\//, '').replace(/\/$/, '')
  }
}
