import type { Locale } from '../../content/locale'
import type { Media } from '../../content/media'

export type Member = {
  id: string
  name: string
  /** `lang` when it is not the page's language (D8). */
  function: { value: string; lang: Locale | undefined } | null
  media: Media | null
  href: string
}

export type LoadedTeam = { members: Member[] }
