import type { Locale } from '../../../content/locale'
import type { RichTextInline } from '../../../content/richText'
import type { Wanted } from '../../../content/rules/livingTranslation'
import { sentencesOf } from '../../../content/rules/sentences'
import { joinInlines, plainOf, sliceOf } from '../../../content/rules/textBlocks'
import { Refusal } from '../../Refusal'
import { type Encoded, encodeMarked, encodePlain, type Term } from './markup'
import type { Translator } from './translator'

/** Of one text that is sent: far below what a request may hold. */
const longestSent = 8_000

/**
 * Parts of texts in another language, each with its marks, in the same order. `keeps` is what the service said of the
 * two languages. The surroundings go along where marks have to be translated one by one.
 */
export const translateWords = async (
  translator: Translator,
  {
    from,
    to,
    keeps,
    wanted,
    terms,
  }: { from: Locale; to: Locale; keeps: 'tags' | 'plain'; wanted: readonly Wanted[]; terms: readonly Term[] },
): Promise<RichTextInline[][]> => {
  const sent: (Encoded & { context: string })[] = []
  const send = (encoded: Encoded, context: string) => {
    const place = sent.push({ ...encoded, context }) - 1
    return (answers: readonly string[]) => encoded.decode(answers[place]!)
  }
  const readers = wanted.map(({ words, context }) => {
    const isPart = plainOf(words) !== context
    const pieces = inPieces(words, from).map(piece =>
      piecesOf(piece, { keeps, terms, send: encoded => send(encoded, isPart || !encoded.isWhole ? context : '') }),
    )
    return (answers: readonly string[]) => joinInlines(pieces.map(read => joinInlines(read.map(part => part(answers)))))
  })
  const answers = await askAll(translator, { from, to, sent })
  return readers.map(read => read(answers.map(answer => spelled(answer, to))))
}

type Reader = (answers: readonly string[]) => RichTextInline[]

/** What of a piece is sent as one text, and what is left as it is. */
const piecesOf = (
  inlines: readonly RichTextInline[],
  {
    keeps,
    terms,
    send,
  }: {
    keeps: 'tags' | 'plain'
    terms: readonly Term[]
    send: (encoded: Encoded & { isWhole: boolean }) => Reader
  },
): Reader[] => {
  if (!hasLetters(plainOf(inlines))) return [() => [...inlines]]
  if (keeps === 'tags') return [around(inlines, inner => send({ ...encodeMarked(inner, terms), isWhole: true }))]
  return inlines.map(inline => {
    if (inline.type !== 'text' || !hasLetters(inline.text)) return () => [inline]
    const isWhole = inlines.length === 1
    return around([inline], ([run]) => send({ ...encodePlain(run as typeof inline, terms), isWhole }))
  })
}

/** White space at both ends is nobody's to translate. */
const around = (inlines: readonly RichTextInline[], read: (inner: RichTextInline[]) => Reader): Reader => {
  const plain = plainOf(inlines)
  const [start, end] = [plain.length - plain.trimStart().length, plain.trimEnd().length]
  const inner = read(sliceOf(inlines, start, end))
  return answers => [...sliceOf(inlines, 0, start), ...inner(answers), ...sliceOf(inlines, end, plain.length)]
}

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** A long text is sent sentence by sentence, as many at once as go. */
const inPieces = (inlines: readonly RichTextInline[], from: Locale): RichTextInline[][] => {
  const plain = plainOf(inlines)
  if (plain.length <= longestSent) return [[...inlines]]
  const pieces: RichTextInline[][] = []
  let start = 0
  for (const { next, start: own } of sentencesOf(plain, from)) {
    if (next - start <= longestSent) continue
    if (own > start) pieces.push(sliceOf(inlines, start, own))
    start = Math.max(start, own)
    if (next - start > longestSent) throw new Refusal('too_large')
  }
  return [...pieces, sliceOf(inlines, start, plain.length)]
}

const askAll = async (
  translator: Translator,
  { from, to, sent }: { from: Locale; to: Locale; sent: readonly (Encoded & { context: string })[] },
) => {
  const answers: string[] = new Array(sent.length)
  for (const isMarked of [true, false]) {
    const places = sent.flatMap((entry, place) => (entry.isMarked === isMarked ? [place] : []))
    if (places.length === 0) continue
    const translated = await translator.translate({
      from,
      to,
      isMarked,
      texts: places.map(place => sent[place]!.text),
      contexts: places.map(place => sent[place]!.context),
    })
    for (const [index, place] of places.entries()) answers[place] = translated[index]!
  }
  return answers
}

/** Swiss German has no ß. Nothing that cannot be stored comes through (D23). */
const spelled = (text: string, to: Locale) => {
  const whole = text.replaceAll('\u0000', '').toWellFormed()
  return to === 'de' ? whole.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS') : whole
}
