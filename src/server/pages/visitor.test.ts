import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { listen } from '../../../test/listen'
import { createTestPage, hero, visit } from '../../../test/server'
import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { wordsFor } from '../../render/i18n/words'
import { unlockCookie } from './unlock'

const story = (de: string): GroupDraft => ({
  type: 'richTextBlock',
  fields: { textBlock: { text: { de: writeRichText(de), fr: writeRichText('Un texte') } } },
})

onBothEngines('what a visitor gets', open => {
  const start = async () => {
    let now = Date.now()
    const storage = await open()
    const editing = await startEditing(storage, { clock: () => now })
    const { app, site } = editing
    const page = (name: string, groups: GroupDraft[] = [hero(name, name)]) =>
      createTestPage(storage, site, { name: { de: name, fr: `${name} fr` }, groups })
    const search = async (query: string, locale = 'de') => {
      const url = `/${locale}/search?${new URLSearchParams({ searchQuery: query })}`
      const { body, statusCode } = await visit(app, site, url)
      expect(statusCode).toBe(200)
      return [...body.matchAll(/<li><a href="([^"]+)"><span class="search-title">/g)].map(match => match[1]!)
    }
    return { ...editing, page, search, pass: (ms: number) => (now += ms) }
  }
  const unlock = async ({ app, site }: Awaited<ReturnType<typeof start>>, pageId: string, password: string) =>
    app.inject({
      method: 'POST',
      url: '/de/password',
      headers: {
        host: site.host,
        origin: `http://${site.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ pageId, password, back: '/de/geheim' }).toString(),
    })

  it('[LIVE-9] who has opened a page gets it past the form that is in memory', async () => {
    const context = await start()
    const { app, site, call } = context
    const id = await createTestPage(context.storage, site, { name: { de: 'Geheim' }, groups: [hero('Nur für Sie')] })
    await call('POST', 'page/info', { id, lang: 'de', meta: { password: 'Sesam' } })
    const ask = await listen(app)
    const read = async (headers = {}) => {
      const { status, body } = await ask(site.host, '/de/geheim', headers)
      return { status, isShown: body.includes('Nur für Sie') }
    }
    expect(await read()).toEqual({ status: 401, isShown: false })
    expect(await read()).toEqual({ status: 401, isShown: false })
    const opened = await unlock(context, id, 'Sesam')
    const cookie = String(opened.headers['set-cookie']).split(';')[0]!
    expect(await read({ cookie })).toEqual({ status: 200, isShown: true })
    expect(await read()).toEqual({ status: 401, isShown: false })
  })

  it('[ROUTE-6] an address that is not published yet is known to nobody', async () => {
    const { app, site, page, call } = await start()
    const id = await page('Atelier')
    await call('POST', 'page/info', { id, lang: 'de', slug: 'leute' })
    expect((await visit(app, site, '/de/leute')).statusCode).toBe(404)
    expect((await visit(app, site, '/de/atelier')).statusCode).toBe(200)
    await call('POST', 'page/publish', { id })
    expect((await visit(app, site, '/de/leute')).statusCode).toBe(200)
    expect((await visit(app, site, '/de/atelier')).headers.location).toBe('/de/leute')
  })

  it('[A11Y-1] a text that stands in for a missing translation says its language, on every kind of field', async () => {
    const { app, site, storage } = await start()
    const button = { text: { de: 'Termin' }, options: { link: { type: 'url', url: 'https://laden.ch' } } }
    const groups: GroupDraft[] = [
      { type: 'hero', fields: { title: { text: { de: 'Klar sehen' } }, button } },
      { type: 'richTextBlock', fields: { textBlock: { text: { de: writeRichText('Wir schleifen selbst.') } } } },
    ]
    await createTestPage(storage, site, { name: { de: 'Ecke', fr: 'Coin' }, groups })
    const { body } = await visit(app, site, '/fr/coin')
    for (const text of ['Klar sehen', 'Termin', 'Wir schleifen selbst.']) {
      const before = body.slice(0, body.indexOf(`${text}<`))
      const tags = [...before.matchAll(/<[a-z0-9]+[^>]*>/g)].slice(-3).map(match => match[0])
      expect(tags.join(''), text).toContain('lang="de"')
    }
    const { body: own } = await visit(app, site, '/de/ecke')
    expect(own.slice(own.indexOf('<main'), own.indexOf('</main'))).not.toContain('lang=')
  })

  it('[LIVE-4] search finds folded words from three letters on and marks them', async () => {
    const { app, site, page, search } = await start()
    await page('Gläser', [story('Wir **schleifen** Gläser für Müller & Söhne <b>selbst</b>.')])
    await page('Zmittag', [story('Um zwo\u0308lf Uhr gibt es Öl.')])
    for (const query of ['Gläser', 'glaeser', 'GLÄSER', 'mueller', 'müller söhne', 'schleif'])
      expect(await search(query), query).toEqual(['/de/glaeser'])
    for (const query of ['', 'gl', '  gl  ', 'gibtesnicht', 'gläser gibtesnicht', '\\', '%', '_', "'; drop"])
      expect(await search(query), query).toEqual([])
    for (const query of ['zwölf', 'zwoelf', 'zwo\u0308lf']) expect(await search(query), query).toEqual(['/de/zmittag'])
    const { body, headers } = await visit(app, site, '/de/search?searchQuery=mueller')
    expect(body).toContain('<mark>Müller</mark>')
    expect(body).toContain('&lt;b&gt;selbst')
    expect(body).toContain('name="robots" content="noindex"')
    expect(headers['cache-control']).toBe('no-cache')
    const evil = '"><script>alert(1)</script>'
    const reflected = await visit(app, site, `/de/search?${new URLSearchParams({ q: evil })}`)
    expect(reflected.body).not.toContain('<script>alert')
    expect((await visit(app, site, '/de/search?q=gibtesnicht')).body).toContain('role="status"')
  })

  it('[LIVE-4] search shows published, allowed and unprotected pages of this language only', async () => {
    const { page, search, call } = await start()
    const id = await page('Sehtest', [story('Der Sehtest dauert lange.')])
    const found = () => search('sehtest')
    expect(await found()).toEqual(['/de/sehtest'])
    expect(await search('dauert', 'fr')).toEqual([])
    await call('POST', 'page/info', { id, lang: 'de', meta: { password: 'geheim' } })
    expect(await found()).toEqual([])
    await call('POST', 'page/info', { id, lang: 'de', meta: { password: null } })
    expect(await found()).toEqual(['/de/sehtest'])
    await call('POST', 'page/unpublish', { id })
    expect(await found()).toEqual([])
    await call('POST', 'page/publish', { id })
    await call('POST', 'page/info', { id, lang: 'de', meta: { disallowedLanguages: ['de'] } })
    await call('POST', 'page/publish', { id })
    expect(await found()).toEqual([])
    await call('POST', 'page/info', { id, lang: 'de', meta: { disallowedLanguages: [] } })
    await call('POST', 'page/publish', { id })
    await call('POST', 'page/remove', { id })
    expect(await found()).toEqual([])
  })

  it('[LIVE-9] a protected page opens with its password, for that page and that password only', async () => {
    const context = await start()
    const { app, site, page, call, pass } = context
    const secret = 'Nur für Freunde'
    const [id, second] = [await page('Geheim', [hero(secret, secret)]), await page('Auch', [hero(secret, secret)])]
    for (const pageId of [id, second])
      await call('POST', 'page/info', { id: pageId, lang: 'de', meta: { password: 'Sesam' } })
    const open = (cookie = '', path = '/de/geheim') => visit(app, site, path, cookie ? { cookie } : {})
    const locked = await open()
    expect(locked.statusCode).toBe(401)
    expect(locked.body).toContain('type="password"')
    expect(locked.body).not.toContain(secret)
    const wrong = await unlock(context, id, 'sesam')
    expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/de/geheim'])
    expect(wrong.cookies).toMatchObject([{ name: 'vitrine_unlock_wrong', httpOnly: true, maxAge: 60 }])
    // Told once, there and to nobody else.
    const told = await open(`vitrine_unlock_wrong=${wrong.cookies[0]!.value}`)
    expect([told.statusCode, told.headers['cache-control']]).toEqual([401, 'private, no-store'])
    expect(told.body).toContain(wordsFor('de').wrongPassword)
    expect(told.body).toMatch(/<input[^>]*type="password"[^>]*autofocus/i)
    expect(told.body).not.toContain(secret)
    expect(told.cookies).toMatchObject([{ name: 'vitrine_unlock_wrong', value: '' }])
    for (const other of [await open(), await open(`vitrine_unlock_wrong=${second}`)])
      expect(other.body).not.toContain(wordsFor('de').wrongPassword)
    const right = await unlock(context, id, 'Sesam')
    expect([right.statusCode, right.headers.location]).toEqual([303, '/de/geheim'])
    const [set] = right.cookies as [{ name: string; value: string }]
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const cookie = `${set.name}=${set.value}`
    const opened = await open(cookie)
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toContain(secret)
    expect(opened.body).toContain('noindex')
    expect(opened.headers['cache-control']).toBe('private, no-store')
    expect((await open()).statusCode, 'others').toBe(401)
    expect((await open(cookie, '/de/auch')).statusCode, 'another page').toBe(401)
    const moved = cookie.replace(set.name, `vitrine_unlock_${second.replaceAll('-', '')}`)
    expect((await open(moved, '/de/auch')).statusCode, 'its cookie on another page').toBe(401)
    expect((await open(`${cookie}x`)).statusCode, 'tampered').toBe(401)
    pass(12 * 60 * 60 * 1000 + 1000)
    expect((await open(cookie)).statusCode, 'expired').toBe(401)
    const again = await unlock(context, id, 'Sesam')
    const fresh = `${set.name}=${again.cookies[0]!.value}`
    expect((await open(fresh)).statusCode).toBe(200)
    await call('POST', 'page/info', { id, lang: 'de', meta: { password: 'Sesam' } })
    expect((await open(fresh)).statusCode, 'a new password').toBe(401)
  })

  it('[LIVE-9] nothing of a protected page is in search, sitemap, API or structured data', async () => {
    const { app, site, page, call } = await start()
    const secret = 'Streng vertraulich'
    const id = await page('Geheim', [story(secret)])
    const meta = { password: 'Sesam', title: `${secret} Titel`, description: secret }
    await call('POST', 'page/info', { id, lang: 'de', meta })
    await call('POST', 'page/publish', { id })
    for (const path of ['/de/search?q=streng', '/sitemap.xml', '/api/v1/page', '/de', '/de/geheim', '/robots.txt'])
      expect((await visit(app, site, path)).body, path).not.toContain('vertraulich')
    expect((await visit(app, site, '/sitemap.xml')).body).not.toContain('geheim')
    expect((await visit(app, site, '/de/geheim')).body).not.toContain('ld+json')
  })

  it('[LIVE-9, SEC-1] guessing a page password is limited', async () => {
    const context = await start()
    const id = await context.page('Geheim')
    await context.call('POST', 'page/info', { id, lang: 'de', meta: { password: 'Sesam' } })
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) statuses.push((await unlock(context, id, `x${count}`)).statusCode)
    expect(statuses).toEqual([...Array(10).fill(303), 429, 429])
    expect((await unlock(context, id, 'Sesam')).statusCode).toBe(429)
    context.pass(61_000)
    expect((await unlock(context, id, 'Sesam')).statusCode).toBe(303)
  })

  it('[LIVE-9, SEC-1] and for one page from wherever the guesses come; only wrong ones count', async () => {
    const context = await start()
    const { storage, call, page, pass } = context
    const [id, second] = [await page('Geheim'), await page('Auch')]
    for (const pageId of [id, second])
      await call('POST', 'page/info', { id: pageId, lang: 'de', meta: { password: 'Sesam' } })
    const outcomeOf = async (pageId: string, word: string) => {
      // Another address each time would do the same.
      await storage.write(tx => tx.db.deleteFrom('rate_limits').where('key', 'like', 'call unlockPage %').execute())
      const { statusCode, headers } = await unlock(context, pageId, word)
      if (statusCode !== 303) return statusCode
      return String(headers['set-cookie']).includes(unlockCookie(pageId)) ? 'open' : 'wrong'
    }
    expect(await outcomeOf(id, 'falsch')).toBe('wrong')
    await storage.write(tx =>
      tx.db.updateTable('rate_limits').set({ hits: 199 }).where('key', '=', `page password ${id}`).execute(),
    )
    for (let count = 0; count < 3; count += 1) expect(await outcomeOf(id, 'Sesam')).toBe('open')
    expect(await outcomeOf(id, 'falsch')).toBe('wrong')
    expect(await outcomeOf(id, 'falsch')).toBe(429)
    expect(await outcomeOf(id, 'Sesam')).toBe(429)
    expect(await outcomeOf(second, 'Sesam'), 'another page').toBe('open')
    pass(60 * 60 * 1000)
    expect(await outcomeOf(id, 'Sesam')).toBe('open')
  })

  it('[LIVE-12] heads, sitemap and robots name the same canonical addresses', async () => {
    const { app, site, page, call } = await start()
    const id = await page('Brillen')
    const origin = `http://${site.host}:3000`
    await call('POST', 'page/info', { id, lang: 'de', meta: { title: 'Alle "Brillen"', description: 'Gut & günstig' } })
    await call('POST', 'page/publish', { id })
    const { body } = await visit(app, site, '/de/brillen?utm=1')
    for (const tag of [
      `<link rel="canonical" href="${origin}/de/brillen">`,
      `hreflang="de" href="${origin}/de/brillen"`,
      `hreflang="fr" href="${origin}/fr/brillen-fr"`,
      `hreflang="x-default" href="${origin}/de/brillen"`,
      `property="og:url" content="${origin}/de/brillen"`,
      'property="og:description" content="Gut &amp; günstig"',
      'BreadcrumbList',
      '<html lang="de">',
    ])
      expect(body).toContain(tag)
    expect(body).toContain('<title>Alle &quot;Brillen&quot;')
    const french = (await visit(app, site, '/fr/brillen-fr')).body
    expect(french).toContain(`hreflang="de" href="${origin}/de/brillen"`)
    expect(french).toContain('<html lang="fr">')
    const sitemap = (await visit(app, site, '/sitemap.xml')).body
    for (const path of ['/de', '/fr', '/de/brillen', '/fr/brillen-fr'])
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
    expect((await visit(app, site, '/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    await call('POST', 'page/info', { id, lang: 'de', meta: { disallowedLanguages: ['fr'] } })
    await call('POST', 'page/publish', { id })
    expect((await visit(app, site, '/sitemap.xml')).body).not.toContain('brillen-fr')
    expect((await visit(app, site, '/de/brillen')).body).not.toContain('hreflang="fr"')
    await call('POST', 'page/unpublish', { id })
    expect((await visit(app, site, '/sitemap.xml')).body).not.toContain('/de/brillen')
    expect((await visit(app, site, '/de/brillen')).body).toContain('noindex')
  })

  it('[SEC-2] pages run no script but ours', async () => {
    const { app, site, cookie } = await start()
    for (const path of ['/de', '/de/search', '/de/login', '/de/nichts', '/de/edit']) {
      const { body, headers } = await visit(app, site, path, path === '/de/edit' ? { cookie } : {})
      const policy = String(headers['content-security-policy'])
      const directive = policy.split('; ').find(entry => entry.startsWith('script-src'))
      expect(directive, path).toBe("script-src 'self'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      const style = /<style>([\s\S]*?)<\/style>/.exec(body)![1]!
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
      for (const [, attributes] of body.matchAll(/<script([^>]*)>/g))
        expect(attributes).toMatch(/src="\/|type="application\/(ld\+)?json"/)
      expect(body).not.toMatch(/ on[a-z]+=|javascript:/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
    }
  })

  it('[LIVE-14] pages are sent compressed, with a tag that saves sending them again', async () => {
    const { app, site, call, page } = await start()
    const id = await page('Brillen')
    const ask = await listen(app)
    const get = (headers: Record<string, string> = {}, path = '/de/brillen') => ask(site.host, path, headers)
    const plain = await get()
    for (const round of ['drawn', 'from memory']) {
      const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
      const gzip = await get({ 'accept-encoding': 'gzip' })
      const neither = await get({ 'accept-encoding': 'br;q=0, identity' })
      expect(
        [br, gzip, neither].map(answer => answer.headers['content-encoding']),
        round,
      ).toEqual(['br', 'gzip', undefined])
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
      for (const answer of [plain, br, gzip])
        expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
      expect(new Set([plain, br, gzip].map(answer => answer.headers.etag)).size).toBe(3)
      const same = await get({ 'if-none-match': `W/"x", ${br.headers.etag}`, 'accept-encoding': 'br' })
      expect([same.status, same.body.length]).toEqual([304, 0])
      expect(same.headers['content-security-policy']).toBeDefined()
      const any = await get({ 'if-none-match': ' * ' })
      expect([any.status, any.body.length, any.headers.etag]).toEqual([304, 0, plain.headers.etag])
      const head = await get({ method: 'HEAD' })
      expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
        200,
        0,
        String(plain.body.length),
      ])
    }
    await call('POST', 'page/info', { id, lang: 'de', meta: { name: 'Gestelle' } })
    await call('POST', 'page/publish', { id })
    expect((await get({ 'if-none-match': String(plain.headers.etag) })).status).toBe(200)
    const tracked = await get({}, '/de/brillen?utm_source=x')
    expect(tracked.headers.etag).toBe((await get()).headers.etag)
    const missing = await get({ 'if-none-match': '*' }, '/de/gibt-es-nicht')
    expect(missing.status).toBe(404)
    expect(missing.headers['content-security-policy']).toBeDefined()
  })
})
