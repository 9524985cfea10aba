import type { Group } from '../../content/group'
import type { Locale } from '../../content/locale'
import type { Role } from '../../content/site'
import type { Shell } from '../../live/shell'
import type { PageModel, References } from '../../render/model'
import type { Parts } from '../parts'
import type { NavigationNews } from './saveNavigation'
import type { Viewing } from './viewing'

export type Person = { id: string; name: string; role: Role }

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
  /** How many texts are not translated. */
  missing: number
  isPublished: boolean
  /** PUB-10: when a planned publication is due. */
  goesLiveAt: number | null
  /** PUB-2: whether missing translations stop publishing. */
  isGated: boolean
  isHealthOpticsMember: boolean
  /** MODEL-14: whether the site collects pages of a map. */
  hasMap: boolean
}

/** What is selected: a section or card, or one of its fields. */
export type Selection = { groupId: string; field: string | null; link?: string | null }

export type Saving = 'saved' | 'saving' | 'offline' | 'failed'

export type Present = { tab: string; personId: string; name: string; itemId: string | null }

/** The same value changed by both: the editor chooses. */
export type Conflict = {
  /** The waiting operation. */
  changeId: string
  itemId: string
  key: string
  mine: unknown
  theirs: unknown
  theirVersion: number
  name: string | null
  /** What it is called, where the page does not show it. */
  label?: string
}

export type Panel =
  | 'add'
  | 'pages'
  | 'settings'
  | 'publish'
  | 'translations'
  | 'revert'
  | 'history'
  | 'preview'
  | 'news'
  | null

export type EditorState = {
  /** Views and islands of the blocks in use. */
  parts: Parts
  pageId: string
  locale: Locale
  groups: Group[]
  references: References
  loaded: Record<string, unknown>
  /** As `itemId key`. */
  versions: Record<string, number>
  isOn: boolean
  selection: Selection | null
  /** What is wrong with a value that was typed and is not saved. */
  problem: (Selection & { message: string }) | null
  /** Where a new section would go: after this group, null is the top. */
  addAfter: string | null
  panel: Panel
  /** Header, footer and navigation around the page. */
  shell: Shell
  saving: Saving
  needsSignIn: boolean
  /** Somebody deleted the page while it is open here. */
  isGone: boolean
  /** A container's label that somebody else changed at the same time. */
  labelConflict: Extract<NavigationNews, { kind: 'label' }> | null
  conflicts: Conflict[]
  present: Present[]
  canUndo: boolean
  canRedo: boolean
  isChanged: boolean
  /** How many fields, sections and page values wait for publishing. */
  changes: number
  /** How many texts are not translated. */
  missing: number
  /** When a planned publication is due. */
  goesLiveAt: number | null
  viewing: Viewing | null
  /** LOG-2: opened because there was something unseen, not by hand. */
  isNewsByItself: boolean
}

export const initialState = (
  { model, shell, versions, canUndo, canRedo, isChanged, missing, goesLiveAt }: EditorData,
  parts: Parts,
): EditorState => ({
  parts,
  pageId: model.page.id,
  locale: model.locale,
  groups: model.page.groups,
  references: model.references,
  loaded: model.loaded,
  versions,
  isOn: false,
  selection: null,
  problem: null,
  addAfter: null,
  panel: null,
  shell,
  saving: 'saved',
  needsSignIn: false,
  isGone: false,
  labelConflict: null,
  conflicts: [],
  present: [],
  canUndo,
  canRedo,
  isChanged,
  changes: isChanged ? 1 : 0,
  missing,
  goesLiveAt,
  viewing: null,
  isNewsByItself: false,
})

export const versionKey = (itemId: string, key: string) => `${itemId} ${key}`
