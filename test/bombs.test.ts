import { expect, it } from 'vitest'
import { linkSchema } from '../src/content/link'
import { readAddress } from '../src/content/rules/address'
import { cantonFromZip } from '../src/content/rules/canton'
import { cleanRichText } from '../src/content/rules/cleanRichText'
import { fold } from '../src/content/rules/fold'
import { formatPhone, formatTime, parseAmount, phoneHref, websiteHref } from '../src/content/rules/format'
import { parseMapRoute } from '../src/content/rules/mapRoute'
import { parseRoute, preferredLocale } from '../src/content/rules/route'
import { isReservedSlug, toSlug } from '../src/content/rules/slug'
import { parseWebAddress } from '../src/content/webAddress'
import { allCalls } from '../src/contract/calls'
import { makeSvgSafe } from '../src/server/media/safeSvg'
import { findOnSite } from '../src/server/pages/findOnSite'
import { hostName } from '../src/server/sites/siteFinder'
import { cpuTime } from './cpuTime'
import { dumpSite } from './dump'
import { startEditing } from './editing'
import { onBothEngines } from './engines'
import { turnOf } from './sample'
import { ownOrigin, send } from './send'
import { signIn, visit } from './server'

/** Deep and wide enough to end a server that walks through it by calling itself. */
const size = 250_000
const nested = (open: string, close: string, inner = '') => {
  const depth = Math.floor(size / (open.length + close.length))
  return open.repeat(depth) + inner + close.repeat(depth)
}

const bombs: Record<string, string> = {
  'lists in lists': nested('[', ']'),
  'objects in objects': nested('{"data":', '}', '1'),
  'documents in documents': nested('{"type":"doc","content":[', ']}'),
  'a long list': `[${'1,'.repeat(size / 2)}1]`,
  'very many keys': `{${Array.from({ length: 20_000 }, (_, index) => `"key${index}":1`).join(',')}}`,
  'a number without end': '9'.repeat(size),
  'one key again and again': `{${'"id":1,'.repeat(size / 7)}"id":2}`,
}

onBothEngines('bombs', open => {
  it('[SEC-2] of JSON are refused by every call, at once', async () => {
    const { app, site, storage } = await startEditing(await open())
    const { cookie } = await signIn(storage, site, 'operator')
    const before = await dumpSite(storage, site.id)
    // What refuses them is the same for all: each call gets the next one, another one on the other engine.
    const first = storage.engine === 'sqlite' ? 0 : 3
    for (const [place, [name, call]] of allCalls.filter(([, { takes }]) => takes.includes('json')).entries())
      for (const [bomb, input] of turnOf(Object.entries(bombs), first + place)) {
        let status = 0
        const took = await cpuTime(async () => {
          status = (await send(app, { site, call, cookie, input })).statusCode
        })
        expect([name, bomb, status]).toEqual([
          name,
          bomb,
          expect.toSatisfy(
            (code: number) =>
              code === 400 ||
              (call.limit !== undefined && code === 429) ||
              (call.maxBytes < input.length && code === 413),
          ),
        ])
        expect([name, bomb, took]).toEqual([name, bomb, expect.toSatisfy((ms: number) => ms < 1000)])
      }
    expect(await dumpSite(storage, site.id)).toBe(before)
  })

  it('[SEC-2] more than a megabyte is not even read, and forms less than that', async () => {
    const { app, site, cookie } = await startEditing(await open())
    const call = { method: 'POST', path: 'data' } as const
    expect((await send(app, { site, call, cookie, input: `"${'x'.repeat(1024 * 1024)}"` })).statusCode).toBe(413)
    const form = await app.inject({
      method: 'POST',
      url: '/de/password',
      headers: { host: site.host, 'content-type': 'application/x-www-form-urlencoded', ...ownOrigin(site) },
      payload: 'a=b&'.repeat(20_000),
    })
    expect(form.statusCode).toBe(413)
  })

  it('[SEC-2] long texts in every place that reads a visitor’s or an editor’s words', async () => {
    const { app, site, call, firstGroup, pageId } = await startEditing(await open())
    const linkId = await firstGroup()
    const write = (value: unknown) => () =>
      call('POST', 'data', { itemType: 'group', linkId, data: { options: { link: { value } } } })
    const works: Record<string, () => Promise<unknown>> = {
      phone: write({ type: 'phone', phone: `${'1 '.repeat(size / 2)}x` }),
      email: write({ type: 'email', email: `a@${'a.'.repeat(size / 2)}` }),
      url: write({ type: 'url', url: `http://${'a.'.repeat(size / 2)}` }),
      slug: () => call('POST', 'page/info', { id: pageId, lang: 'de', slug: `${'-'.repeat(size)}x` }),
      search: () => visit(app, site, `/de/search?q=${'aa+'.repeat(5_000)}`),
      path: () => visit(app, site, `/de/${'/'.repeat(15_000)}x`),
      languages: () => visit(app, site, '/', { 'accept-language': 'a;q=0.'.repeat(2_000) }),
      encodings: () => visit(app, site, '/de', { 'accept-encoding': 'br;q=0.000'.repeat(1_500) }),
      tags: () => visit(app, site, '/de', { 'if-none-match': 'W/"x", '.repeat(2_000) }),
      cookies: () => visit(app, site, '/de/edit', { cookie: 'a=b; '.repeat(3_000) }),
    }
    for (const [name, work] of Object.entries(works))
      expect([name, await cpuTime(work)]).toEqual([name, expect.toSatisfy((ms: number) => ms < 1000)])
  })
})

