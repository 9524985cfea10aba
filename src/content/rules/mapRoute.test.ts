import { expect, it } from 'vitest'
import { parseMapRoute } from './mapRoute'

const line = [
  [8.72, 47.49],
  [8.73, 47.5],
]

it('[OPT-5] takes text, pairs, a nested list and a feature collection', () => {
  const collection = { type: 'FeatureCollection', features: [{ geometry: { type: 'LineString', coordinates: line } }] }
  for (const typed of [
    '8.72, 47.49\n8.73, 47.5',
    JSON.stringify(line),
    JSON.stringify([line]),
    JSON.stringify(collection),
  ])
    expect(parseMapRoute(typed)).toEqual(line)
  expect(parseMapRoute(' ')).toEqual([])
})

it('[OPT-5] says what is wrong', () => {
  for (const typed of ['abc', '8.72', '8.72 47.49', '[1,2', '{"type":"Feature"}', '[[8.72,47.49]]'])
    expect(() => parseMapRoute(typed)).toThrow(/^Invalid (format:|coordinates format)/)
  expect(() => parseMapRoute('[["a","b"],[1,2]]')).toThrow('Invalid coordinates format')
})
