import { localizeText } from '../../../content/rules/localize'
import type { PageEntry } from '../../../contract/page'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { editAddress } from './pageAddress'
import { pagesWords } from './words'

export const PageLinks = ({ pages }: { pages: readonly PageEntry[] }) => {
  const { data } = useEditor()
  const { locale, site, page: current } = data.model
  const words = useWords(pagesWords)
  return (
    <ul className="v-list">
      {pages.map(page => (
        <li key={page.id}>
          <a
            className="v-item"
            href={editAddress(page, locale)}
            aria-current={page.id === current.id ? 'page' : undefined}
          >
            {localizeText(page.name, locale, site.defaultLocale) || page.id}
            {page.status === 'draft' || page.status === 'archived' ? (
              <span className="v-quiet">{words[page.status]}</span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
