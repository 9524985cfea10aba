const name = 'vitrine.tab'

export const tabLock = (tab: string) => `vitrine.tab.${tab}`

/**
 * One name per tab, kept over reloads. A tab in use holds a lock of its name; a copied tab finds it taken and gets a new
 * one, so that no two tabs write one journal (D36).
 */
export const openTab = async (): Promise<string> => {
  const known = sessionStorage.getItem(name)
  if (known && (await hold(known))) return known
  const tab = crypto.randomUUID()
  sessionStorage.setItem(name, tab)
  await hold(tab)
  return tab
}

/** Held until the tab is closed; false when another tab has it. */
const hold = (tab: string) =>
  new Promise<boolean>(resolve => {
    void navigator.locks.request(tabLock(tab), { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock ? new Promise(() => {}) : undefined
    })
  })
