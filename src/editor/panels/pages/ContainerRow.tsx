import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { Navigation, NavigationContainer } from '../../../content/navigation'
import { localizeText } from '../../../content/rules/localize'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { SortRow } from '../../kit/SortRow'
import type { KnownPages } from '../../state/content'
import { AddToNavigation } from './AddToNavigation'
import { ContainerMenu } from './ContainerMenu'
import { headId } from './navigationRows'
import { PageRow } from './PageRow'
import { usePageName } from './usePageName'
import { pagesWords } from './words'

/** What a container is called: its label, or that it has none. */
export const useContainerName = () => {
  const { locale, site } = useEditor().data.model
  const { direct } = useWords(pagesWords)
  return ({ label }: NavigationContainer) => localizeText(label, locale, site.defaultLocale) || direct
}

/** One container with its entries. `rows` are all rows of the navigation: entries move among all containers. */
export const ContainerRow = ({
  container,
  navigation,
  pages,
  rows,
}: {
  container: NavigationContainer
  navigation: Navigation
  pages: KnownPages['entries']
  rows: string[]
}) => {
  const words = useWords(pagesWords)
  const name = useContainerName()(container)
  const pageName = usePageName()
  const { locale, site } = useEditor().data.model
  const isUntitled = localizeText(container.label, locale, site.defaultLocale) === ''
  return (
    <SortRow id={container.id} name={name} className="v-container">
      {grip => (
        <SortableContext id="navigation" items={rows} strategy={verticalListSortingStrategy}>
          <Head id={headId(container.id)}>
            {grip}
            <h4 data-untitled={isUntitled ? '' : undefined} title={isUntitled ? words.directHint : undefined}>
              {name}
            </h4>
            <AddToNavigation container={container} name={name} navigation={navigation} />
            <ContainerMenu container={container} name={name} />
          </Head>
          <ol className="v-sorted" aria-label={name}>
            {container.children.map(entry => {
              const page = pages[entry.page.id]
              return page ? (
                <SortRow key={entry.id} id={entry.id} name={pageName(page)} className="v-page-row">
                  {handle => (
                    <>
                      {handle}
                      <PageRow page={page} entry={entry} />
                    </>
                  )}
                </SortRow>
              ) : null
            })}
          </ol>
          {container.children.length === 0 ? <p className="v-hint v-container-empty">{words.empty}</p> : null}
        </SortableContext>
      )}
    </SortRow>
  )
}

/** A row that entries are dropped on but that is not dragged itself. */
const Head = ({ id, children }: { id: string; children: ReactNode }) => {
  const { setNodeRef, transform, transition } = useSortable({ id, disabled: { draggable: true } })
  return (
    <div
      ref={setNodeRef}
      className="v-container-head"
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {children}
    </div>
  )
}
