import { enhanceHeader } from './header.enhance'
import { markToday } from './markToday'
import { enhanceSearch } from './search.enhance'
import { showEditLink } from './showEditLink'
import { wake } from './wake'

/** The visitor's entry. Everything works without it; no React here (design §4). */
const each = <E extends HTMLElement>(selector: string, enhance: (element: E) => void) => {
  for (const element of document.querySelectorAll<E>(selector)) enhance(element)
}

each('[data-header]', enhanceHeader)
each('[data-search]', enhanceSearch)
each('.site-footer', markToday)
each('[data-edit-href]', showEditLink)
wake(document)
if (document.querySelector('[data-consent]'))
  import('./consentButton').then(({ enableConsentButton }) => enableConsentButton())
