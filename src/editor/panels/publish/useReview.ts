import { useCallback, useEffect, useState } from 'react'
import { calls } from '../../../contract/calls'
import type { Review } from '../../../contract/versions'
import { useEditor } from '../../EditorContext'

/** What publishing would do, once everything typed is saved; `failed` when it cannot be known now. */
export const useReview = (): { review: Review | 'loading' | 'failed'; readAgain: () => Promise<void> } => {
  const editor = useEditor()
  const [review, setReview] = useState<Review | 'loading' | 'failed'>('loading')
  const readAgain = useCallback(async () => {
    const isSaved = await editor.saver.flush()
    const answer = isSaved ? await editor.ask(calls.readReview, { id: editor.store.get().pageId }) : null
    setReview(answer?.data ?? 'failed')
  }, [editor])
  useEffect(() => {
    void readAgain()
  }, [readAgain])
  return { review, readAgain }
}
