import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../contract/call'
import { useDesk } from './DeskContext'

/** What a call answers, asked anew when its input changes or `reload` is called; the latest question counts. */
export const useReading = <Input extends object, Reply>(call: Call<Input, Reply>, input: Input) => {
  const { ask } = useDesk()
  const [data, setData] = useState<Reply | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)
  const words = JSON.stringify(input)
  const reload = useCallback(async () => {
    latest.current += 1
    const asked = latest.current
    const answer = await ask(call, JSON.parse(words) as Input)
    if (asked !== latest.current) return
    setProblem(answer.success ? null : answer.code)
    if (answer.success) setData(answer.data)
  }, [ask, call, words])
  useEffect(() => {
    void reload()
  }, [reload])
  return { data, problem, reload, setData }
}
