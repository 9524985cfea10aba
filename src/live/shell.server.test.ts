import { describe, expect, it } from 'vitest'
import type { Media } from '../content/media'
import { describeBranch } from '../render/parts/describeBranch'
import { buildShell } from './shell.server'
import { sampleBranch, sampleBusiness, sampleInput, samplePage, sampleSettings } from './shellSample'

const child = (page: string, appearance: 'default' | 'button' = 'default') => ({
  id: `entry-${page}`,
  type: 'page' as const,
  page: { id: page },
  appearance,
})

describe('navigation', () => {
  const pages = {
    a: samplePage('a'),
    draft: samplePage('draft', { isPublished: false }),
    german: samplePage('german', { disallowedLanguages: ['fr'] }),
  }
  const navigation = [
    { id: 'bare', label: {}, children: [child('a', 'button')] },
    { id: 'fold', label: { de: 'Angebot' }, children: [child('german'), child('draft')] },
    { id: 'empty', label: { de: 'Leer' }, children: [child('draft'), child('gone')] },
  ]
  const build = (changes = {}) =>
    buildShell(sampleInput({ pages, navigation, page: pages.german, ...changes })).navigation

  it('[PAGE-4] a container without label shows its children beside the others', () => {
    expect(build()[0]).toEqual({
      kind: 'link',
      link: {
        id: 'entry-a',
        label: 'a deutsch',
        href: '/de/a-de',
        isProtected: false,
        isCurrent: false,
        appearance: 'button',
      },
    })
  })

  it('[PAGE-6] entries of unpublished pages show to editors only, and empty containers to nobody', () => {
    expect(build()).toHaveLength(2)
    expect(build()[1]).toMatchObject({ label: 'Angebot', isCurrent: true, links: [{ href: '/de/german-de' }] })
    expect(build({ mode: 'edit' })[1]).toMatchObject({
      links: [{ href: '/de/edit/german-de' }, { href: '/de/edit/draft', isUnpublished: true }],
    })
    expect(build({ mode: 'edit' })).toHaveLength(3)
  })

  it('[LIVE-1] pages disallowed in the current language do not appear', () => {
    expect(build({ locale: 'fr' })).toEqual([expect.objectContaining({ kind: 'link' })])
  })
})

describe('contact', () => {
  it('[LIVE-5] comes from the first active branch', () => {
    const business = sampleBusiness([sampleBranch({ active: false, street: 'Zu' }), sampleBranch()])
    const { footer, header } = buildShell(sampleInput({ business }))
    expect(footer.contact).toEqual({
      name: 'Optik Muster',
      street: 'Bahnhofstrasse 12',
      city: '8400 Winterthur',
      phone: { label: '052 212 34 56', href: 'tel:+41522123456' },
      email: 'info@example.ch',
    })
    expect(header.contact).toEqual(footer.contact)
  })

  it('[HOURS-3] emailOverwrite wins over email', () => {
    const business = sampleBusiness([sampleBranch({ emailOverwrite: 'neu@example.ch' })])
    expect(buildShell(sampleInput({ business })).footer.contact.email).toBe('neu@example.ch')
  })

  it('[SET-2][SET-4] own values count when the look-up is off, in header and footer apart', () => {
    const settings = sampleSettings(({ footer, contact }) => {
      Object.assign(footer, {
        useBusinessDataFromLookUp: false,
        street: 'Gasse 1',
        city: '3000 Bern',
        logoSize: 'large',
      })
      contact.companyName = 'Eigene AG'
    })
    const { footer, header } = buildShell(sampleInput({ settings }))
    expect(footer.contact).toEqual({
      name: 'Eigene AG',
      street: 'Gasse 1',
      city: '3000 Bern',
      phone: null,
      email: null,
    })
    expect(footer.hours).toBeNull()
    expect(footer.logo.size).toBe('large')
    expect(header.contact.street).toBe('Bahnhofstrasse 12')
  })

  it('[HOURS-2, HOURS-6] the footer groups equal days and names the special ones of the next week', () => {
    const now = Date.UTC(2026, 6, 29)
    const specials = [
      { date: '2026-07-29', open: '00:30', close: '00:30' },
      { date: '2026-09-01', open: '09:00', close: '10:00' },
    ]
    const branches = [sampleBranch({ specials }), sampleBranch({ id: 'second' })]
    const holidays = [{ date: '2026-08-03', name: 'Fest' }]
    const input = { business: sampleBusiness(branches), now }
    const branch = describeBranch({ branch: branches[0]!, businessName: '', holidays, locale: 'de', now })
    const { hours } = buildShell(sampleInput({ ...input, branch })).footer
    expect(hours).toMatchObject({
      branchName: 'Optik Muster',
      week: [
        { from: 1, to: 2, days: 'Mo–Di', hours: '08:30–12:00' },
        { from: 3, to: 7, days: 'Mi–So', hours: 'Geschlossen' },
      ],
      specials: [
        { date: '2026-07-29', hours: 'Geschlossen', isConfirmed: true },
        { date: '2026-08-03', label: 'Fest', hours: 'Öffnungszeiten können abweichen', isConfirmed: false },
      ],
    })
    const alone = { ...input, business: sampleBusiness(branches.slice(0, 1)), branch }
    expect(buildShell(sampleInput(alone)).footer.hours?.branchName).toBeNull()
  })
})

