import type { Locale } from '../../content/locale'
import { pagePath } from '../../content/rules/route'
import { scrollToGroup, whenDrawn } from '../frame/scrollToGroup'
import type { Editor } from './editor'
import type { Selection } from './selection'

const key = 'vitrine:jump'

/** Leads to a field: on this page at once, in another language or on another page by opening it there (PUB-2, LANG-2). */
export const jumpTo = async (
  editor: Editor,
  { locale, pageId, ...selection }: Selection & { locale: Locale; pageId?: string },
) => {
  const { model } = editor.data
  const isHere = pageId === undefined || pageId === model.page.id
  editor.openPanel(null)
  if (isHere && locale === model.locale) return arrive(editor, selection)
  sessionStorage.setItem(key, JSON.stringify(selection))
  if (!isHere) return editor.leaveTo(`/${locale}/edit/${pageId}?toolbar=1`)
  await editor.leaveTo(
    `${pagePath({ ...model.page, isHome: model.page.role === 'home', isPublished: true }, locale, 'edit')}?toolbar=1`,
  )
}

/** Goes on where a jump into this language was meant to end, or where a link of the desk leads (`?at=group,field`). */
export const finishJump = (editor: Editor) => {
  const wanted = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (wanted) return void arrive(editor, JSON.parse(wanted) as Selection)
  const url = new URL(location.href)
  const [groupId, field] = url.searchParams.get('at')?.split(',') ?? []
  if (!groupId) return
  // Once: who loads the page again is where they were then.
  url.searchParams.delete('at')
  history.replaceState(history.state, '', url)
  void arrive(editor, { groupId, field: field ?? null })
}

const arrive = async (editor: Editor, { groupId, field }: Selection) => {
  editor.select({ groupId, field })
  const section = await whenDrawn(groupId)
  if (!section) return
  const place = field ? await focused(section, `[data-field="${CSS.escape(field)}"]`) : null
  scrollToGroup(place ?? section)
}

const patienceMs = 3_000

/** The field with the cursor in it, as soon as the page has made it editable. */
const focused = (section: HTMLElement, selector: string): Promise<HTMLElement | null> =>
  new Promise(resolve => {
    const end = performance.now() + patienceMs
    const attempt = () => {
      const place = section.querySelector<HTMLElement>(selector)
      place?.focus({ preventScroll: true })
      if (place && document.activeElement === place) return resolve(place)
      if (performance.now() > end) return resolve(null)
      requestAnimationFrame(attempt)
    }
    attempt()
  })
