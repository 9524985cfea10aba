import type { Group } from '../../content/group'
import { useEditorState } from '../EditorContext'
import type { Present } from '../state/editorState'
import { usePresentName } from '../state/usePresentName'
import { elementOf } from './elementOf'
import { useBox } from './useBox'

/** EDIT-24: where others are, as a quiet outline with their name above the page. Who they are is said in the toolbar. */
export const PresentMarks = () => {
  const present = useEditorState(state => state.present)
  return present.map(entry => (entry.itemId ? <Mark key={entry.tab} entry={entry} itemId={entry.itemId} /> : null))
}

const Mark = ({ entry, itemId }: { entry: Present; itemId: string }) => {
  const groups = useEditorState(state => state.groups)
  const nameOf = usePresentName()
  const box = useBox(() => find(groups, itemId))
  if (!box) return null
  return (
    <div
      className="v-present-mark"
      style={{ transform: `translate(${box.left}px, ${box.top}px)`, width: box.width, height: box.height }}
      aria-hidden
    >
      <span>{nameOf(entry)}</span>
    </div>
  )
}

/** The element of a group or of one of its fields. */
const find = (groups: readonly Group[], itemId: string): Element | null => {
  for (const group of groups.flatMap(section => [section, ...section.cards])) {
    if (group.id === itemId) return elementOf(group.id, null)
    const field = Object.values(group.fields).find(({ id }) => id === itemId)
    if (field) return elementOf(group.id, field.name)
  }
  return null
}
