import type { PageDocument } from '../page'
import { allGroups } from './document'

/** Whether everything that other pages say of this one is the same: its name, its address, its languages, its kinds of sections. */
export const isListedAlike = (one: PageDocument, other: PageDocument) => listed(one) === listed(other)

const listed = (page: PageDocument) => {
  const { name, slug, disallowedLanguages } = page
  const types = new Set(allGroups(page).map(group => group.type))
  return JSON.stringify([sorted(name), sorted(slug), [...disallowedLanguages].sort(), [...types].sort()])
}

const sorted = (texts: object) => Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))
