import { fold } from './fold'

/** What is looked for, as patterns for folded texts: a few different words, so that looking is quick whatever is typed. */
export const looseWords = (query: string, { shortest = 1 } = {}): RegExp[] =>
  [...new Set(fold(query.slice(0, 200)).split(/\s+/))]
    .filter(word => word.length >= shortest)
    .slice(0, 8)
    .map(looselySpelt)

/** Folded texts have `ue` for ü; people type `ü`, `ue` or, on a foreign keyboard, `u`. */
const looselySpelt = (word: string) =>
  new RegExp(
    word
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replace(/([aou])e/g, '$1')
      .replace(/[aou]/g, '$&e?'),
  )
