import type { Locale } from '../content/locale'
import type { Role } from '../content/site'
import type { EditorLanguage } from '../editor/i18n/language'

/** What the server gives the desk to start with. */
export type DeskData = {
  person: { id: string; name: string; email: string; role: Role; isOperator: boolean; languages: Locale[] | null }
  site: { key: string; name: string; locales: Locale[]; defaultLocale: Locale }
  language: EditorLanguage
  /** The site asks for a second factor, and there is none yet: nothing but the account is open. */
  mustSetUp: boolean
}
