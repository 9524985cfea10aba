import type { Operation } from './operation'
import { asEntry, readJournal, written } from './readJournal'
import { tabLock } from './tab'

const prefix = 'vitrine.journal'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] }

/**
 * What has been changed and not yet been taken, kept in this browser by site, person and tab (D36). Written at once with
 * every letter, so that a reload, a crash or a lost connection loses nothing. What cannot be read here (a newer version
 * wrote it) stays for one that can.
 */
export const createJournal = ({
  siteKey,
  personId,
  tab,
  storage = browserStorage(),
}: {
  siteKey: string
  personId: string
  tab: string
  storage?: Storage
}) => {
  const own = `${prefix}.${siteKey}.${personId}.${tab}`
  let unread: unknown[] = readJournal(storage.getItem(own)).unread
  return {
    /** False when the browser will not keep it. */
    write: (operations: readonly Operation[]): boolean => {
      try {
        const entries = [...operations.map(asEntry), ...unread]
        if (entries.length === 0) storage.removeItem(own)
        else storage.setItem(own, written(entries))
        return true
      } catch {
        return false
      }
    },
    read: (): Operation[] => {
      const found = readJournal(storage.getItem(own))
      unread = found.unread
      return found.operations
    },
    /**
     * Takes over what other tabs leave behind. A tab in use holds a lock of its name; as soon as it is closed or dies, what
     * it had not sent is given to `take`, which says whether it is safe there.
     */
    adopt: (take: (operations: Operation[]) => boolean) => {
      const others = storage.keys().filter(name => name.startsWith(`${prefix}.${siteKey}.${personId}.`) && name !== own)
      for (const name of others) {
        const adoptOne = () => {
          const { operations, unread: strange } = readJournal(storage.getItem(name))
          if (operations.length > 0 && !take(operations)) return
          if (strange.length === 0) storage.removeItem(name)
          else storage.setItem(name, written(strange))
        }
        // Without https there are no locks; sending a change twice is harmless.
        if (globalThis.navigator?.locks) void navigator.locks.request(tabLock(name.split('.').at(-1)!), adoptOne)
        else adoptOne()
      }
    },
  }
}

export type Journal = ReturnType<typeof createJournal>

const browserStorage = (): Storage => ({
  getItem: name => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: name => localStorage.removeItem(name),
  keys: () => Object.keys(localStorage),
})
