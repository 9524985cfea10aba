import { useLanguage } from './language'

/** A sentence that depends on a number, or has a name in it. */
type Phrase = ((count: number) => string) | ((name: string) => string)
type Words<W> = { [K in keyof W]: W[K] extends string ? string : W[K] }

/**
 * EDIT-14: German and French, side by side; a key that one of them lacks does not compile. Both come with the parts that
 * use them, so there is no dictionary that could fail to load alone (EDIT-21).
 */
export const defineWords = <W extends Record<string, string | Phrase>>(words: {
  de: W
  fr: Words<W>
}): { de: Words<W>; fr: Words<W> } => words as { de: Words<W>; fr: Words<W> }

export const useWords = <W>(words: { de: W; fr: W }): W => words[useLanguage()]
