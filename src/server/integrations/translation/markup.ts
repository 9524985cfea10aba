import type { RichTextInline } from '../../../content/richText'
import { trouble } from './translator'

/** A word that is not translated but replaced, as the glossary says. */
export type Term = { from: string; to: string }

type Held =
  | { kind: 'run'; inline: Extract<RichTextInline, { type: 'text' }> }
  | { kind: 'break' }
  | { kind: 'term'; to: string }

/** A text as it is sent, and how what comes back is read. */
export type Encoded = { text: string; isMarked: boolean; decode: (answer: string) => RichTextInline[] }

/**
 * Runs with marks, line breaks and words of the glossary become numbered tags. What comes back must have each of them
 * once and whole; anything else is refused rather than damaged.
 */
export const encodeMarked = (inlines: readonly RichTextInline[], terms: readonly Term[]): Encoded => {
  const held: Held[] = []
  const hold = (entry: Held) => held.push(entry) - 1
  const words = (text: string) =>
    splitByTerms(text, terms)
      .map(part =>
        typeof part === 'string'
          ? escaped(part)
          : `<span id="${hold({ kind: 'term', to: part.to })}" translate="no">${escaped(part.to)}</span>`,
      )
      .join('')
  const tagged = (inline: RichTextInline) => {
    if (inline.type === 'hardBreak') return `<br id="${hold({ kind: 'break' })}">`
    if (!inline.marks?.length) return words(inline.text)
    return `<span id="${hold({ kind: 'run', inline })}">${words(inline.text)}</span>`
  }
  const text = inlines.map(tagged).join('')
  if (held.length === 0) {
    const plain = plainIn(inlines)
    return { text: plain, isMarked: false, decode: answer => [{ type: 'text', text: answer }] }
  }
  return { text, isMarked: true, decode: answer => decodeMarked(answer, held) }
}

/** For a service that keeps no tags: words of the glossary stand as numbers in brackets. */
export const encodePlain = (inline: Extract<RichTextInline, { type: 'text' }>, terms: readonly Term[]): Encoded => {
  const held: string[] = []
  const text = splitByTerms(inline.text, terms)
    .map(part => (typeof part === 'string' ? part : `[[${held.push(part.to) - 1}]]`))
    .join('')
  const decode = (answer: string): RichTextInline[] => {
    const seen = new Set<number>()
    const filled = answer.replace(/\[\[ ?(\d+) ?\]\]/g, (_, number: string) => {
      const at = Number(number)
      if (seen.has(at) || held[at] === undefined) throw damaged()
      seen.add(at)
      return held[at]
    })
    if (seen.size !== held.length) throw damaged()
    return [{ ...inline, text: filled }]
  }
  return { text, isMarked: false, decode }
}

const damaged = () => trouble('translation_damaged', 'The marks of the text did not come back whole.')

const plainIn = (inlines: readonly RichTextInline[]) =>
  inlines.map(inline => (inline.type === 'text' ? inline.text : '\n')).join('')

const decodeMarked = (answer: string, held: readonly Held[]): RichTextInline[] => {
  const found: RichTextInline[] = []
  const seen = new Set<number>()
  const open: number[] = []
  const claim = (id: number, kinds: readonly Held['kind'][]) => {
    const entry = held[id]
    if (!entry || seen.has(id) || !kinds.includes(entry.kind)) throw damaged()
    seen.add(id)
    return entry
  }
  const put = (text: string) => {
    if (text === '') return
    const entry = open.map(id => held[id]!).find(({ kind }) => kind === 'run')
    const marks = entry?.kind === 'run' ? entry.inline.marks : undefined
    const last = found.at(-1)
    if (last?.type === 'text' && last.marks === marks) found[found.length - 1] = { ...last, text: last.text + text }
    else found.push(marks ? { type: 'text', text, marks } : { type: 'text', text })
  }
  for (const token of answer.split(/(<[^<>]*>)/)) {
    const tag = /^<(\/?)(span|br)\b([^<>]*)>$/i.exec(token)
    if (!tag) {
      if (/[<>]/.test(token)) throw damaged()
      const inside = held[open.at(-1) ?? -1]
      if (inside?.kind !== 'term') put(unescaped(token))
      else if (unescaped(token).trim() !== inside.to) throw damaged()
      else put(inside.to)
      continue
    }
    const [, slash, name, attributes] = tag
    if (slash) {
      if (name!.toLowerCase() === 'span' && open.pop() === undefined) throw damaged()
      continue
    }
    const id = Number(/\bid\s*=\s*["']?(\d+)/i.exec(attributes!)?.[1] ?? Number.NaN)
    if (name!.toLowerCase() === 'br') {
      claim(id, ['break'])
      found.push({ type: 'hardBreak' })
    } else {
      claim(id, open.length > 0 ? ['term'] : ['run', 'term'])
      open.push(id)
    }
  }
  if (open.length > 0 || seen.size !== held.length) throw damaged()
  return found
}

/** The text cut at the words of the glossary: whole words only, the longest first. */
const splitByTerms = (text: string, terms: readonly Term[]): (string | Term)[] => {
  const parts: (string | Term)[] = []
  const longestFirst = [...terms].sort((a, b) => b.from.length - a.from.length)
  let rest = 0
  for (let at = 0; at < text.length; ) {
    const term = longestFirst.find(({ from }) => text.startsWith(from, at) && isWholeWord(text, at, at + from.length))
    if (!term) {
      at++
      continue
    }
    if (at > rest) parts.push(text.slice(rest, at))
    parts.push(term)
    at += term.from.length
    rest = at
  }
  if (rest < text.length) parts.push(text.slice(rest))
  return parts
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

const isWholeWord = (text: string, start: number, end: number) =>
  !(isLetter(text[start - 1]) && isLetter(text[start])) && !(isLetter(text[end - 1]) && isLetter(text[end]))

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
