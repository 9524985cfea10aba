import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestSite, signIn, startTestServer } from '../../../test/server'
import { makeCheckToken } from '../sites/hostCheck'
import { addHost, updateSite } from '../storage/sites'

const token = 'a-token-for-the-proxy'

onBothEngines('host names', open => {
  const start = async () => {
    const server = await startTestServer(await open(), { env: { TLS_ASK_TOKEN: token } })
    const site = await createTestSite(server.storage)
    const ask = async (domain: string, headers: Record<string, string> = {}) =>
      (
        await server.app.inject({
          url: `/internal/tls-ask?domain=${domain}`,
          headers: { host: '127.0.0.1', ...headers },
        })
      ).statusCode
    return { ...server, site, ask }
  }

  it('[ROUTE-17] a proxy may ask whether a name gets a certificate: ours do, also while their site is offline, others not', async () => {
    const { storage, site, ask } = await start()
    await storage.write(tx =>
      addHost(tx, site.id, { host: `xn--kse-qla.${site.host}`, isPrimary: false, scheme: 'https', port: null }),
    )
    expect(await ask(site.host)).toBe(200)
    expect(await ask(site.host.toUpperCase())).toBe(200)
    expect(await ask(encodeURIComponent(`käse.${site.host}`))).toBe(200)
    for (const name of ['unknown.ch', '', 'a%20b', `${site.host}&domain=x`]) expect(await ask(name), name).toBe(404)
    await storage.write(tx => updateSite(tx, site.id, { suspended: true }))
    expect(await ask(site.host)).toBe(200)
    await storage.write(tx => updateSite(tx, site.id, { suspended: false, deletedAt: 1 }))
    expect(await ask(site.host)).toBe(404)
    await storage.write(tx => updateSite(tx, site.id, { deletedAt: null }))
    expect(await ask(site.host)).toBe(200)
  })

  it('[ROUTE-17] is told only to this machine or to who knows the token', async () => {
    const { site, ask } = await start()
    expect(await ask(site.host, { 'x-forwarded-for': '1.2.3.4' })).toBe(403)
    expect(await ask(site.host, { 'x-forwarded-for': '1.2.3.4', authorization: `Bearer ${token}` })).toBe(200)
    expect(await ask(site.host, { authorization: 'Bearer wrong' })).toBe(403)
  })

  it('[ROUTE-17] says whether a name leads here, also one that is no site’s yet', async () => {
    const { app, services, storage, site } = await start()
    await app.listen({ port: 0, host: '127.0.0.1' })
    services.config.port = (app.server.address() as AddressInfo).port
    const { cookie } = await signIn(storage, site, 'operator')
    const call = caller({ app, site, cookie })
    const check = async (host: string, more: object = {}) =>
      (await call('POST', 'sites/host/check', { host, scheme: 'http', ...more })).body.data
    expect(await check('noch-nicht.localhost')).toMatchObject({ found: 'here' })
    const primary = async (host: string, more: object = {}) => {
      const { status, body } = await call('POST', 'sites/host', { id: site.id, host, isPrimary: true, ...more })
      return status === 200 ? 'done' : body.code
    }
    const here = { scheme: 'http', port: services.config.port }
    await call('POST', 'sites/host', { id: site.id, host: 'weg.localhost', scheme: 'http', port: here.port + 1 })
    // Its own address counts, not a guessed one; nobody is sent to a name that does not answer unless it is meant.
    expect(await primary('weg.localhost')).toBe('host_elsewhere')
    expect(await primary('weg.localhost', here)).toBe('done')
    expect(await primary('gibt-es-nicht.invalid')).toBe('host_elsewhere')
    expect(await primary(site.host, { isSure: true })).toBe('done')
    expect(await check('gibt-es-nicht.invalid')).toMatchObject({ found: 'unreachable' })
    // Not into our own network, not even to another port of this machine.
    expect(await check('127.0.0.1', { port: services.config.port })).toMatchObject({ found: 'unreachable' })
    let asked = 0
    const neighbour = createServer((_, response) => {
      asked += 1
      response.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void neighbour.close())
    await once(neighbour, 'listening')
    const { port } = neighbour.address() as AddressInfo
    expect(await check('laden.localhost', { port })).toMatchObject({ found: 'unreachable' })
    expect(asked).toBe(0)
    const now = services.clock()
    const answer = async (sent: string, host = 'a.ch') =>
      (await app.inject({ url: `/.well-known/vitrine-host/${sent}`, headers: { host } })).statusCode
    expect(await answer(makeCheckToken(services.secret, 'a.ch', now))).toBe(200)
    expect(await answer(makeCheckToken(services.secret, 'b.ch', now))).toBe(404)
    expect(await answer(makeCheckToken(services.secret, 'a.ch', now - 61_000))).toBe(404)
    expect(await answer(makeCheckToken('another', 'a.ch', now))).toBe(404)
  })
})
