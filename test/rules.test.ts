import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findProblems, parseCitations, parseRules, readIndex } from '../scripts/rulesIndex.mjs'

const index = readIndex(fileURLToPath(new URL('..', import.meta.url)))

describe('the rules in docs/spec', () => {
  const problems = findProblems(index)

  it('are found', () => {
    expect(index.rules.length).toBeGreaterThan(0)
  })

  it('are written in the fixed form', () => expectNone(problems.malformed))

  it('have every id once', () => expectNone(problems.duplicates))

  it('are numbered without gaps', () => expectNone(problems.gaps))

  it('exist when a test cites them', () => expectNone(problems.unknown))

  it('are cited by a test when marked built', () => expectNone(problems.unproven))
})

describe('reading rules', () => {
  it('reads id, state, text and place', () => {
    const { rules, malformed } = parseRules('# Title\n\n- **GOLF-6** (built) A score …\n- plain point\n', 'golf.md')
    expect(rules).toEqual([{ id: 'GOLF-6', state: 'built', text: 'A score …', place: 'golf.md:3' }])
    expect(malformed).toEqual([])
  })

  it.each([
    '- **GOLF-6** A score',
    '- **GOLF-6** (done) A score',
    '- **GOLF-06** (built) A score',
    '- **GOLF-6** (built)',
  ])('reports %s', line => {
    expect(parseRules(line, 'golf.md')).toMatchObject({ rules: [], malformed: [{ place: 'golf.md:1' }] })
  })

  it('reports gaps, also at the end of a family, and families it does not know', () => {
    const { gaps } = problemsOf(['A-1', 'A-3', 'C-1'], '', { A: 4, B: 1 })
    expect(gaps.map(sentence => sentence.split(' ')[0])).toEqual(['C-1', 'A-2', 'A-4', 'B-1'])
  })

  it('reports an id that appears twice, with both places', () => {
    expect(problemsOf(['A-1', 'A-1'], '').duplicates).toEqual([expect.stringContaining('spec.md:1, spec.md:2')])
  })
})

describe('reading citations', () => {
  it('reads one id and comma lists', () => {
    expect(cited(testNamed('[A-1] one'))).toEqual(['A-1'])
    expect(cited(testNamed('[A-1, B-2] two, [A11Y-3] three'))).toEqual(['A-1', 'B-2', 'A11Y-3'])
  })

  it('reads names of every kind of call and quote', () => {
    expect(cited(testNamed('[A-1] x', 'test.only'))).toEqual(['A-1'])
    expect(cited(testNamed('[A-1] x', 'describe'))).toEqual(['A-1'])
    expect(cited(testNamed('[A-1] %s', "it.each(['a', 'b'])"))).toEqual(['A-1'])
    expect(cited(testNamed('[A-1] x', 'it', '"'))).toEqual(['A-1'])
    expect(cited(testNamed('[A-1] $' + '{name}', 'it', '`'))).toEqual(['A-1'])
  })

  it('ignores brackets outside names and in comments', () => {
    expect(cited('const list = [A-1]\nexpect(text).toBe("[A-1]")')).toEqual([])
    expect(cited(`// ${testNamed('[A-1] x')}`)).toEqual([])
    expect(cited(`/* off:\n${testNamed('[A-1] x')} */`)).toEqual([])
  })

  it('names the line', () => {
    expect(parseCitations(`\n\n${testNamed('[A-1] x')}`, 'a.test.ts')[0]?.place).toBe('a.test.ts:3')
  })

  it('reports unknown ids and ranges', () => {
    expect(problemsOf(['A-1'], testNamed('[A-9] x')).unknown).toEqual([
      expect.stringContaining('a.test.ts:1 cites A-9'),
    ])
    expect(problemsOf(['A-1'], testNamed('[A-1…3] x')).unknown).toEqual([expect.stringContaining('comma lists')])
    expect(problemsOf(['A-1'], testNamed('[A-1, 3] x')).unknown).toEqual([expect.stringContaining('cites «3»')])
  })

  it('does not take a skipped test as proof', () => {
    expect(problemsOf(['A-1'], testNamed('[A-1] x')).unproven).toEqual([])
    expect(problemsOf(['A-1'], testNamed('[A-1] x', 'it.skip')).unproven).toHaveLength(1)
    expect(problemsOf(['A-1'], testNamed('[A-1] x', 'it.todo')).unproven).toHaveLength(1)
  })
})

function expectNone(sentences: string[]) {
  expect(sentences, `\n${sentences.join('\n')}\n`).toEqual([])
}

function problemsOf(builtIds: string[], source: string, families: Record<string, number> = { A: 1 }) {
  const spec = parseRules(builtIds.map(id => `- **${id}** (built) Text`).join('\n'), 'spec.md')
  return findProblems({ ...spec, citations: parseCitations(source, 'a.test.ts') }, families)
}

// Put together here, so that the examples are not taken for tests of this file.
function testNamed(name: string, call = 'it', quote = "'") {
  return `${call}(${quote}${name}${quote}, () => {})`
}

function cited(source: string) {
  return parseCitations(source, 'a.test.ts').map(citation => citation.id)
}
