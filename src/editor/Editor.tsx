import { useMemo } from 'react'
import { definitions } from '../blocks/definitions'
import { Page } from '../live/Page'
import type { RenderValue } from '../render/RenderContext'
import { EditSlotsContext } from '../render/slots'
import { EditorProvider, useEditorState } from './EditorContext'
import { KeepCaret } from './slots/KeepCaret'
import { useEditSlots } from './slots/useEditSlots'
import type { Editor as EditorInstance } from './state/editor'
import { useVisitorScripts } from './useVisitorScripts'

/** The page the server drew, with the editor's own parts above it. The page itself never moves. */
export const Editor = ({ editor }: { editor: EditorInstance }) => (
  <EditorProvider editor={editor}>
    <EditablePage editor={editor} />
  </EditorProvider>
)

const EditablePage = ({ editor }: { editor: EditorInstance }) => {
  const { model } = editor.data
  const shell = useEditorState(state => state.shell)
  const parts = useEditorState(state => state.parts)
  const references = useEditorState(state => state.references)
  const isEditable = useEditorState(state => state.isOn && !state.viewing)
  const viewed = useEditorState(state => state.viewing?.references)
  const slots = useEditSlots()
  useVisitorScripts()
  const render = useMemo<RenderValue>(
    () => ({
      model: { ...model, references: viewed ?? references },
      useContent,
      definitions,
      ...parts,
      drawIsland: null,
      onPriorityPicture: null,
    }),
    [model, references, viewed, parts],
  )
  return (
    <EditSlotsContext.Provider value={isEditable ? slots : null}>
      <Page render={render} shell={shell} />
      <KeepCaret />
    </EditSlotsContext.Provider>
  )
}

const useContent: RenderValue['useContent'] = pick => useEditorState(state => pick(state.viewing ?? state))
