import type { PageCollection } from '../../content/collection'
import type { PageEntry } from '../../contract/page'
import { useWords } from '../i18n/words'
import { usePageName, usePages } from './pages/usePages'
import { pagesWords } from './pages/words'

type Chosen = { id: string; collection: PageCollection | null }

/** LINK-3: three folds, navigation, top-level pages and collections with a fold each. */
export const PagePicker = ({ chosen, onChoose }: { chosen: string | null; onChoose: (page: Chosen) => void }) => {
  const words = useWords(pagesWords)
  const known = usePages()
  if (known === 'loading') return <p>{words.loading}</p>
  if (known === 'failed') return <p role="alert">{words.failed}</p>
  const { pages, navigation } = known
  const linked = navigation.flatMap(container => container.children.map(child => child.page.id))
  const inNavigation = linked.flatMap(id => pages.find(page => page.id === id) ?? [])
  const collections = [...new Set(pages.flatMap(page => page.collection ?? []))]
  const list = (entries: readonly PageEntry[]) => <PageList pages={entries} chosen={chosen} onChoose={onChoose} />
  return (
    <div className="v-folds">
      <details open>
        <summary>{words.navigation}</summary>
        {list(inNavigation)}
      </details>
      <details>
        <summary>{words.topLevel}</summary>
        {list(pages.filter(page => page.collection === null))}
      </details>
      {collections.length > 0 ? (
        <details>
          <summary>{words.collections}</summary>
          {collections.map(collection => (
            <details key={collection}>
              <summary>{words[collection]}</summary>
              {list(pages.filter(page => page.collection === collection))}
            </details>
          ))}
        </details>
      ) : null}
    </div>
  )
}

const PageList = ({
  pages,
  chosen,
  onChoose,
}: {
  pages: readonly PageEntry[]
  chosen: string | null
  onChoose: (page: Chosen) => void
}) => {
  const nameOf = usePageName()
  return (
    <ul className="v-list">
      {pages.map(page => (
        <li key={page.id}>
          <button
            type="button"
            className="v-item"
            aria-pressed={page.id === chosen}
            onClick={() => onChoose({ id: page.id, collection: page.collection })}
          >
            {nameOf(page)}
          </button>
        </li>
      ))}
    </ul>
  )
}
