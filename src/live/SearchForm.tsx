import type { Words } from '../render/i18n/words'
import { Icon } from './Icon'
import { minSearchLength } from './search'

/** LIVE-4: a plain form; the script only spares the visitor the Enter key. */
export const SearchForm = ({
  id,
  action,
  query = '',
  words,
}: {
  id: string
  action: string
  query?: string
  words: Words
}) => (
  // biome-ignore lint/a11y/useSemanticElements: <search> is not announced everywhere yet
  <form className="site-search-form" role="search" action={action} method="get" aria-label={words.searchThisSite}>
    <label className="visually-hidden" htmlFor={id}>
      {words.searchThisSite}
    </label>
    <input
      id={id}
      type="search"
      name="searchQuery"
      defaultValue={query}
      placeholder={words.searchThisSite}
      minLength={minSearchLength}
      maxLength={100}
      required
      autoComplete="off"
      enterKeyHint="search"
      aria-describedby={`${id}-hint`}
    />
    <button type="submit">
      <Icon name="search" />
      <span className="visually-hidden">{words.search}</span>
    </button>
    <p className="site-search-hint" id={`${id}-hint`}>
      {words.searchHint}
    </p>
  </form>
)
