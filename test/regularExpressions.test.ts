import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { cpuTime } from './cpuTime'

/** Every regular expression of ours takes a time that grows with the text, whatever the text is (quality.md). */
const source = resolve(import.meta.dirname, '..', 'src')

type Expression = { file: string; pattern: string; flags: string }

/** Slow ones, and why nobody can make them wait. */
const bounded: Record<string, string> = {
  'content/rules/format.ts \\B(?=(?:\\d{3})+$)': 'the digits of a number',
  'content/rules/slug.ts -+$': 'a text cut to the length of a slug',
  'live/route.server.ts \\/+$': 'a short path without two slashes in a row',
}
const ourOwnTexts = ['content/writeRichText.ts']

it('[SEC-2] no regular expression can be kept busy by a long text', async () => {
  const slow: string[] = []
  for (const { file, pattern, flags } of expressions()) {
    if (ourOwnTexts.includes(file) || Object.hasOwn(bounded, `${file} ${pattern}`)) continue
    if ((await slowText(new RegExp(pattern, flags))) !== null) slow.push(`${file} ${pattern}`)
  }
  expect(slow).toEqual([])
})

it.each([
  /^(a+)+$/,
  /^(?:a|aa)+$/,
  /\s+$/,
  /^\s*(?:CH)?\s*x$/,
  /^[0-9 ]*[0-9][0-9 ]*$/,
  /^(?:.*:)?on.*$/,
  /\[[^\]]+\]/,
])('[SEC-2] the search for slow ones finds %s', async expression => expect(await slowText(expression)).not.toBeNull())

const expressions = (): Expression[] =>
  filesIn(source).flatMap(path => {
    const found: Expression[] = []
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const entry of node) visit(entry)
      else if (node && typeof node === 'object') {
        const { regex } = node as { regex?: { pattern: string; flags: string } }
        if (regex) found.push({ file: relative(source, path), ...regex })
        for (const child of Object.values(node)) if (child && typeof child === 'object') visit(child)
      }
    }
    visit(parseSync(path, readFileSync(path, 'utf8')).program.body)
    return found
  })

const filesIn = (directory: string): string[] =>
  readdirSync(directory).flatMap(name => {
    const path = join(directory, name)
    if (statSync(path).isDirectory()) return filesIn(path)
    return /\.(ts|tsx)$/.test(name) && !/\.test\./.test(name) ? [path] : []
  })

/** A text this expression takes long for: a start, something repeated, and an end that does not fit. */
const slowText = async (expression: RegExp): Promise<string | null> => {
  if (!/[*+]|,\}/.test(expression.source)) return null
  const everywhere = new RegExp(expression.source, [...new Set(`${expression.flags}g`)].join(''))
  const { letters, words } = piecesOf(expression.source)
  const pieces = [...letters, ...words]
  const pumps = new Set([...pieces, ...pieces.flatMap(first => pieces.map(second => first + second))])
  // Some are slow only where the repeated part ends in something else.
  for (const pump of pumps)
    for (const start of ['', letters[0]!, ...words])
      for (const end of ['', '\n!'])
        for (const length of lengths) {
          const text = start + pump.repeat(length / pump.length) + end
          const work = () => text.replace(everywhere, '')
          if ((await cpuTime(work)) > 25 && (await cpuTime(work)) > 25) return text
        }
  return null
}

/** The short ones meet what doubles with every letter; it would never come back from the long ones. */
const lengths = [24, 32, 40, 200, 12_000]

/** The letters and words an expression speaks of, one for each class. */
const piecesOf = (pattern: string) => {
  const plain = pattern
    .replaceAll(/\\[pP]\{[^}]*\}/g, 'a')
    .replaceAll(/\\[ux]([0-9a-fA-F]{2,4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\{\d+(?:,\d*)?\}/g, '')
    .replaceAll(/\\[bB]/g, '')
    .replaceAll(/\\s/g, ' \n')
    .replaceAll('\\d', '0')
    .replaceAll('\\w', 'a')
    .replaceAll(/\(\?(?:[:=!]|<[=!])/g, '(')
  const escaped = [...plain.matchAll(/\\(.)/g)].map(match => match[1]!)
  const meta = new Set([...'^$()[]{}|?*+\\.'])
  const letters = [...new Set(['a', ' ', ...escaped, ...[...plain].filter(letter => !meta.has(letter))])]
  const words = plain.match(/[A-Za-z0-9=_:-]{2,}/g) ?? []
  return { letters: letters.slice(0, 12), words: [...new Set(words)].slice(0, 5) }
}
