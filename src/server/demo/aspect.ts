import type { SiteTemplate } from './template'
import { aspectTheme } from './themes'

export const aspect: SiteTemplate = {
  key: 'aspect',
  name: 'aspect',
  locales: ['de'],
  defaultLocale: 'de',
  theme: aspectTheme,
  pages: [
    {
      ref: 'home',
      role: 'home',
      key: 'home',
      name: { de: 'Start' },
      groups: [{ type: 'hero', fields: { title: { text: { de: 'aspect' } } } }],
    },
  ],
  navigation: [{ label: {}, children: [{ page: 'home' }] }],
}
