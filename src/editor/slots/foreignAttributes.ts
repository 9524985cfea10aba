import type { HTMLAttributes, KeyboardEvent } from 'react'
import type { FieldHandle } from '../../render/block'
import { focusMenu } from '../frame/focusMenu'
import type { Editor } from '../state/editor'

type Attributes = HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>

/** SEC-3: a text that this person may not write stays what visitors see; it can be selected, for what has no language. */
export const foreignAttributes = (editor: Editor, { group, name }: FieldHandle, why: string): Attributes => {
  const select = () => editor.select({ groupId: group.id, field: name })
  return {
    tabIndex: 0,
    'aria-description': why,
    'data-edit': 'foreign',
    onFocus: select,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      select()
      editor.notify({ kind: 'info', code: 'foreign', detail: why })
      focusMenu()
    },
  }
}
