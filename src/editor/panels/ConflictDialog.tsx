import type { LeafChange } from '../../content/rules/settingsChange'
import { useEditor, useEditorState } from '../EditorContext'
import { TwoVersions } from '../kit/TwoVersions'
import { settingsItem } from '../state/siteSettings'
import { withValue } from '../state/withValue'
import { conflictText } from './conflictText'

/** EDIT-13: the same value changed by both is shown twice, and the editor chooses. */
export const ConflictDialog = () => {
  const [conflict] = useEditorState(state => state.conflicts)
  return conflict ? <ValueConflict /> : <LabelConflict />
}

const ValueConflict = () => {
  const editor = useEditor()
  const [conflict] = useEditorState(state => state.conflicts)
  if (!conflict) return null
  const choose = (keep: 'mine' | 'theirs') => {
    if (conflict.itemId === settingsItem) return editor.siteSettings.choose(conflict, keep)
    const value = keep === 'mine' ? conflict.mine : conflict.theirs
    editor.store.set(state => withValue(state, { itemId: conflict.itemId, key: conflict.key, value }))
    editor.setVersion(conflict.itemId, conflict.key, conflict.theirVersion)
    editor.saver.choose(conflict.changeId, keep)
  }
  const show = (value: unknown) => conflictText(conflict.key, value, editor.data)
  if (conflict.itemId === settingsItem) {
    const theirs = conflict.theirs as LeafChange[]
    const mine = (conflict.mine as LeafChange[]).filter(({ key }) => theirs.some(change => change.key === key))
    const [said, other] = [mine, theirs].map(changes => changes.map(({ value }) => show(value)).join(', '))
    return <TwoVersions name={null} what={conflict.label} mine={said ?? ''} theirs={other ?? ''} onChoose={choose} />
  }
  return (
    <TwoVersions
      name={conflict.name}
      what={conflict.label}
      mine={show(conflict.mine)}
      theirs={show(conflict.theirs)}
      onChoose={choose}
    />
  )
}

/** The title of a group in the navigation. */
const LabelConflict = () => {
  const editor = useEditor()
  const conflict = useEditorState(state => state.labelConflict)
  if (!conflict) return null
  const { change, theirs } = conflict
  const choose = (keep: 'mine' | 'theirs') => {
    editor.store.set(state => ({ ...state, labelConflict: null }))
    if (keep === 'mine') editor.sitePages.changeNavigation({ ...change, seen: theirs })
  }
  return <TwoVersions name={null} mine={change.label} theirs={theirs} onChoose={choose} />
}
