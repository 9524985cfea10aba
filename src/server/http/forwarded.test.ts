import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { listen } from '../../../test/listen'
import { createTestPage, createTestSite, hero, startTestServer } from '../../../test/server'

const evil = 'evil.example'
/** What proxies add, and what a client may send to look like one. */
const claims: Record<string, string>[] = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { 'x-forwarded-proto': 'javascript' },
  { forwarded: `host=${evil};proto=https` },
  { 'x-host': evil, 'x-original-host': evil, 'x-forwarded-server': evil },
  { 'x-original-url': '/de/andere', 'x-rewrite-url': '/de/andere' },
  { 'x-forwarded-prefix': '/evil', 'x-http-method-override': 'POST' },
]

onBothEngines('forwarded requests', open => {
  const start = async (trust?: string) => {
    const storage = await open()
    const server = await startTestServer(storage, { env: trust ? { TRUST_PROXY: trust } : {} })
    const [one, two] = [await createTestSite(storage), await createTestSite(storage)]
    for (const [site, title] of [
      [one, 'Erster Laden'],
      [two, 'Zweiter Laden'],
    ] as const) {
      await createTestPage(storage, site, { role: 'home', key: 'home', groups: [hero(title, title)] })
      await createTestPage(storage, site, { name: { de: 'Andere', fr: 'Autre' }, groups: [hero('Andere', 'Autre')] })
    }
    const ask = await listen(server.app)
    /** The title of the page that is there: drawn, then from memory. */
    const titles = async (host: string, headers: Record<string, string>) => {
      const found: (string | number)[] = []
      for (let count = 0; count < 2; count += 1) {
        const { status, body } = await ask(host, '/de', headers)
        found.push(status === 200 ? (/(?:Erster|Zweiter) Laden/.exec(String(body))?.[0] ?? '') : status)
      }
      return found
    }
    return { ...server, one, two, ask, titles }
  }

  it.each([undefined, '10.0.0.0/8'])(
    '[SEC-2] a client that claims to be a proxy (trusted: %s) changes nothing for itself or anybody',
    async trust => {
      const { services, one, two, ask, titles } = await start(trust)
      const pages = ['/de', '/de/andere', '/de/fehlt', '/sitemap.xml', '/robots.txt', '/', '/de/edit', '/DE/andere']
      const plain = async (path: string) => {
        const { status, headers, body } = await ask(one.host, path)
        return { status, body: String(body), location: headers.location, etag: headers.etag, vary: headers.vary }
      }
      for (const claim of [...claims, { 'x-forwarded-host': two.host }])
        for (const path of pages) {
          services.cache.clearAll()
          const first = await ask(one.host, path, claim)
          const again = await ask(one.host, path, claim)
          const { status, body, location } = await plain(path)
          for (const answer of [first, again])
            expect([path, claim, answer.status, answer.headers.location, String(answer.body)]).toEqual([
              path,
              claim,
              status,
              location,
              body,
            ])
          expect([path, body + location]).toEqual([path, expect.not.stringContaining(evil)])
          expect(JSON.stringify(again.headers)).not.toContain(evil)
        }
      // With the pages of both in memory, too.
      for (const { host } of [one, two]) await titles(host, {})
      expect(await titles(one.host, { 'x-forwarded-host': two.host })).toEqual(['Erster Laden', 'Erster Laden'])
    },
  )

  it.each(['1', '127.0.0.1', '10.0.0.0/8,127.0.0.0/8'])(
    '[SEC-2, ROUTE-10] behind a proxy (%s) its word counts, the last one of several, drawn and from memory',
    async trust => {
      const { one, two, ask, titles } = await start(trust)
      const forwarded = (host: string) => titles(one.host, { 'x-forwarded-host': host })
      expect(await forwarded(two.host)).toEqual(['Zweiter Laden', 'Zweiter Laden'])
      expect(await forwarded(one.host)).toEqual(['Erster Laden', 'Erster Laden'])
      expect(await forwarded(`${evil}, ${two.host}`)).toEqual(['Zweiter Laden', 'Zweiter Laden'])
      expect(await forwarded(`${two.host}, ${evil}`)).toEqual([404, 404])
      expect(await forwarded(evil)).toEqual([404, 404])
      expect(await forwarded('')).toEqual(['Erster Laden', 'Erster Laden'])
      expect(await titles(one.host, {})).toEqual(['Erster Laden', 'Erster Laden'])
      // Addresses in a page come from the table of sites, whatever the proxy says.
      for (const proto of ['https', 'javascript', 'gopher']) {
        const { body } = await ask(one.host, '/de', { 'x-forwarded-host': two.host, 'x-forwarded-proto': proto })
        expect(String(body)).toContain(`<link rel="canonical" href="http://${two.host}`)
      }
    },
  )

  it('[SEC-2] no host of one request is ever seen in the answer to another', async () => {
    const { services, one, ask } = await start()
    for (const host of [`${one.host}:99`, `${one.host}.`, one.host.toUpperCase(), `${one.host}:0`]) {
      services.cache.clearAll()
      const odd = await ask(host, '/de')
      const usual = await ask(one.host, '/de')
      expect([host, odd.status, String(odd.body)]).toEqual([host, 200, String(usual.body)])
    }
    for (const host of [
      `${one.host}@${evil}`,
      `${evil}/${one.host}`,
      `${evil}#${one.host}`,
      `${one.host} ${evil}`,
      '',
    ]) {
      const { status, body } = await ask(host, '/de')
      expect([host, status]).toEqual([host, expect.toSatisfy((code: number) => code === 404 || code === 400)])
      expect(String(body)).not.toContain(evil)
    }
  })
})
