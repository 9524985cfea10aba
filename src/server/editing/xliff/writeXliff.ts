import type { Locale } from '../../../content/locale'
import type { TranslationState } from '../../../content/rules/translationState'
import type { PageText } from '../textsOfPage'
import { type Piece, piecesOf, writable } from './codes'
import { isForAgency, type Unit, unitsOf } from './units'

/** XLIFF 1.2, which every agency's program reads (V184), of files made by `fileXml`. */
export const writeXliff = (files: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="${namespace}">\n${files.join('')}</xliff>\n`

export const namespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** What a text is, in the format's words. */
const states: Record<TranslationState, string> = {
  missing: 'needs-translation',
  outdated: 'needs-adaptation',
  machine: 'needs-review-translation',
  done: 'final',
}

/** The texts of a page, of the navigation or of the settings; nothing where an agency has nothing to do. */
export const fileXml = (
  { original, name, texts }: { original: string; name: string; texts: readonly PageText[] },
  { from, to }: { from: Locale; to: Locale },
): string => {
  const units = texts.filter(text => isForAgency(text, to)).map(text => textXml(text, to))
  if (units.length === 0) return ''
  const attributes = attributesXml({
    original,
    'source-language': from,
    'target-language': to,
    datatype: 'plaintext',
    'product-name': name,
  })
  return `<file${attributes}>\n<body>\n${units.join('')}</body>\n</file>\n`
}

const textXml = (text: PageText, to: Locale) => {
  const target = text.targets[to]!
  const note = text.where.of === 'field' ? `${text.where.type}, ${text.where.field}` : text.key
  return unitsOf(text, target)
    .filter(unit => unit.source.length > 0)
    .map(unit => unitXml(unit, { version: target.version, state: states[target.state], note }))
    .join('')
}

/** `extype` has the version of the translation: what somebody writes here meanwhile is not overwritten. */
const unitXml = (unit: Unit, { version, state, note }: { version: number; state: string; note: string }) => {
  const target =
    unit.target === null
      ? `<target${attributesXml({ state: 'needs-translation' })}></target>`
      : `<target${attributesXml({ state })}>${piecesXml(piecesOf(unit.target, unit.codes))}</target>`
  return [
    `<trans-unit${attributesXml({ id: unit.id, extype: `v${version}`, 'xml:space': 'preserve' })}>`,
    `<source>${piecesXml(piecesOf(unit.source, unit.codes))}</source>`,
    target,
    `<note>${escaped(note)}</note>`,
    '</trans-unit>\n',
  ].join('\n')
}

const piecesXml = (pieces: readonly Piece[]) =>
  pieces
    .map(piece => {
      if (piece.type === 'text') return escaped(piece.text)
      if (piece.type === 'break') return `<x${attributesXml({ id: piece.id, ctype: 'lb' })}/>`
      return piece.type === 'open' ? `<g${attributesXml({ id: piece.id })}>` : '</g>'
    })
    .join('')

const attributesXml = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Written as they are, a reader would make them plain line ends.
  '\r': '&#13;',
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
}

const escaped = (text: string) => writable(text).replace(/[&<>"\r\u0085\u2028]/g, character => entities[character]!)
