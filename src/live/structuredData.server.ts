import { type Branch, type Business, emailOf } from '../content/business'
import { formatAddress, phoneHref, websiteHref } from '../content/rules/format'
import { onceADay } from '../content/rules/onceADay'
import { openingHoursSpecification } from '../content/rules/openingHoursSpecification'

type BusinessInput = {
  business: Business
  type: 'Optician' | 'LocalBusiness'
  origin: string
  /** Absolute or site-relative address of the logo. */
  logo: string | null
  now: number
}

/** LIVE-12: one entry per active branch, with its hours and special dates. */
export const businessStructuredData = (input: BusinessInput): object[] => {
  const { business, type, origin, logo, now } = input
  return remember({ thing: business, variant: `${type} ${origin} ${logo}`, now }, () =>
    business.branches.filter(branch => branch.active).map(branch => branchData(branch, input)),
  )
}

/** LIVE-12: from the home page down to this one. */
export const breadcrumbData = (origin: string, trail: readonly { name: string; path: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

const branchData = (branch: Branch, { business, type, origin, logo, now }: BusinessInput) => {
  const { street } = formatAddress(branch)
  const { openingHoursSpecification: week, specialOpeningHoursSpecification: special } = openingHoursSpecification(
    branch,
    now,
  )
  return filled({
    '@context': 'https://schema.org',
    '@type': type,
    '@id': `${origin}/#branch-${branch.id}`,
    name: branch.name?.trim() || business.name,
    url: websiteHref(branch.url) ?? origin,
    telephone: phoneHref(branch.phone)?.slice('tel:'.length),
    email: emailOf(branch),
    image: logo && new URL(logo, origin).href,
    logo: logo && new URL(logo, origin).href,
    address: filled({
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: branch.zip?.trim(),
      addressLocality: branch.city?.trim(),
      addressRegion: branch.canton,
      addressCountry: 'CH',
    }),
    openingHoursSpecification: week,
    specialOpeningHoursSpecification: special,
  })
}

const remember = onceADay<Business, object[]>()

const filled = (entries: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => !isEmpty(value)))

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
