import { useEffect, useRef } from 'react'
import { useEditor, useEditorState } from './EditorContext'
import { AddButtons } from './frame/AddButtons'
import { Frame } from './frame/Frame'
import { PresentMarks } from './frame/PresentMarks'
import { RefusedMarks } from './frame/RefusedMarks'
import { TranslationMarks } from './frame/TranslationMarks'
import { useSelectionByPointer } from './frame/useSelectionByPointer'
import { useVisibleArea } from './frame/useVisibleArea'
import { LazyPart } from './kit/LazyPart'
import { Notices } from './kit/Notices'
import './kit/kit.css'
import { Tips } from './kit/Tips'
import { laterParts } from './laterParts'
import { OpenPanel } from './panels/OpenPanel'
import { isRead } from './state/content'
import { useStore } from './state/store'
import { FloatingButton } from './toolbar/FloatingButton'
import { Toolbar } from './toolbar/Toolbar'
import { useEditorKeys } from './toolbar/useEditorKeys'

const loadShownTheme = () => import('./panels/settings/ShownTheme')
const loadLeaveTheme = () => import('./panels/settings/LeaveTheme')
const loadVersionBar = () => import('./panels/history/VersionBar')

/** Everything the editor draws above the page. Nothing here takes room in it. */
export const Chrome = () => {
  const isOn = useEditorState(state => state.isOn)
  const isViewing = useEditorState(state => state.viewing !== null)
  const hasTheme = useEditorState(state => state.tried !== null || isRead(state.theme))
  const isLeaving = useEditorState(state => state.leaving !== null)
  const hasConflict = useStore(useEditor().queue, queue => queue.some(({ phase }) => phase === 'parked'))
  const isGone = useEditorState(state => state.isGone)
  const needsSignIn = useEditorState(state => state.needsSignIn && !state.isRemoved)
  const isRemoved = useEditorState(state => state.isRemoved)
  useEditorKeys()
  useSelectionByPointer()
  useVisibleArea()
  const wasOn = useRef(false)
  useEffect(() => {
    if (isOn) wasOn.current = true
    document.body.toggleAttribute('data-toolbar', isOn)
  }, [isOn])
  return (
    <>
      {isViewing ? <LazyPart load={loadVersionBar} /> : null}
      {isOn && !isViewing ? (
        <>
          <PresentMarks />
          <RefusedMarks />
          <TranslationMarks />
          <Frame />
          <AddButtons />
          <Toolbar />
        </>
      ) : null}
      {isOn ? null : <FloatingButton takesFocus={wasOn.current} />}
      <OpenPanel />
      {hasTheme ? <LazyPart load={loadShownTheme} /> : null}
      {isLeaving ? <LazyPart load={loadLeaveTheme} /> : null}
      {hasConflict ? <LazyPart load={laterParts.conflict} /> : null}
      {isGone ? <LazyPart load={laterParts.pageGone} /> : null}
      {isRemoved ? <LazyPart load={laterParts.removed} /> : null}
      {needsSignIn ? <LazyPart load={laterParts.signIn} /> : null}
      <Notices />
      <Tips />
    </>
  )
}
