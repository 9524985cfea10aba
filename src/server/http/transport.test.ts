import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { listen } from '../../../test/listen'
import { createTestPage, createTestSite, startTestServer } from '../../../test/server'
import { addHost, removeHost } from '../storage/sites'

const header = 'strict-transport-security'

onBothEngines('hosts that are reached by https', open => {
  it('[SEC-1] say so with every answer, drawn and from memory; others never', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const ask = await listen(app)
    const paths = [
      '/de',
      '/de',
      '/de/fehlt',
      '/robots.txt',
      '/',
      '/de/search',
      '/de/edit',
      '/api/v1/navigation',
      '/de/%E0',
    ]
    for (const path of paths) expect([path, (await ask(site.host, path)).headers[header]]).toEqual([path, undefined])
    await storage.write(async tx => {
      await removeHost(tx, site.id, site.host)
      await addHost(tx, site.id, { host: site.host, isPrimary: true, scheme: 'https', port: null })
    })
    for (const path of [...paths, '/assets/missing.js']) {
      const { status, headers } = await ask(site.host, path)
      expect([path, status, headers[header]]).toEqual([path, expect.any(Number), 'max-age=31536000'])
    }
    expect((await ask('nobody.ch', '/de')).headers[header]).toBeUndefined()
  })
})
