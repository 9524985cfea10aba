import { useEffect, useMemo } from 'react'
import { localizeText } from '../../../content/rules/localize'
import type { PageEntry } from '../../../contract/page'
import { useEditor, useEditorState } from '../../EditorContext'
import { type SitePages, sitePagesOf } from '../../state/sitePages'

/** The site's pages and navigation, read anew whenever a list of them is opened. */
export const usePages = (): SitePages | 'loading' | 'failed' => {
  const { sitePages } = useEditor()
  useEffect(() => void sitePages.reload(), [sitePages])
  const pages = useEditorState(state => state.pages)
  const navigation = useEditorState(state => state.navigation)
  return useMemo(() => sitePagesOf({ pages, navigation }), [pages, navigation])
}

/** What a page is called here: in the language being edited, else in the site's own. */
export const usePageName = () => {
  const { locale, site } = useEditor().data.model
  return (page: PageEntry) => localizeText(page.name, locale, site.defaultLocale) || page.id
}
