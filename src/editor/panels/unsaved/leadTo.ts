import { type Locale, locales } from '../../../content/locale'
import type { Editor } from '../../state/editor'
import { jumpTo } from '../../state/jump'
import type { Operation } from '../../state/operation'
import { resourceOf } from '../../state/resources/registry'

/** To where a change was made: its field, in its language and on its page, or the panel it was made in. */
export const leadTo = (editor: Editor, operation: Operation) => {
  const { part, place } = resourceOf(operation)
  if (part === 'settings' || part === 'theme') return editor.openPanel('settings')
  if (part !== 'page') return editor.openPanel('pages')
  const at = place(operation.change)
  if (!at) return editor.openPanel(null)
  void jumpTo(editor, { ...at, locale: localeOf(operation) ?? editor.data.model.locale, pageId: operation.pageId })
}

/** The language a text is written in; null for what is the same in all. */
export const localeOf = (operation: Operation): Locale | null => {
  if (operation.resource !== 'pageValues') return null
  const [, written] = /^text:(..)$/.exec(operation.change.key) ?? []
  return locales.find(locale => locale === written) ?? null
}
