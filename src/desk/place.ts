import { useSyncExternalStore } from 'react'

/** Where one is on the desk: `/desk/people` is `['people']`. */
export const placeOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .slice(2)
    .filter(Boolean)
    .map(part => decodeURIComponent(part))

export const addressOf = (...place: string[]) => `/desk/${place.map(encodeURIComponent).join('/')}`

const listeners = new Set<() => void>()

/** Goes to another place of the desk without loading it anew; the way back leads back. */
export const goTo = (...place: string[]) => goToAddress(addressOf(...place))

export const goToAddress = (address: string) => {
  history.pushState(null, '', address)
  for (const listener of listeners) listener()
  scrollTo({ top: 0, behavior: 'instant' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export const usePlace = (): string[] => placeOf(useSyncExternalStore(subscribe, () => location.pathname))

/** What the address says after its question mark. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => location.search))
