import * as z from 'zod/mini'

/** Characters of a plain text, unless its place says otherwise. */
export const longestText = 10_000

/** What is pasted or typed without what cannot be stored: halves of characters that stand alone, and U+0000 (D23). */
export const storableText = (value: string): string =>
  value.isWellFormed() && !value.includes('\u0000') ? value : [...value].filter(isStorable).join('')

const isStorable = (character: string) => character.isWellFormed() && character !== '\u0000'

/** The same for every text in a value. */
export const storable = <T>(value: T): T => {
  if (typeof value === 'string') return storableText(value) as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, storable(entry)])) as T
}

/** Text that both engines can store and every browser can show: no U+0000, no lone surrogates (D23). */
export const text = (max = longestText) =>
  z.string().check(
    z.maxLength(max),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed(), 'unstorable text'),
  )

export const filledText = (max = longestText) => text(max).check(z.refine(value => value.trim() !== '', 'empty'))
