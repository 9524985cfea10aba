import { useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import { calls } from '../../../contract/calls'
import type { Review } from '../../../contract/versions'
import { useEditor, useEditorState } from '../../EditorContext'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import { reloadWithNotice } from '../../state/reloadWithNotice'
import { useOutcomes } from './useOutcomes'
import { publishWords } from './words'

/** Long enough to read a date. */
const plannedMs = 8_000

type Refusal = { code: string; error: string }

/**
 * Publishes what the review shows, now or later; each answers whether all went well, else what is wrong is shown. Where
 * somebody has changed the page since, nothing is done and the review is read anew (API-4).
 */
export const usePublish = (review: Review | null, readAgain: () => Promise<void>) => {
  const editor = useEditor()
  const words = useWords(publishWords)
  const tellStopped = useOutcomes(review)
  const { pageId } = editor.store.get()
  const [problem, setProblem] = useState<string | null>(null)
  const [momentProblem, setMomentProblem] = useState<string | null>(null)
  const [isStopped, setStopped] = useState(false)

  const attempt = async (work: () => Promise<boolean>) => {
    setProblem(null)
    setMomentProblem(null)
    if (await editor.saver.flush()) return work()
    setProblem(words.notSaved)
    return false
  }
  const refused = (answer: Refusal) => {
    if (answer.code === 'translations_missing') editor.openPanel('translations')
    else if (answer.code === 'stale_base') {
      setProblem(words.changedSince)
      void readAgain()
    } else setProblem(`${words.failed}: ${reasonText(answer, editor.data.editorLocale)}`)
    return false
  }
  const base = review?.seq
  const withDefaultLanguage = useEditorState(state => state.isFilledUp)
  const isLacking = review?.isGated && review.missing.length > 0

  const publishNow = async () => {
    const answer = await editor.ask(calls.publishPage, { id: pageId, base, withDefaultLanguage })
    return answer.success || refused(answer)
  }

  const publishAll = async () => {
    const answer = await editor.ask(calls.publishAll, { id: pageId, base, withDefaultLanguage })
    if (!answer.success) return refused(answer)
    const stopped = tellStopped(answer.data)
    if (stopped === null) return true
    const isGated = answer.data.some(({ code }) => code === 'translations_missing')
    setStopped(isGated)
    const went = answer.data.filter(({ success }) => success).length
    setProblem([words.went(went), words.stopped, stopped, isGated ? words.gateHint : ''].filter(Boolean).join(' '))
    // Some are live: what is shown and counted is what is left.
    editor.recount()
    void readAgain()
    return false
  }

  const schedule = async (at: string) => {
    if (at === '') {
      setMomentProblem(words.noMoment)
      return false
    }
    const answer = await editor.ask(calls.schedulePage, { id: pageId, at, base, withDefaultLanguage })
    if (answer.success) {
      const { goesLiveAt } = answer.data
      editor.store.set(state => ({ ...state, goesLiveAt }))
      const detail = momentInWords(goesLiveAt, editor.data.editorLocale)
      editor.notify({ kind: 'success', code: 'schedule', detail, lastsMs: plannedMs })
      return true
    }
    if (answer.code === 'in_the_past') setMomentProblem(words.inThePast)
    else if (answer.code === 'invalid_input') setMomentProblem(words.noMoment)
    else return refused(answer)
    return false
  }

  return {
    problem,
    momentProblem,
    /** Whether missing translations kept one of all the pages back. */
    isStopped,
    publish: ({ moment, isForAll }: { moment: string | null; isForAll: boolean }) =>
      attempt(async () => {
        if (isLacking && !withDefaultLanguage) {
          editor.openPanel('translations')
          return false
        }
        if (moment !== null) return schedule(moment)
        const isDone = await (isForAll ? publishAll() : publishNow())
        if (isDone) reloadWithNotice(editor, 'publish')
        return isDone
      }),
    unschedule: () =>
      attempt(async () => {
        const answer = await editor.ask(calls.unschedulePage, { id: pageId, base })
        if (!answer.success) return refused(answer)
        editor.store.set(state => ({ ...state, goesLiveAt: null }))
        editor.openPanel(null)
        editor.notify({ kind: 'success', code: 'unschedule' })
        return true
      }),
  }
}
