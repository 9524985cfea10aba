import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import type { Navigation } from '../../../content/navigation'
import { useEditor } from '../../EditorContext'
import { dragWords } from '../../i18n/drag'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { SortArea } from '../../kit/SortArea'
import { isRead, type KnownPages } from '../../state/content'
import { ContainerRow, useContainerName } from './ContainerRow'
import { dropped, placeOf, rowsOf } from './navigationRows'
import { useDialogs } from './PageActions'
import { NotRead } from './PageList'
import { useNavigation } from './useNavigation'
import { pagesWords } from './words'

/** PAGE-1, PAGE-4: the navigation as a visitor has it, in order; containers and entries are dragged, also by keys. */
export const NavigationSection = () => {
  const { sitePages } = useEditor()
  const { navigation } = useWords(pagesWords)
  const known = useNavigation()
  return (
    <Fold title={navigation} isOpenAtFirst>
      {isRead(known) ? <Containers {...known} /> : <NotRead list={known} onRetry={() => void sitePages.reload()} />}
    </Fold>
  )
}

const Containers = ({ navigation, pages }: { navigation: Navigation; pages: KnownPages['entries'] }) => {
  const { sitePages } = useEditor()
  const words = useWords(pagesWords)
  const drag = useWords(dragWords)
  const open = useDialogs()
  const nameOf = useContainerName()
  const containers = navigation.map(({ id }) => id)
  const rows = rowsOf(navigation)
  const sort = (active: string, over: string) => {
    const change = dropped(navigation, active, over)
    if (change) sitePages.changeNavigation(change)
  }
  const place = (active: string, over: string) => {
    if (containers.includes(active)) return undefined
    const at = placeOf(navigation, active, over)
    return at ? `${drag.place} ${at.number} ${words.in} «${nameOf(at.container)}»` : undefined
  }
  return (
    <>
      {navigation.length === 0 ? <p className="v-hint v-indent">{words.noNavigation}</p> : null}
      <SortArea lists={[containers, rows]} place={place} onSort={sort}>
        <SortableContext items={containers} strategy={verticalListSortingStrategy}>
          <ol className="v-sorted v-containers" aria-label={words.navigation}>
            {navigation.map(container => (
              <ContainerRow
                key={container.id}
                container={container}
                navigation={navigation}
                pages={pages}
                rows={rows}
              />
            ))}
          </ol>
        </SortableContext>
      </SortArea>
      <button type="button" className="v-button v-create" onClick={() => open({ kind: 'container', container: null })}>
        <Plus size={18} aria-hidden />
        {words.newContainer}
      </button>
    </>
  )
}
