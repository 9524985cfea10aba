import type { Operation } from './operation'
import { tabLock } from './tab'

const prefix = 'vitrine.journal'

type Entry = { operations: Operation[]; at: number }

/**
 * What has been typed and not yet been acknowledged, kept in this browser by site, person and tab (D36). Written at once
 * with every letter, so that a reload, a crash or a lost connection loses nothing.
 */
export const createJournal = ({ siteKey, personId, tab }: { siteKey: string; personId: string; tab: string }) => {
  const own = `${prefix}.${siteKey}.${personId}.${tab}`
  return {
    /** False when the browser will not keep it. */
    write: (operations: readonly Operation[]): boolean => {
      try {
        if (operations.length === 0) localStorage.removeItem(own)
        else localStorage.setItem(own, JSON.stringify({ operations, at: Date.now() }))
        return true
      } catch {
        return false
      }
    },
    read: (): Operation[] => readEntry(own),
    /**
     * Takes over what other tabs leave behind. A tab in use holds a lock of its name; as soon as it is closed or dies, what
     * it had not sent is given to `take`, which says whether it is safe there.
     */
    adopt: (take: (operations: Operation[]) => boolean) => {
      const others = Object.keys(localStorage).filter(
        name => name.startsWith(`${prefix}.${siteKey}.${personId}.`) && name !== own,
      )
      for (const name of others) {
        const adoptOne = () => {
          const left = readEntry(name)
          if (left.length === 0 || take(left)) localStorage.removeItem(name)
        }
        // Without https there are no locks; sending a change twice is harmless.
        if (navigator.locks) void navigator.locks.request(tabLock(name.split('.').at(-1)!), adoptOne)
        else adoptOne()
      }
    },
  }
}

export type Journal = ReturnType<typeof createJournal>

const readEntry = (name: string): Operation[] => {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Entry | null)?.operations ?? []
  } catch {
    return []
  }
}
