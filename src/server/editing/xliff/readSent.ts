import type { RichTextInline } from '../../../content/richText'
import { richTextSchema } from '../../../content/richText'
import { sameValue } from '../../../content/rules/changed'
import { plainOf, withBlocks } from '../../../content/rules/textBlocks'
import type { HeldText } from '../../../contract/xliff'
import type { PageText, Target } from '../textsOfPage'
import { inlinesOf, isComplete, type Piece, piecesOf } from './codes'
import { mostPieces, type ParsedUnit } from './parseXliff'
import { type Unit, unitsOf, type Value } from './units'

export type Sent =
  | { kind: 'untouched' | 'same' }
  | { kind: 'ready'; value: Value }
  | { kind: 'held'; reason: HeldText['reason']; value: Value | null }

/** The states with which an agency says that a text is right as it is. */
const settled = ['final', 'signed-off', 'translated']

/** What a file says of one text, and whether it may be written as it is. */
export const readSent = (text: PageText, target: Target, sent: ReadonlyMap<string, ParsedUnit>): Sent => {
  if (![...sent.values()].some(({ target: own }) => isSaid(own))) return { kind: 'untouched' }
  if ([...sent.values()].some(isTooLong)) return { kind: 'held', reason: 'too_large', value: null }
  const units = unitsOf(text, target)
  const pairs = units.map(unit => ({ unit, own: sent.get(unit.id) }))
  const isSameSource =
    pairs.every(({ unit, own }) => (own ? isAlike(unit, unit.source, own.source) : unit.source.length === 0)) &&
    sent.size === pairs.filter(({ own }) => own).length
  const parts = pairs.map(({ unit, own }) => partOf(unit, own))
  const isWhole = parts.every(part => part !== null && part !== 'damaged')
  const value = isWhole ? valueOfParts(text, target, units, parts as RichTextInline[][]) : null
  if (!isSameSource) return { kind: 'held', reason: 'source_changed', value }
  if (parts.includes('damaged')) return { kind: 'held', reason: 'damaged', value }
  if (value === null) return { kind: 'held', reason: 'incomplete', value }
  const isSame = pairs.every(
    ({ unit, own }) => !isSaid(own?.target ?? null) || isAlike(unit, unit.target, own!.target!),
  )
  const isConfirmed = pairs.every(({ own }) => !own || settled.includes(own.state ?? ''))
  if (isSame && !(isConfirmed && target.state !== 'done')) return { kind: 'same' }
  if (pairs.some(({ own }) => own && own.extype !== `v${target.version}`))
    return { kind: 'held', reason: 'target_changed', value }
  if (typeof value !== 'string' && !richTextSchema.safeParse(value).success)
    return { kind: 'held', reason: 'too_large', value: null }
  if (pairs.some(({ unit, own }) => isLossy(unit, own))) return { kind: 'held', reason: 'damaged', value }
  return { kind: 'ready', value: isSame ? (target.value as Value) : value }
}

/** More than any text may be: not looked at more closely. */
const isTooLong = ({ source, target }: ParsedUnit) =>
  [source, target ?? []].some(
    pieces => pieces.length > mostPieces || pieces.reduce((sum, piece) => sum + lengthOf(piece), 0) > 500_000,
  )

const lengthOf = (piece: Piece) => (piece.type === 'text' ? piece.text.length : 0)

const isSaid = (pieces: ParsedUnit['target']) =>
  pieces?.some(piece => piece.type === 'text' && piece.text.trim() !== '') ?? false

/** The same runs, as far as a file can say them. */
const isAlike = ({ codes }: Unit, ours: Unit['target'], theirs: ParsedUnit['source']) =>
  ours !== null && sameValue(inlinesOf(piecesOf(ours, codes), codes), inlinesOf(theirs, codes))

/** Words that are new here and came back without a mark or line break, or with one too many. */
const isLossy = (unit: Unit, own: ParsedUnit | undefined) =>
  own !== undefined && isSaid(own.target) && !isAlike(unit, unit.target, own.target!) && !isComplete(own.target!, unit)

/** A part as the file has it, else as it is here; null where it is nowhere. */
const partOf = (unit: Unit, own: ParsedUnit | undefined): RichTextInline[] | 'damaged' | null => {
  if (own && isSaid(own.target)) return inlinesOf(own.target!, unit.codes) ?? 'damaged'
  return unit.target ?? (unit.source.length === 0 ? [] : null)
}

const valueOfParts = (text: PageText, target: Target, units: readonly Unit[], parts: RichTextInline[][]): Value => {
  if (text.kind === 'line') return plainOf(parts[0] ?? [])
  const isPaired = units.every(unit => unit.target !== null)
  return withBlocks((isPaired ? target.value : text.source.value) as Value, parts)
}
