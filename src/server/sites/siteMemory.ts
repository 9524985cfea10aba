import { everything, type Scope } from '../../content/scope'
import type { Bus } from '../storage/storage'

/**
 * What the pages of a site have in common (its settings, navigation, list of pages, members of collections, pictures),
 * and once for all sites what belongs to the installation, remembered under the tag that tells when it is out of date.
 * A reading under way when its tag moves is forgotten too: later ones read anew (D15). Bounded; the scope longest in it
 * goes first.
 */
export const createSiteMemory = (bus: Bus, { maxReadings = 5_000 } = {}) => {
  const scopes = new Map<Scope, Map<string, Promise<unknown>>>()
  bus.subscribe(({ scope, tags }) => {
    if (tags.includes(everything)) scopes.delete(scope)
    for (const tag of tags) scopes.get(scope)?.delete(tag)
  })
  bus.onGap(() => scopes.clear())

  const readingsOf = (scope: Scope) => {
    const readings = scopes.get(scope) ?? new Map<string, Promise<unknown>>()
    scopes.set(scope, readings)
    return readings
  }

  const makeRoom = () => {
    let count = 0
    for (const readings of scopes.values()) count += readings.size
    for (const [scope, readings] of scopes) {
      if (count <= maxReadings) return
      scopes.delete(scope)
      count -= readings.size
    }
  }

  return {
    /** The result is shared: nobody may change it. */
    recall: <T>(scope: Scope, tag: string, read: () => Promise<T>): Promise<T> => {
      if (!bus.isCurrent()) return read()
      const readings = readingsOf(scope)
      const known = readings.get(tag)
      if (known) return known as Promise<T>
      const reading = read()
      readings.set(tag, reading)
      makeRoom()
      reading.catch(() => {
        if (readings.get(tag) === reading) readings.delete(tag)
      })
      return reading
    },
  }
}

export type SiteMemory = ReturnType<typeof createSiteMemory>
