import type { SiteTemplate } from '../../src/content/siteTemplate'
import { aspectTheme } from '../themes'
import { business } from './business'
import { home } from './home'
import { kongress } from './kongress'
import { kontakt } from './kontakt'
import { datenschutz, impressum } from './legal'
import { mitglied } from './mitglied'
import { verband } from './verband'
import { weiterbildung } from './weiterbildung'

export const aspect: SiteTemplate = {
  key: 'aspect',
  name: 'Aspect',
  locales: ['de', 'fr'],
  defaultLocale: 'de',
  theme: aspectTheme,
  logo: 'aspect/logo',
  alternativeLogo: 'aspect/logo-alt',
  pictures: ['hero-congress', 'seal', 'network', 'education', 'city'].map(name => `aspect/${name}`),
  isAssociation: true,
  business,
  settings: defaults => ({
    ...defaults,
    appearance: { ...defaults.appearance, header: 'opaque', footerColor: 'extended' },
    header: { ...defaults.header, logoPosition: 'center', boldHeaderFont: true },
    socialAccounts: {
      ...defaults.socialAccounts,
      linkedIn: 'https://www.linkedin.com/company/aspect-verband-example',
      instagram: 'https://www.instagram.com/aspect.verband.example',
    },
    contact: { email: 'info@aspect-verband.example', companyName: 'Aspect – Verband der Augenoptik' },
  }),
  pages: [home, verband, weiterbildung, kongress, mitglied, kontakt, impressum, datenschutz],
  navigation: [
    {
      label: { de: 'Verband', fr: 'Association' },
      children: [{ page: 'verband' }, { page: 'mitglied' }, { page: 'kontakt' }],
    },
    { label: {}, children: [{ page: 'weiterbildung' }, { page: 'kongress' }] },
  ],
}
