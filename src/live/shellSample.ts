import type { Branch, Business } from '../content/business'
import type { SiteId } from '../content/id'
import { defaultSettings, type Settings } from '../content/settings'
import { defaultTheme } from '../content/theme'
import type { PageReference } from '../render/model'
import type { ShellInput } from './shellInput'

/** For tests: a small shop, changed where a test needs it. */
export const samplePage = (id: string, changes: Partial<PageReference> = {}): PageReference => ({
  id,
  isHome: false,
  isPublished: true,
  collection: null,
  slug: { de: `${id}-de`, fr: `${id}-fr` },
  name: { de: `${id} deutsch`, fr: `${id} français` },
  disallowedLanguages: [],
  hasPassword: false,
  ...changes,
})

export const sampleBranch = (changes: Partial<Branch> = {}): Branch => ({
  id: 'branch',
  businessId: 'business',
  active: true,
  name: 'Optik Muster',
  url: null,
  street: 'Bahnhofstrasse',
  streetNumber: '12',
  zip: '8400',
  city: 'Winterthur',
  canton: 'ZH',
  phone: '0522123456',
  email: 'info@example.ch',
  emailOverwrite: null,
  periods: [1, 2].map(day => ({ open: { day, time: '0830' }, close: { day, time: '1200' } })),
  specials: [],
  ...changes,
})

export const sampleBusiness = (branches: Branch[] = [sampleBranch()]): Business => ({
  id: 'business',
  name: 'Optik Muster AG',
  logoMediaId: null,
  programs: { gesundheitsoptik: { active: false }, frequentlens: { active: false } },
  branches,
})

export const sampleSettings = (change: (settings: Settings) => void = () => {}): Settings => {
  const settings = structuredClone(defaultSettings)
  change(settings)
  return settings
}

export const sampleInput = (changes: Partial<ShellInput> = {}): ShellInput => ({
  site: {
    id: 'site' as SiteId,
    key: 'optik',
    name: 'Optik',
    locales: ['de', 'fr'],
    defaultLocale: 'de',
    theme: defaultTheme,
    isAssociation: false,
    healthOpticsFlag: false,
    businessId: 'business',
    suspended: false,
  },
  settings: sampleSettings(),
  navigation: [],
  pages: {},
  wellKnown: { contact: null, imprint: null, privacy: null, terms: null },
  business: sampleBusiness(),
  branch: null,
  logo: null,
  alternativeLogo: null,
  page: null,
  locale: 'de',
  mode: 'live',
  now: Date.UTC(2026, 2, 9),
  ...changes,
})
