import http from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { onBothEngines } from '../../test/engines'
import { createTestPage, createTestSite, startTestServer } from '../../test/server'
import { loaders } from '../blocks/views.server'

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
    await vi.waitFor(() => expect(drawing).toHaveBeenCalled())
    return { app, outcome, release }
  }

  it('answers the requests under way, then closes their kept connections', async () => {
    const { app, outcome, release } = await startHeld()
    const closing = app.close()
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    const released = Date.now()
    release()
    expect(await outcome).toMatch(/^200 .*<\/html>$/s)
    await closing
    expect(Date.now() - released).toBeLessThan(2_500)
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