const long = (part: string) => part.repeat(100_000 / part.length)
const hostile = [
  ' ',
  '\n',
  'a',
  '-',
  '.',
  '1',
  '1 ',
  ':',
  '/',
  '[',
  '(',
  'aA',
  'ä',
  '&',
  '@',
  'a.',
  '0.',
  'e\u0301',
].map(part => `${long(part)}\u0001`)

it.each<[string, (text: string) => unknown]>([
  ['hostName', hostName],
  ['toSlug', toSlug],
  ['isReservedSlug', isReservedSlug],
  ['fold', fold],
  ['parseRoute', parseRoute],
  ['preferredLocale', acceptLanguage => preferredLocale({ acceptLanguage, locales: ['de'], fallback: 'de' })],
  ['formatPhone', formatPhone],
  ['phoneHref', phoneHref],
  ['formatTime', formatTime],
  ['websiteHref', websiteHref],
  ['readAddress', text => readAddress(text, null)],
  ['parseWebAddress', text => parseWebAddress(`https://${text}`)],
  ['parseAmount', parseAmount],
  ['cantonFromZip', cantonFromZip],
  ['parseMapRoute', text => orNull(() => parseMapRoute(text))],
  ['parseMapRoute of JSON', text => orNull(() => parseMapRoute(`[${text}`))],
  ['a phone link', phone => linkSchema.safeParse({ type: 'phone', phone })],
  ['an email link', email => linkSchema.safeParse({ type: 'email', email })],
  ['a web link', url => linkSchema.safeParse({ type: 'url', url })],
  ['cleanRichText', text => cleanRichText({ content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })],
  ['an SVG width', text => orNull(() => makeSvgSafe(Buffer.from(svg(`width="${attribute(text)}"`))))],
  ['an SVG style', text => orNull(() => makeSvgSafe(Buffer.from(svg(`style="${attribute(text)}"`))))],
  ['an SVG view box', text => orNull(() => makeSvgSafe(Buffer.from(svg(`viewBox="${attribute(text)}"`))))],
  [
    'an SVG animation',
    text => orNull(() => makeSvgSafe(Buffer.from(svg('', `<set attributeName="${attribute(text)}"/>`)))),
  ],
])('[SEC-2] %s takes little time for 100 KB of anything', async (_, read) => {
  for (const text of hostile)
    expect([text.slice(0, 2), await cpuTime(() => read(text))]).toEqual([
      text.slice(0, 2),
      expect.toSatisfy((ms: number) => ms < 500),
    ])
})

it('[SEC-2] a search that finds its words everywhere in many long pages is quick', async () => {
  const plain = `${'b '.repeat(9_900)}${'a'.repeat(200)}`
  const texts = Array.from({ length: 50 }, (_, index) => ({
    pageId: String(index),
    title: 'a',
    plain,
    folded: fold(plain),
  }))
  const pages = texts.map(({ pageId: id }) => ({
    id,
    isPublished: true,
    isArchived: false,
    hasPassword: false,
    disallowedLanguages: [],
    publishedSlug: {},
    slug: { de: id },
    name: {},
    collection: null,
    isHome: false,
    key: null,
    role: null,
    order: '',
    versions: {},
    written: null,
    publishedAt: 0,
  }))
  const query = Array.from({ length: 8 }, (_, index) => 'a'.repeat(index + 2)).join(' ')
  const search = () => findOnSite({ query, texts, pages, locale: 'de', defaultLocale: 'de' })
  expect(search()).toHaveLength(50)
  expect(await cpuTime(search)).toBeLessThan(1000)
})

const svg = (attributes: string, inside = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

/** Letters that an attribute can hold. */
const attribute = (text: string) => text.replaceAll('\u0001', '!').replaceAll('&', '&amp;').replaceAll('\n', '&#10;')

const orNull = <T>(work: () => T) => {
  try {
    return work()
  } catch {
    return null
  }
}
