import type { Locale } from '../locale'
import type { RichText, RichTextInline } from '../richText'
import { type Sentence, sentencesOf } from './sentences'
import { blocksOf, joinInlines, plainOf, sliceOf, type TextBlock, withBlocks } from './textBlocks'

type Translatable = string | RichText

export type Translation = {
  from: Locale
  to: Locale
  /** The source when it was translated, and as it is now. */
  sourceThen: Translatable
  sourceNow: Translatable
  target: Translatable
}

/** What became of a sentence of the source. */
export type SentenceChange = { change: 'same' | 'changed' | 'added' | 'removed'; before: string; after: string }

/** LANG-6: the source as it was and as it is, sentence by sentence. */
export const sourceChanges = ({
  from,
  sourceThen,
  sourceNow,
}: Omit<Translation, 'to' | 'target'>): SentenceChange[] => {
  const [then, now] = [sourceThen, sourceNow].map(source => blocksOf(source).flatMap(block => cut(block, from)))
  return pairUp(then!, now!).map(({ old, fresh, isSame }) => ({
    change: isSame ? 'same' : !old ? 'added' : !fresh ? 'removed' : 'changed',
    before: old ? plainOf(old.words) : '',
    after: fresh ? plainOf(fresh.words) : '',
  }))
}

/** Words to be translated anew, and the paragraph they stand in. */
export type Wanted = { words: RichTextInline[]; context: string }

/** What has to be translated anew, and the text with it; everything else in it is the very same as before. */
export type Update = { wanted: Wanted[]; finish: (translated: readonly RichTextInline[][]) => Translatable }

/**
 * LANG-6: only sentences that changed are translated anew. Null where the sentences of the translation cannot be told
 * to belong to those of the source: then the whole is proposed, and a person decides.
 */
export const planUpdate = ({ from, to, sourceThen, sourceNow, target }: Translation): Update | null => {
  const [then, now, theirs] = [sourceThen, sourceNow, target].map(blocksOf)
  if (!isAlike(then!, theirs!)) return null
  const wanted: Wanted[] = []
  const contents: Piece[][] = []
  const ask = (words: RichTextInline[], context: string): Piece => ({ wanted: wanted.push({ words, context }) - 1 })
  for (const { old, fresh, isSame, oldAt } of pairUp(then!, now!, sameShape)) {
    if (!fresh) continue
    if (isSame) contents.push([{ kept: theirs![oldAt!]!.inlines }])
    else {
      const pieces = old ? updateBlock({ old, fresh, theirs: theirs![oldAt!]!, from, to, ask }) : undefined
      if (pieces === null) return null
      contents.push(pieces ?? (plainOf(fresh.inlines) ? [ask(fresh.inlines, plainOf(fresh.inlines))] : []))
    }
  }
  // Where no part came or went the translation's own form stays, else it is the source's.
  const form = isAlike(then!, now!) ? target : sourceNow
  return {
    wanted,
    finish: translated =>
      withBlocks(
        form,
        contents.map(pieces =>
          joinInlines(pieces.map(piece => ('kept' in piece ? piece.kept : (translated[piece.wanted] ?? [])))),
        ),
      ),
  }
}

type Piece = { kept: readonly RichTextInline[] } | { wanted: number }

/** Null where the translation has another number of sentences than what it was made from. */
const updateBlock = ({
  old,
  fresh,
  theirs,
  from,
  to,
  ask,
}: {
  old: TextBlock
  fresh: TextBlock
  theirs: TextBlock
  from: Locale
  to: Locale
  ask: (words: RichTextInline[], context: string) => Piece
}): Piece[] | null => {
  const [then, now, translated] = [cut(old, from), cut(fresh, from), cut(theirs, to)]
  if (then.length !== translated.length) return null
  const pairs = pairUp(then, now).filter(pair => pair.fresh)
  const context = plainOf(fresh.inlines)
  return pairs.flatMap(({ fresh: sentence, isSame, oldAt }, place): Piece[] => {
    const own = isSame ? translated[oldAt!]! : null
    const next = pairs[place + 1]
    const isLast = place === pairs.length - 1
    // The white space between two sentences that stay together is theirs too.
    const isTogether = own && (isLast ? oldAt === translated.length - 1 : next!.isSame && next!.oldAt === oldAt! + 1)
    const gap = isTogether ? own.gap : gapOf(sentence!, isLast)
    return [own ? { kept: own.words } : ask(sentence!.words, context), { kept: gap }]
  })
}

const gapOf = ({ gap }: Cut, isLast: boolean): RichTextInline[] => {
  if (isLast) return []
  return gap.length > 0 ? gap : [{ type: 'text', text: ' ' }]
}

