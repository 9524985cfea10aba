import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import type { NavigationContainer } from '../../../content/navigation'
import { useWords } from '../../i18n/words'
import { menuPlace } from './menuPlace'
import { useDialogs } from './PageActions'
import { pagesWords } from './words'

export const ContainerMenu = ({ container, name }: { container: NavigationContainer; name: string }) => {
  const words = useWords(pagesWords)
  const open = useDialogs()
  return (
    <Menu.Root>
      <Menu.Trigger className="v-icon v-page-menu" aria-label={`${words.menuOf} ${name}`} title={words.menuOf}>
        <Ellipsis size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('vitrine-editor')}>
        <Menu.Positioner {...menuPlace}>
          <Menu.Popup className="v-menu">
            <Menu.Item className="v-item" onClick={() => open({ kind: 'container', container })}>
              {words.renameContainer}
            </Menu.Item>
            <Menu.Item
              className="v-item"
              data-dangerous=""
              onClick={() => open({ kind: 'removeContainer', container })}
            >
              {words.removeContainer}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
