import { CommandError } from './CommandError'

/** `--key laden --locales de,fr --primary` → a map; a flag without a value is «true». */
export const readArguments = (words: readonly string[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    if (!word.startsWith('--')) throw new CommandError(`«${word}» is not understood; write --name value.`)
    const next = words[at + 1]
    const hasValue = next !== undefined && !next.startsWith('--')
    found.set(word.slice(2), hasValue ? next : 'true')
    if (hasValue) at += 1
  }
  return found
}

export const needed = (given: ReadonlyMap<string, string>, name: string): string => {
  const value = given.get(name)
  if (!value || value === 'true') throw new CommandError(`--${name} is missing.`)
  return value
}

export const onlyKnown = (given: ReadonlyMap<string, string>, names: readonly string[]) => {
  const unknown = [...given.keys()].find(name => !names.includes(name))
  if (unknown)
    throw new CommandError(`--${unknown} is not known here; there are ${names.map(name => `--${name}`).join(', ')}.`)
}
