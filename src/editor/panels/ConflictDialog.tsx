import { applyValue } from '../../content/rules/applyValue'
import { useEditor, useEditorState } from '../EditorContext'
import { TwoVersions } from '../kit/TwoVersions'
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
    const value = keep === 'mine' ? conflict.mine : conflict.theirs
    editor.store.set(state => ({
      ...state,
      groups: applyValue(state.groups, { itemId: conflict.itemId, key: conflict.key, value }),
    }))
    editor.setVersion(conflict.itemId, conflict.key, conflict.theirVersion)
    editor.saver.choose(conflict.changeId, keep)
  }
  const show = (value: unknown) => conflictText(conflict.key, value, editor.data)
  return (
    <TwoVersions name={conflict.name} mine={show(conflict.mine)} theirs={show(conflict.theirs)} onChoose={choose} />
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
