import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { placeMenu, placePanel } from './place'
import type { Box } from './useBox'
import { usePhone } from './usePhone'
import { useArea } from './visibleArea'

const panelWidth = 340

/** Where the menu and its panel stand; on a phone the styles dock them. */
export const usePlaces = (box: Box & { isSection: boolean; others: readonly Box[] }) => {
  const strip = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const isDocked = usePhone()
  const area = useArea()
  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  if (isDocked) return { strip, panel, stripStyle: undefined, panelStyle: undefined }
  const place = placeMenu(box, size, area)
  const beside = placePanel({ ...place, ...size }, Math.min(panelWidth, area.width - 32), area)
  const stripStyle: CSSProperties = { transform: `translate(${place.left}px, ${place.top}px)` }
  const panelStyle = {
    transform: `translate(${beside.left}px, ${beside.top}px)${beside.isAbove ? ' translateY(-100%)' : ''}`,
    '--v-room': `${beside.maxHeight}px`,
  } as CSSProperties
  return { strip, panel, stripStyle, panelStyle }
}
