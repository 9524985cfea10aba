import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { rescueFocus } from './focusMenu'

/** When a button or panel goes with what it did, the keyboard goes on beside it instead of losing its place. */
export const useKeptFocus = (places: readonly RefObject<HTMLElement | null>[]) => {
  const hasFocus = useRef(false)
  const watched = useRef(places)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hasFocus.current = watched.current.some(place => place.current?.contains(target as Node))
    }
    document.addEventListener('focusin', note)
    return () => {
      document.removeEventListener('focusin', note)
      if (hasFocus.current) rescueFocus()
    }
  }, [])
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) rescueFocus()
  })
}
