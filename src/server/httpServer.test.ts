import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createHttpServer } from './httpServer'
import { maxPictureBytes } from './media/limits'

let stop = () => {}
afterEach(() => stop())

/** What comes over one connection until the server closes it. */
const talk = async (listener: RequestListener) => {
  const server = createHttpServer(listener, { roundMs: 40 }).listen(0, '127.0.0.1')
  stop = () => server.close()
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let text = ''
  socket.on('data', part => (text += part))
  await once(socket, 'close')
  return text
}

it('keeps a connection for the next request, and closes it when nothing is said any more', async () => {
  expect(await talk((_, response) => response.end('done'))).toMatch(/^HTTP\/1\.1 200 .*Connection: keep-alive.*done$/s)
})

it('closes a connection whose request is never answered', async () => {
  expect(await talk(() => {})).toBe('')
})

it('leaves a connection alone on which something is said now and then', async () => {
  const text = await talk((_, response) => {
    let count = 0
    const timer = setInterval(() => {
      count += 1
      response.write(`part ${count}\n`)
      if (count === 10) clearInterval(timer)
    }, 15)
  })
  expect(text).toContain('part 10\n')
})

it('leaves time for the largest picture over a line of 1 Mbit/s', () => {
  const server = createHttpServer(() => {})
  expect(server.requestTimeout).toBeGreaterThan((maxPictureBytes * 8) / 1_000)
})
