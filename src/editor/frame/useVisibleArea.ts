import { useEffect } from 'react'
import { visibleArea } from './visibleArea'

/** Keeps what is fixed to the window's edges above the on-screen keyboard: styles read how much is hidden. */
export const useVisibleArea = () => {
  useEffect(() => {
    const layer = document.getElementById('vitrine-editor')
    const measure = () => {
      const { top, bottom } = visibleArea()
      layer?.style.setProperty('--v-above', `${Math.round(top)}px`)
      layer?.style.setProperty('--v-below', `${Math.max(0, Math.round(innerHeight - bottom))}px`)
    }
    measure()
    visualViewport?.addEventListener('resize', measure)
    visualViewport?.addEventListener('scroll', measure)
    addEventListener('resize', measure)
    return () => {
      visualViewport?.removeEventListener('resize', measure)
      visualViewport?.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [])
}
