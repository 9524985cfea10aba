import type { Locale } from '../content/locale'
import { wordsFor } from '../render/i18n/words'
import { SearchForm } from './SearchForm'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** ROUTE-8 */
export const NotFoundPage = ({ shell, locale }: { shell: Shell; locale: Locale }) => {
  const words = wordsFor(locale)
  return (
    <SystemPage shell={shell} locale={locale}>
      <div className="system-wide">
        <h1>{words.notFoundTitle}</h1>
        <p>{words.notFoundText}</p>
        <SearchForm id="page-search" action={shell.searchHref} words={words} />
        <p>
          <a className="button button-filled" href={shell.homeHref}>
            {words.toHome}
          </a>
        </p>
      </div>
    </SystemPage>
  )
}
