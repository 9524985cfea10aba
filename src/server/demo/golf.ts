import type { SiteTemplate } from './template'
import { golfTheme } from './themes'

export const golf: SiteTemplate = {
  key: 'golf',
  name: 'golf',
  locales: ['de'],
  defaultLocale: 'de',
  theme: golfTheme,
  pages: [
    {
      ref: 'home',
      role: 'home',
      key: 'home',
      name: { de: 'Start' },
      groups: [{ type: 'hero', fields: { title: { text: { de: 'golf' } } } }],
    },
  ],
  navigation: [{ label: {}, children: [{ page: 'home' }] }],
}
