import { once } from 'node:events'
import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Head, writeHeadOnce } from './writeHeadOnce'

let server: Server
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.close()
})
const passSecond = () => vi.setSystemTime(Date.now() + 1000)

const newHead = (): Head => ({ status: 404, headers: ['x-page', 'salut', 'content-length', '5'] })

/** What comes back for some requests on one connection, each sent when the one before is answered. */
const open = async (listener: RequestListener) => {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = async (...requests: string[]) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const answers: string[] = []
    for (const request of requests) {
      socket.write(request)
      answers.push(String((await once(socket, 'data'))[0]))
    }
    socket.end()
    return answers
  }
  /** All that comes until the server closes the connection. */
  const askToTheEnd = (request: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(request)
    return text(socket)
  }
  return { ask, askToTheEnd, made: vi.spyOn(ServerResponse.prototype, 'writeHead') }
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const withoutDate = (answer: string) => answer.replace(/Date: .*\r\n/, '')
const answer = 'HTTP/1.1 404 Not Found\r\nx-page: salut\r\ncontent-length: 5\r\nConnection: keep-alive\r\n'

it('[LIVE-14] makes a head once a second and sends it as often as asked', async () => {
  const head = newHead()
  const statuses: number[] = []
  const { ask, made } = await open((_, response) => {
    writeHeadOnce(response, head)
    statuses.push(response.statusCode)
    response.end('done.')
  })
  const answers = await ask(get, get, get)
  expect(made).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/)
  expect(withoutDate(answers[0]!)).toBe(`${answer}Keep-Alive: timeout=5\r\n\r\ndone.`)
  passSecond()
  await ask(get, get)
  expect(made).toHaveBeenCalledTimes(2)
  expect(statuses).toEqual([404, 404, 404, 404, 404])
})

it('answers requests that came at once in their order', async () => {
  const heads = new Map<string, Head>(['/a', '/b'].map(path => [path, { ...newHead(), headers: ['x-page', path] }]))
  const { askToTheEnd } = await open((request, response) => {
    writeHeadOnce(response, heads.get(request.url!)!)
    response.end('done.')
  })
  const [a, b] = [get.replace('/', '/a'), get.replace('/', '/b')]
  const answers = await askToTheEnd(a + b + b + a + b.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect(answers.match(/x-page: \S+/g)).toEqual(['/a', '/b', '/b', '/a', '/b'].map(path => `x-page: ${path}`))
})

it('a connection that is to be closed is told so and closed', async () => {
  const head = newHead()
  const { ask, askToTheEnd } = await open((_, response) => {
    writeHeadOnce(response, head)
    response.end('done.')
  })
  await ask(get)
  for (const closing of [get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), 'GET / HTTP/1.0\r\n\r\n']) {
    expect(await askToTheEnd(closing)).toMatch(/Connection: close\r\n\r\ndone\.$/)
    expect(await ask(get)).toEqual([expect.stringContaining('Connection: keep-alive')])
  }
})

it('asked for the head alone, sends the head alone', async () => {
  const head = newHead()
  const { ask } = await open((request, response) => {
    writeHeadOnce(response, head)
    response.end(request.method === 'HEAD' ? undefined : 'done.')
  })
  const [whole, alone, after] = await ask(get, get.replace('GET', 'HEAD'), get)
  expect(`${alone}done.`).toBe(whole)
  expect(after).toBe(whole)
})

it('what somebody else said in one answer is sent with it and with no other', async () => {
  const head = newHead()
  const { ask, made } = await open((request, response) => {
    if (request.url === '/own') response.setHeader('set-cookie', 'for=one')
    writeHeadOnce(response, head)
    response.end('done.')
  })
  const own = get.replace('/', '/own')
  const answers = await ask(own, get, own, get)
  expect(answers.map(given => given.includes('set-cookie: for=one'))).toEqual([true, false, true, false])
  expect(made).toHaveBeenCalledTimes(3)
})
