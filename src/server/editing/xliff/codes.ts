import type { RichTextInline, RichTextMark } from '../../../content/richText'
import { sameValue } from '../../../content/rules/changed'

/** What stands in a unit: words, what is around words (`g`), and line breaks (`x`). */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'open'; id: string }
  | { type: 'close'; id: string }
  | { type: 'break'; id: string }

type Marks = readonly RichTextMark[]

/** What each `g` of a unit means, by its number; only the site itself says so, never the file. */
export type Codes = readonly Marks[]

/** Every run with marks of the source has a number; a run of the translation with the same marks has the same one. */
export const codesOf = (source: readonly RichTextInline[], target: readonly RichTextInline[] = []): Codes => {
  const codes = source.flatMap(inline => marksOf(inline) ?? [])
  return [...codes, ...target.flatMap(unmatched(codes))]
}

/** The runs as pieces. Each number stands once; what has none is not in the codes. */
export const piecesOf = (inlines: readonly RichTextInline[], codes: Codes): Piece[] => {
  const used = new Set<number>()
  let breaks = 0
  return inlines.flatMap((inline): Piece[] => {
    if (inline.type !== 'text') {
      breaks += 1
      return [{ type: 'break', id: `b${breaks}` }]
    }
    const text = { type: 'text', text: writable(inline.text) } as const
    const [marks] = marksOf(inline) ?? []
    const at = marks ? codes.findIndex((code, index) => !used.has(index) && sameValue(code, marks)) : -1
    if (at < 0) return [text]
    used.add(at)
    const id = String(at + 1)
    return [{ type: 'open', id }, text, { type: 'close', id }]
  })
}

/** Runs read from pieces; null where the pieces are not whole or name what there is not. */
export const inlinesOf = (pieces: readonly Piece[], codes: Codes): RichTextInline[] | null => {
  const inlines: RichTextInline[] = []
  const open: string[] = []
  for (const piece of pieces) {
    if (piece.type === 'open') {
      if (!codes[Number(piece.id) - 1] || open.length > 0) return null
      open.push(piece.id)
    } else if (piece.type === 'close') open.pop()
    else if (piece.type === 'break') inlines.push({ type: 'hardBreak' })
    else if (piece.text !== '') put(inlines, piece.text, codes[Number(open[0]) - 1])
  }
  return inlines
}

/**
 * Whether the pieces lose and double nothing: each number stands once, around words, and no number is missing that the
 * translation here has, or where there is none, the source; there are as many line breaks as in one of the two.
 */
export const isComplete = (
  pieces: readonly Piece[],
  { source, target, codes }: { source: RichTextInline[]; target: RichTextInline[] | null; codes: Codes },
): boolean => {
  const numbers = numbersIn(pieces)
  const runs = [source, ...(target ? [target] : [])].map(inlines => piecesOf(inlines, codes))
  return (
    new Set(numbers).size === numbers.length &&
    numbersIn(runs.at(-1)!).every(number => numbers.includes(number)) &&
    runs.some(own => breaksIn(own) === breaksIn(pieces))
  )
}

const numbersIn = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece, index) => (piece.type === 'open' && pieces[index + 1]?.type === 'text' ? piece.id : []))

const breaksIn = (pieces: readonly Piece[]) => pieces.filter(({ type }) => type === 'break').length

/** XML has no word for these characters, and nobody sees them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
export const writable = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const put = (inlines: RichTextInline[], text: string, marks: Marks | undefined) => {
  const last = inlines.at(-1)
  if (last?.type === 'text' && sameValue(last.marks, marks)) {
    inlines[inlines.length - 1] = { ...last, text: last.text + text }
    return
  }
  inlines.push(marks ? { type: 'text', text, marks: [...marks] } : { type: 'text', text })
}

const marksOf = (inline: RichTextInline): [Marks] | null =>
  inline.type === 'text' && inline.marks && inline.marks.length > 0 ? [inline.marks] : null

/** Says of each run, in order, whether its marks are more than the codes have left. */
const unmatched = (codes: Codes) => {
  const left = [...codes]
  return (inline: RichTextInline): Codes => {
    const [marks] = marksOf(inline) ?? []
    if (!marks) return []
    const at = left.findIndex(code => sameValue(code, marks))
    if (at < 0) return [marks]
    left.splice(at, 1)
    return []
  }
}
