import { useEffect, useState } from 'react'
import { calls } from '../../../contract/calls'
import type { LanguageRow } from '../../../contract/languages'
import type { Answer } from '../../../editor/state/ask'
import { useDesk } from '../../DeskContext'

type Part = { rows: LanguageRow[]; next: string | null }

/** All rows, shown as they come; a long list comes in parts. */
export const useRows = () => {
  const { ask } = useDesk()
  const [rows, setRows] = useState<LanguageRow[]>([])
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | { code: string }>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads anew
  useEffect(() => {
    let isGone = false
    const read = async () => {
      for (let input: { after?: string } | null = {}; input; ) {
        const answer: Answer<Part> = await ask(calls.readLanguages, input)
        if (isGone) return
        if (!answer.success) return setState({ code: answer.code })
        const { rows: part, next }: Part = answer.data
        setRows(known => [...known.filter(({ id }) => !part.some(row => row.id === id)), ...part])
        input = next === null ? null : { after: next }
      }
      setState('ready')
    }
    void read()
    return () => {
      isGone = true
    }
  }, [ask, turn])
  return { rows, state, readAgain: () => setTurn(known => known + 1) }
}
