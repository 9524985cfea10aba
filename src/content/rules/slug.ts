import slugify from '@sindresorhus/slugify'
import { collections } from '../collection'
import { isId } from '../id'
import { isLocale } from '../locale'

/** D18, PAGE-7: addresses with a meaning of their own. */
const reserved = new Set<string>([
  'edit',
  'search',
  'login',
  'password',
  'game',
  'api',
  'media',
  'assets',
  'preview',
  'healthz',
  'readyz',
  'metrics',
  'marketplace',
  'business',
  'course',
  'jobs',
  'gesundheitsoptik',
  ...collections.map(name => name.toLowerCase()),
])

export const maximumSlugLength = 80

/** PAGE-3: empty when nothing of the text can stand in an address. */
export const toSlug = (text: string) =>
  slugify(text.slice(0, 400).toWellFormed(), { decamelize: false, customReplacements: [['&', ' ']] })
    .slice(0, maximumSlugLength)
    .replace(/-+$/, '')

/** Refused the same way as a slug in use: «Diese URL existiert bereits» (PAGE-7). */
export const isReservedSlug = (slug: string) =>
  slug.startsWith('~') || reserved.has(slug.toLowerCase()) || isLocale(slug) || isId(slug)
