import { newId } from './newId'

const name = 'vitrine.tab'

export const tabLock = (tab: string) => `vitrine.tab.${tab}`

/** A page that is loaded anew may come before its lock is free. */
const reloadMs = 1_000

/**
 * One name per tab, kept over reloads. A tab in use holds a lock of its name; a copied tab finds it taken and gets a new
 * one, so that no two tabs write one journal (D36).
 */
export const openTab = async (): Promise<string> => {
  const known = sessionStorage.getItem(name)
  if (known && (await hold(known))) return known
  const tab = newId()
  sessionStorage.setItem(name, tab)
  await hold(tab)
  return tab
}

/** Held until the tab is closed; false when another tab has it. Without https there are no locks, and no tab knows of another. */
const hold = (tab: string) =>
  new Promise<boolean>(resolve => {
    if (!navigator.locks) return resolve(true)
    const taken = () => {
      resolve(true)
      return new Promise(() => {})
    }
    navigator.locks.request(tabLock(tab), { signal: AbortSignal.timeout(reloadMs) }, taken).catch(() => resolve(false))
  })
