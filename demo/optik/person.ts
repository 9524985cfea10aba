import type { Localized } from '../../src/content/locale'

/** What a team page is made of. */
export type Person = {
  ref: string
  name: string
  media: string
  email: string
  function: Localized<string>
  quote: Localized<string>
  text: Localized<string>
  description: Localized<string>
  invitation: Localized<string>
  /** Where the portrait stands. */
  side: 'left' | 'right'
}
