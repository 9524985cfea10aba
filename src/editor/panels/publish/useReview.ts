import { useEffect, useState } from 'react'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import type { Review } from '../../../contract/versions'
import { useEditor } from '../../EditorContext'

/** What publishing would do, once everything typed is saved; `failed` when it cannot be known now. */
export const useReview = (): Review | 'loading' | 'failed' => {
  const editor = useEditor()
  const [review, setReview] = useState<Review | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      if (!(await editor.saver.flush())) return 'failed' as const
      const { data } = await callServer(calls.readReview, { id: editor.store.get().pageId })
      return data ?? ('failed' as const)
    }
    read()
      .catch(error => {
        if (!(error instanceof Unanswered)) throw error
        return 'failed' as const
      })
      .then(found => isWanted && setReview(found))
    return () => {
      isWanted = false
    }
  }, [editor])
  return review
}
