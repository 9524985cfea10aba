import { useState } from 'react'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { reloadWithNotice } from '../../state/reloadWithNotice'
import { publishWords } from './words'

/** Publishes now or later; each answers whether all went well, else what is wrong is shown. */
export const usePublish = () => {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { pageId } = editor.store.get()
  const [problem, setProblem] = useState<string | null>(null)
  const [momentProblem, setMomentProblem] = useState<string | null>(null)

  const attempt = async (work: () => Promise<boolean>) => {
    setProblem(null)
    setMomentProblem(null)
    try {
      if (await editor.saver.flush()) return await work()
      setProblem(words.notSaved)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      setProblem(words.offline)
    }
    return false
  }
  const fail = (detail: string) => {
    setProblem(`${words.failed}: ${detail}`)
    return false
  }

  const publishNow = async () => {
    const answer = await callServer(calls.publishPage, { id: pageId, changeId: crypto.randomUUID() })
    if (!answer.success && answer.code === 'translations_missing') {
      editor.openPanel('translations')
      return false
    }
    return answer.success || fail(answer.error)
  }

  const publishAll = async () => {
    const answer = await callServer(calls.publishAll, { changeId: crypto.randomUUID() })
    if (!answer.success) return fail(answer.error)
    const stopped = answer.data.filter(outcome => !outcome.success)
    if (stopped.length === 0) return true
    setProblem(`${words.stopped} ${[...new Set(stopped.map(outcome => outcome.error))].join(' ')}`)
    return false
  }

  const schedule = async (at: string) => {
    const answer = await callServer(calls.schedulePage, { id: pageId, at, changeId: crypto.randomUUID() })
    if (answer.success) {
      editor.notify({ kind: 'success', code: 'schedule' })
      return true
    }
    if (answer.code === 'translations_missing') editor.openPanel('translations')
    else if (answer.code === 'in_the_past' || answer.code === 'invalid_input') setMomentProblem(words.inThePast)
    else return fail(answer.error)
    return false
  }

  return {
    problem,
    momentProblem,
    publish: ({ moment, isForAll }: { moment: string | null; isForAll: boolean }) =>
      attempt(async () => {
        if (moment !== null) return schedule(moment)
        const isDone = await (isForAll ? publishAll() : publishNow())
        if (isDone) reloadWithNotice(editor, 'publish')
        return isDone
      }),
    unschedule: () =>
      attempt(async () => {
        const answer = await callServer(calls.unschedulePage, { id: pageId, changeId: crypto.randomUUID() })
        if (!answer.success) return fail(answer.error)
        editor.openPanel(null)
        editor.notify({ kind: 'success', code: 'unschedule' })
        return true
      }),
  }
}
