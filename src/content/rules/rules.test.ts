import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field } from '../field'
import { plainText } from '../field'
import { locales } from '../locale'
import { optionTypes } from '../option'
import { defaultSettings } from '../settings'
import { type Status, statuses } from '../status'
import { missingLocales } from './completeness'
import { isOptionShown } from './displayCondition'
import { fold } from './fold'
import { navigationFromLeaves, navigationLeaves, settingsFromLeaves, settingsLeaves } from './leaves'
import { localize } from './localize'
import { acceptOption } from './optionValue'
import { pagePath, parseRoute, preferredLocale, routePath } from './route'
import { isReservedSlug, toSlug } from './slug'
import { canBecome, publishedStatus, removedStatus, restoredStatus } from './status'

const locale = fc.constantFrom(...locales)
const status = fc.constantFrom<Status>(...statuses)
const label = { de: 'x', fr: 'x' }

describe('status', () => {
  it('[PUB-8] publishing turns drafts into published, removes what is marked and leaves the rest', () => {
    expect(statuses.map(publishedStatus)).toEqual(['published', 'published', 'archived', 'deleted', 'deleted'])
    fc.assert(fc.property(status, entry => publishedStatus(publishedStatus(entry)) === publishedStatus(entry)))
  })

  it('[EDIT-20] removing and restoring gives back what was there', () => {
    fc.assert(
      fc.property(fc.constantFrom<Status>('draft', 'published', 'archived'), entry => {
        const removed = removedStatus(entry)
        expect(canBecome(entry, removed.status)).toBe(true)
        expect(restoredStatus(removed)).toBe(entry)
      }),
    )
    expect(restoredStatus({ status: 'markedForDeletion', previousStatus: null })).toBe('draft')
  })
})

describe('languages', () => {
  it('[MODEL-2] a lone newline and white space count as empty', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\s]*$/), text => plainText(text) === ''))
  })

  it('[MODEL-11] a missing text falls back to the default language and says so', () => {
    fc.assert(
      fc.property(fc.dictionary(locale, fc.string()), locale, locale, (values, wished, fallback) => {
        const found = localize({ values, locale: wished, fallback, isEmpty: value => !value })
        if (values[wished]) expect(found).toEqual({ value: values[wished], locale: wished })
        else if (values[fallback]) expect(found).toEqual({ value: values[fallback], locale: fallback })
        else expect(found).toBeNull()
      }),
    )
  })

  it('[MODEL-12] a language is flagged when it is empty while another has content', () => {
    fc.assert(
      fc.property(fc.dictionary(locale, fc.constantFrom('', '\n', 'Text')), text => {
        const field: Field = { id: 'f', name: 'title', visible: true, text, single: null, mediaId: null, options: {} }
        const missing = missingLocales(field, locales)
        const filled = locales.filter(entry => text[entry] === 'Text')
        expect(missing).toEqual(filled.length === 0 ? [] : locales.filter(entry => !filled.includes(entry)))
      }),
    )
  })
})

describe('slugs', () => {
  it('[PAGE-3] any text becomes a slug or nothing, and a slug stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
        const slug = toSlug(text)
        expect(slug).toMatch(/^[a-z0-9]*(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(toSlug(slug)).toBe(slug)
      }),
    )
    expect(toSlug('Über uns & Ärzte')).toBe('ueber-uns-aerzte')
    expect(toSlug('👓')).toBe('')
  })

  it('[PAGE-7] reserved addresses are refused', () => {
    for (const word of ['edit', 'search', 'login', 'password', 'game', 'api', 'media', '~home', 'team', 'EDIT', 'de'])
      expect(isReservedSlug(word)).toBe(true)
    expect(isReservedSlug('brillen')).toBe(false)
  })
})

