import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fieldNames } from '../content/field'
import { definitions } from './definitions'

/** BLOCK-4: comes with the video player. */
const later = ['video']

it('[MODEL-15] every field name belongs to a block', () => {
  const used = new Set(Object.values(definitions).flatMap(block => Object.keys(block?.fields ?? {})))
  expect(fieldNames.filter(name => !used.has(name))).toEqual(later)
})

it('[MODEL-15] the specification lists the fields of each block', () => {
  const listed = readFileSync('docs/spec/blocks.md', 'utf8')
    .split('\n')
    .map(line => /^\| (\w+) +\| (.+?) +\|$/.exec(line))
    .flatMap(row => (row && row[1]! in definitions ? [[row[1]!, row[2]!]] : []))
  const known = Object.entries(definitions).map(([type, block]) => [
    type,
    Object.keys(block?.fields ?? {}).join(', ') || '–',
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known))
})
