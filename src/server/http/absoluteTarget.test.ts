import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { listen } from '../../../test/listen'
import { createTestPage, createTestSite, hero, startTestServer } from '../../../test/server'

onBothEngines('targets with a host', open => {
  const start = async (env?: Record<string, string>) => {
    const storage = await open()
    const { app } = await startTestServer(storage, { env })
    const [one, two] = [await createTestSite(storage), await createTestSite(storage)]
    await createTestPage(storage, one, { role: 'home', key: 'home', groups: [hero('Erster Laden')] })
    await createTestPage(storage, two, { role: 'home', key: 'home', groups: [hero('Zweiter Laden')] })
    return { ask: await listen(app), one, two }
  }

  it('[ROUTE-10] are answered as the same path on that host, drawn and from memory', async () => {
    const { ask, one, two } = await start()
    for (const site of [one, two])
      for (const target of [`http://${site.host}/de`, `HTTP://${site.host.toUpperCase()}:3000/de?utm=1`])
        for (const header of [one.host, two.host, 'nobody.ch']) {
          const { status, body } = await ask(header, target)
          expect([target, status]).toEqual([target, 200])
          expect(String(body)).toContain(site === one ? 'Erster Laden' : 'Zweiter Laden')
        }
    for (const rest of ['', '/', '?a=b']) {
      const { status, headers } = await ask(one.host, `http://${two.host}${rest}`)
      expect([rest, status, headers.location]).toEqual([rest, 302, rest === '?a=b' ? '/de?a=b' : '/de'])
    }
    expect((await ask(one.host, `http://${one.host}/healthz`)).status).toBe(200)
  })

  it('[ROUTE-8, SEC-2] lead nowhere when the host is no site', async () => {
    const { ask, one } = await start()
    await ask(one.host, '/de')
    const targets = ['http://nobody.ch/de', 'http:///de', `http://x@${one.host}/de`, `ftp://${one.host}/de`]
    for (const target of [...targets, `//${one.host}/de`])
      expect([target, (await ask(one.host, target)).status]).toEqual([target, 404])
  })

  it('[ROUTE-10] behind a proxy its word about the host counts', async () => {
    const { ask, one, two } = await start({ TRUST_PROXY: '1' })
    const forwarded = { 'x-forwarded-host': two.host }
    for (const _ of ['drawn', 'from memory'])
      expect(String((await ask(one.host, `http://${one.host}/de`, forwarded)).body)).toContain('Zweiter Laden')
  })
})
