import { useCallback, useEffect, useRef, useState } from 'react'
import { calls } from '../../contract/calls'
import type { PageEntry } from '../../contract/page'
import { useEditor } from '../EditorContext'
import { useSettled } from '../kit/useSettled'

const pauseMs = 120

/** The pages that a typed text can mean, asked of the server while it is typed. */
export const useMeantPages = (typed: string) => {
  const { ask, data } = useEditor()
  const { locale: lang, page } = data.model
  const [found, setFound] = useState<{ text: string; pages: PageEntry[] }>({ text: '', pages: [] })
  const newest = useRef('')
  const text = typed.trim()
  const settled = useSettled(text, pauseMs)

  const look = useCallback(
    async (wanted: string): Promise<PageEntry[]> => {
      newest.current = wanted
      const answer =
        wanted && wanted.length <= 2_000 ? await ask(calls.suggestPages, { text: wanted, lang, id: page.id }) : null
      const pages = answer?.success ? answer.data : []
      if (newest.current === wanted) setFound({ text: wanted, pages })
      return pages
    },
    [ask, lang, page.id],
  )
  useEffect(() => void look(settled), [look, settled])

  return { pages: found.pages, isKnown: found.text === text, look }
}
