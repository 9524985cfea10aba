import { Menu } from '@base-ui/react/menu'
import { Check, Ellipsis } from 'lucide-react'
import type { NavigationChild, NavigationContainer } from '../../../content/navigation'
import { localizeText } from '../../../content/rules/localize'
import { entriesOf, type NavigationChange } from '../../../content/rules/navigationChange'
import type { PageEntry } from '../../../contract/page'
import { useEditor, useEditorState } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { isRead } from '../../state/content'
import { publishWords } from '../publish/words'
import { duplicatePage } from './duplicatePage'
import { menuPlace } from './menuPlace'
import { entryIn, newEntry } from './newEntry'
import { type OpenDialog, useDialogs } from './PageActions'
import { unschedulePage } from './unschedulePage'
import { pagesWords } from './words'

/** PAGE-2: everything that can be done to a page as a whole. `entry` is the row of the navigation it stands in. */
export const PageMenu = ({ page, name, entry }: { page: PageEntry; name: string; entry?: NavigationChild }) => {
  const editor = useEditor()
  const words = useWords(pagesWords)
  const { unschedule } = useWords(publishWords)
  const open = useDialogs()
  const isHome = page.role === 'home'
  const isMultilingual = editor.data.model.site.locales.length > 1
  const item = (kind: Extract<OpenDialog, { page: PageEntry }>['kind'], label: string, isDangerous = false) => (
    <Menu.Item className="v-item" data-dangerous={isDangerous ? '' : undefined} onClick={() => open({ kind, page })}>
      {label}
    </Menu.Item>
  )
  return (
    <Menu.Root>
      <Menu.Trigger className="v-icon v-page-menu" aria-label={`${words.menuOf} ${name}`} title={words.menuOf}>
        <Ellipsis size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('vitrine-editor')}>
        <Menu.Positioner {...menuPlace}>
          <Menu.Popup className="v-menu">
            {item('name', words.editName)}
            {isHome ? null : item('address', words.editAddress)}
            {isMultilingual ? item('languages', words.editLanguages) : null}
            {item('search', words.editSearch)}
            {item('password', page.hasPassword ? words.editPassword : words.setPassword)}
            <Menu.Separator className="v-separator" />
            <NavigationItems page={page} entry={entry} />
            <Menu.Separator className="v-separator" />
            <Menu.Item className="v-item" onClick={() => void duplicatePage(editor, page)}>
              {words.duplicate}
            </Menu.Item>
            {page.collection ? (
              <Menu.Item
                className="v-item"
                onClick={() => editor.sitePages.setArchived(page, page.status !== 'archived')}
              >
                {page.status === 'archived' ? words.unhide : words.hide}
              </Menu.Item>
            ) : null}
            {page.goesLiveAt === null ? null : (
              <Menu.Item className="v-item" onClick={() => void unschedulePage(editor, page)}>
                {unschedule}
              </Menu.Item>
            )}
            {page.isPublished && !isHome ? item('unpublish', words.unpublish) : null}
            {isHome ? null : item('remove', words.remove, true)}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const none: NavigationContainer[] = []

/** Into the navigation, out of it, and how it looks there. All of it is live at once (D4). */
const NavigationItems = ({ page, entry }: { page: PageEntry; entry?: NavigationChild }) => {
  const editor = useEditor()
  const words = useWords(pagesWords)
  const { locale, site } = editor.data.model
  const navigation = useEditorState(state => (isRead(state.navigation) ? state.navigation.value : none))
  const entries = entry ? [entry] : entriesOf(navigation, page.id)
  const change = editor.sitePages.changeNavigation
  if (entries.length > 0) {
    const isButton = entries.every(({ appearance }) => appearance === 'button')
    return (
      <Menu.Group>
        <Menu.GroupLabel className="v-menu-label">{words.navigation}</Menu.GroupLabel>
        <Menu.CheckboxItem
          className="v-item v-item-inner"
          checked={isButton}
          closeOnClick
          onCheckedChange={isChecked => {
            for (const { id } of entries)
              change({ kind: 'appearance', id, appearance: isChecked ? 'button' : 'default' })
          }}
        >
          {words.asButton}
          <Menu.CheckboxItemIndicator className="v-check-mark">
            <Check size={16} aria-hidden />
          </Menu.CheckboxItemIndicator>
        </Menu.CheckboxItem>
        <Menu.Item
          className="v-item v-item-inner"
          onClick={() => {
            for (const { id } of entries) change({ kind: 'removeEntry', id })
          }}
        >
          {words.removeFrom}
        </Menu.Item>
      </Menu.Group>
    )
  }
  const make = (changes: readonly NavigationChange[]) => {
    for (const made of changes) change(made)
  }
  const labelOf = ({ label }: NavigationContainer) => localizeText(label, locale, site.defaultLocale)
  const titled = navigation.filter(container => labelOf(container))
  const addDirectly = () => make(newEntry(navigation, page.id))
  if (titled.length === 0)
    return (
      <Menu.Item className="v-item" onClick={addDirectly}>
        {words.addTo}
      </Menu.Item>
    )
  return (
    <Menu.Group>
      <Menu.GroupLabel className="v-menu-label">{words.addTo}</Menu.GroupLabel>
      <Menu.Item className="v-item v-item-inner" onClick={addDirectly}>
        {words.direct}
      </Menu.Item>
      {titled.map(container => (
        <Menu.Item
          key={container.id}
          className="v-item v-item-inner"
          onClick={() => make([entryIn(container, page.id)])}
        >
          {words.under} «{labelOf(container)}»
        </Menu.Item>
      ))}
    </Menu.Group>
  )
}
