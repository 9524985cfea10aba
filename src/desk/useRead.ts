import { useCallback, useEffect, useState } from 'react'
import type { Call } from '../contract/call'
import { useDesk } from './DeskContext'

/** What a section shows: read when it opens and again after each change. `problem` is the code of an answer. */
export const useRead = <Input extends object, Reply>(call: Call<Input, Reply>, input: Input) => {
  const { ask } = useDesk()
  const [data, setData] = useState<Reply | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = JSON.stringify(input)
  const read = useCallback(async () => {
    const answer = await ask(call, JSON.parse(asked) as Input)
    setProblem(answer.success ? null : answer.code)
    if (answer.success) setData(answer.data)
  }, [ask, call, asked])
  useEffect(() => void read(), [read])
  return { data, problem, read }
}
