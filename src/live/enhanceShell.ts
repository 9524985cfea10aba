import { enhanceHeader } from './header.enhance'
import { enhanceSearch } from './search.enhance'

/** Everything outside the sections; it runs for visitors and, as nothing of it is written on the page, in edit mode. */
export const enhanceShell = () => {
  each('[data-header]', enhanceHeader)
  each('[data-search]', enhanceSearch)
  if (document.querySelector('[data-consent]'))
    import('./consentButton').then(({ enableConsentButton }) => enableConsentButton())
}

const each = (selector: string, enhance: (element: HTMLElement) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) enhance(element)
}
