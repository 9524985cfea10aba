import type { Locale } from '../../content/locale'
import { fold } from '../../content/rules/fold'
import { pagePath } from '../../content/rules/route'
import type { ListedPage } from '../../live/reader'
import type { SearchResult } from '../../live/SearchPage'
import { minSearchLength } from '../../live/search'
import type { SearchText } from '../storage/search'

const excerptLength = 160
const maximumResults = 50

/** LIVE-4: pages that hold every word, best first: words in the title count more. */
export const findOnSite = ({
  query,
  texts,
  pages,
  locale,
}: {
  query: string
  texts: readonly SearchText[]
  pages: readonly ListedPage[]
  locale: Locale
}): SearchResult[] => {
  if (query.trim().length < minSearchLength) return []
  const words = fold(query.slice(0, 200)).split(/\s+/).filter(Boolean)
  return texts
    .filter(text => words.every(word => text.folded.includes(word)))
    .map(text => ({ text, page: pages.find(page => page.id === text.pageId) }))
    .flatMap(({ text, page }) => (page && isListed(page, locale) ? [{ text, page, score: score(text, words) }] : []))
    .sort((a, b) => b.score - a.score || (a.text.title < b.text.title ? -1 : 1))
    .slice(0, maximumResults)
    .map(({ text, page }) => ({
      href: pagePath(page, locale),
      title: text.title,
      parts: highlight(text.plain, words),
    }))
}

const isListed = (page: ListedPage, locale: Locale) =>
  page.isPublished && !page.isArchived && !page.hasPassword && !page.disallowedLanguages.includes(locale)

const score = (text: SearchText, words: readonly string[]) => {
  const title = fold(text.title)
  return words.reduce((sum, word) => sum + (title.includes(word) ? 10 : 0) + text.folded.split(word).length - 1, 0)
}

/** The first place that holds a word, with the words marked as they are written there. */
const highlight = (stored: string, words: readonly string[]) => {
  const plain = stored.normalize('NFC')
  const spans = words.flatMap(word => occurrences(plain, word)).sort((a, b) => a.start - b.start)
  const start = Math.max(0, (spans[0]?.start ?? 0) - 40)
  const end = Math.min(plain.length, start + excerptLength)
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

/** Folding changes lengths (ü → ue), so each folded letter remembers where it came from. */
const occurrences = (plain: string, word: string) => {
  let folded = ''
  const origin: number[] = []
  for (const [index, letter] of [...plain].reduce<[number, string][]>((list, letter) => {
    const last = list.at(-1)
    list.push([last ? last[0] + last[1].length : 0, letter])
    return list
  }, [])) {
    const piece = fold(letter)
    for (let count = 0; count < piece.length; count += 1) origin.push(index)
    folded += piece
  }
  const found: { start: number; end: number }[] = []
  for (let at = folded.indexOf(word); at >= 0 && found.length < 20; at = folded.indexOf(word, at + word.length)) {
    const start = origin[at]!
    const end = origin[at + word.length] ?? plain.length
    found.push({ start, end })
  }
  return found
}
