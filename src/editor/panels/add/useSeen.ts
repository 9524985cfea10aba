import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has come near to what is seen; stays true from then on. */
export const useSeen = (reference: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = reference.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [reference, isSeen])
  return isSeen
}
