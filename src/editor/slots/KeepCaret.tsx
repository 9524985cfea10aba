import { Component } from 'react'
import type { Group } from '../../content/group'
import { useEditorState } from '../EditorContext'
import { lettersBefore } from './letters'

/** Whatever others do to the page, the caret stays where somebody types. */
export const KeepCaret = () => <Keeper groups={useEditorState(state => state.groups)} />

type Caret = { element: Element; from: number; to: number }

/** Drawn together with the page, so that it sees the caret right before the page's texts are set anew. */
class Keeper extends Component<{ groups: readonly Group[] }> {
  override getSnapshotBeforeUpdate(): Caret | null {
    return readCaret()
  }

  override componentDidUpdate(_props: object, _state: object, caret: Caret | null) {
    if (!caret || document.activeElement !== caret.element) return
    const now = readCaret()
    if (now?.from !== caret.from || now.to !== caret.to) setCaret(caret)
  }

  override render() {
    return null
  }
}

const readCaret = (): Caret | null => {
  const element = document.activeElement
  const selection = getSelection()
  if (!element?.matches('[data-edit=text]') || !selection?.anchorNode || !selection.focusNode) return null
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) return null
  return {
    element,
    from: lettersBefore(element, selection.anchorNode, selection.anchorOffset),
    to: lettersBefore(element, selection.focusNode, selection.focusOffset),
  }
}

/** The text has just been set, so it is one piece. */
const setCaret = ({ element, from, to }: Caret) => {
  const text = element.firstChild
  if (!(text instanceof Text)) return
  getSelection()?.setBaseAndExtent(text, Math.min(from, text.length), text, Math.min(to, text.length))
}
