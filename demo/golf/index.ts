import type { SiteTemplate } from '../../src/content/siteTemplate'
import { golfTheme } from '../themes'
import { home } from './home'
import { datenschutz, impressum } from './legal'
import { preise } from './preise'
import { spielen } from './spielen'

const place = {
  useBusinessDataFromLookUp: false,
  street: 'Bar Flutlicht, Neustadtgasse 11',
  city: '8400 Winterthur',
  email: 'spiel@stadtgolf.example',
  phone: '052 212 34 58',
}

export const golf: SiteTemplate = {
  key: 'golf',
  name: 'Stadtgolf Winterthur',
  locales: ['de', 'fr', 'en'],
  defaultLocale: 'de',
  theme: golfTheme,
  logo: 'golf/logo-alt',
  alternativeLogo: 'golf/logo',
  pictures: ['hero-map', 'ball-cobbles', 'team-street', 'flag-fountain', 'bar'].map(name => `golf/${name}`),
  settings: defaults => ({
    ...defaults,
    appearance: {
      ...defaults.appearance,
      header: 'transparent',
      footerColor: 'secondary',
      gradient: { enabled: true, from: 'primary', to: 'secondary' },
    },
    header: { ...defaults.header, ...place, phone: '' },
    footer: { ...defaults.footer, ...place },
    socialAccounts: {
      ...defaults.socialAccounts,
      instagram: 'https://www.instagram.com/stadtgolf.winterthur.example',
    },
    contact: { email: 'spiel@stadtgolf.example', companyName: 'Stadtgolf Winterthur' },
  }),
  pages: [home, spielen, preise, impressum, datenschutz],
  navigation: [{ label: {}, children: [{ page: 'spielen' }, { page: 'preise', appearance: 'button' }] }],
}
