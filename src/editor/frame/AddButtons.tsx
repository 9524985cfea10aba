import { Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { DragHandle } from './DragHandle'
import { isPhone, scrollToGroup } from './scrollToGroup'
import { type Box, useBox } from './useBox'

/** EDIT-4: a button before and after the selected section, and its handle; on an empty page one button in the middle. */
export const AddButtons = () => {
  const selection = useEditorState(state => state.selection)
  const groups = useEditorState(state => state.groups)
  const group = groups.find(
    entry => entry.id === selection?.groupId || entry.cards.some(card => card.id === selection?.groupId),
  )
  const [element, setElement] = useState<Element | null>(null)
  useLayoutEffect(() =>
    setElement(
      group ? document.getElementById(`g-${group.id}`) : groups.length === 0 ? document.querySelector('main') : null,
    ),
  )
  useScrollToSelected()
  const box = useBox(element)
  if (!box) return null
  if (!group) return <AddButton after={null} top={Math.max(box.top + 120, 160)} left={box.left + box.width / 2} />
  const before = groups[groups.indexOf(group) - 1]?.id ?? null
  const middle = box.left + box.width / 2
  const edges = edgesInWindow(box)
  return (
    <>
      <AddButton after={before} top={edges.top} left={middle} />
      <AddButton after={group.id} top={edges.bottom} left={middle} />
      {groups.length > 1 ? <DragHandle key={group.id} group={group} box={box} /> : null}
    </>
  )
}

const AddButton = ({ after, top, left }: { after: string | null; top: number; left: number }) => {
  const editor = useEditor()
  const words = useWords(common)
  return (
    <button
      type="button"
      className="v-add"
      aria-label={words.addSection}
      title={words.addSection}
      style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -50%)` }}
      onClick={event => {
        // Not every browser focuses what is clicked; the panel gives the focus back here.
        event.currentTarget.focus()
        editor.store.set(state => ({ ...state, addAfter: after }))
        editor.openPanel('add')
      }}
    >
      <Plus size={20} aria-hidden />
    </button>
  )
}

/** A section's edges, drawn into the window so that its buttons are in reach: above the toolbar, on a phone below its menu. */
const edgesInWindow = ({ top: edge, height }: Box) => {
  const bottom = edge + height
  const top = isPhone() ? edge + 16 : edge
  const shown = { top: Math.max(top, isPhone() ? 92 : 28), bottom: Math.min(bottom, innerHeight - 96) }
  return shown.bottom - shown.top > 48 ? shown : { top, bottom }
}

/** EDIT-4: on a phone a selected section or card scrolls to the top, where its menu has room. */
const useScrollToSelected = () => {
  const selected = useEditorState(({ selection }) => (selection?.field === null ? selection.groupId : null))
  useEffect(() => {
    const element = selected && isPhone() ? document.getElementById(`g-${selected}`) : null
    if (element) scrollToGroup(element)
  }, [selected])
}
