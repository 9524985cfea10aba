import { localAt } from './zonedTime'

/**
 * Remembers what was made of a thing, by variant, through a local day. Things are compared by identity, so whoever reads
 * one anew gets it made anew.
 */
export const onceADay = <Thing extends object, Result>() => {
  const known = new WeakMap<Thing, { day: number; results: Map<string, Result> }>()
  return (
    { thing, variant = '', now }: { thing: Thing; variant?: string; now: number },
    make: () => Result,
  ): Result => {
    const { day } = localAt(now)
    const before = known.get(thing)
    const today = before?.day === day ? before : { day, results: new Map<string, Result>() }
    known.set(thing, today)
    const result = today.results.get(variant) ?? make()
    today.results.set(variant, result)
    return result
  }
}
