import { useSyncExternalStore } from 'react'

/** A value that parts of the editor watch, each only the part it needs. */
export type Store<S> = {
  get: () => S
  /** What the server drew from; hydration starts there. */
  initial: S
  set: (change: (state: S) => S) => void
  subscribe: (listener: () => void) => () => void
}

export const createStore = <S>(initial: S): Store<S> => {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set: change => {
      const next = change(state)
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Draws anew only when what is selected is another value. */
export const useStore = <S, T>(store: Store<S>, select: (state: S) => T): T =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
