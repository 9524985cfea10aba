import { Plus } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { useBox } from './useBox'

/** EDIT-4: a button before and after the selected section; on an empty page one in the middle. */
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
  const box = useBox(element)
  if (!box) return null
  if (!group) return <AddButton after={null} top={Math.max(box.top + 120, 160)} left={box.left + box.width / 2} />
  const before = groups[groups.indexOf(group) - 1]?.id ?? null
  const middle = box.left + box.width / 2
  return (
    <>
      <AddButton after={before} top={box.top} left={middle} />
      <AddButton after={group.id} top={box.top + box.height} left={middle} />
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
      onClick={() => editor.store.set(state => ({ ...state, panel: 'add', addAfter: after }))}
    >
      <Plus size={20} aria-hidden />
    </button>
  )
}
