import { expect, it } from 'vitest'
import { defaultSettings } from '../../content/settings'
import type { SiteTemplate } from '../../content/siteTemplate'
import { defaultTheme } from '../../content/theme'
import { renamed } from './renamed'

const template: SiteTemplate = {
  key: 'optik',
  name: 'Optik (Lindenhof)',
  locales: ['de'],
  defaultLocale: 'de',
  theme: defaultTheme,
  settings: defaults => ({ ...defaults, contact: { email: '', companyName: 'Optik (Lindenhof)' } }),
  pages: [
    {
      ref: 'start',
      name: { de: 'Optik (Lindenhof)' },
      meta: { title: { de: 'Optik (Lindenhof), Winterthur' }, description: { de: 'Neu-Optik (Lindenhof)s Brillen' } },
      groups: [],
    },
  ],
  navigation: [],
}

it('[ROUTE-15] a new site has its own name where the template has one as a name, and nowhere else', () => {
  const { pages, settings } = renamed(template, 'Bäckerei $& Söhne')
  expect(settings!(structuredClone(defaultSettings)).contact.companyName).toBe('Bäckerei $& Söhne')
  expect(pages[0]).toMatchObject({
    name: { de: 'Optik (Lindenhof)' },
    meta: { title: { de: 'Bäckerei $& Söhne, Winterthur' }, description: { de: 'Neu-Optik (Lindenhof)s Brillen' } },
  })
  const long = renamed(template, 'x'.repeat(200)).pages[0]!
  expect(long.meta!.title!.de, 'a title holds so much').toBe('Optik (Lindenhof), Winterthur')
})
