import { phoneLink } from '../../content/rules/format'
import type { Settings } from '../../content/settings'
import { type BranchDescription, routeTo } from './describeBranch'

/** What the settings say of a site that no business is linked to, as its one place; nothing while they say nothing. */
export const describeOwn = ({
  settings: { footer, contact },
  siteName,
}: {
  settings: Settings
  siteName: string
}): BranchDescription[] => {
  const { street, city, email } = footer
  const phone = phoneLink(footer.phone)
  if (footer.useBusinessDataFromLookUp || !(street || city || email || phone)) return []
  return [
    {
      id: 'own',
      name: contact.companyName || siteName,
      street,
      place: city,
      routeHref: street && city ? routeTo(`${street}, ${city}`) : null,
      phone,
      email: email || null,
      website: null,
      week: [],
      specials: [],
      script: { open: [], days: [] },
    },
  ]
}