describe('links', () => {
  const wellKnown = {
    contact: null,
    imprint: samplePage('imprint'),
    privacy: samplePage('privacy', { isPublished: false }),
    terms: samplePage('terms'),
  }

  it('[LIVE-5] names published legal pages, the terms only when asked', () => {
    const hrefs = (settings = sampleSettings()) =>
      buildShell(sampleInput({ wellKnown, settings })).footer.links.map(link => link.href)
    expect(hrefs()).toEqual(['/de/imprint-de'])
    expect(hrefs(sampleSettings(({ footer }) => (footer.links.showTerms = true)))).toEqual([
      '/de/imprint-de',
      '/de/terms-de',
    ])
  })

  it('[LIVE-16] behold is never a link', () => {
    const settings = sampleSettings(({ socialAccounts }) => {
      socialAccounts.instagram = 'http://instagram.com/optik'
      socialAccounts.behold = 'https://feeds.behold.so/x'
    })
    expect(buildShell(sampleInput({ settings })).footer.social).toEqual([
      { network: 'instagram', href: 'https://instagram.com/optik' },
    ])
  })

  it('[LIVE-6] the language switch stays on the page where the language has it', () => {
    const hrefs = (changes: Parameters<typeof sampleInput>[0]) =>
      buildShell(sampleInput(changes)).languages.map(language => language.href)
    expect(hrefs({ page: samplePage('a') })).toEqual(['/de/a-de', '/fr/a-fr'])
    expect(hrefs({ page: samplePage('a', { disallowedLanguages: ['fr'] }) })).toEqual(['/de/a-de', '/fr'])
    expect(hrefs({ system: 'search' })).toEqual(['/de/search', '/fr/search'])
    const { site } = sampleInput()
    expect(hrefs({ site: { ...site, locales: ['de'] } })).toEqual([])
  })

  it('[LIVE-1] the login link is an option with an address of its own', () => {
    const href = (useLinkToLoginPage: boolean, url: string) =>
      buildShell(sampleInput({ settings: sampleSettings(s => (s.header.loginPage = { useLinkToLoginPage, url })) }))
        .header.loginHref
    expect(href(false, 'https://shop.example.ch/')).toBeNull()
    expect(href(true, '')).toBe('/de/login')
    expect(href(true, 'https://shop.example.ch/')).toBe('https://shop.example.ch/')
  })

  it('[EDIT-22] signing in from a page leads back to that page', () => {
    const settings = sampleSettings(s => (s.header.loginPage = { useLinkToLoginPage: true, url: '' }))
    const href = buildShell(sampleInput({ settings, page: samplePage('a') })).header.loginHref!
    const { pathname, searchParams } = new URL(href, 'http://site')
    expect([pathname, searchParams.get('back')]).toEqual(['/de/login', '/de/edit/a-de?toolbar=1'])
  })

  it('[EDIT-22] a live page knows its address in edit mode', () => {
    expect(buildShell(sampleInput({ page: samplePage('a') })).editHref).toBe('/de/edit/a-de?toolbar=1')
    expect(buildShell(sampleInput()).editHref).toBeNull()
  })
})

describe('look', () => {
  it('[MODEL-13] starts opaque, with a medium logo that shows on mobile', () => {
    expect(buildShell(sampleInput()).header).toMatchObject({
      look: 'opaque',
      showLogoOnMobile: true,
      logo: { media: null, size: 'medium' },
      isBold: false,
      isUpperCase: false,
    })
  })

  it('[LIVE-1] the alternative logo needs its option and a file', () => {
    const media = (id: string) => ({ id }) as Media
    const settings = sampleSettings(({ header }) => (header.useAlternativeLogo = true))
    const logoId = (changes: Parameters<typeof sampleInput>[0]) =>
      buildShell(sampleInput(changes)).header.logo.media?.id
    expect(logoId({ logo: media('a'), alternativeLogo: media('b') })).toBe('a')
    expect(logoId({ logo: media('a'), alternativeLogo: media('b'), settings })).toBe('b')
    expect(logoId({ logo: media('a'), settings })).toBe('a')
  })

  it('[LIVE-7] triangle and bubble exclude each other; a gradient needs both ends', () => {
    const overlay = (change: Parameters<typeof sampleSettings>[0]) =>
      buildShell(sampleInput({ settings: sampleSettings(change) })).overlay
    expect(overlay(({ appearance }) => Object.assign(appearance, { triangle: true, bubble: true })).shape?.kind).toBe(
      'triangle',
    )
    expect(
      overlay(({ appearance }) => Object.assign(appearance.gradient, { enabled: true, from: 'primary' })).gradient,
    ).toBeNull()
    expect(
      overlay(({ appearance }) => Object.assign(appearance.gradient, { enabled: true, from: 'primary', to: 'accent' }))
        .gradient,
    ).toMatchObject({ from: 'primary', to: 'accent' })
  })
})
