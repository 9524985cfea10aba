import type { Link } from '../content/link'
import { phoneHref, websiteHref } from '../content/rules/format'
import { pagePath } from '../content/rules/route'
import { escapeAddress } from '../content/webAddress'
import type { Place } from './anchor'
import type { PageModel } from './model'

export type LinkTarget = Place & { opensNewTab: boolean; booking: boolean }

/** LINK-2, LINK-5: where a stored link leads from this page; null when it leads nowhere a visitor may go. */
export const linkTarget = (link: Link | null | undefined, model: PageModel): LinkTarget | null => {
  if (!link) return null
  switch (link.type) {
    case 'page': {
      const page = model.references.pages[link.page.id]
      if (!page || (model.mode === 'live' && !page.isPublished)) return null
      const { anchor } = link.page
      return {
        href: `${pagePath(page, model.locale, model.mode)}${anchor ? `#${escapeAddress(anchor)}` : ''}`,
        isProtected: page.hasPassword,
        opensNewTab: false,
        booking: false,
      }
    }
    case 'phone': {
      const href = phoneHref(link.phone)
      return href ? { href, opensNewTab: false, booking: false } : null
    }
    case 'email':
      return { href: `mailto:${link.email}`, opensNewTab: true, booking: false }
    default: {
      const href = link.url ? websiteHref(link.url) : null
      return href ? { href, opensNewTab: true, booking: link.type !== 'url' } : null
    }
  }
}
