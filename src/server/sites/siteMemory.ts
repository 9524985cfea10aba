import type { SiteId } from '../../content/id'
import { type Bus, everything } from '../storage/storage'

/**
 * What the pages of a site have in common (its settings, navigation, list of pages, business, members of collections,
 * pictures), remembered under the tag that tells when it is out of date. A reading under way when its tag moves is forgotten too: later ones read
 * anew (D15). Bounded; the site longest in it goes first.
 */
export const createSiteMemory = (bus: Bus, { maxReadings = 5_000 } = {}) => {
  const sites = new Map<SiteId, Map<string, Promise<unknown>>>()
  bus.subscribe(({ siteId, tags }) => {
    if (tags.includes(everything)) sites.delete(siteId)
    for (const tag of tags) sites.get(siteId)?.delete(tag)
  })
  bus.onGap(() => sites.clear())

  const readingsOf = (siteId: SiteId) => {
    const readings = sites.get(siteId) ?? new Map<string, Promise<unknown>>()
    sites.set(siteId, readings)
    return readings
  }

  const makeRoom = () => {
    let count = 0
    for (const readings of sites.values()) count += readings.size
    for (const [siteId, readings] of sites) {
      if (count <= maxReadings) return
      sites.delete(siteId)
      count -= readings.size
    }
  }

  return {
    /** The result is shared: nobody may change it. */
    recall: <T>(siteId: SiteId, tag: string, read: () => Promise<T>): Promise<T> => {
      if (!bus.isCurrent()) return read()
      const readings = readingsOf(siteId)
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
