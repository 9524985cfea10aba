import { useEffect, useState } from 'react'

/** A text that is being typed, once no letter came for a moment. */
export const useSettled = (text: string, pauseMs = 200): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
