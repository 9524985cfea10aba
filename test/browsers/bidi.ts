type Message = { id?: number; type?: string; method?: string; params?: unknown; result?: unknown; message?: string }

/** WebDriver BiDi: commands and their answers over a socket, and what the browser tells by itself. */
export const openBidi = async (address: string, onEvent: (method: string, params: unknown) => void) => {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${address} does not answer.`))
  })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.onmessage = ({ data }) => {
    const { id, type, method, params, result, message } = JSON.parse(data) as Message
    if (type === 'event') return onEvent(method!, params)
    const asker = waiting.get(id!)
    waiting.delete(id!)
    if (type === 'error') asker?.reject(new Error(message))
    else asker?.resolve(result)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'))
  }
  let last = 0
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: result => resolve(result as Result), reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}
