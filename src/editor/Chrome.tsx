import { useEditorState } from './EditorContext'
import { AddButtons } from './frame/AddButtons'
import { Frame } from './frame/Frame'
import { useSelectionByPointer } from './frame/useSelectionByPointer'
import { Notices } from './kit/Notices'
import { ConflictDialog } from './panels/ConflictDialog'
import { OpenPanel } from './panels/OpenPanel'
import { SignInDialog } from './panels/SignInDialog'
import { FloatingButton } from './toolbar/FloatingButton'
import { Toolbar } from './toolbar/Toolbar'
import { useEditorKeys } from './toolbar/useEditorKeys'

/** Everything the editor draws above the page. Nothing here takes room in it. */
export const Chrome = () => {
  const isOn = useEditorState(state => state.isOn)
  useEditorKeys()
  useSelectionByPointer()
  return (
    <>
      {isOn ? (
        <>
          <AddButtons />
          <Frame />
          <Toolbar />
        </>
      ) : (
        <FloatingButton />
      )}
      <OpenPanel />
      <ConflictDialog />
      <SignInDialog />
      <Notices />
    </>
  )
}
