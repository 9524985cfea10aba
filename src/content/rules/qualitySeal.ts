import { websiteLink } from './format'

export type QualitySeal = { name: string; href: string | null }

/**
 * SET-7: the seal of a survey's account. What is typed is the name, the address of the results, or both, the address
 * last; an address alone is called by its host. Null while nothing is typed.
 */
export const qualitySeal = (account: string): QualitySeal | null => {
  const words = account.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const last = words.at(-1)!
  const address = last.includes('.') ? websiteLink(last) : null
  if (!address) return { name: words.join(' '), href: null }
  return { name: words.slice(0, -1).join(' ') || address.label, href: address.href }
}
