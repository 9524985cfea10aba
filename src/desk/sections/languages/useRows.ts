import { useEffect, useState } from 'react'
import { calls } from '../../../contract/calls'
import type { LanguageRow } from '../../../contract/languages'
import { useDesk } from '../../DeskContext'

/** All rows, shown as they come; a long list comes in parts. */
export const useRows = () => {
  const { ask } = useDesk()
  const [rows, setRows] = useState<LanguageRow[]>([])
  const [state, setState] = useState<'loading' | 'ready' | { code: string }>('loading')
  useEffect(() => {
    let isGone = false
    const read = async () => {
      let after: string | null = null
      do {
        const answer = await ask(calls.readLanguages, after ? { after } : {})
        if (isGone) return
        if (!answer.success) return setState({ code: answer.code })
        const { rows: part, next }: { rows: LanguageRow[]; next: string | null } = answer.data
        setRows(known => [...known.filter(({ id }) => !part.some(row => row.id === id)), ...part])
        after = next
      } while (after)
      setState('ready')
    }
    void read()
    return () => {
      isGone = true
    }
  }, [ask])
  return { rows, state }
}
