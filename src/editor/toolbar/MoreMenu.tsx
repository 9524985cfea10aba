import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { Ellipsis } from 'lucide-react'
import { parseRoute, routePath } from '../../content/rules/route'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { PersonItems } from './PersonItems'

/** What is needed now and then: history, preview link, the page as visitors see it, news; who works here. */
export const MoreMenu = () => {
  const editor = useEditor()
  const words = useWords(common)
  const route = parseRoute(location.pathname)
  return (
    <Menu.Root>
      <Toolbar.Button render={<Menu.Trigger />} className="v-icon" aria-label={words.more} title={words.more}>
        <Ellipsis size={20} aria-hidden />
      </Toolbar.Button>
      <Menu.Portal container={document.getElementById('vitrine-editor')}>
        <Menu.Positioner side="top" sideOffset={8} className="v-positioner">
          <Menu.Popup className="v-menu">
            {(['history', 'preview', 'news'] as const).map(name => (
              <Menu.Item key={name} className="v-item" onClick={() => editor.openPanel(name)}>
                {words[name]}
              </Menu.Item>
            ))}
            {route ? (
              <Menu.Item
                className="v-item"
                render={<a href={routePath({ ...route, mode: 'live' })}>{words.toLive}</a>}
              />
            ) : null}
            {editor.data.person ? (
              <Menu.Item className="v-item" render={<a href="/desk/mine">{words.desk}</a>} />
            ) : null}
            {editor.data.person ? <PersonItems person={editor.data.person} /> : null}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
