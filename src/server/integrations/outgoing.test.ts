import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchOutside, OutsideError } from './outgoing'
import { isPublicAddress } from './publicAddress'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

describe('what is refused before anything is sent', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://①②⑦.⓪.⓪.①/',
    `http://${hostname()}/`,
  ])('[SEC-2] our own network: %s', async address => {
    await expect(fetchOutside(address)).rejects.toThrow(/open internet|not known/)
  })

  it.each(['file:///etc/passwd', 'ftp://example.ch/', 'gopher://example.ch/', 'javascript:alert(1)', 'data:,x'])(
    '[SEC-2] another scheme: %s',
    async address => {
      await expect(fetchOutside(address)).rejects.toThrow('Only http and https')
    },
  )

  it('[SEC-2] passwords in addresses, and what is no address', async () => {
    await expect(fetchOutside('http://a:b@example.ch/')).rejects.toThrow('password')
    await expect(fetchOutside('http://')).rejects.toThrow('not an address')
    await expect(fetchOutside('/relative')).rejects.toThrow(OutsideError)
  })
})

describe('what is fetched', () => {
  it('comes with status, type and bytes', async () => {
    const host = await serve((request, response) => {
      response.writeHead(203, { 'content-type': 'image/png' }).end(`${request.url} ${request.headers.host}`)
    })
    const answer = await fetchOutside(`http://${host}/a?b=c`, { allowedTestHosts: [host] })
    expect({ ...answer, body: answer.body.toString() }).toEqual({
      status: 203,
      contentType: 'image/png',
      body: `/a?b=c ${host}`,
      url: `http://${host}/a?b=c`,
    })
  })

  it('[SEC-2] only the very host and port that is allowed: not its neighbour, not its other name', async () => {
    const [allowed, neighbour] = [await serve(plain), await serve(plain)]
    for (const address of [neighbour, allowed.replace('127.0.0.1', 'localhost'), allowed.replace('127.0.0.1', '[::1]')])
      await expect(fetchOutside(`http://${address}/`, { allowedTestHosts: [allowed] })).rejects.toThrow('open internet')
  })

  it('[SEC-2] asks the very address that was checked, even when the name leads elsewhere a moment later', async () => {
    const port = (await serve(plain)).split(':')[1]
    const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]]
    let asked = 0
    const options = { allowedTestHosts: [`rebind.invalid:${port}`], resolve: async () => answers[asked++] ?? [] }
    expect((await fetchOutside(`http://rebind.invalid:${port}/`, options)).body.toString()).toBe('ok')
    expect(asked).toBe(1)
  })

  it('[SEC-2] refuses a name of which only one address leads inside, and one that nobody knows', async () => {
    const found = [
      { address: '93.184.215.14', family: 4 },
      { address: '::ffff:10.0.0.1', family: 6 },
    ]
    await expect(fetchOutside('http://half.invalid/', { resolve: async () => found })).rejects.toThrow('open internet')
    await expect(fetchOutside('http://nobody.invalid/', { resolve: async () => [] })).rejects.toThrow('not known')
  })

  it('follows at most three redirects on the same host', async () => {
    const host = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
      else response.end('there')
    })
    const get = (count: number) => fetchOutside(`http://${host}/${count}`, { allowedTestHosts: [host] })
    expect(await get(3)).toMatchObject({ url: `http://${host}/0`, body: Buffer.from('there') })
    await expect(get(4)).rejects.toThrow('redirects too often')
  })

  it('[SEC-2] follows no redirect to another host, port or scheme', async () => {
    const asked: string[] = []
    const inside = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.end('secret')
    })
    const targets = [`http://${inside}/`, `//${inside}/`, 'http://169.254.169.254/', 'file:///etc/passwd', 'http://[']
    const host = await serve((request, response) => {
      response.writeHead(301, { location: targets[Number(request.url?.slice(1))] }).end()
    })
    for (const index of targets.keys())
      await expect(
        fetchOutside(`http://${host}/${index}`, { allowedTestHosts: [host, inside] }),
        targets[index],
      ).rejects.toThrow(OutsideError)
    expect(asked).toEqual([])
  })

  it('[SEC-2] stops at the size limit, announced or not', async () => {
    let sent = 0
    const host = await serve((request, response) => {
      if (request.url === '/announced')
        return response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000))
      const timer = setInterval(() => {
        response.write('x'.repeat(300))
        sent += 300
      }, 2)
      response.on('close', () => clearInterval(timer))
    })
    const options = { allowedTestHosts: [host], maxBytes: 1_000 }
    await expect(fetchOutside(`http://${host}/announced`, options)).rejects.toThrow('more than 1000 bytes')
    await expect(fetchOutside(`http://${host}/endless`, options)).rejects.toThrow('more than 1000 bytes')
    const atTheEnd = sent
    await new Promise(resolve => setTimeout(resolve, 60))
    expect(sent - atTheEnd).toBeLessThan(3_000)
    const exact = await serve((_, response) => response.end('x'.repeat(1_000)))
    expect((await fetchOutside(`http://${exact}/`, { ...options, allowedTestHosts: [exact] })).body.length).toBe(1_000)
  })

  it('[SEC-2] takes no compressed answer, so no bomb is ever unpacked', async () => {
    const host = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('bomb')
    })
    await expect(fetchOutside(`http://${host}/`, { allowedTestHosts: [host] })).rejects.toThrow('compressed')
  })

  it('gives up after the time limit, at the headers and in the middle', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/middle') response.write('begin')
    })
    const options = { allowedTestHosts: [host], timeoutMs: 100 }
    for (const path of ['/silent', '/middle'])
      await expect(fetchOutside(`http://${host}${path}`, options), path).rejects.toThrow('took too long')
  })

  it('says in a sentence that nobody answers', async () => {
    const host = await serve(plain)
    await new Promise(resolve => servers.pop()!.close(resolve))
    await expect(fetchOutside(`http://${host}/`, { allowedTestHosts: [host] })).rejects.toThrow('cannot be reached')
  })
})

it('[SEC-2] addresses of the open internet are told from all others', () => {
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450::1'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of ['fe80::1%eth0', '2001:db8::1', '203.0.113.9', '', 'example.ch'])
    expect(isPublicAddress(address), address).toBe(false)
})

const plain: RequestListener = (_, response) => response.end('ok')

const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
