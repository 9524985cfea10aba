import type { HTMLAttributes, KeyboardEvent } from 'react'
import type { FieldHandle } from '../../render/block'
import { focusMenu } from '../frame/focusMenu'
import type { Editor } from '../state/editor'

type Attributes = HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>

/** MODEL-16: a value that is chosen in the menu; Enter leads there. */
export const valueAttributes = (editor: Editor, { group, name, field, definition }: FieldHandle): Attributes => {
  const label = definition.label[editor.data.editorLocale]
  const select = () => editor.select({ groupId: group.id, field: name })
  return {
    tabIndex: 0,
    role: 'button',
    'aria-description': label,
    'aria-label': field?.single == null ? label : undefined,
    'data-edit': 'value',
    'data-empty': field?.single == null ? '' : undefined,
    'data-placeholder': label,
    onFocus: select,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      select()
      focusMenu()
    },
  }
}
