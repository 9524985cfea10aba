/** Remembers what was made of a thing. Things are compared by identity and never changed, only replaced. */
export const oncePer = <Thing extends object, Result>(make: (thing: Thing) => Result) => {
  const known = new WeakMap<Thing, { result: Result }>()
  return (thing: Thing): Result => {
    const before = known.get(thing)
    if (before) return before.result
    const result = make(thing)
    known.set(thing, { result })
    return result
  }
}
