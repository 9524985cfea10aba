import type { CSSProperties } from 'react'
import type { Shell } from './shell'

/** LIVE-7: decoration behind everything; it takes no clicks and no space. */
export const Overlay = ({ overlay }: { overlay: Shell['overlay'] }) => {
  const { shape, gradient } = overlay
  if (!shape && !gradient) return null
  const style = {
    '--shape-share': shape ? `${shape.share}%` : undefined,
    '--gradient-share': gradient ? `${gradient.share}%` : undefined,
    '--from': gradient ? `var(--${gradient.from})` : undefined,
    '--to': gradient ? `var(--${gradient.to})` : undefined,
  } as CSSProperties
  return (
    <div
      className="overlay"
      aria-hidden="true"
      data-shape={shape?.kind}
      data-gradient={gradient ? true : undefined}
      style={style}
    />
  )
}
