import type { Locale } from '../locale'

/** A sentence of a text: its words end at `end`, the white space after it at `next`. */
export type Sentence = { start: number; end: number; next: number }

/** Where the sentences of a text are; all of it is in one of them, or before the first there is only white space. */
export const sentencesOf = (text: string, locale: Locale): Sentence[] => {
  const sentences: Sentence[] = []
  for (const { segment, index } of segmenterOf(locale).segment(text)) {
    const words = segment.trimEnd()
    const last = sentences.at(-1)
    // White space alone belongs to what stands before it.
    if (words === '') {
      if (last) last.next = index + segment.length
      continue
    }
    sentences.push({ start: index, end: index + words.length, next: index + segment.length })
  }
  return sentences
}

const segmenters = new Map<Locale, Intl.Segmenter>()

const segmenterOf = (locale: Locale) => {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, known)
  return known
}
