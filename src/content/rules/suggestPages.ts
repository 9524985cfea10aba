import type { AddressSite, KnownPage } from './addressPage'
import { fold } from './fold'

/** Pages whose name or address has what is typed, those that begin with it first; a handful. */
export const suggestPages = (typed: string, { pages }: Pick<AddressSite, 'pages'>): KnownPage[] => {
  const wanted = fold(typed.trim()).replace(/^\//, '')
  if (wanted === '') return []
  const places = pages.flatMap(page => {
    const texts = [...Object.values(page.name), ...Object.values(page.slug)].map(fold)
    const place = Math.min(...texts.map(text => placeOf(text, wanted)))
    return place === Number.POSITIVE_INFINITY ? [] : [{ page, place }]
  })
  return places
    .sort((a, b) => a.place - b.place)
    .slice(0, 5)
    .map(({ page }) => page)
}

/** The beginning of the whole, then of a word, then anywhere. */
const placeOf = (text: string, wanted: string) => {
  const at = text.indexOf(wanted)
  if (at < 0) return Number.POSITIVE_INFINITY
  if (at === 0) return 0
  return /[\s-]/.test(text[at - 1]!) ? 1 : 2
}
