import type { SiteId } from '../content/id'
import { type Bus, everything } from './storage/storage'

const maxSites = 1000

/**
 * What all pages of a site read (its settings, navigation, list of pages, business), remembered under the tag that
 * tells when it is out of date. A reading under way when its tag moves is forgotten too: later ones read anew (D15).
 */
export const createSiteMemory = (bus: Bus) => {
  const sites = new Map<SiteId, Map<string, Promise<unknown>>>()
  bus.subscribe(({ siteId, tags }) => {
    if (tags.includes(everything)) sites.delete(siteId)
    for (const tag of tags) sites.get(siteId)?.delete(tag)
  })
  bus.onGap(() => sites.clear())

  const readingsOf = (siteId: SiteId) => {
    const readings = sites.get(siteId) ?? new Map<string, Promise<unknown>>()
    sites.set(siteId, readings)
    if (sites.size > maxSites) sites.delete(sites.keys().next().value!)
    return readings
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
      reading.catch(() => {
        if (readings.get(tag) === reading) readings.delete(tag)
      })
      return reading
    },
  }
}

export type SiteMemory = ReturnType<typeof createSiteMemory>
