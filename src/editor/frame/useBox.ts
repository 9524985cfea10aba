import { useEffect, useState } from 'react'

export type Box = { top: number; left: number; width: number; height: number }

/** Where an element is in the window, followed while anything moves. */
export const useBox = (element: Element | null): Box | null => {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (!element) return setBox(null)
    let frame = 0
    const measure = () => {
      const { top, left, width, height } = element.getBoundingClientRect()
      setBox(known =>
        known && known.top === top && known.left === left && known.width === width && known.height === height
          ? known
          : { top, left, width, height },
      )
    }
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    observer.observe(document.body)
    addEventListener('scroll', follow, { passive: true, capture: true })
    addEventListener('resize', follow)
    measure()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [element])
  return box
}
