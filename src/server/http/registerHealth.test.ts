import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { startTestServer, visit } from '../../../test/server'

onBothEngines('what an operator asks', open => {
  it('[API-8] counts answers by status from the start, whenever somebody first asks for them', async () => {
    const { app, site } = await startEditing(await open())
    await visit(app, site, '/de')
    await visit(app, site, '/de/nirgends')
    const read = async () => (await visit(app, site, '/metrics')).body
    expect(await read()).toContain('vitrine_requests_total{status="404"} 1')
    await visit(app, site, '/de/nirgends')
    const later = await read()
    expect(later).toContain('vitrine_requests_total{status="404"} 2')
    expect(later).toContain('process_cpu_user_seconds_total')
    expect((await visit(app, site, '/healthz')).statusCode).toBe(200)
  })

  it('[SEC-2] what is counted is for this machine, or for who has the token', async () => {
    const token = 'sechzehn-zeichen-oder-mehr'
    const storage = await open()
    const [plain, guarded] = [
      await startEditing(storage),
      await startTestServer(storage, { env: { METRICS_TOKEN: token, TRUST_PROXY: '1' } }),
    ]
    const ask = async (app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    const bearer = { authorization: `Bearer ${token}` }
    for (const { app } of [plain, guarded]) {
      for (const own of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) expect(await ask(app, own)).toBe(200)
      for (const other of ['10.0.0.4', '128.0.0.1', '::2', '::ffff:10.0.0.1']) expect(await ask(app, other)).toBe(403)
      for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])
        expect(await ask(app, '127.0.0.1', { [name]: '127.0.0.1' }), name).toBe(403)
      expect(await ask(app, '127.0.0.1', { authorization: 'Bearer falsch' })).toBe(403)
    }
    expect(await ask(plain.app, '10.0.0.4', bearer), 'there is no token here').toBe(403)
    expect(await ask(guarded.app, '10.0.0.4', bearer)).toBe(200)
    expect(await ask(guarded.app, '127.0.0.1', { ...bearer, 'x-forwarded-for': '10.0.0.4' })).toBe(200)
  })
})
