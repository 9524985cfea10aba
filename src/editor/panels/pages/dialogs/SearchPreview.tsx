import type { Locale } from '../../../../content/locale'
import { localizeText } from '../../../../content/rules/localize'
import { pageTitle } from '../../../../content/rules/pageTitle'
import { pagePath } from '../../../../content/rules/route'
import type { PageInfo } from '../../../../contract/page'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { dialogWords } from './words'

/** The page as an entry of a search engine: what is typed, or what stands in for it. */
export const SearchPreview = ({
  info,
  locale,
  title,
  description,
}: {
  info: PageInfo
  locale: Locale
  title: string
  description: string
}) => {
  const { site } = useEditor().data.model
  const words = useWords(dialogWords)
  const isHome = info.role === 'home'
  const shown = pageTitle({
    title:
      title.trim() ||
      localizeText(info.meta.title, locale, site.defaultLocale) ||
      localizeText(info.name, locale, site.defaultLocale),
    siteName: site.name,
    isHome,
  })
  const path = pagePath({ ...info, isHome, isPublished: true }, locale)
  return (
    <figure className="v-result" aria-label={words.preview}>
      <p className="v-result-address">
        {location.host}
        {path
          .split('/')
          .filter(Boolean)
          .map(part => ` › ${part}`)}
      </p>
      <p className="v-result-title" lang={locale}>
        {shown}
      </p>
      <p className="v-result-text" lang={locale}>
        {description.trim() ||
          localizeText(info.meta.description, locale, site.defaultLocale) ||
          info.firstWords[locale]}
      </p>
    </figure>
  )
}
