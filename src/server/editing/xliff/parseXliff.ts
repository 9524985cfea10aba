import { setImmediate } from 'node:timers/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Refusal } from '../../Refusal'
import type { Piece } from './codes'
import { namespace } from './writeXliff'

export type ParsedUnit = {
  id: string
  extype: string | null
  source: Piece[]
  target: Piece[] | null
  state: string | null
}
export type ParsedFile = { original: string; from: string; to: string; units: ParsedUnit[] }

const pieceAtOnce = 16 * 1024
const deepest = 40
const mostParts = 50_000
const mostAttributes = 100
/** Of a text, more than any may have; those beyond are not kept. */
export const mostPieces = 10_000
const mostPiecesInAll = 300_000

/** Reads an XLIFF 1.2 file, letting others go on in between. No document type, so no entities but XML's own. */
export const parseXliff = async (bytes: Buffer): Promise<ParsedFile[]> => {
  const words = decoded(bytes)
  const reading = createReading()
  for (let at = 0; at < words.length; at += pieceAtOnce) {
    reading.parser.write(words.slice(at, at + pieceAtOnce))
    await setImmediate()
  }
  reading.parser.close()
  if (!reading.isXliff()) throw malformed('xliff')
  return reading.files
}

const decoded = (bytes: Buffer): string => {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  try {
    const name = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    throw malformed('encoding')
  }
}

const malformed = (detail: string) => new Refusal('xliff_malformed', { detail: detail.slice(0, 200) })

const createReading = () => {
  const files: ParsedFile[] = []
  const path: string[] = []
  let isXliff = false
  let count = 0
  let attributes = 0
  let kept = 0
  let unit: ParsedUnit | null = null
  let pieces: Piece[] | null = null
  const parser = new SaxesParser({ xmlns: true, position: false })

  const countPart = () => {
    count += 1
    if (count > mostParts) throw malformed('parts')
  }
  /** One more than a text may have says that it is too long. */
  const keep = (piece: Piece) => {
    if (!pieces || pieces.length > mostPieces) return
    kept += 1
    if (kept > mostPiecesInAll) throw malformed('pieces')
    pieces.push(piece)
  }
  const begin = (name: string, tag: SaxesTagNS) => {
    const attribute = (wanted: string) => tag.attributes[wanted]?.value ?? null
    if (path.length === 1) {
      if (name !== 'xliff' || tag.uri !== namespace || attribute('version') !== '1.2') throw malformed('version')
      isXliff = true
    } else if (name === 'file') {
      countPart()
      files.push({
        original: attribute('original') ?? '',
        from: attribute('source-language') ?? '',
        to: attribute('target-language') ?? '',
        units: [],
      })
    } else if (name === 'trans-unit') {
      countPart()
      unit = { id: attribute('id') ?? '', extype: attribute('extype'), source: [], target: null, state: null }
    } else if (unit && path.at(-2) === 'trans-unit' && name === 'source') pieces = unit.source
    else if (unit && path.at(-2) === 'trans-unit' && name === 'target') {
      unit.target = []
      unit.state = attribute('state')
      pieces = unit.target
    } else if (name === 'g') keep({ type: 'open', id: attribute('id') ?? '' })
    else if (name === 'x') keep({ type: 'break', id: attribute('id') ?? '' })
    // What a program puts around its own finds (`mrk`) is nothing of ours; its words are.
    else if (name !== 'mrk') keep({ type: 'open', id: '' })
  }
  const end = (name: string) => {
    if (name === 'trans-unit' && unit) {
      files.at(-1)?.units.push(unit)
      unit = null
    } else if (path.at(-2) === 'trans-unit' && (name === 'source' || name === 'target')) pieces = null
    else if (name === 'g') keep({ type: 'close', id: '' })
  }

  parser.on('error', error => {
    throw malformed(error.message)
  })
  parser.on('doctype', () => {
    throw malformed('doctype')
  })
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > mostAttributes) throw malformed('attributes')
  })
  parser.on('opentag', tag => {
    path.push(tag.local)
    if (path.length > deepest) throw malformed('depth')
    begin(tag.local, tag)
  })
  parser.on('closetag', tag => {
    end(tag.local)
    path.pop()
  })
  const put = (text: string) => keep({ type: 'text', text })
  parser.on('text', put)
  parser.on('cdata', put)
  return { parser, files, isXliff: () => isXliff }
}
