import type { Locale } from '../../content/locale'
import { pagePath } from '../../content/rules/route'
import { scrollToGroup, whenDrawn } from '../frame/scrollToGroup'
import type { Editor } from './editor'
import type { Selection } from './editorState'

const key = 'vitrine:jump'

/** Leads to a field: on this page at once, in another language by opening it there (PUB-2, LANG-2). */
export const jumpTo = async (editor: Editor, { locale, ...selection }: Selection & { locale: Locale }) => {
  const { model } = editor.data
  editor.openPanel(null)
  if (locale === model.locale) return arrive(editor, selection)
  sessionStorage.setItem(key, JSON.stringify(selection))
  await editor.leaveTo(
    `${pagePath({ ...model.page, isHome: model.page.role === 'home', isPublished: true }, locale, 'edit')}?toolbar=1`,
  )
}

/** Goes on where a jump into this language was meant to end. */
export const finishJump = (editor: Editor) => {
  const wanted = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (wanted) void arrive(editor, JSON.parse(wanted) as Selection)
}

const arrive = async (editor: Editor, { groupId, field }: Selection) => {
  editor.select({ groupId, field })
  const section = await whenDrawn(groupId)
  if (!section) return
  const place = field ? section.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) : null
  place?.focus({ preventScroll: true })
  scrollToGroup(place ?? section)
}
