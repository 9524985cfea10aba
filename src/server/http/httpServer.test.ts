import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually'
import { maxPictureBytes } from '../../content/media'
import { createHttpServer } from './httpServer'

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const passRound = () => vi.advanceTimersByTime(65_000)

/** One connection to a server of its own. */
const open = async (listener: RequestListener) => {
  const server = createHttpServer(listener).listen(0, '127.0.0.1')
  stop = () => server.close()
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const heard = { text: '', bytes: 0 }
  socket.on('data', part => {
    heard.bytes += part.length
    heard.text = (heard.text + part).slice(0, 10_000)
  })
  const closed = once(socket, 'close')
  return { socket, heard, closed }
}
const question = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

it('keeps a connection for the next request, and closes it when nothing was said for a round', async () => {
  const { socket, heard, closed } = await open((_, response) => response.end('done.'))
  for (const count of [1, 2, 3]) {
    socket.write(question)
    await eventually(() => expect(heard.text.match(/keep-alive\r\n.*?done\./gs)).toHaveLength(count))
    passRound()
  }
  passRound()
  await closed
})

it('closes a connection whose request is never answered', async () => {
  const listener = vi.fn()
  const { socket, heard, closed } = await open(listener)
  socket.write(question)
  await eventually(() => expect(listener).toHaveBeenCalled())
  passRound()
  passRound()
  await closed
  expect(heard.text).toBe('')
})

it('leaves an answer alone that comes in parts', async () => {
  let response: ServerResponse | undefined
  const { socket, heard } = await open((_, given) => {
    response = given
  })
  socket.write(question)
  await eventually(() => expect(response).toBeDefined())
  for (const count of [1, 2, 3, 4]) {
    response!.write(`part ${count}.`)
    await eventually(() => expect(heard.text).toContain(`part ${count}.`))
    passRound()
  }
})

it('leaves a request alone that comes in parts', async () => {
  let taken = 0
  const { socket, heard } = await open((request, response) => {
    request.on('data', part => (taken += part.length)).on('end', () => response.end('all of it'))
  })
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n')
  for (const count of [1, 2, 3, 4]) {
    socket.write('x')
    await eventually(() => expect(taken).toBe(count))
    passRound()
  }
  await eventually(() => expect(heard.text).toMatch(/all of it$/))
})

it('leaves an answer alone that is taken slowly', async () => {
  const body = Buffer.alloc(40_000_000)
  const { socket, heard } = await open((_, response) => response.end(body))
  socket.write(question)
  await once(socket, 'data')
  socket.pause()
  for (let count = 0; count < 3; count += 1) passRound()
  socket.resume()
  await eventually(() => expect(heard.bytes).toBeGreaterThan(body.length))
})

it('leaves an answer alone of which something is taken now and then', async () => {
  const body = Buffer.alloc(80_000_000)
  const { socket, heard } = await open((_, response) => response.end(body))
  socket.write(question)
  for (let taken = 8_000_000; taken < body.length; taken += 8_000_000) {
    socket.resume()
    await eventually(() => expect(heard.bytes).toBeGreaterThan(taken), { interval: 1 })
    socket.pause()
    for (let count = 0; count < 3; count += 1) passRound()
  }
  socket.resume()
  await eventually(() => expect(heard.bytes).toBeGreaterThan(body.length))
})

it('closes a connection that asks and asks and never takes an answer', async () => {
  let served: Socket | undefined
  const { socket } = await open((request, response) => {
    served = request.socket
    response.end(Buffer.alloc(1_000_000))
  })
  socket.pause()
  socket.write(question.repeat(100))
  await eventually(() => expect(served?.writableLength ?? 0).toBeGreaterThan(0))
  await eventually(() => {
    passRound()
    expect(served!.destroyed).toBe(true)
  })
  socket.destroy()
})

it('leaves time for the largest picture over a line of 1 Mbit/s', () => {
  expect(createHttpServer(() => {}).requestTimeout).toBeGreaterThan((maxPictureBytes * 8) / 1_000)
})