describe('addresses', () => {
  it('[ROUTE-1] an address taken apart and put together is the same address', () => {
    const segment = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/).filter(word => word !== 'edit')
    fc.assert(
      fc.property(
        fc.record({
          locale,
          mode: fc.constantFrom('live' as const, 'edit' as const),
          collection: fc.constantFrom(null, 'team' as const, 'service' as const),
          segment,
        }),
        route => {
          expect(parseRoute(routePath(route))).toEqual(route)
        },
      ),
    )
  })

  it('[ROUTE-1] no path makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), path => {
        parseRoute(path)
        return true
      }),
    )
  })

  it('[ROUTE-6] a page is linked by its slug when it is published, else by its id', () => {
    const page = { id: 'i', isHome: false, isPublished: true, collection: null, slug: { de: 'brillen' } }
    expect(pagePath(page, 'de')).toBe('/de/brillen')
    expect(pagePath(page, 'fr')).toBe('/fr/i')
    expect(pagePath({ ...page, isPublished: false }, 'de', 'edit')).toBe('/de/edit/i')
    expect(pagePath({ ...page, isHome: true }, 'de')).toBe('/de')
  })

  it('[ROUTE-3] the browser’s languages decide among those the site has', () => {
    const choose = (acceptLanguage: string | undefined) =>
      preferredLocale({ acceptLanguage, locales: ['de', 'fr'], fallback: 'de' })
    expect(choose('fr-CH, de;q=0.8')).toBe('fr')
    expect(choose('de;q=0.5, fr;q=0.9')).toBe('fr')
    expect(choose('en, it')).toBe('de')
    expect(choose('fr;q=0')).toBe('de')
    fc.assert(fc.property(fc.string(), header => ['de', 'fr'].includes(choose(header))))
  })
})

describe('options', () => {
  it('[OPT-2] numbers are clamped to their range, the minimum is 1 unless said otherwise', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
        const plain = acceptOption({ type: 'number', label, default: 1 }, value)!.value as number
        expect(plain).toBeGreaterThanOrEqual(1)
        const ranged = acceptOption({ type: 'number', label, default: 1, range: { min: 0, max: 10 } }, value)!
        expect(ranged.value).toBeGreaterThanOrEqual(0)
        expect(ranged.value).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('[OPT-2] a value of another shape is refused by every type', () => {
    for (const type of optionTypes)
      expect(acceptOption({ type, label, default: null as never }, { some: 'thing' })).toBeNull()
  })

  it('[OPT-1] display conditions compare with the siblings’ values', () => {
    const shown = (comparison: '>' | '<' | '=' | '!=', value: number) =>
      isOptionShown(
        { type: 'text', label, default: '', displayConditions: [{ option: 'n', comparison, value }] },
        { n: 3 },
      )
    expect([shown('>', 2), shown('<', 2), shown('=', 3), shown('!=', 3)]).toEqual([true, false, true, false])
    expect(isOptionShown({ type: 'text', label, default: '', displayConditions: [false] }, {})).toBe(false)
  })
})

describe('settings and navigation', () => {
  it('[MODEL-13] settings survive being kept leaf by leaf; missing leaves have their default', () => {
    expect(settingsFromLeaves(settingsLeaves(defaultSettings))).toEqual(defaultSettings)
    expect(settingsFromLeaves(new Map())).toEqual(defaultSettings)
    const own = structuredClone(defaultSettings)
    own.vitrine.mailTexts = { de: { subject: 'a', body: 'b', signature: 'c' } }
    own.footer.street = 'Marktgasse 21'
    expect(settingsFromLeaves(settingsLeaves(own))).toEqual(own)
    expect(settingsFromLeaves(new Map([['__proto__.x', 1]]))).toEqual(defaultSettings)
    expect(defaultSettings.header.useBusinessDataFromLookUp && defaultSettings.appearance.showLogoOnMobile).toBe(true)
  })

  it('[PAGE-4] navigation survives being kept leaf by leaf', () => {
    const child = fc.record({
      id: fc.uuid(),
      type: fc.constant('page' as const),
      page: fc.record({ id: fc.uuid() }),
      appearance: fc.constantFrom('default' as const, 'button' as const),
    })
    const container = fc.record({
      id: fc.uuid(),
      label: fc.record({ de: fc.string(), fr: fc.string() }, { requiredKeys: [] }),
      children: fc.uniqueArray(child, { selector: entry => entry.id, maxLength: 5 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(container, { selector: entry => entry.id, maxLength: 4 }), navigation => {
        expect(navigationFromLeaves(navigationLeaves(navigation))).toEqual(navigation)
      }),
    )
  })
})

it('[DIR-1] folding makes case, accents and umlauts alike', () => {
  expect(fold('Zürich')).toBe(fold('ZUERICH'))
  expect(fold('Genève')).toBe('geneve')
  fc.assert(fc.property(fc.string(), text => fold(fold(text)) === fold(text)))
})
