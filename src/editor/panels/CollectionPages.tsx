import { useEffect, useState } from 'react'
import type { PageCollection } from '../../content/collection'
import { localizeText } from '../../content/rules/localize'
import { pagePath } from '../../content/rules/route'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import type { PageEntry } from '../../contract/page'
import { useEditor } from '../EditorContext'
import { defineWords, useWords } from '../i18n/words'
import './collection/collection.css'

const text = defineWords({
  de: {
    intro: 'Diese Inhalte stehen auf eigenen Seiten:',
    draft: 'Entwurf',
    archived: 'Archiv',
    loading: 'Seiten werden geladen …',
    none: 'Es gibt hier noch keine Seiten.',
    failed: 'Die Seiten konnten nicht geladen werden.',
  },
  fr: {
    intro: 'Ces contenus ont leurs propres pages :',
    draft: 'Brouillon',
    archived: 'Archive',
    loading: 'Chargement des pages …',
    none: 'Il n’y a pas encore de pages ici.',
    failed: 'Les pages n’ont pas pu être chargées.',
  },
})

/** A collection's pages, each leading to where it is edited. */
export const CollectionPages = ({ collection }: { collection: PageCollection }) => {
  const { data } = useEditor()
  const { locale, site } = data.model
  const words = useWords(text)
  const pages = useCollectionPages(collection)
  if (pages === 'loading') return <p className="v-intro">{words.loading}</p>
  if (pages === 'failed') return <p className="v-problem">{words.failed}</p>
  if (pages.length === 0) return <p className="v-intro">{words.none}</p>
  return (
    <>
      <p className="v-intro">{words.intro}</p>
      <ul className="v-list">
        {pages.map(page => (
          <li key={page.id}>
            <a className="v-item" href={editAddress(page, locale)}>
              {localizeText(page.name, locale, site.defaultLocale) || page.id}
              {page.status === 'draft' || page.status === 'archived' ? (
                <span className="v-quiet">{words[page.status]}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const editAddress = (page: PageEntry, locale: Parameters<typeof pagePath>[1]) => {
  const linked = { ...page, isHome: page.role === 'home', isPublished: page.status === 'published' }
  return `${pagePath(linked, locale, 'edit')}?toolbar=1`
}

const useCollectionPages = (collection: PageCollection): PageEntry[] | 'loading' | 'failed' => {
  const [pages, setPages] = useState<PageEntry[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const read = async () => {
      try {
        const answer = await callServer(calls.listPages, { includeDrafts: 'true' })
        setPages(answer.success ? answer.data.filter(page => page.collection === collection) : 'failed')
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        setPages('failed')
      }
    }
    void read()
  }, [collection])
  return pages
}
