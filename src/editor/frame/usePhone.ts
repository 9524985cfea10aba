import { useSyncExternalStore } from 'react'

const query = '(max-width: 640px)'

export const isPhone = () => matchMedia(query).matches

/** On a phone menus dock at the bottom and panels are sheets. */
export const usePhone = () => useSyncExternalStore(subscribe, isPhone)

const subscribe = (onChange: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
