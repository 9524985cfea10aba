import type { SiteTemplate } from './template'
import { optikTheme } from './themes'

export const optik: SiteTemplate = {
  key: 'optik',
  name: 'optik',
  locales: ['de', 'fr'],
  defaultLocale: 'de',
  theme: optikTheme,
  pages: [
    {
      ref: 'home',
      role: 'home',
      key: 'home',
      name: { de: 'Start', fr: 'Accueil' },
      groups: [
        {
          type: 'hero',
          fields: { title: { text: { de: 'Klar sehen', fr: 'Voir clair' } }, image: { media: 'optik/hero-lens' } },
        },
      ],
    },
  ],
  navigation: [{ label: {}, children: [{ page: 'home' }] }],
}
