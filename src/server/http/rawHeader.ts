import type { IncomingMessage } from 'node:http'

/** RFC 9112, 3.2: whoever names two is refused, or we and a proxy in front might each take another. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const key = rawHeaders[index]!
    if (key.length === 4 && key.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

/** One header, without making an object of all of them first. Several of a name are joined as Node does it. */
export const rawHeader = ({ rawHeaders }: IncomingMessage, name: string): string | undefined => {
  let found: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const key = rawHeaders[index]!
    if (key.length !== name.length || key.toLowerCase() !== name) continue
    const value = rawHeaders[index + 1]!
    if (name === 'host') return value
    found = found === undefined ? value : `${found}${name === 'cookie' ? '; ' : ', '}${value}`
  }
  return found
}
