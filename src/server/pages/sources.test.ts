import { afterEach, expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { createTestPage, createTestSite, startTestServer, visit } from '../../../test/server'
import { loaders } from '../../blocks/views.server'

afterEach(() => {
  delete loaders.hero
})

onBothEngines('what a page may load and say', open => {
  it('[SEC-2, LIVE-12] follows from its sections; what is no host never reaches the header', async () => {
    const { app, storage } = await startTestServer(await open())
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home' })
    const policy = async () => String((await visit(app, site, '/de')).headers['content-security-policy'])
    loaders.hero = async ({ reader }) => {
      reader.allow({ frame: ['https://termin.example.ch', "https://x.example; script-src 'unsafe-inline'"] })
      reader.allow({ frame: ['https://termin.example.ch'], connect: ['http://unsicher.example'] })
      reader.describe({ '@context': 'https://schema.org', '@type': 'VideoObject', name: 'Im Atelier' })
      return null
    }
    const page = await visit(app, site, '/de')
    expect(page.body).toContain('"@type":"VideoObject"')
    expect((await policy()).split('; ')).toEqual(
      expect.arrayContaining(["frame-src 'self' https://termin.example.ch", "connect-src 'self'", "script-src 'self'"]),
    )
    expect(await policy()).not.toContain('unsafe-inline;')
    expect(await policy()).not.toContain('x.example')
  })
})
