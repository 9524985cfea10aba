import * as z from 'zod/mini'

/** Characters of a plain text, unless its place says otherwise. */
export const longestText = 10_000

/** Text that both engines can store and every browser can show: no U+0000, no lone surrogates (D23). */
export const text = (max = longestText) =>
  z.string().check(
    z.maxLength(max),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed(), 'unstorable text'),
  )

export const filledText = (max = longestText) => text(max).check(z.refine(value => value.trim() !== '', 'empty'))

/** What of a typed or pasted text can be stored; nobody sees what is left out. */
export const storable = (value: string) => value.replace(/[\0\p{Surrogate}]/gu, '')
