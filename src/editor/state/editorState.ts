import type { Group } from '../../content/group'
import type { Locale, Localized } from '../../content/locale'
import type { VersionDifferences } from '../../content/rules/versionDifferences'
import type { Role } from '../../content/site'
import type { Theme } from '../../content/theme'
import type { TranslationTexts } from '../../contract/translation'
import type { VersionEntry } from '../../contract/versions'
import type { Shell } from '../../live/shell'
import type { PageModel, References } from '../../render/model'
import type { Parts } from '../parts'
import type { Content, Saved } from './content'
import type { Operation } from './operation'
import type { Selection } from './selection'

/** `languages` are those whose texts the person may write; null for all (SEC-3). */
export type Person = { id: string; name: string; role: Role; languages: readonly Locale[] | null }

/** What `/edit` carries for the editor. */
export type EditorData = {
  model: PageModel
  shell: Shell
  versions: Record<string, number>
  seq: number
  /** Null in the gallery of blocks: it can be tried out, and nothing leaves for the server. */
  person: Person | null
  editorLocale: 'de' | 'fr'
  canUndo: boolean
  canRedo: boolean
  /** Whether the page differs from what visitors see. */
  isChanged: boolean
  /** How many texts of its sections are not translated, by language. */
  missing: Localized<number>
  isPublished: boolean
  /** PUB-10: when a planned publication is due. */
  goesLiveAt: number | null
  /** PUB-2: whether missing translations stop publishing. */
  isGated: boolean
  isHealthOpticsMember: boolean
  /** MODEL-14: whether the site collects pages of a map. */
  hasMap: boolean
}

export type Saving = 'saved' | 'saving' | 'offline' | 'failed'

export type Present = { tab: string; personId: string; name: string; itemId: string | null }

/** An earlier version shown in the page's place; nothing can be edited meanwhile. */
export type Viewing = {
  entry: VersionEntry
  groups: Group[]
  loaded: Record<string, unknown>
  references: References
  differences: VersionDifferences
  /** The last change of the page that the differences know of. */
  seq: number
}

export type Panel =
  | 'add'
  | 'pages'
  | 'settings'
  | 'publish'
  | 'translations'
  | 'translate'
  | 'revert'
  | 'history'
  | 'preview'
  | 'news'
  | 'unsaved'
  | null

/** Its own `Content` is what is shown: what is saved with every change that is not (`relay`). */
export type EditorState = Content & {
  saved: Saved
  /** Views and islands of the blocks in use. */
  parts: Parts
  locale: Locale
  loaded: Record<string, unknown>
  isOn: boolean
  selection: Selection | null
  /** What is wrong with a value that was typed and is not saved. */
  problem: (Selection & { message: string; isUnsaved: boolean }) | null
  /** Where a new section would go: after this group, null is the top. */
  addAfter: string | null
  panel: Panel
  /** Header, footer and navigation around the page. */
  shell: Shell
  saving: Saving
  /** Changes that are set aside: refused, waiting for a choice, held, or in need of such a one. */
  unsaved: readonly Operation[]
  needsSignIn: boolean
  /** They no longer belong to this site: nothing more can be saved. */
  isRemoved: boolean
  /** Somebody deleted the page while it is open here. */
  isGone: boolean
  present: Present[]
  canUndo: boolean
  canRedo: boolean
  isChanged: boolean
  /** How many fields, sections and page values wait for publishing. */
  changes: number
  /** Whether texts of its sections are not translated: PUB-2 asks for them. */
  isIncomplete: boolean
  /** How many texts of the page are missing in each language, as the desk counts them. */
  missing: Localized<number>
  /** What each text is in this language, and whether it can be translated by machine; null in the site's own. */
  translation: TranslationTexts | null
  /** When a planned publication is due. */
  goesLiveAt: number | null
  /** PUB-12: publish with the default language in place of what is not translated. */
  isFilledUp: boolean
  viewing: Viewing | null
  /** D47: a theme that is tried out, seen here alone. */
  tried: Theme | null
  /** Where to go once it is decided about the theme that is tried out. */
  leaving: (() => void) | null
  /** LOG-2: opened because there was something unseen, not by hand. */
  isNewsByItself: boolean
}

/** Of all languages together. */
export const sumOf = (counts: Localized<number>) => Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

export const initialState = (
  { model, shell, versions, canUndo, canRedo, isChanged, missing, goesLiveAt }: EditorData,
  parts: Parts,
): EditorState => {
  const content: Content = {
    pageId: model.page.id,
    groups: model.page.groups,
    references: model.references,
    pages: { entries: {}, lists: {} },
    navigation: 'loading',
    settings: 'loading',
    theme: 'loading',
  }
  return {
    ...content,
    saved: { ...content, versions },
    parts,
    locale: model.locale,
    loaded: model.loaded,
    isOn: false,
    selection: null,
    problem: null,
    addAfter: null,
    panel: null,
    shell,
    saving: 'saved',
    unsaved: [],
    needsSignIn: false,
    isRemoved: false,
    isGone: false,
    present: [],
    canUndo,
    canRedo,
    isChanged,
    changes: isChanged ? 1 : 0,
    isIncomplete: sumOf(missing) > 0,
    missing,
    translation: null,
    goesLiveAt,
    isFilledUp: false,
    viewing: null,
    tried: null,
    leaving: null,
    isNewsByItself: false,
  }
}
