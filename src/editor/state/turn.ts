import { calls } from '../../contract/calls'
import type { createAsk } from './ask'
import type { EditorData } from './editorState'
import type { Notice } from './notice'
import { showTurned } from './showTurned'
import type { createSurroundings } from './surroundings'
import type { Workspace } from './workspace'

export type NameSetting = (key: string, locale: 'de' | 'fr') => Promise<string>

/**
 * EDIT-12, D6: takes back the last thing this person did on this page or, from it, to navigation, settings or theme, or
 * does it again; where that is not seen it is said what it was.
 */
export const createTurn =
  ({
    data,
    workspace,
    surroundings,
    ask,
    notify,
    nameSetting,
  }: {
    data: EditorData
    workspace: Workspace
    surroundings: ReturnType<typeof createSurroundings>
    ask: ReturnType<typeof createAsk>
    notify: (notice: Notice) => void
    nameSetting: NameSetting
  }) =>
  async (direction: 'undo' | 'redo') => {
    const { store, saver, refresh } = workspace
    if (!(await saver.flush())) return notify({ kind: 'error', code: 'offline' })
    const call = direction === 'undo' ? calls.undoChange : calls.redoChange
    const answer = await ask(call, { id: store.get().pageId })
    if (!answer.success) {
      const code = answer.code === 'offline' ? 'offline' : direction
      return notify({ kind: 'error', code, reason: answer.code, detail: answer.error })
    }
    const { applied, skipped, canUndo, canRedo } = answer.data
    if (skipped.length > 0) notify({ kind: 'error', code: 'skipped' })
    const { groups: before } = store.get()
    const objects = new Set([...applied, ...skipped].map(({ object }) => object))
    await Promise.all([
      refresh(),
      objects.has('settings') ? workspace.siteSettings.reload() : null,
      objects.has('theme') ? workspace.siteTheme.reload() : null,
    ])
    store.set(state => ({ ...state, canUndo, canRedo }))
    const others = [...objects].flatMap(object => (object === 'page' ? [] : [object]))
    if (others.length > 0) surroundings.read(others)
    const tell = (detail: string) => notify({ kind: 'info', code: direction, detail, lastsMs: 5_000 })
    const ofSite = applied.filter(({ object }) => object !== 'page')
    if (ofSite.length > 0) return tell(await namesOf(ofSite, data.editorLocale, nameSetting))
    const detail = showTurned(data, store.get(), { applied, before })
    if (detail !== null) tell(detail)
  }

const namesOf = async (
  turned: readonly { object: string; key: string }[],
  locale: 'de' | 'fr',
  nameSetting: NameSetting,
): Promise<string> => {
  const names = turned.map(async ({ object, key }) => {
    if (object === 'navigation') return 'Navigation'
    if (object === 'theme') return themeName[locale]
    if (object === 'business') return hoursName[locale]
    return nameSetting(key, locale)
  })
  return [...new Set(await Promise.all(names))].join(', ')
}

const hoursName = { de: 'Öffnungszeiten', fr: 'Horaires' }
const themeName = { de: 'Farben und Schriften', fr: 'Couleurs et polices' }
