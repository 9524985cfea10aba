import type { Session } from '../storage/sessions'
import type { Author } from '../storage/writeValues'

/** Whoever is signed in, as the author of a change. */
export const authorOf = ({ person, languages }: Session, changeId: string | null = null): Author => ({
  personId: person.id,
  languages,
  changeId,
})
