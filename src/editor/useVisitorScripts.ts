import { useEffect, useLayoutEffect, useRef } from 'react'
import { enhanceShell } from '../live/enhanceShell'
import { wake } from '../live/wake'
import { useEditorState } from './EditorContext'

/** EDIT-3: what runs in a visitor's page runs here as well, so that it looks the same and switching moves nothing. */
export const useVisitorScripts = () => {
  const isOn = useEditorState(state => state.isOn)
  const groups = useEditorState(state => state.groups)
  const waking = useRef<ReturnType<typeof wake> | null>(null)
  useEffect(enhanceShell, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other elements to wake
  useLayoutEffect(() => {
    waking.current ??= wake(document.getElementById('content') ?? document)
    waking.current.renew(isOn)
  }, [isOn, groups])
}
