import { isLocale, type Locale } from '../locale'
import { defaultSettings } from '../settings'
import {
  type Leaves,
  navigationFromLeaves,
  navigationLeaves,
  settingsFromLeaves,
  settingsLeaves,
  themeFromLeaves,
  themeLeaves,
} from './leaves'
import { mediaReference, noReferences, type References } from './references'

export type ObjectName = 'settings' | 'navigation' | 'theme'

/** What of the site has a log that undo reads: business data belongs to the installation, its log to who changed it. */
export type LoggedObject = ObjectName | 'business'

type WholeObject = {
  /** The leaves as they take effect: what is not stored has its default, what nothing knows any more is left out. */
  inEffect: (leaves: Leaves) => Leaves
  /** The language that a leaf is written in; null for one that is the same in all. */
  languageOf: (key: string) => Locale | null
  /** The leaf that says the same in another language. */
  inLanguage: (key: string, locale: string) => string
  /** Typed into a field: what one person writes there within a while is one change (D5). */
  isTyped: (key: string) => boolean
  referencesIn: (key: string, value: unknown) => References
}

const defaults = settingsLeaves(defaultSettings)

/** What is kept leaf by leaf (D2), and what is known of its leaves. */
export const wholeObjects: Record<ObjectName, WholeObject> = {
  settings: {
    inEffect: leaves => settingsLeaves(settingsFromLeaves(leaves)),
    languageOf: key => localeAt(key, /^vitrine\.mailTexts\.([a-z]{2})\./),
    inLanguage: (key, locale) => key.replace(/^(vitrine\.mailTexts\.)[^.]+/, `$1${locale}`),
    // Texts begin empty, choices do not.
    isTyped: key => defaults.get(key) === '' || key.startsWith('vitrine.mailTexts.'),
    referencesIn: noReferences,
  },
  navigation: {
    inEffect: leaves => navigationLeaves(navigationFromLeaves(leaves)),
    languageOf: key => localeAt(key, /\.label\.([a-z]{2})$/),
    inLanguage: (key, locale) => key.replace(/(\.label\.)[^.]+$/, `$1${locale}`),
    isTyped: () => false,
    referencesIn: (_, value) => {
      const page = (value as { page?: unknown } | null)?.page
      return { pages: new Set(typeof page === 'string' ? [page] : []), media: new Set() }
    },
  },
  theme: {
    inEffect: leaves => themeLeaves(themeFromLeaves(leaves)),
    languageOf: () => null,
    inLanguage: key => key,
    isTyped: () => false,
    referencesIn: (key, value) => (key.endsWith('MediaId') ? mediaReference(value) : noReferences()),
  },
}

const localeAt = (key: string, pattern: RegExp): Locale | null => {
  const found = pattern.exec(key)?.[1]
  return found && isLocale(found) ? found : null
}
