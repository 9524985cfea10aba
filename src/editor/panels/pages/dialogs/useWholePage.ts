import { useRef } from 'react'
import type { Call } from '../../../../contract/call'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { useFailure, type usePageInfo } from './usePageInfo'
import { dialogWords } from './words'

type WholePageCall = Call<{ id: string; base?: number; changeId?: string }, unknown>

/**
 * For what is done to a page as a whole: its base is the last change seen (API-4). When somebody has changed the page
 * since, that is said first, and the next press means it.
 */
export const useWholePage = ({ whenRead }: Pick<ReturnType<typeof usePageInfo>, 'whenRead'>) => {
  const editor = useEditor()
  const words = useWords(dialogWords)
  const tell = useFailure()
  const seen = useRef<number | null>(null)
  return async (call: WholePageCall, title: string): Promise<string | null> => {
    const known = await whenRead()
    if ('problem' in known) return `${title}: ${known.problem}`
    const { info } = known
    // What is being typed on this very page is part of it.
    if (info.id === editor.store.get().pageId) await editor.saver.flush()
    const answer = await editor.ask(call, { id: info.id, base: seen.current ?? info.seq })
    if (answer.success) return null
    if (answer.code === 'stale_base') {
      seen.current = (answer.details as { version: number }).version
      return words.changedSince
    }
    return `${title}: ${tell(answer)}`
  }
}
