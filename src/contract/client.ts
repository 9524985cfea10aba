import { fillAddress, hasBodyInput } from './address'
import type { Call } from './call'
import { type Envelope, type ErrorCode, errors } from './errors'

/** No answer at all: the network or the server is away. */
export class Unanswered extends Error {}

/** Makes a call of the contract as a page of the site does. Throws Unanswered; every other outcome is an envelope. */
export const callServer = async <Input, Reply>(
  call: Call<Input, Reply>,
  input: Input,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Envelope<Reply>> => {
  const { address, rest } = fillAddress(call, input as Record<string, unknown>)
  const isBody = hasBodyInput(call)
  const query = isBody ? '' : `?${new URLSearchParams(rest as Record<string, string>)}`
  let response: Response
  try {
    response = await fetch(address + query, {
      method: call.method,
      credentials: 'same-origin',
      ...(isBody ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) } : {}),
      ...options,
    })
  } catch (error) {
    throw new Unanswered(String(error))
  }
  try {
    return (await response.json()) as Envelope<Reply>
  } catch {
    const code = refusedOnTheWay[response.status]
    if (!code) throw new Unanswered(`${response.status} without an answer`)
    return { success: false, data: null, error: errors[code].meaning, status: response.status, code }
  }
}

/** What a proxy in front of the server answers in its stead: it will say the same again. */
const refusedOnTheWay: Partial<Record<number, ErrorCode>> = { 403: 'not_allowed', 413: 'too_large', 429: 'too_many' }
