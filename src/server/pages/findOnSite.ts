import type { Locale } from '../../content/locale'
import { fold } from '../../content/rules/fold'
import { looseWords } from '../../content/rules/looseWords'
import { pagePath } from '../../content/rules/route'
import type { ListedPage } from '../../live/reader'
import type { SearchResult } from '../../live/SearchPage'
import { minSearchLength } from '../../live/search'
import type { SearchText } from '../storage/search'

const excerptLength = 160
/** So much of what stands before the first word found is shown. */
const beforeWord = 40
const longestWord = 40
const maximumResults = 50
/** An excerpt comes from the beginning of a long page. */
const searchedLength = 20_000

/** LIVE-4: pages that hold every word, best first: words in the title count more. */
export const findOnSite = ({
  query,
  texts,
  pages,
  locale,
  defaultLocale,
}: {
  query: string
  texts: readonly SearchText[]
  pages: readonly ListedPage[]
  locale: Locale
  defaultLocale: Locale
}): SearchResult[] => {
  if (query.trim().length < minSearchLength) return []
  const words = looseWords(query, { shortest: 2 })
  if (words.length === 0) return []
  return texts
    .filter(text => words.every(word => word.test(text.folded)))
    .map(text => ({ text, page: pages.find(page => page.id === text.pageId) }))
    .flatMap(({ text, page }) => (page && isListed(page, locale) ? [{ text, page, score: score(text, words) }] : []))
    .sort((a, b) => b.score - a.score || (a.text.title < b.text.title ? -1 : 1))
    .slice(0, maximumResults)
    .map(({ text, page }) => ({
      href: pagePath(page, locale),
      title: text.title,
      ...(page.name[locale]?.trim() ? {} : { lang: defaultLocale }),
      parts: highlight(text.plain, words),
    }))
}

const isListed = (page: ListedPage, locale: Locale) =>
  page.isPublished &&
  !page.isArchived &&
  !page.hasPassword &&
  page.role !== 'search' &&
  !page.disallowedLanguages.includes(locale)

const score = (text: SearchText, words: readonly RegExp[]) => {
  const title = fold(text.title)
  return words.reduce((sum, word) => sum + (word.test(title) ? 10 : 0) + text.folded.split(word).length - 1, 0)
}

/** Of the texts of a page the one that holds most of the words, with the words marked as they are written there. */
const highlight = (stored: string, words: readonly RegExp[]) => {
  const texts = stored.normalize('NFC').slice(0, searchedLength).split('\n')
  const held = texts.map(text => {
    const folded = fold(text)
    return words.filter(word => word.test(folded)).length
  })
  const plain = texts[held.indexOf(Math.max(...held))] ?? ''
  const { folded, origin } = foldWithOrigin(plain)
  const first = Math.min(...words.map(word => folded.search(word)).filter(at => at >= 0), folded.length)
  const start = wordStart(plain, Math.max(0, (origin[first] ?? 0) - beforeWord))
  const end = wordEnd(plain, Math.min(plain.length, start + excerptLength))
  const spans = words
    .flatMap(word => occurrences({ folded, origin, word, from: first, end }))
    .sort((a, b) => a.start - b.start)
  const parts: { text: string; isMatch: boolean }[] = []
  let at = start
  for (const span of spans) {
    if (span.start < at || span.end > end) continue
    parts.push({ text: plain.slice(at, span.start), isMatch: false })
    parts.push({ text: plain.slice(span.start, span.end), isMatch: true })
    at = span.end
  }
  parts.push({ text: plain.slice(at, end), isMatch: false })
  const shown = parts.filter(part => part.text !== '')
  if (start > 0) shown.unshift({ text: '… ', isMatch: false })
  if (end < plain.length) shown.push({ text: ' …', isMatch: false })
  return shown
}

/** Where the word begins that this place is in; the place itself where it is longer than any word. */
const wordStart = (plain: string, at: number) => {
  let start = at
  while (start > 0 && /\S/.test(plain[start - 1]!)) {
    if (at - start >= longestWord) return at
    start -= 1
  }
  return start
}

/** Where it ends. */
const wordEnd = (plain: string, at: number) => {
  let end = at
  while (end < plain.length && /\S/.test(plain[end]!)) {
    if (end - at >= longestWord) return at
    end += 1
  }
  return end
}

type Folded = { folded: string; origin: number[] }

const foldedLetters = new Map<string, string>()

const foldLetter = (letter: string) => {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const folded = fold(letter)
  if (foldedLetters.size < 5_000) foldedLetters.set(letter, folded)
  return folded
}

/** Folding changes lengths (ü → ue), so each folded letter remembers where it came from. */
const foldWithOrigin = (plain: string): Folded => {
  const origin: number[] = []
  let folded = ''
  let index = 0
  for (const letter of plain) {
    const piece = foldLetter(letter)
    for (let count = 0; count < piece.length; count += 1) origin.push(index)
    folded += piece
    index += letter.length
  }
  return { folded, origin }
}

const occurrences = ({ folded, origin, word, from, end }: Folded & { word: RegExp; from: number; end: number }) => {
  const found: { start: number; end: number }[] = []
  const each = new RegExp(word, 'g')
  each.lastIndex = from
  for (let match = each.exec(folded); match; match = each.exec(folded)) {
    const start = origin[match.index]!
    if (start >= end) break
    // A word that ends inside a letter (gru in grün) takes the whole letter.
    const last = origin[each.lastIndex - 1]!
    let next = each.lastIndex
    while (origin[next] === last) next += 1
    found.push({ start, end: origin[next] ?? last + 1 })
  }
  return found
}
