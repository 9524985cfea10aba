import { expect, it } from 'vitest'
import { onceADay } from './onceADay'

it('[HOURS-4] is made once a thing, variant and local day', () => {
  const remember = onceADay<object, number>()
  let made = 0
  const make = () => ++made
  const [thing, other] = [{}, {}]
  const evening = Date.parse('2026-11-15T23:30:00+01:00')
  const ask = (of: object, variant: string, now: number) => remember({ thing: of, variant, now }, make)
  expect([ask(thing, 'de', evening), ask(thing, 'de', evening + 1_000)]).toEqual([1, 1])
  expect([ask(thing, 'fr', evening), ask(other, 'de', evening), ask(thing, 'de', evening)]).toEqual([2, 3, 1])
  const afterMidnight = evening + 3_600_000
  expect([ask(thing, 'de', afterMidnight), ask(thing, 'fr', afterMidnight)]).toEqual([4, 5])
})
