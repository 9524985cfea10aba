import { useEffect, useRef } from 'react'
import './more.css'

/**
 * Below a list that goes on. The next part is asked for before the end of the list comes into view, by scrolling or by
 * the Tab key; where it does not come by itself, the button asks again.
 */
export const MoreOnScroll = ({ count, label, onMore }: { count: number; label: string; onMore: () => void }) => {
  const mark = useRef<HTMLSpanElement>(null)
  const ask = useRef(onMore)
  useEffect(() => {
    ask.current = onMore
  })
  // Watched anew with every part: after a short one the end may still be in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says that there is a part more
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) ask.current()
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [count])
  return (
    <div className="v-more">
      <span ref={mark} aria-hidden />
      <button type="button" className="v-link" onClick={onMore}>
        {label}
      </button>
    </div>
  )
}
