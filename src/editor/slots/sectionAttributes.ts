import type { FocusEvent, HTMLAttributes, KeyboardEvent } from 'react'
import { definitions } from '../../blocks/definitions'
import type { Group } from '../../content/group'
import { focusMenu } from '../frame/focusMenu'
import { common } from '../i18n/common'
import type { Editor } from '../state/editor'

/** EDIT-4: a section is reached by Tab, also one without any text, and Enter leads to its menu. */
export const sectionAttributes = (
  editor: Editor,
  group: Group,
  hasEntries: boolean,
): HTMLAttributes<HTMLElement> & { 'data-hint'?: string } => {
  const { editorLocale } = editor.data
  const children = definitions[group.type]?.children
  const words = common[editorLocale]
  const isItself = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
    target === currentTarget
  return {
    role: 'group',
    'aria-label': `${words.section}: ${definitions[group.type]?.label[editorLocale] ?? group.type}`,
    'aria-description': words.sectionKeys,
    'data-hint': children && 'pages' in children && !hasEntries ? words.emptyCollection : undefined,
    tabIndex: 0,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      // A click selects what is under it; only the keyboard selects the section as a whole.
      if (isItself(event) && event.currentTarget.matches(':focus-visible'))
        editor.select({ groupId: group.id, field: null })
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!isItself(event) || event.key !== 'Enter') return
      event.preventDefault()
      editor.select({ groupId: group.id, field: null })
      focusMenu()
    },
  }
}
