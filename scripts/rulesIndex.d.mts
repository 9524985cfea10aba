export interface Rule {
  id: string
  state: 'planned' | 'built'
  text: string
  place: string
}

export interface MalformedRule {
  place: string
  line: string
}

export interface Citation {
  id: string
  isValid: boolean
  isProof: boolean
  file: string
  place: string
  name: string
}

export interface RulesIndex {
  rules: Rule[]
  malformed: MalformedRule[]
  citations: Citation[]
}

export interface Problems {
  malformed: string[]
  duplicates: string[]
  gaps: string[]
  unknown: string[]
  unproven: string[]
}

export const FAMILIES: Record<string, number>
export function readIndex(root: string): RulesIndex
export function parseRules(text: string, file: string): Pick<RulesIndex, 'rules' | 'malformed'>
export function parseCitations(source: string, file: string): Citation[]
export function findProblems(index: RulesIndex, families?: Record<string, number>): Problems
export function coverage(index: RulesIndex): (Rule & { tests: number; firstFile: string })[]
