import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const RULE_LINE = /^- \*\*([A-Z][A-Z0-9]*-[1-9]\d*)\*\* \((planned|built)\) (\S.*)$/
const ID = /^[A-Z][A-Z0-9]*-[1-9]\d*$/
const BRACKET = /\[([A-Z][A-Z0-9]*-\d[^\]]*)\]/g
// `)(` covers names behind it.each(…)(, it.skipIf(…)( and the like.
const TEST_NAME = /(?:\b(it|test|describe)((?:\.\w+)*)|\))\s*\(\s*(['"`])((?:\\[\s\S]|(?!\3)[^\\])*)\3/g
// Only comments that begin a line: a `//` further in may be part of a string.
const COMMENT_LINES = /^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm
const TEST_FILES = [/^src\/.*\.test\.tsx?$/, /^test\/.*\.test\.tsx?$/, /^test\/.*\.e2e\.ts$/]

/** The families and the last number each had when it was written down; a later rule may go beyond, none may go missing. */
export const FAMILIES = {
  ROUTE: 13,
  MODEL: 14,
  LIVE: 18,
  HOURS: 5,
  DIR: 6,
  JOB: 1,
  MKT: 2,
  COURSE: 1,
  FORM: 14,
  BLOCK: 16,
  MAP: 7,
  GOLF: 21,
  EDIT: 24,
  OPT: 7,
  LINK: 5,
  PAGE: 8,
  SET: 6,
  PUB: 11,
  LANG: 6,
  LIB: 11,
  LOG: 2,
  API: 10,
  SEC: 9,
  A11Y: 2,
}

/** Everything known about rules and the tests that cite them, read from the project at `root`. */
export function readIndex(root) {
  const { rules, malformed } = merge(specFiles(root).map(file => parseRules(read(root, file), file)))
  const citations = testFiles(root).flatMap(file => parseCitations(read(root, file), file))
  return { rules, malformed, citations }
}

/** The rules of one file, and lines that look like a rule but are not in the fixed form. */
export function parseRules(text, file) {
  const rules = []
  const malformed = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!/^\s*[-*] \*\*[A-Z]/.test(line)) continue
    const match = RULE_LINE.exec(line)
    const place = `${file}:${index + 1}`
    if (match) rules.push({ id: match[1], state: match[2], text: match[3], place })
    else malformed.push({ place, line: line.slice(0, 80) })
  }
  return { rules, malformed }
}

/** One entry per id cited in a test name; `isValid` is false for what is neither an id nor a comma list of ids. */
export function parseCitations(source, file) {
  const code = source.replace(COMMENT_LINES, comment => comment.replace(/[^\n]/g, ' '))
  return [...code.matchAll(TEST_NAME)].flatMap(match => {
    const [, , modifiers = '', , name = ''] = match
    const line = code.slice(0, match.index).split('\n').length
    const isProof = !/\.(skip|todo)\b/.test(modifiers)
    return [...name.matchAll(BRACKET)].flatMap(([, list]) =>
      list.split(',').map(part => {
        const id = part.trim()
        return { id, isValid: ID.test(id), isProof, file, place: `${file}:${line}`, name }
      }),
    )
  })
}

/** Sentences that say what is wrong; empty when all is well. */
export function findProblems({ rules, malformed, citations }, families = FAMILIES) {
  return {
    malformed: malformed.map(
      ({ place, line }) => `${place} is not in the form «- **ID-1** (planned|built) Text»: ${line}`,
    ),
    duplicates: duplicates(rules),
    gaps: gaps(rules, families),
    unknown: unknown(rules, citations),
    unproven: unproven(rules, citations),
  }
}

/** The rules with the tests that prove them, in the order of the files. */
export function coverage({ rules, citations }) {
  return rules.map(rule => {
    const proofs = citations.filter(citation => citation.isProof && citation.id === rule.id)
    return { ...rule, tests: proofs.length, firstFile: proofs[0]?.file ?? '' }
  })
}

function duplicates(rules) {
  const placesOf = new Map()
  for (const { id, place } of rules) placesOf.set(id, [...(placesOf.get(id) ?? []), place])
  return [...placesOf]
    .filter(([, places]) => places.length > 1)
    .map(([id, places]) => `${id} appears ${places.length} times: ${places.join(', ')}. Give all but one a new number.`)
}

function gaps(rules, families) {
  const ids = new Set(rules.map(rule => rule.id))
  const last = new Map(Object.entries(families))
  const problems = []
  for (const id of ids) {
    const [family, number] = id.split('-')
    if (!last.has(family))
      problems.push(`${id} is of the family ${family}, which FAMILIES in scripts/rulesIndex.mjs does not list.`)
    else last.set(family, Math.max(last.get(family), Number(number)))
  }
  for (const [family, highest] of last) {
    for (let number = 1; number <= highest; number++) {
      const id = `${family}-${number}`
      if (!ids.has(id)) problems.push(`${id} is missing in docs/spec. Ids are permanent: put it back.`)
    }
  }
  return problems
}

function unknown(rules, citations) {
  const ids = new Set(rules.map(rule => rule.id))
  return citations
    .filter(citation => !ids.has(citation.id))
    .map(({ id, isValid, place, name }) =>
      isValid
        ? `${place} cites ${id}, which docs/spec does not have: «${name}»`
        : `${place} cites «${id}»; only ids and comma lists of ids are understood: «${name}»`,
    )
}

function unproven(rules, citations) {
  const proven = new Set(citations.filter(citation => citation.isProof).map(citation => citation.id))
  return rules
    .filter(rule => rule.state === 'built' && !proven.has(rule.id))
    .map(
      ({ id, place }) =>
        `${id} (${place}) is marked built, but no test has [${id}] in its name. Add one or mark it planned.`,
    )
}

function specFiles(root) {
  return filesUnder(root, 'docs/spec').filter(file => file.endsWith('.md') && !file.endsWith('/README.md'))
}

function testFiles(root) {
  const files = [...filesUnder(root, 'src'), ...filesUnder(root, 'test')]
  return files.filter(file => TEST_FILES.some(pattern => pattern.test(file)))
}

function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function read(root, file) {
  return readFileSync(join(root, file), 'utf8')
}

function merge(parts) {
  return { rules: parts.flatMap(part => part.rules), malformed: parts.flatMap(part => part.malformed) }
}
