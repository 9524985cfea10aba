import { mobileQuery } from '../render/theme/breakpoints'
import { minSearchLength, pageSearchId, searchDelay } from './search'

/** LIVE-4: lists the hits below the field after a pause; Enter goes to the search page at once. */
export const enhanceSearch = (root: HTMLElement): (() => void) => {
  const form = root.querySelector('form')
  const field = root.querySelector('input')
  if (!form || !field) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  let timer = 0
  let asked = ''

  const ask = async () => {
    const query = field.value.trim()
    if (query === asked) return
    asked = query
    if (query.length < minSearchLength) return clear()
    const address = `${form.action}?searchQuery=${encodeURIComponent(query)}`
    try {
      const answer = await fetch(address, { signal })
      const html = answer.ok ? await answer.text() : null
      if (asked !== query) return
      if (html === null) throw new Error(`The search answered ${answer.status}.`)
      show(new DOMParser().parseFromString(mainOf(html), 'text/html'))
      if (root.closest('main')) history.replaceState(null, '', address)
    } catch (error) {
      // The same words may be tried again.
      if (asked === query) asked = ''
      throw error
    }
  }
  const clear = () => {
    for (const part of ['status', 'results']) root.querySelector(`[data-search-${part}]`)?.replaceChildren()
    if (root.closest('main')) history.replaceState(null, '', form.action)
  }
  const show = (page: Document) => {
    for (const part of ['status', 'results']) {
      const own = root.querySelector(`[data-search-${part}]`)
      const found = page.querySelector(`main [data-search-${part}]`)
      if (own && found) own.replaceChildren(...found.childNodes)
    }
  }

  const hint = root.querySelector<HTMLElement>('.site-search-hint')
  const showHint = () => {
    if (hint) hint.hidden = field.value.trim().length >= minSearchLength
  }
  showHint()
  field.addEventListener(
    'input',
    () => {
      showHint()
      clearTimeout(timer)
      timer = window.setTimeout(() => ask().catch(ignoreOffline), searchDelay)
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    event => {
      clearTimeout(timer)
      if (field.value.trim().length < minSearchLength) event.preventDefault()
    },
    { signal },
  )
  root.querySelector('summary')?.addEventListener('click', event => openOnMobile(event, root), { signal })
  root.addEventListener('toggle', () => (root as HTMLDetailsElement).open && field.focus(), { signal })
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/** On a phone there is no room for a bar: its page opens, or its field where that page is this one. */
const openOnMobile = (event: Event, root: HTMLElement) => {
  const { searchHref } = root.dataset
  if (!searchHref || !matchMedia(mobileQuery).matches) return
  event.preventDefault()
  const field = document.querySelector<HTMLInputElement>('main [data-search] input')
  if (field) field.focus()
  else location.assign(`${searchHref}#${pageSearchId}`)
}

// A whole page would bring styles that the content policy of this one does not know.
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))

// Enter still works, and says what is wrong.
const ignoreOffline = () => {}
