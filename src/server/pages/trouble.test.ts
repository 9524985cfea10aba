import { expect, it, vi } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { listen } from '../../../test/listen'
import { ownOrigin } from '../../../test/send'
import { visit } from '../../../test/server'
import { locales } from '../../content/locale'
import { wordsFor } from '../../render/i18n/words'
import { newId } from '../newId'
import { updateSite } from '../storage/sites'

onBothEngines('when something is wrong', open => {
  const start = async () => startEditing(await open())
  /** With a database that can be closed. */
  const startOwn = async () => startEditing(await open({ isOwn: true }))

  it('[ROUTE-8] an address that cannot be read is a page that does not exist, in the look of the site', async () => {
    const { app, site } = await start()
    const ask = await listen(app)
    const broken = ['/de/%E0%A4%A', '/%', '/%ff', '/de/%', '/de/edit/%E0%A4%A', '/de/login/%c0', '/media/%zz/640.webp']
    for (const path of [...broken, `/media/${'x'.repeat(600)}/640.webp`]) {
      const { status, headers, body } = await ask(site.host, path)
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      for (const part of ['lang="de"', wordsFor('de').notFoundTitle, 'site-footer'])
        expect(String(body)).toContain(part)
    }
    expect(String((await ask(site.host, '/fr/%E0%A4%A')).body)).toContain(wordsFor('fr').notFoundTitle)
    const head = await ask(site.host, '/de/%E0%A4%A', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([404, 0])
    const elsewhere = await ask('nobody.ch', '/de/%E0%A4%A')
    expect([elsewhere.status, elsewhere.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    const call = await ask(site.host, '/api/v1/%E0%A4%A')
    expect([call.status, JSON.parse(String(call.body))]).toEqual([
      400,
      expect.objectContaining({ success: false, code: 'malformed', status: 400 }),
    ])
  })

  it('[ROUTE-8] so is a link that is no longer good', async () => {
    const { app, site } = await start()
    const form = (pageId: string) =>
      app.inject({
        method: 'POST',
        url: '/fr/password',
        headers: { host: site.host, ...ownOrigin(site), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ pageId, password: 'x' }).toString(),
      })
    const answers = { de: await visit(app, site, `/preview/${newId()}`), fr: await form(newId()) }
    for (const [locale, answer] of Object.entries(answers) as [keyof typeof answers, typeof answers.de][]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain(wordsFor(locale).notFoundTitle)
      expect(answer.body).toContain('site-footer')
    }
  })

  it('[ROUTE-8] anything else is said in the language of the address, else of the reader', async () => {
    const { app, site, storage } = await start()
    const crossSite = await app.inject({ method: 'POST', url: '/fr/password', headers: { host: site.host } })
    expect([crossSite.statusCode, crossSite.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(crossSite.headers['cache-control']).toBe('no-store')
    expect(crossSite.body).toContain('<html lang="fr">')
    expect(crossSite.body).toContain(wordsFor('fr').errorTitle)
    const post = await app.inject({ method: 'POST', url: '/de/brillen', headers: { host: site.host } })
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(post.body).toContain(wordsFor('de').errorTitle)

    await storage.write(tx => updateSite(tx, site.id, { suspended: true }))
    for (const locale of locales) {
      const { statusCode, body, headers } = await visit(app, site, `/${locale}/x`)
      expect([statusCode, headers['retry-after']]).toEqual([503, '120'])
      expect(body).toContain(wordsFor(locale).siteOffline)
    }
    const french = await visit(app, site, '/', { 'accept-language': 'fr-CH' })
    expect(french.body).toContain(wordsFor('fr').siteOffline)
    expect((await visit(app, site, '/x', { 'accept-language': 'ja' })).body).toContain(wordsFor('de').siteOffline)
  })

  it('[ROUTE-8] a site taken offline is no error for the log, a database that is gone is one', async () => {
    const { app, site, storage, services } = await startOwn()
    const logged = vi.spyOn(services.log, 'error')
    await storage.write(tx => updateSite(tx, site.id, { suspended: true }))
    expect((await visit(app, site, '/de')).statusCode).toBe(503)
    expect(logged).not.toHaveBeenCalled()
    await storage.write(tx => updateSite(tx, site.id, { suspended: false }))
    await storage.close()
    expect((await visit(app, site, '/de/search')).statusCode).toBeGreaterThanOrEqual(500)
    expect(logged).toHaveBeenCalledOnce()
  })

  it('[ROUTE-8] without a database a page says so, a file and a call in their own way', async () => {
    const { app, site, storage, cookie } = await startOwn()
    expect((await visit(app, site, '/de')).statusCode).toBe(200)
    const missing = await visit(app, site, '/assets/missing.js')
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    await storage.close()
    expect((await visit(app, site, '/de')).statusCode).toBe(200)
    const page = await visit(app, site, '/de/search?searchQuery=brille')
    expect(page.statusCode).toBeGreaterThanOrEqual(500)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain(wordsFor('de').errorText)
    const call = await visit(app, site, '/api/v1/settings', { cookie })
    expect(call.json()).toMatchObject({ success: false, data: null, status: call.statusCode })
  })
})
