import { expect, it } from 'vitest'
import type { Link } from '../../content/link'
import { shortLink } from './shortLink'

const model = {
  locale: 'fr',
  site: { key: 'a', name: 'A', locales: ['de', 'fr'], defaultLocale: 'de' },
  references: { pages: { p1: { name: { de: 'Kontakt', fr: 'Contact' } } }, media: {} },
} as unknown as Parameters<typeof shortLink>[1]

it.each<[Link, string]>([
  [{ type: 'url', url: 'https://optik.ch/' }, 'optik.ch'],
  [{ type: 'url', url: 'http://optik.ch/brillen' }, 'optik.ch/brillen'],
  [{ type: 'url', url: 'https://optik.ch/1234567890a' }, 'optik.ch/1234567890a'],
  [{ type: 'url', url: 'https://optik.ch/1234567890ab' }, 'optik.ch/12345678...'],
  [{ type: 'email', email: 'laden@optik-lindenhof.ch' }, 'laden@optik-linde...'],
  [{ type: 'phone', phone: '+41522123456' }, '+41522123456'],
  [{ type: 'iframe', url: 'https://buchen.ch' }, 'buchen.ch'],
  [{ type: 'page', page: { id: 'p1' } }, 'Contact'],
  [{ type: 'page', page: { id: 'gone' } }, ''],
  [{ type: 'bookingTool' }, ''],
])('[LINK-4] %j is shown as «%s»', (link, shown) => {
  expect(shortLink(link, model)).toBe(shown)
})
