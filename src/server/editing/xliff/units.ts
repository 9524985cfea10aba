import { isRichText } from '../../../content/field'
import type { Locale } from '../../../content/locale'
import type { RichText, RichTextInline } from '../../../content/richText'
import { blocksOf } from '../../../content/rules/textBlocks'
import { isWritten } from '../../../content/rules/translationState'
import type { PageText, Target } from '../textsOfPage'
import { type Codes, codesOf } from './codes'

export type Value = string | RichText

/** A part of a text that is translated by itself: a line whole, of a rich text a paragraph, heading or point. */
export type Unit = { id: string; source: RichTextInline[]; target: RichTextInline[] | null; codes: Codes }

/** An address follows its name; what has no source cannot be translated. */
export const isForAgency = (text: PageText, to: Locale): boolean =>
  text.key !== 'slug' && text.targets[to] !== undefined && isWritten(text.source.value)

/** The parts of a text; those of its translation beside them where there are as many. */
export const unitsOf = (text: PageText, target: Target): Unit[] => {
  const sources = partsOf(text.source.value as Value)
  const targets = isWritten(target.value) ? partsOf(target.value as Value) : []
  const isPaired = sameForm(text.source.value, target.value) && targets.length === sources.length
  return sources.map((source, index) => {
    const own = isPaired ? targets[index]! : null
    return { id: unitId(text, index), source, target: own, codes: codesOf(source, own ?? []) }
  })
}

export const unitId = ({ itemId, key }: Pick<PageText, 'itemId' | 'key'>, index: number) => `${itemId}/${key}/${index}`

const sameForm = (a: unknown, b: unknown) => isRichText(a as Value) === isRichText(b as Value)

export const partsOf = (value: Value): RichTextInline[][] =>
  isRichText(value)
    ? blocksOf(value).map(({ inlines }) => inlines)
    : [value === '' ? [] : [{ type: 'text', text: value }]]
