import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressCases, singleCases, understandAll } from '../../../test/addressCases'
import { emailAddress, linkSchema, phoneNumber, webUrl } from '../link'
import { parseWebAddress, writeWebAddress } from '../webAddress'
import { linkOf, readAddress, readAs } from './address'
import { phoneHref, websiteHref } from './format'

const { addresses, singles } = understandAll()

it.each(addressCases.map(([typed, understood], index) => [typed, understood, addresses[index]] as const))(
  '[LINK-2] «%s» is understood as «%s»',
  (_, understood, actual) => expect(actual).toBe(understood),
)

it.each(singleCases.map(([kind, typed, stored], index) => [kind, typed, stored, singles[index]] as const))(
  '[EDIT-8] in a field for %s «%s» is «%s»',
  (_, __, stored, actual) => expect(actual).toBe(stored),
)

/** Letters that make up addresses, well formed and not. */
const typedTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'abz019.:/?#@+-_ ()%[]\\,äß\u00a0\ud800\u{1f453}'), maxLength: 25 }),
  fc
    .tuple(
      fc.constantFrom('https://', 'http:', '', 'mailto:', 'tel:', '//'),
      fc.domain(),
      fc.constantFrom('', '/', '/a b', '?q'),
    )
    .map(parts => parts.join('')),
)

it('[EDIT-8] what the grammar understands the server takes, and it means the same when it is read again', () => {
  fc.assert(
    fc.property(typedTexts, typed => {
      const address = readAddress(typed, null)
      if (address.kind === 'none') return
      const link = linkOf(address)
      expect(linkSchema.safeParse(link)).toMatchObject({ success: true })
      if (address.kind === 'web') expect(readAddress(address.url, null)).toEqual(address)
      if (address.kind === 'mail')
        expect(readAs('mail', address.email)).toEqual({ kind: 'value', value: address.email })
      if (address.kind === 'phone') expect(phoneHref(address.phone)).not.toBeNull()
    }),
    { numRuns: 3000 },
  )
})

it('[EDIT-8] so do fields of one kind', () => {
  const schemas = { web: webUrl, mail: emailAddress, phone: phoneNumber }
  fc.assert(
    fc.property(typedTexts, fc.constantFrom('web', 'mail', 'phone'), (typed, kind) => {
      const read = readAs(kind, typed)
      if (read.kind === 'value')
        expect([read.value, schemas[kind].safeParse(read.value).success]).toEqual([read.value, true])
    }),
    { numRuns: 3000 },
  )
})

it('[LINK-5] a drawn link is https whatever is stored, and every engine reads the same host in it', () => {
  fc.assert(
    fc.property(fc.oneof(typedTexts, fc.webUrl({ withFragments: true, withQueryParameters: true })), stored => {
      const href = websiteHref(stored)
      if (href === null) return
      expect(href).toMatch(/^https:\/\/[^/?#\\]/)
      expect(websiteHref(href)).toBe(href)
    }),
    { numRuns: 3000 },
  )
})

it('[LINK-1] whatever was stored as an address before stays one', () => {
  const kept = [
    'https://www.example.ch/termin',
    'http:example.ch',
    'https:\\\\example.ch\\a',
    'https://name:word@example.ch:8443/x?y#z',
    'http://[2001:db8::1]/',
    'http://intranet/',
    'https://a!b.example',
    'https://ex%61mple.ch',
    ' https://example.ch\n',
    'https://example.ch:/',
  ]
  for (const value of kept)
    expect([value, URL.canParse(value), webUrl.safeParse(value).success]).toEqual([value, true, true])
  const web = fc
    .tuple(
      fc.constantFrom('https://', 'HTTP://', 'http:', 'https:/', 'https:\\\\', ' http://'),
      fc.string({ unit: fc.constantFrom(...'ab1.-_~!$&\'()*+,;={}"`äé:@/?#%[]<> \t'), maxLength: 20 }),
    )
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(web, value => {
      if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
        expect([value, parseWebAddress(value)]).not.toEqual([value, null])
    }),
    { numRuns: 5000 },
  )
})

it('[LINK-1, EDIT-8] what no engine takes for an address is refused, also what only some do', () => {
  const refused = [
    'https://unser laden',
    'https://unser\u00a0laden.ch',
    'https://a<b.ch',
    'https://a^b.ch',
    'https://a|b.ch',
    'https://[laden.ch',
    'https://laden.ch:99999',
    'https://laden.ch:x',
    'https://',
    'https:///',
    'javascript://laden.ch',
    'laden.ch',
  ]
  for (const value of refused) expect([value, webUrl.safeParse(value).success]).toEqual([value, false])
})

it('[LINK-5] what is escaped already is not escaped twice', () => {
  const written = (value: string) => writeWebAddress(parseWebAddress(value)!)
  expect(written('https://laden.ch/gr%C3%B6%C3%9Fe größe"<>')).toBe(
    'https://laden.ch/gr%C3%B6%C3%9Fe%20gr%C3%B6%C3%9Fe%22%3C%3E',
  )
  expect(written('https://müller.ch\\a?b=\\')).toBe('https://müller.ch/a?b=%5C')
  expect(written('http://laden.ch:80/')).toBe('http://laden.ch/')
})
