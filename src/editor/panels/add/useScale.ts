import { useLayoutEffect, useRef } from 'react'

/** From this window width on, blocks have their wide layout, which is drawn this wide. */
const wideFrom = 1024
const wide = 1100

/**
 * Draws at a window's width and shrinks that to the box around it; what is lower than the box stands in its middle.
 * The blocks follow the window's width, so a phone shows what phones show.
 */
export const useScale = () => {
  const reference = useRef<HTMLDivElement>(null)
  const width = innerWidth >= wideFrom ? wide : innerWidth
  useLayoutEffect(() => {
    const page = reference.current
    const box = page?.parentElement
    if (!page || !box) return
    const shrink = () => {
      const scale = box.clientWidth / page.offsetWidth
      const top = Math.max(0, (box.clientHeight - page.offsetHeight * scale) / 2)
      page.style.transform = `translateY(${top}px) scale(${scale})`
    }
    const observer = new ResizeObserver(shrink)
    observer.observe(box)
    observer.observe(page)
    shrink()
    return () => observer.disconnect()
  }, [])
  return { reference, width }
}
