import { useCallback, useEffect, useRef, useState } from 'react'
import { calls } from '../../../contract/calls'
import type { TranslationProgress } from '../../../contract/translation'
import { useEditor } from '../../EditorContext'

const lookMs = 700

/** Everything that is missing, translated behind the page: how far it is, and an end to it. */
export const useTranslateAll = (onEnd: () => void) => {
  const editor = useEditor()
  const [progress, setProgress] = useState<TranslationProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isStarting, setStarting] = useState(false)
  const ended = useRef(onEnd)
  ended.current = onEnd

  const take = useCallback(
    async (next: TranslationProgress) => {
      if (next.state !== 'running') {
        await editor.refresh()
        editor.store.set(state => ({ ...state, ...(next.done > 0 && { canUndo: true, canRedo: false }) }))
        editor.recount()
      }
      setProgress(next)
      if (next.state !== 'running') ended.current()
    },
    [editor],
  )

  const running = progress?.state === 'running' ? progress.id : null
  useEffect(() => {
    if (!running) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const answer = await editor.ask(calls.translationProgress, { id: running })
      if (isOver) return
      if (answer.success) await take(answer.data)
      else if (answer.code !== 'offline') return setProblem(answer.code)
      if (!isOver) timer = setTimeout(() => void look(), lookMs)
    }
    timer = setTimeout(() => void look(), lookMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [editor, running, take])

  return {
    progress,
    problem,
    isBusy: isStarting || running !== null,
    start: async (pageId: string | null) => {
      setProblem(null)
      setProgress(null)
      setStarting(true)
      const isSaved = await editor.saver.flush()
      const answer = isSaved ? await editor.ask(calls.startTranslation, { pageId }) : null
      if (answer?.success) await take(answer.data)
      else setProblem(answer?.code ?? 'offline')
      setStarting(false)
    },
    cancel: async () => {
      const answer = running ? await editor.ask(calls.cancelTranslation, { id: running }) : null
      if (answer?.success) await take(answer.data)
    },
  }
}
