import { useLayoutEffect } from 'react'
import { caretInView } from './caretInView'
import { isPhone } from './usePhone'
import { announceArea } from './visibleArea'

/** Keeps what is docked above the on-screen keyboard, and on a phone the caret in sight. */
export const useVisibleArea = () => {
  useLayoutEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    let frame = 0
    const followCaret = () => {
      cancelAnimationFrame(frame)
      if (isPhone()) frame = requestAnimationFrame(caretInView)
    }
    const measure = () => {
      announceArea(document.getElementById('vitrine-editor'))
      followCaret()
    }
    measure()
    document.addEventListener('selectionchange', followCaret, { signal })
    visualViewport?.addEventListener('resize', measure, { signal })
    visualViewport?.addEventListener('scroll', measure, { signal })
    addEventListener('resize', measure, { signal })
    return () => {
      cancelAnimationFrame(frame)
      stopped.abort()
    }
  }, [])
}
