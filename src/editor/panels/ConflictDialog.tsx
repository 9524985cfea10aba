import type { LeafChange } from '../../content/rules/leafChange'
import { useEditor } from '../EditorContext'
import { TwoVersions } from '../kit/TwoVersions'
import { resourceOf } from '../state/resources/registry'
import { useStore } from '../state/store'
import { conflictText } from './conflictText'

/** EDIT-13: the same changed by both is shown twice, and the editor chooses. */
export default function ConflictDialog() {
  const editor = useEditor()
  const operation = useStore(editor.queue, queue => queue.find(({ phase }) => phase === 'parked'))
  if (!operation?.theirs) return null
  const { change, theirs } = operation
  const { label, place } = resourceOf(operation)
  const { present } = editor.store.get()
  const show = (key: string, value: unknown) => conflictText(key, value, editor.data)
  // What the page shows needs no name.
  const what = place(change) ? undefined : label(change, editor.store.get())[editor.data.editorLocale]
  const [mine, other] = versionsOf(operation, show)
  return (
    <TwoVersions
      name={present.find(({ personId }) => personId === theirs.changedBy)?.name ?? null}
      what={what}
      mine={mine}
      theirs={other}
      onChoose={keep => editor.saver.choose(operation.id, keep)}
    />
  )
}

type Parked = NonNullable<ReturnType<ReturnType<typeof useEditor>['queue']['get']>[number]>

const versionsOf = (
  operation: Parked,
  show: (key: string, value: unknown) => string,
): [mine: string, theirs: string] => {
  const { value } = operation.theirs!
  if (operation.resource === 'settings' || operation.resource === 'theme') {
    const theirs = value as LeafChange[]
    const mine = operation.change.changes.filter(({ key }) => theirs.some(leaf => leaf.key === key))
    const joined = (changes: readonly LeafChange[]) => changes.map(leaf => show(leaf.key, leaf.value)).join(', ')
    return [joined(mine), joined(theirs)]
  }
  if (operation.resource === 'pageValues')
    return [show(operation.change.key, operation.change.value), show(operation.change.key, value)]
  const typed = resourceOf(operation).typed?.(operation.change)
  return [show('', typed?.value), show('', value)]
}
