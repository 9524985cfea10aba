import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { listen } from '../../../test/listen'
import { createTestPage, createTestSite, hero, visit } from '../../../test/server'
import { speculationAddress } from '../http/headers'
import { newId } from '../newId'
import { addHost } from '../storage/sites'

onBothEngines('addresses', open => {
  const start = async () => {
    const storage = await open()
    const editing = await startEditing(storage)
    const { app, site } = editing
    const page = (name: string, fr: string, extra: Parameters<typeof createTestPage>[2] = {}) =>
      createTestPage(storage, site, { name: { de: name, fr }, groups: [hero(`Seite ${name}`, fr)], ...extra })
    const glasses = await page('Brillen', 'Lunettes')
    const contact = await page('Kontakt', 'Contact', { key: 'contact', role: 'contact' })
    const anna = await page('Anna', 'Anna', { collection: 'team' })
    const draft = await page('Entwurf', 'Brouillon', { isPublished: false })
    /** Status, and where it leads. */
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const { statusCode, headers: sent } = await visit(app, site, path, headers)
      return sent.location ? `${statusCode} ${sent.location}` : String(statusCode)
    }
    return { ...editing, glasses, contact, anna, draft, ask }
  }

  it('[ROUTE-1, ROUTE-4, ROUTE-6, ROUTE-8, ROUTE-13] every address has one answer', async () => {
    const { ask, glasses, anna, draft, pageId } = await start()
    const answers: Record<string, string> = {
      '/de': '200',
      '/fr': '200',
      '/de/brillen': '200',
      '/fr/lunettes': '200',
      '/de/team/anna': '200',
      '/de/search': '200',
      '/de/login': '200',
      '/de/start': '302 /de',
      [`/de/${pageId}`]: '302 /de',
      [`/de/${glasses}`]: '302 /de/brillen',
      [`/fr/${glasses}?a=b`]: '302 /fr/lunettes?a=b',
      [`/de/team/${anna}`]: '302 /de/team/anna',
      '/de/~home': '302 /de',
      '/de/~contact': '302 /de/kontakt',
      '/fr/~contact': '302 /fr/contact',
      '/de/~imprint': '404',
      '/de/~nothing': '404',
      '/DE': '301 /de',
      '/de/': '301 /de',
      '/de/Brillen': '301 /de/brillen',
      '/de/brillen/?a=b': '301 /de/brillen?a=b',
      '/de/brillen//': '404',
      '/it': '302 /de',
      '/it/~contact': '302 /de/kontakt',
      [`/it/${glasses}`]: '302 /de/brillen',
      '/it/brillen': '302 /de/brillen',
      '/it/gibt-es-nicht': '404',
      '/it/search?searchQuery=brille': '302 /de/search?searchQuery=brille',
      '/it/login?back=%2Fde%2Fedit': '302 /de/login?back=%2Fde%2Fedit',
      '/it/team/search': '404',
      '/xx': '404',
      '/deu': '404',
      '/de/gibt-es-nicht': '404',
      '/de/lunettes': '404',
      '/de/team/brillen': '404',
      '/de/anna': '404',
      '/de/brillen/mehr': '404',
      '/de/entwurf': '404',
      [`/de/${draft}`]: '404',
      [`/de/${newId()}`]: '404',
      [`/de/jobs/${newId()}`]: '404',
      [`/de/marketplace/${newId()}`]: '404',
      [`/de/gesundheitsoptik/${newId()}`]: '404',
      '/de/brillen?toolbar=1&pageMenu=1&settings&utm=x': '200',
      '/favicon.ico': '404',
    }
    for (const [path, expected] of Object.entries(answers)) expect([path, await ask(path)]).toEqual([path, expected])
  })

  it('[ROUTE-3] the root leads to the language the visitor asks for, among those of the site', async () => {
    const { app, site, ask } = await start()
    for (const [wish, expected] of [
      ['', '/de'],
      ['fr-CH, fr;q=0.9, en;q=0.8', '/fr'],
      ['it, fr;q=0.5, de;q=0.4', '/fr'],
      ['en', '/de'],
      ['fr;q=0, de;q=0.1', '/de'],
      [',,,;q=;;', '/de'],
    ])
      expect(await ask('/', wish ? { 'accept-language': wish } : {})).toBe(`302 ${expected}`)
    expect((await visit(app, site, '/')).headers.vary).toBe('Accept-Language')
  })

  it('[ROUTE-4] /game opens the start page of the game', async () => {
    const { ask, storage, site } = await start()
    expect(await ask('/de/game?id=1')).toBe('404')
    await createTestPage(storage, site, { key: 'urban-golf-start', name: { de: 'Golf', fr: 'Golf' } })
    expect(await ask('/de/game?id=1')).toBe('302 /de/golf?id=1')
  })

  it('[ROUTE-6, PAGE-7] after fifty renames every old slug leads to the new one in one step', async () => {
    const { call, ask, glasses } = await start()
    for (let count = 1; count <= 50; count += 1) {
      const answer = await call('POST', 'page/info', { id: glasses, lang: 'de', slug: `brillen-${count}` })
      expect(answer.status).toBe(200)
      await call('POST', 'page/publish', { id: glasses })
    }
    expect(await ask('/de/brillen-50')).toBe('200')
    for (const old of ['brillen', ...Array.from({ length: 49 }, (_, index) => `brillen-${index + 1}`)])
      expect(await ask(`/de/${old}?x=1`), old).toBe('301 /de/brillen-50?x=1')
    expect(await ask('/fr/lunettes')).toBe('200')
    expect(await ask('/de/brillen-51')).toBe('404')
    await call('POST', 'page/unpublish', { id: glasses })
    for (const path of ['/de/brillen', '/de/brillen-50']) expect(await ask(path)).toBe('404')
    await call('POST', 'page/publish', { id: glasses })
    expect(await ask('/de/brillen')).toBe('301 /de/brillen-50')
  })

  it('[ROUTE-13] a language the page does not have leads to the default one, and back', async () => {
    const { call, ask, glasses } = await start()
    const languages = async (...disallowedLanguages: string[]) => {
      await call('POST', 'page/info', { id: glasses, lang: 'de', meta: { disallowedLanguages } })
      await call('POST', 'page/publish', { id: glasses })
    }
    await languages('fr')
    expect(await ask('/fr/lunettes')).toBe('302 /de/brillen')
    await languages('de')
    expect(await ask('/de/brillen')).toBe('404')
    expect(await ask('/it/brillen')).toBe('404')
    expect(await ask('/fr/lunettes')).toBe('200')
    await languages()
    expect(await ask('/de/brillen')).toBe('200')
  })

  it('[ROUTE-9, ROUTE-1] edit mode is for editors of this site, and never an endless way', async () => {
    const { app, ask, site, cookie, call, pageId, draft, storage } = await start()
    expect(await ask('/de/edit/brillen?toolbar=1')).toBe('302 /de/login?back=%2Fde%2Fedit%2Fbrillen%3Ftoolbar%3D1')
    const edit = (path: string) => ask(path, { cookie })
    expect(await edit('/de/edit')).toBe('200')
    expect(await edit('/de/edit/brillen')).toBe('200')
    expect(await edit(`/de/edit/${draft}`)).toBe('200')
    expect(await edit('/de/edit/gibt-es-nicht')).toBe('302 /de/edit')
    const answer = await visit(app, site, '/de/edit', { cookie })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    await call('POST', 'page/info', { id: pageId, lang: 'fr', meta: { disallowedLanguages: ['de'] } })
    expect(await edit('/de/edit')).not.toBe('302 /de/edit')
    const other = await createTestSite(storage)
    expect((await visit(app, other, '/de/edit', { cookie })).headers.location).toContain('/de/login')
  })

  it('[ROUTE-10, ROUTE-8] the host decides: aliases lead to the main one, unknown ones are told nothing', async () => {
    const { app, storage, site } = await start()
    const other = await createTestSite(storage)
    await storage.write(tx => addHost(tx, site.id, { host: 'alias.ch', isPrimary: false, scheme: 'https', port: null }))
    const alias = await visit(app, { host: 'ALIAS.ch:3000' }, '/de/brillen?a=b')
    expect([alias.statusCode, alias.headers.location]).toEqual([301, `http://${site.host}:3000/de/brillen?a=b`])
    for (const host of ['nobody.ch', '', 'a b', `${site.host}.evil.ch`, '../x']) {
      const answer = await visit(app, { host }, '/de')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(answer.body).not.toContain('Laden')
    }
    expect((await visit(app, { host: `${site.host.toUpperCase()}:3000` }, '/de')).statusCode).toBe(200)
    expect((await visit(app, other, '/de/brillen')).statusCode).toBe(404)
    const poisoned = await visit(app, site, '/de/brillen', { 'x-forwarded-host': 'evil.example' })
    expect(poisoned.body).not.toContain('evil.example')
  })

  it('[ROUTE-8] an unknown host is told nothing, whatever it asks for; the operator’s tools are answered', async () => {
    const { app, site } = await start()
    const ask = (host: string, method: 'GET' | 'POST' | 'DELETE', url: string) =>
      app.inject({ method, url, headers: { host } })
    const font = /\/assets\/fonts\/[^"')]+/.exec((await visit(app, site, '/de')).body)![0]
    const addresses = [font, '/assets/missing.js', speculationAddress, '/', '/de', '/media/x/640.webp', '/access/x']
    for (const address of [...addresses, '/preview/x', '/robots.txt', '/healthz/x'])
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const { statusCode, headers, body } = await ask('nobody.ch', method, address)
        expect([method, address, statusCode]).toEqual([method, address, 404])
        expect([address, headers['content-type']]).toEqual([address, 'text/plain; charset=utf-8'])
        expect(body.length).toBeLessThan(60)
      }
    for (const address of ['/api/v1/openapi.json', '/api/v1/settings', '/api/v1/auth/login'])
      for (const method of ['GET', 'POST'] as const)
        expect([address, (await ask('nobody.ch', method, address)).statusCode]).toEqual([address, 404])
    for (const address of ['/healthz', '/readyz', '/metrics'])
      expect([address, (await ask('nobody.ch', 'GET', address)).statusCode]).toEqual([address, 200])
    for (const address of [font, speculationAddress, '/api/v1/openapi.json'])
      expect([address, (await ask(site.host, 'GET', address)).statusCode]).toEqual([address, 200])
  })

  it('[SEC-2] no address leads to another host or breaks the server', async () => {
    const { app, site } = await start()
    const ask = await listen(app)
    const odd = ['//evil.example', '//evil.example/de/', '/%5Cevil.example', '/%5cevil.example/De', '/\\evil.example']
    const broken = ['//', '///', '//:99', '/de/%', '/%ff', '/de/%00', '/de/%0d%0aset-cookie:a', '/de/%E4', '/..//..']
    const long = [`/de/${'x'.repeat(5000)}`, `/de?${'q='.repeat(3000)}`, '/de/?searchQuery[]=1', '/de/search?q=%00']
    for (const path of [
      ...odd,
      ...broken,
      ...long,
      '/%2F%2Fevil.example',
      '/de%3Fx',
      '/%2Fevil.example',
      '/__proto__',
    ]) {
      const { status, headers } = await ask(site.host, path)
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code < 500)])
      const { location } = headers
      if (location) expect([path, new URL(location, `http://${site.host}`).hostname]).toEqual([path, site.host])
      if (location) expect(location).toMatch(/^\/[a-z~]/)
    }
  })
})
