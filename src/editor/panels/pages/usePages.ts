import { useEffect } from 'react'
import { localizeText } from '../../../content/rules/localize'
import type { PageEntry } from '../../../contract/page'
import { useEditor } from '../../EditorContext'
import type { SitePages } from '../../state/sitePages'
import { useStore } from '../../state/store'

/** The site's pages and navigation, read anew whenever a list of them is opened. */
export const usePages = (): SitePages | 'loading' | 'failed' => {
  const { sitePages } = useEditor()
  useEffect(() => void sitePages.reload(), [sitePages])
  return useStore(sitePages.store, state => state)
}

/** What a page is called here: in the language being edited, else in the site's own. */
export const usePageName = () => {
  const { locale, site } = useEditor().data.model
  return (page: PageEntry) => localizeText(page.name, locale, site.defaultLocale) || page.id
}
