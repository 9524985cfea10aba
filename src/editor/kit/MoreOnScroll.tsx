import { useEffect, useEffectEvent, useRef, useState } from 'react'
import './more.css'

/**
 * Below a list that goes on. The next part is asked for before the end of the list comes into view, by scrolling or by
 * the Tab key; where it does not come by itself, the button asks again.
 */
export const MoreOnScroll = ({ label, onMore }: { label: string; onMore: () => Promise<boolean> }) => {
  const mark = useRef<HTMLSpanElement>(null)
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent(async () => {
    if (await onMore()) setAsked(count => count + 1)
  })
  // Watched anew after every answer: the end may still be in view, or the list was read anew in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says that there was another answer
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) void ask()
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [asked])
  return (
    <div className="v-more">
      <span ref={mark} aria-hidden />
      <button type="button" className="v-link" onClick={() => void onMore()}>
        {label}
      </button>
    </div>
  )
}
