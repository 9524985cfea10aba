import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

export type Box = { top: number; left: number; width: number; height: number }

/** Where the element that `find` gives is in the window, followed while anything moves or is drawn anew. */
export const useBox = (find: () => Element | null): Box | null => {
  const [box, setBox] = useState<Box | null>(null)
  const look = useEffectEvent(find)
  const measureNow = useRef<() => void>(() => {})
  useEffect(() => {
    let frame = 0
    let element: Element | null = null
    const measure = () => {
      const found = look()
      if (found !== element) {
        if (element) observer.unobserve(element)
        if (found) observer.observe(found)
        element = found
      }
      setBox(known => sameBox(known, found))
    }
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    // Also tells when the element itself has been replaced: then its size is gone.
    const observer = new ResizeObserver(follow)
    observer.observe(document.body)
    addEventListener('scroll', follow, { passive: true, capture: true })
    addEventListener('resize', follow)
    measureNow.current = measure
    measure()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [])
  useLayoutEffect(() => measureNow.current())
  return box
}

const sameBox = (known: Box | null, element: Element | null): Box | null => {
  if (!element) return null
  const { top, left, width, height } = element.getBoundingClientRect()
  const isSame = known?.top === top && known.left === left && known.width === width && known.height === height
  return isSame ? known : { top, left, width, height }
}
