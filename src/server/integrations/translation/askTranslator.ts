import { setTimeout as wait } from 'node:timers/promises'
import { fetchOutside, OutsideError, OutsideTooSlow } from '../outgoing'
import { trouble } from './translator'

export type Asking = { timeoutMs?: number /** Between two attempts of a busy service. */; pausesMs?: readonly number[] }

const defaults = { timeoutMs: 30_000, pausesMs: [1_000, 2_000, 4_000, 8_000] }

/** Asks a service that the operator named; one that is busy is asked again. Answers JSON, or refuses. */
export const askTranslator = async (
  { address, headers, body }: { address: string; headers?: Record<string, string>; body?: object },
  { timeoutMs = defaults.timeoutMs, pausesMs = defaults.pausesMs }: Asking = {},
): Promise<unknown> => {
  for (const pause of [...pausesMs, null]) {
    const { status, text } = await ask(address, { headers, body, timeoutMs })
    if (status === 200) return readJson(text)
    if (!isBusy(status) || pause === null) throw refusalOf(status, text)
    await wait(pause)
  }
}

const ask = async (
  address: string,
  { headers, body, timeoutMs }: { headers?: Record<string, string>; body?: object; timeoutMs: number },
) => {
  try {
    const answer = await fetchOutside(address, {
      timeoutMs,
      maxBytes: 4 * 1024 * 1024,
      allowedTestHosts: [new URL(address).host],
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: answer.body.toString('utf8') }
  } catch (error) {
    if (error instanceof OutsideTooSlow) throw trouble('translator_slow', error.message)
    if (error instanceof OutsideError) throw trouble('translator_failed', error.message)
    throw error
  }
}

const isBusy = (status: number) => status === 429 || status === 529

const refusalOf = (status: number, text: string) => {
  const reason = `Status ${status}: ${text.slice(0, 200)}`
  if (status === 401 || status === 403) return trouble('translator_key', reason)
  if (status === 456) return trouble('translator_quota', reason)
  return trouble(isBusy(status) ? 'translator_busy' : 'translator_failed', reason)
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw trouble('translator_failed', 'The answer is no JSON.')
  }
}
