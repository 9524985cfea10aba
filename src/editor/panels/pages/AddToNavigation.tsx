import { Menu } from '@base-ui/react/menu'
import { Plus } from 'lucide-react'
import type { NavigationContainer } from '../../../content/navigation'
import { entriesOf } from '../../../content/rules/navigationChange'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import type { SitePages } from '../../state/sitePages'
import { menuPlace } from './menuPlace'
import { entryIn } from './newEntry'
import { usePageName } from './usePages'
import { pagesWords } from './words'

/** PAGE-1: the pages that are not in the navigation yet; a choice puts one into the container. */
export const AddToNavigation = ({
  container,
  name,
  known,
}: {
  container: NavigationContainer
  name: string
  known: SitePages
}) => {
  const { sitePages } = useEditor()
  const words = useWords(pagesWords)
  const pageName = usePageName()
  const free = known.pages.filter(
    page => page.status !== 'archived' && entriesOf(known.navigation, page.id).length === 0,
  )
  const kinds = [null, 'service', 'team', 'testimonial', 'map'] as const
  const add = (pageId: string) => {
    sitePages.changeNavigation(entryIn(container, pageId))
  }
  return (
    <Menu.Root>
      <Menu.Trigger className="v-icon" aria-label={`${words.addTo}: ${name}`} title={words.addTo}>
        <Plus size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('vitrine-editor')}>
        <Menu.Positioner {...menuPlace}>
          <Menu.Popup className="v-menu">
            {free.length === 0 ? <p className="v-menu-label">{words.allInNavigation}</p> : null}
            {kinds.map(kind => {
              const pages = free.filter(page => page.collection === kind)
              return pages.length === 0 ? null : (
                <Menu.Group key={kind}>
                  <Menu.GroupLabel className="v-menu-label">{kind ? words[kind] : words.addTo}</Menu.GroupLabel>
                  {pages.map(page => (
                    <Menu.Item key={page.id} className="v-item" onClick={() => add(page.id)}>
                      {pageName(page)}
                    </Menu.Item>
                  ))}
                </Menu.Group>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
