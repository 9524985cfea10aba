import type { Localized } from '../../../content/locale'
import { localizeText } from '../../../content/rules/localize'
import { useEditor } from '../../EditorContext'

/** What a page is called here: in the language being edited, else in the site's own. */
export const usePageName = () => {
  const { locale, site } = useEditor().data.model
  return (page: { id: string; name: Localized<string> }) =>
    localizeText(page.name, locale, site.defaultLocale) || page.id
}
