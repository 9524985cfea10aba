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

type Search = { shell: Shell; locale: Locale; query: string; results: SearchResult[] }

/** LIVE-4 */
export const SearchPage = (search: Search) => (
  <SystemPage shell={search.shell} locale={search.locale}>
    <SearchPart {...search} Heading="h1" />
  </SystemPage>
)

/** ROUTE-14: on a page of the site's own it stands below the first section, which has the page's heading. */
export const OwnSearchPart = (search: Search) => (
  <section className="system-page">
    <SearchPart {...search} Heading="h2" />
  </section>
)

const SearchPart = ({ shell, locale, query, results, Heading }: Search & { Heading: 'h1' | 'h2' }) => {
  const words = wordsFor(locale)
  const isAsked = query.trim().length >= minSearchLength
  return (
    <div className="system-wide" data-search>
      <Heading>{words.search}</Heading>
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
