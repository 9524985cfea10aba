import { useMemo } from 'react'
import { definitions } from '../../blocks/definitions'
import { findGroupIn } from '../../content/rules/applyValue'
import { fieldHandles } from '../../render/block'
import { useEditorState } from '../EditorContext'
import type { EditorState } from '../state/editorState'
import { siblingsOf } from '../state/resources/order'
import type { Target } from './action'

/** The selected thing as it is now; null when nothing is selected or it is gone. */
export const useTarget = (): Target | null => {
  const selection = useEditorState(state => state.selection)
  const groups = useEditorState(state => state.groups)
  return useMemo(() => targetOf(selection, groups), [selection, groups])
}

const targetOf = (selection: EditorState['selection'], groups: EditorState['groups']): Target | null => {
  const group = selection && findGroupIn(groups, selection.groupId)
  const definition = group && definitions[group.type]
  if (!selection || !group || !definition) return null
  return {
    group,
    definition,
    field: selection.field ? (fieldHandles(definition, group)[selection.field] ?? null) : null,
    board: groups.find(entry => entry.cards.includes(group)) ?? null,
    siblings: siblingsOf(groups, group.id),
    link: selection.link ?? null,
  }
}
