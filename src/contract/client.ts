import type { Call } from './call'
import type { Envelope } from './errors'

/** No answer at all: the network or the server is away. */
export class Unanswered extends Error {}

/** Makes a call of the contract as a page of the site does. Throws Unanswered; every other outcome is an envelope. */
export const callServer = async <Input, Reply>(
  call: Call<Input, Reply>,
  input: Input,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Envelope<Reply>> => {
  const isGet = call.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  let response: Response
  try {
    response = await fetch(`/api/v1/${call.path}${query}`, {
      method: call.method,
      credentials: 'same-origin',
      ...(call.method === 'POST'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
        : {}),
      ...options,
    })
  } catch (error) {
    throw new Unanswered(String(error))
  }
  try {
    return (await response.json()) as Envelope<Reply>
  } catch {
    throw new Unanswered(`${response.status} without an answer`)
  }
}
