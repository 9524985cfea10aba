type Hits = { windowStart: number; count: number }

/** Limits that one instance keeps in memory. Bounded: of too many keys the one longest in it is forgotten. */
export const createMemoryHits = ({ maxKeys = 50_000 } = {}) => {
  const hits = new Map<string, Hits>()
  return {
    /** Counts one more hit in the running window and says whether it is still allowed. */
    count: ({ key, limit, windowMs, now }: { key: string; limit: number; windowMs: number; now: number }): boolean => {
      const windowStart = now - (now % windowMs)
      const known = hits.get(key)
      if (known?.windowStart === windowStart) {
        known.count += 1
        return known.count <= limit
      }
      hits.delete(key)
      const [oldest] = hits.keys()
      if (hits.size >= maxKeys && oldest !== undefined) hits.delete(oldest)
      hits.set(key, { windowStart, count: 1 })
      return limit >= 1
    },
    size: () => hits.size,
  }
}

export type MemoryHits = ReturnType<typeof createMemoryHits>
