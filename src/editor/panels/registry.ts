import type { Load } from '../kit/LazyPart'
import { laterParts } from '../laterParts'
import type { Panel } from '../state/editorState'

/**
 * What a panel is: a part that is loaded when it is first opened. With a `title` (its word in `common`) it stands in the
 * frame beside the page, without it draws its own.
 */
type PanelEntry = { load: Load; title?: 'history' | 'settings' | 'pages' | 'unsavedTitle' }

/** The large panels of the toolbar, by name. One that does not exist yet has no button either. */
export const panels: Partial<Record<NonNullable<Panel>, PanelEntry>> = {
  add: { load: laterParts.add },
  publish: { load: () => import('./publish/PublishDialog') },
  translations: { load: () => import('./publish/MissingDialog') },
  translate: { load: () => import('./translation/TranslationDialog') },
  revert: { load: () => import('./publish/RevertDialog') },
  history: { title: 'history', load: () => import('./history/HistoryPanel') },
  preview: { load: () => import('./preview/PreviewDialog') },
  news: { load: () => import('./news/NewsDialog') },
  settings: { title: 'settings', load: () => import('./settings/SettingsPanel') },
  unsaved: { title: 'unsavedTitle', load: laterParts.unsaved },
  pages: { title: 'pages', load: () => import('./pages/PagesPanel') },
}
