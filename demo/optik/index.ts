import type { SiteTemplate } from '../../src/content/siteTemplate'
import { optikTheme } from '../themes'
import { agb } from './agb'
import { aktuell } from './aktuell'
import { brillen } from './brillen'
import { business } from './business'
import { datenschutz } from './datenschutz'
import { herbstaktion } from './herbstaktion'
import { home } from './home'
import { impressum } from './impressum'
import { kontakt } from './kontakt'
import { kontaktlinsen } from './kontaktlinsen'
import { leistungen, services } from './leistungen'
import { sehtest } from './sehtest'
import { stammkunden } from './stammkunden'
import { stimmen } from './stimmen'
import { team } from './team'
import { ueberUns } from './ueber-uns'

// biome-ignore format: one line a family
const pictures = [
  'hero-lens', 'frames-silhouette', 'workshop', 'eye-test', 'contact-lens', 'shop-front',
  'frame-round', 'frame-panto', 'frame-cat', 'frame-square', 'frame-sun', 'frame-kids',
  'team-nora', 'team-luc', 'team-sofia', 'team-beat',
]

export const optik: SiteTemplate = {
  key: 'optik',
  name: 'Optik Lindenhof',
  locales: ['de', 'fr', 'it', 'en'],
  defaultLocale: 'de',
  theme: optikTheme,
  logo: 'optik/logo',
  alternativeLogo: 'optik/logo-alt',
  pictures: pictures.map(name => `optik/${name}`),
  business,
  settings: defaults => ({
    ...defaults,
    appearance: { ...defaults.appearance, header: 'opaque', footerColor: 'secondary' },
    footer: { ...defaults.footer, links: { showTerms: true } },
    socialAccounts: {
      ...defaults.socialAccounts,
      instagram: 'https://www.instagram.com/optik.lindenhof.example',
      facebook: 'https://www.facebook.com/optik.lindenhof.example',
    },
    contact: { email: 'hallo@optik-lindenhof.example', companyName: 'Optik Lindenhof' },
  }),
  pages: [
    home,
    brillen,
    kontaktlinsen,
    sehtest,
    leistungen,
    ueberUns,
    aktuell,
    kontakt,
    stammkunden,
    ...team,
    ...services,
    ...stimmen,
    impressum,
    datenschutz,
    agb,
    herbstaktion,
  ],
  navigation: [
    {
      label: { de: 'Angebot', fr: 'Offre', it: 'Offerta', en: 'What we do' },
      children: [
        { page: 'sehtest' },
        { page: 'brillen' },
        { page: 'kontaktlinsen' },
        { page: 'leistungen' },
        { page: 'stammkunden' },
      ],
    },
    { label: {}, children: [{ page: 'ueber-uns' }, { page: 'aktuell' }, { page: 'kontakt', appearance: 'button' }] },
  ],
}
