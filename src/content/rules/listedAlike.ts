import type { PageDocument } from '../page'
import { allGroups } from './document'
import { writtenLanguages } from './writtenLanguages'

/** Whether everything that other pages say of this one is the same: its name, its address, its languages, its kinds of sections. */
export const isListedAlike = (one: PageDocument, other: PageDocument) => listed(one) === listed(other)

const listed = (page: PageDocument) => {
  const { name, slug, disallowedLanguages } = page
  const types = new Set(allGroups(page).map(group => group.type))
  const languages = [[...disallowedLanguages].sort(), writtenLanguages(page)]
  return JSON.stringify([sorted(name), sorted(slug), languages, [...types].sort()])
}

const sorted = (texts: object) => Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))
