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
    write: (operations: readonly Operation[]) => {
      try {
        if (operations.length === 0) localStorage.removeItem(own)
        else localStorage.setItem(own, JSON.stringify({ operations, at: Date.now() }))
        return true
      } catch {
        return false
      }
    },
    read: (): Operation[] => readEntry(own),
    /** Takes over what tabs left behind that are no longer open; a tab in use holds a lock of its name. */
    adopt: async (): Promise<Operation[]> => {
      const others = Object.keys(localStorage).filter(
        name => name.startsWith(`${prefix}.${siteKey}.${personId}.`) && name !== own,
      )
      const adopted: Operation[] = []
      for (const name of others) {
        await navigator.locks.request(tabLock(name.split('.').at(-1)!), { ifAvailable: true }, async lock => {
          if (!lock) return
          adopted.push(...readEntry(name))
          localStorage.removeItem(name)
        })
      }
      return adopted
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
