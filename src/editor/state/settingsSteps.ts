import type { LeafChange } from '../../content/rules/leafChange'
import type { Settings } from '../../content/settings'
import { createStore } from './store'

/** One change of the settings; `label` is what people call what was changed. */
export type SettingsStep = {
  section: keyof Settings
  changes: readonly LeafChange[]
  label: string
  nameOf: (key: string) => string
}

type Steps = { undo: readonly SettingsStep[]; redo: readonly SettingsStep[] }
const none: Steps = { undo: [], redo: [] }

/** Letters typed without a longer pause are one step. */
const pauseMs = 1_000

/** EDIT-12: what was changed in the settings since anything of the page was; so long, undo means these. */
export const createSettingsSteps = () => {
  const store = createStore<Steps>(none)
  let lastAt = 0
  return {
    store,
    note: (step: SettingsStep) => {
      const isFurther = Date.now() - lastAt < pauseMs
      lastAt = Date.now()
      store.set(({ undo }) => {
        const last = undo.at(-1)
        const joined =
          isFurther && last && isSame(last, step) ? [...undo.slice(0, -1), join(last, step)] : [...undo, step]
        return { undo: joined, redo: [] }
      })
    },
    /** The step to turn, which from now on waits on the other side; null when there is none. */
    take: (direction: 'undo' | 'redo'): SettingsStep | null => {
      const step = store.get()[direction].at(-1) ?? null
      const other = direction === 'undo' ? 'redo' : 'undo'
      if (step)
        store.set(known => ({
          ...known,
          [direction]: known[direction].slice(0, -1),
          [other]: [...known[other], step],
        }))
      lastAt = 0
      return step
    },
    /** The page was changed: undo means that now. */
    forget: () => store.set(known => (known === none ? known : none)),
  }
}

const isSame = (a: SettingsStep, b: SettingsStep) =>
  a.changes.map(({ key }) => key).join() === b.changes.map(({ key }) => key).join()

const join = (first: SettingsStep, further: SettingsStep): SettingsStep => ({
  ...further,
  changes: further.changes.map((change, index) => ({ ...change, before: first.changes[index]?.before })),
})