type Cut = { words: RichTextInline[]; gap: RichTextInline[] }

const cut = ({ inlines }: TextBlock, locale: Locale): Cut[] =>
  sentencesOf(plainOf(inlines), locale).map(({ start, end, next }: Sentence) => ({
    words: sliceOf(inlines, start, end),
    gap: sliceOf(inlines, end, next),
  }))

const isAlike = (a: readonly TextBlock[], b: readonly TextBlock[]) =>
  a.length === b.length && a.every((block, index) => block.shape === b[index]!.shape)

const sameShape = (a: TextBlock, b: TextBlock) => a.shape === b.shape

const wordsOf = (part: Cut | TextBlock) => ('words' in part ? part.words : part)

type Pair<T> = { old: T | null; fresh: T | null; isSame: boolean; oldAt: number | null }

/**
 * The old ones and the new ones side by side, in the new order: what stayed is paired with itself, and between two that
 * stayed, as many as were replaced by as many are paired one by one.
 */
const pairUp = <T extends Cut | TextBlock>(
  old: readonly T[],
  fresh: readonly T[],
  mayReplace: (a: T, b: T) => boolean = () => true,
): Pair<T>[] => {
  const pairs: Pair<T>[] = []
  let [oldAt, freshAt] = [0, 0]
  for (const [oldEnd, freshEnd] of [...stayed(old, fresh), [old.length, fresh.length] as const]) {
    const gone = old.slice(oldAt, oldEnd)
    const come = fresh.slice(freshAt, freshEnd)
    const isOneByOne = gone.length === come.length && gone.every((part, index) => mayReplace(part, come[index]!))
    if (isOneByOne)
      for (const [index, part] of come.entries())
        pairs.push({ old: gone[index]!, fresh: part, isSame: false, oldAt: oldAt + index })
    else {
      for (const [index, part] of gone.entries())
        pairs.push({ old: part, fresh: null, isSame: false, oldAt: oldAt + index })
      for (const part of come) pairs.push({ old: null, fresh: part, isSame: false, oldAt: null })
    }
    if (oldEnd < old.length && freshEnd < fresh.length)
      pairs.push({ old: old[oldEnd]!, fresh: fresh[freshEnd]!, isSame: true, oldAt: oldEnd })
    oldAt = oldEnd + 1
    freshAt = freshEnd + 1
  }
  return pairs
}

/** More than this are compared only where they begin and end alike, so that no text makes the server think for long. */
const mostCompared = 400

/** The places of what is the same in both, as many as can be in one order. */
const stayed = <T extends Cut | TextBlock>(old: readonly T[], fresh: readonly T[]): (readonly [number, number])[] => {
  const [were, are] = [old, fresh].map(parts => parts.map(part => JSON.stringify(wordsOf(part))))
  const isSame = (a: number, b: number) => were![a] === are![b]
  let start = 0
  while (start < old.length && start < fresh.length && isSame(start, start)) start++
  let tail = 0
  while (tail < Math.min(old.length, fresh.length) - start && isSame(old.length - 1 - tail, fresh.length - 1 - tail))
    tail++
  const [oldEnd, freshEnd] = [old.length - tail, fresh.length - tail]
  const middle = Math.max(oldEnd, freshEnd) - start > mostCompared ? [] : longest({ start, oldEnd, freshEnd, isSame })
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...middle,
    ...Array.from({ length: tail }, (_, at) => [oldEnd + at, freshEnd + at] as const),
  ]
}

const longest = ({
  start,
  oldEnd,
  freshEnd,
  isSame,
}: {
  start: number
  oldEnd: number
  freshEnd: number
  isSame: (a: number, b: number) => boolean
}): (readonly [number, number])[] => {
  const width = freshEnd - start + 1
  const lengths = new Uint16Array((oldEnd - start + 1) * width)
  const at = (a: number, b: number) => (a - start) * width + (b - start)
  const same = new Map<number, boolean>()
  for (let a = oldEnd - 1; a >= start; a--)
    for (let b = freshEnd - 1; b >= start; b--) {
      const isEqual = isSame(a, b)
      same.set(at(a, b), isEqual)
      lengths[at(a, b)] = isEqual
        ? lengths[at(a + 1, b + 1)]! + 1
        : Math.max(lengths[at(a + 1, b)]!, lengths[at(a, b + 1)]!)
    }
  const found: (readonly [number, number])[] = []
  for (let a = start, b = start; a < oldEnd && b < freshEnd; ) {
    if (same.get(at(a, b))) found.push([a++, b++])
    else if (lengths[at(a + 1, b)]! >= lengths[at(a, b + 1)]!) a++
    else b++
  }
  return found
}
