import http from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { eventually } from '../../../test/eventually'
import { createTestPage, createTestSite, startTestServer } from '../../../test/server'
import { loaders } from '../../blocks/views.server'

let cleanUp = () => {}
afterEach(() => cleanUp())

onBothEngines('stopping', open => {
  /** A visitor's request that the server has begun and holds until `release`. */
  const startHeld = async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    let release = () => {}
    const gate = new Promise<void>(resolve => {
      release = resolve
    })
    const { hero: before } = loaders
    const drawing = vi.fn(() => gate)
    loaders.hero = drawing
    const agent = new http.Agent({ keepAlive: true })
    cleanUp = () => {
      agent.destroy()
      if (before) loaders.hero = before
      else delete loaders.hero
    }
    const answer = new Promise<string>((resolve, reject) => {
      const request = { host: '127.0.0.1', port, path: '/de', headers: { host: site.host }, agent }
      http
        .get(request, response => {
          let body = `${response.statusCode} `
          response.on('data', part => (body += part))
          response.on('end', () => resolve(body))
        })
        .on('error', reject)
    })
    const outcome = answer.catch((error: Error) => error.message)
    await eventually(() => expect(drawing).toHaveBeenCalled())
    return { app, outcome, release }
  }

  it('answers the requests under way, then closes their kept connections', async () => {
    const { app, outcome, release } = await startHeld()
    const closing = app.close()
    await eventually(() => expect(app.server.listening).toBe(false))
    const released = Date.now()
    release()
    expect(await outcome).toMatch(/^200 .*<\/html>$/s)
    await closing
    expect(Date.now() - released).toBeLessThan(2_500)
  })

  it('tells kept connections with the next answer that they end, and resets none', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const paths = ['/de', '/de/fehlt', '/de/search?searchQuery=x', '/healthz']
    const visitors = await Promise.all(
      paths.flatMap(path => Array.from({ length: 5 }, () => keepAsking(Number(port), site.host, path))),
    )
    const before = visitors.map(({ heard }) => heard.length)
    const closing = app.close()
    await Promise.all(visitors.map(({ ended }) => ended))
    await closing
    for (const [index, { path, heard, trouble }] of visitors.entries()) {
      expect([path, trouble()]).toEqual([path, null])
      expect([path, heard.length]).toEqual([path, expect.toSatisfy((count: number) => count > before[index]!)])
      expect([path, heard.at(-1)]).toEqual([path, 'close'])
      expect(heard.slice(0, -1)).not.toContain('close')
    }
  })

  it('does not wait for ever for a request that never ends', async () => {
    const { app, outcome, release } = await startHeld()
    const started = Date.now()
    await app.close()
    expect(Date.now() - started).toBeGreaterThan(2_500)
    expect(Date.now() - started).toBeLessThan(7_000)
    expect(await outcome).toBe('socket hang up')
    release()
  })
})

/** One connection that asks again as soon as it is answered, until it is closed; ready after the second answer. */
const keepAsking = async (port: number, host: string, path: string) => {
  const socket = connect(port, '127.0.0.1')
  const heard: string[] = []
  let text = ''
  let trouble: string | null = null
  const ask = () => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  socket.on('error', (error: Error & { code?: string }) => {
    trouble = error.code ?? error.message
  })
  socket.on('data', part => {
    text += part.toString('latin1')
    const head = text.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
    if (head < 0 || text.length < head + 4 + length) return
    const connection = /\r\nconnection: ([\w-]+)/i.exec(text)?.[1] ?? ''
    text = ''
    heard.push(connection)
    if (connection !== 'close') ask()
  })
  const ended = new Promise<void>(resolve => socket.once('close', () => resolve()))
  ask()
  await eventually(() => expect(heard.length).toBeGreaterThan(1))
  return { path, heard, ended, trouble: () => trouble }
}
