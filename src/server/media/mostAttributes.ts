/** How many attributes the fullest tag has, without parsing it: parsers compare each one with all before it. */
export const mostAttributes = (markup: string): number => {
  let most = 0
  let at = markup.indexOf('<')
  while (at >= 0) {
    const closing = skipped.find(([opening]) => markup.startsWith(opening, at))?.[1]
    const tag = closing ? { end: markup.indexOf(closing, at), attributes: 0 } : readTag(markup, at)
    if (tag.end < 0) return Math.max(most, tag.attributes)
    most = Math.max(most, tag.attributes)
    at = markup.indexOf('<', tag.end + 1)
  }
  return most
}

const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** A tag ends at the first `>` outside quotes; every quoted part is the value of an attribute. */
const readTag = (markup: string, start: number) => {
  let attributes = 0
  for (let at = start + 1; at < markup.length; at += 1) {
    const letter = markup[at]!
    if (letter === '>') return { end: at, attributes }
    if (letter !== '"' && letter !== "'") continue
    attributes += 1
    at = markup.indexOf(letter, at + 1)
    if (at < 0) break
  }
  return { end: -1, attributes }
}
