import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { createTestPage, hero, visit } from '../../../test/server'
import type { GroupDraft } from '../../content/draft'
import { defaultTheme } from '../../content/theme'
import { writeRichText } from '../../content/writeRichText'
import { sampleBranch, sampleBusiness } from '../../live/shellSample'
import { newId } from '../newId'
import { writeBusiness } from '../storage/business'
import { insertMedia } from '../storage/media'
import { updateSite, writeTheme } from '../storage/sites'

onBothEngines('a page’s outline, languages and bytes', open => {
  it('[A11Y-1] the first section that shows a title carries the h1', async () => {
    const text: GroupDraft = {
      type: 'richTextBlock',
      fields: {
        title: { text: { de: 'Unsere Geschichte' } },
        textBlock: { text: { de: writeRichText('Seit 1962.'), fr: writeRichText('Depuis 1962.') } },
      },
    }
    const headless: GroupDraft = {
      type: 'hero',
      fields: { description: { text: { de: writeRichText('Nur ein Satz.') } } },
    }
    const hidden: GroupDraft = {
      type: 'cta',
      fields: { title: { text: { de: 'Ausgeblendet' }, visible: false } },
    }
    const { app, site } = await startEditing(await open(), { groups: [headless, hidden, text, hero('Zuletzt')] })
    const h1 = async (path: string) =>
      [...(await visit(app, site, path)).body.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(match => match[1])
    expect(await h1('/de')).toEqual(['Unsere Geschichte'])
    expect(await h1('/fr'), 'in the default language').toEqual(['Unsere Geschichte'])
  })

  it('[LIVE-1, LIVE-4, LIVE-5] a name in another language says so: in the navigation, the footer and among the hits', async () => {
    const storage = await open()
    const { app, site, call } = await startEditing(storage)
    const page = (name: object, key?: 'contact') =>
      createTestPage(storage, site, { name, key, groups: [hero('Brillen', 'Lunettes')] })
    const german = await page({ de: 'Gestelle' })
    await page({ de: 'Kontaktieren' }, 'contact')
    const both = await page({ de: 'Werkstatt', fr: 'Atelier' })
    const child = (id: string) => ({ id: newId(), type: 'page', page: { id }, appearance: 'default' })
    const label = { de: 'Angebot' }
    const navigation = [{ id: newId(), label, children: [child(german), child(both)] }]
    const saved = await call('POST', 'navigation', { navigation })
    expect(saved.status).toBe(200)
    const { body } = await visit(app, site, '/fr')
    expect(body).toMatch(/<summary lang="de">Angebot/)
    expect(body).toMatch(/<a [^>]*lang="de"[^>]*>Gestelle</)
    expect(body).toMatch(/<a [^>]*lang="de"[^>]*>Kontaktieren</)
    expect(body).toMatch(/<a class="site-nav-link" href="[^"]*">Atelier</)
    expect((await visit(app, site, '/de')).body).not.toContain('lang="de">Gestelle')
    const hits = await visit(app, site, '/fr/search?searchQuery=lunettes')
    expect(hits.body).toContain('<span class="search-title" lang="de">Gestelle</span>')
    expect(hits.body).toContain('<span class="search-title">Atelier</span>')
  })

  it('[LIVE-12] a business is an optician where it takes part in their programmes; the logo is the site’s', async () => {
    const storage = await open()
    const { app, site } = await startEditing(storage)
    const logo = Object.values(sampleMedia)[0]!
    const [ownerSiteId, id, branchId] = [site.id, newId(), newId()]
    const describe = async (isMember: boolean) => {
      const programs = { gesundheitsoptik: { active: isMember }, frequentlens: { active: false } }
      const branches = [sampleBranch({ id: branchId, businessId: id })]
      const business = { ...sampleBusiness(branches), id, programs }
      await storage.write(async tx => {
        await writeBusiness(tx, { ownerSiteId, business })
        await updateSite(tx, site.id, { businessId: id })
        await writeTheme(tx, site.id, { ...defaultTheme, logoMediaId: logo.id })
      })
      const { body } = await visit(app, site, '/de')
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)!
      return JSON.parse(json!)
    }
    await storage.write(tx => insertMedia(tx, site.id, logo))
    const image = expect.stringContaining(`http://${site.host}`)
    expect(await describe(false)).toMatchObject({ '@type': 'LocalBusiness', logo: image, image })
    expect(await describe(true)).toMatchObject({ '@type': 'Optician', logo: image })
  })

  it('[HOURS-6] footer and contact section say the same of special days and holidays, until the day is over', async () => {
    const storage = await open()
    let now = Date.parse('2026-07-30T10:00:00Z')
    const { app, site } = await startEditing(storage, {
      clock: () => now,
      groups: [hero('Klar'), { type: 'contact', fields: {} }],
    })
    const [id, ownerSiteId] = [newId(), site.id]
    const periods = [1, 2, 3, 4, 5, 6].map(day => ({ open: { day, time: '0900' }, close: { day, time: '1800' } }))
    const specials = [{ date: '2026-07-30', open: '09:00', close: '12:00' }]
    const branches = ['Altstadt', 'Bahnhof'].map(name =>
      sampleBranch({ id: newId(), businessId: id, name, periods, specials, canton: 'ZH' }),
    )
    await storage.write(async tx => {
      await writeBusiness(tx, { ownerSiteId, business: { ...sampleBusiness(branches), id } })
      await updateSite(tx, site.id, { businessId: id })
    })
    const rows = async () => {
      const { body } = await visit(app, site, '/de')
      const at = body.indexOf('<footer')
      const found = (html: string) =>
        [...html.matchAll(/data-date="([^"]*)"( data-unsure)?.*?<dd>(.*?)<\/dd>/g)].map(([, date, unsure, hours]) => [
          date,
          Boolean(unsure),
          hours!.replace(/<[^>]*>/g, ''),
        ])
      return { section: found(body.slice(0, at)), footer: found(body.slice(at)), body: body.slice(at) }
    }
    const special = ['2026-07-30', false, '09:00–12:00']
    const holiday = ['2026-08-01', true, 'Öffnungszeiten können abweichen']
    const before = await rows()
    expect(before.footer).toEqual([special, holiday])
    expect(before.section).toEqual(expect.arrayContaining([special, holiday]))
    expect(before.body).toContain('<p>Altstadt</p>')
    now = Date.parse('2026-07-31T10:00:00Z')
    expect((await rows()).footer).toEqual([holiday])
  })

  it('[ROUTE-14] a page may be the search: form and hits stand below its first section', async () => {
    const storage = await open()
    const { app, site, call } = await startEditing(storage)
    const groups = [hero('Was suchen Sie?', 'Que cherchez-vous ?'), hero('Zuletzt', 'Enfin')]
    const id = await createTestPage(storage, site, { name: { de: 'Finden', fr: 'Trouver' }, groups })
    const search = async () => (await visit(app, site, '/de/search?searchQuery=sehen')).body
    expect(await search()).not.toContain('Was suchen Sie?')
    expect((await call('POST', 'page/info', { id, lang: 'de', meta: { key: 'search' } })).status).toBe(200)
    const body = await search()
    const places = ['>Was suchen Sie?</h1>', 'id="page-search"', '<mark>sehen</mark>', '>Zuletzt</h2>'].map(part =>
      body.lastIndexOf(part),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(body).toContain('<title>Finden')
    expect(body).toContain('noindex')
    expect(await visit(app, site, '/de/finden')).toMatchObject({ statusCode: 302, headers: { location: '/de/search' } })
    expect((await visit(app, site, '/sitemap.xml')).body).not.toContain('finden')
    expect((await visit(app, site, '/de/search?searchQuery=suchen')).body).not.toContain('<mark>')
    await call('POST', 'page/unpublish', { id })
    expect((await visit(app, site, '/de/search')).statusCode).toBe(200)
  })

  it('[LIVE-19] a language without an address or a text of its own is not named; its page points to the default one', async () => {
    const storage = await open()
    const { app, site, call, children } = await startEditing(storage)
    const id = await createTestPage(storage, site, { name: { de: 'Nur Deutsch' }, groups: [hero('Nur hier')] })
    const links = async (path: string) => {
      const { body, statusCode } = await visit(app, site, path)
      const hrefs = (rel: string) =>
        [...body.matchAll(new RegExp(`rel="${rel}"[^>]*href="http://[^/]*([^"]*)"`, 'g'))].map(match => match[1])
      return { statusCode, canonical: hrefs('canonical'), alternates: hrefs('alternate') }
    }
    const listed = async () =>
      [...(await visit(app, site, '/sitemap.xml')).body.matchAll(/<loc>http:\/\/[^/]*([^<]*)/g)]
        .map(match => match[1])
        .sort()
    const address = `/fr/${id}`
    expect(await links('/de/nur-deutsch')).toEqual({ statusCode: 200, canonical: ['/de/nur-deutsch'], alternates: [] })
    expect(await links(address)).toEqual({ statusCode: 200, canonical: ['/de/nur-deutsch'], alternates: [] })
    expect(await listed()).toEqual(['/de', '/de/nur-deutsch', '/fr'])
    const groupId = (await children(id))[0]!.id
    await writeField({ call }, { groupId, name: 'title', data: texts({ fr: 'Aussi ici' }) })
    expect((await call('POST', 'page/publish', { id })).status).toBe(200)
    const both = ['/de/nur-deutsch', address]
    expect(await links(address)).toEqual({ statusCode: 200, canonical: [address], alternates: [...both, both[0]] })
    expect(await listed()).toEqual(['/de', '/de/nur-deutsch', '/fr', address])
  })

  it('[LIVE-14] pages drawn for one person are compressed as well', async () => {
    const { app, site, cookie } = await startEditing(await open())
    for (const path of ['/de/search?q=sehen', '/de/login', '/de/edit']) {
      const own: Record<string, string> = path === '/de/edit' ? { cookie } : {}
      const plain = await visit(app, site, path, own)
      expect(plain.headers['content-encoding'], path).toBeUndefined()
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await visit(app, site, path, { ...own, 'accept-encoding': encoding })
        expect(packed.headers, path).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
        expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
        expect(unpack(packed.rawPayload).toString()).toContain('</html>')
      }
    }
  })
})
