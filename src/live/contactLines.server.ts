import { type Business, emailOf } from '../content/business'
import { formatAddress, phoneLink } from '../content/rules/format'
import type { Settings } from '../content/settings'
import type { ContactLines } from './shell'
import type { ShellInput } from './shellInput'

type Own = Pick<Settings['footer'], 'useBusinessDataFromLookUp' | 'street' | 'city' | 'email' | 'phone'>

/** LIVE-5, SET-4: the first active branch while the look-up is on, else what the settings say. */
export const contactLines = (own: Own, { business, settings, site }: ShellInput): ContactLines => {
  if (!own.useBusinessDataFromLookUp) {
    const { street, city, email } = own
    const name = settings.contact.companyName || site.name
    return { name, street, city, phone: phoneLink(own.phone), email: email || null }
  }
  const branch = firstActiveBranch(business)
  const name = branch?.name?.trim() || business?.name || site.name
  if (!branch) return { name, street: '', city: '', phone: null, email: null }
  const { street, place } = formatAddress(branch)
  return { name, street, city: place, phone: phoneLink(branch.phone), email: emailOf(branch) }
}

export const firstActiveBranch = (business: Business | null) => business?.branches.find(branch => branch.active) ?? null
