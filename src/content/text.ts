import * as z from 'zod/mini'

/** Text that both engines can store and every browser can show: no U+0000, no lone surrogates (D23). */
export const text = (max = 10_000) =>
  z.string().check(
    z.maxLength(max),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed(), 'unstorable text'),
  )

export const filledText = (max = 10_000) => text(max).check(z.refine(value => value.trim() !== '', 'empty'))
