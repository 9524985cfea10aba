import type { Locale } from '../content/locale'
import { wordsFor } from '../render/i18n/words'
import { SearchForm } from './SearchForm'
import { SystemPage } from './SystemPage'
import { minSearchLength, pageSearchId } from './search'
import type { Shell } from './shell'

export type SearchResult = {
  href: string
  title: string
  /** D8: where the title is in another language. */
  lang?: Locale
  parts: { text: string; isMatch: boolean }[]
}

/** LIVE-4 */
export const SearchPage = ({
  shell,
  locale,
  query,
  results,
}: {
  shell: Shell
  locale: Locale
  query: string
  results: SearchResult[]
}) => {
  const words = wordsFor(locale)
  const isAsked = query.trim().length >= minSearchLength
  return (
    <SystemPage shell={shell} locale={locale}>
      <div className="system-wide" data-search>
        <h1>{words.search}</h1>
        <SearchForm id={pageSearchId} action={shell.searchHref} query={query} words={words} />
        <p className="search-status" role="status" data-search-status>
          {isAsked ? statusText(results.length, words) : words.searchPrompt}
        </p>
        <div data-search-results>
          {isAsked && results.length > 0 ? (
            <ol className="search-results" aria-label={words.searchResults}>
              {results.map(result => (
                <li key={result.href}>
                  <SearchHit result={result} />
                </li>
              ))}
            </ol>
          ) : null}
        </div>
      </div>
    </SystemPage>
  )
}

const statusText = (count: number, words: { noResults: string; resultCount: string }) =>
  count === 0 ? words.noResults : words.resultCount.replace('{count}', String(count))

const SearchHit = ({ result: { href, title, lang, parts } }: { result: SearchResult }) => (
  <a href={href}>
    <span className="search-title" lang={lang}>
      {title}
    </span>
    <span className="search-excerpt">
      {parts.map(({ text, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once from data
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  </a>
)
