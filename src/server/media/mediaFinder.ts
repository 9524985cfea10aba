import type { SiteId } from '../../content/id'
import type { Media } from '../../content/media'
import { findMediaByObject } from '../storage/media'
import type { Storage } from '../storage/storage'
import { unlessLost } from '../storage/unlessLost'

const mostRemembered = 10_000

/**
 * A file's data. While the database is out of reach they are those of the last time: a page sent from memory has its
 * pictures.
 */
export const createMediaFinder = ({ read, bus }: Pick<Storage, 'read' | 'bus'>) => {
  const known = new Map<string, Media>()
  const remember = (key: string, found: Media | null) => {
    known.delete(key)
    if (!found) return
    const [oldest] = known.keys()
    if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest)
    known.set(key, found)
  }

  return async (siteId: SiteId, objectId: string): Promise<Media | null> => {
    const key = `${siteId} ${objectId}`
    const remembered = known.get(key)
    if (remembered && bus.isLost()) return remembered
    try {
      const found = await unlessLost(bus, findMediaByObject(read, siteId, objectId))
      remember(key, found)
      return found
    } catch (error) {
      if (remembered) return remembered
      throw error
    }
  }
}
