import type { LeafChange } from '../../../content/rules/leafChange'
import { applyLeaves, contestedLeaves, joinedLeaves } from '../../../content/rules/leafChange'
import { type Content, isRead, type Saved, type Unread, type Whole } from '../content'
import type { Request, Resource, Taken } from './resource'

/** Some leaves of an object that is sent whole, and what people call them. */
export type LeavesChange = { changes: LeafChange[]; label: { de: string; fr: string } }

type Part = 'settings' | 'theme'
type ValueOf<P extends Part> = Content[P] extends Whole<infer T> | Unread ? T : never

/**
 * An object that is kept leaf by leaf and sent whole (D2): what was changed is put on top of the object as it is known.
 * Should somebody else be faster, it is done again on top of theirs; only a leaf that both changed is asked about.
 */
export const wholeObject = <P extends Part>({
  part,
  leavesOf,
  fromLeaves,
  requestOf,
  answered,
  reload,
}: {
  part: P
  leavesOf: (value: ValueOf<P>) => Map<string, unknown>
  fromLeaves: (leaves: Map<string, unknown>) => ValueOf<P>
  requestOf: (whole: Whole<ValueOf<P>>, on: LeavesChange & { fromPageId: string }) => Request
  /** The object in the answer to a write. */
  answered: (data: unknown) => ValueOf<P>
  reload: Resource<LeavesChange>['reload']
}): Resource<LeavesChange> => {
  const known = (content: Content) => {
    const found = content[part] as Whole<ValueOf<P>> | Unread
    return isRead(found) ? found : null
  }
  const changed = (value: ValueOf<P>, { changes }: LeavesChange) => fromLeaves(applyLeaves(leavesOf(value), changes))
  return {
    part,
    version: 1,
    owns: ({ changes }) => changes.map(({ key }) => `${part} ${key}`),
    basis: () => null,
    makes: () => [],
    needs: () => [],
    join: (earlier, later) => {
      const changes = joinedLeaves(earlier.changes, later.changes)
      return changes.length > 0 ? { changes, label: later.label } : null
    },
    request: (change, { saved, pageId }) => {
      const whole = known(saved)
      return whole && requestOf({ ...whole, value: changed(whole.value, change) }, { ...change, fromPageId: pageId })
    },
    lay: (content, change) => {
      const whole = known(content)
      return whole ? { ...content, [part]: { ...whole, value: changed(whole.value, change) } } : content
    },
    adopt: (saved: Saved, _, { data, version = 0 }: Taken) => {
      const isOlder = (known(saved)?.version ?? 0) > version
      return { saved: isOlder ? saved : { ...saved, [part]: { value: answered(data), version } }, versions: {} }
    },
    contested: ({ changes }, saved) => {
      const whole = known(saved)
      const theirs = whole ? contestedLeaves(leavesOf(whole.value), changes) : []
      return theirs.length > 0 ? { value: theirs, version: whole?.version ?? 0, changedBy: null } : null
    },
    keep: {
      mine: (change, theirs) => ({ ...change, changes: onTop(change.changes, theirs as LeafChange[]) }),
      // What only I changed stays in either case.
      theirs: (change, theirs) => {
        const changes = change.changes.filter(({ key }) => !(theirs as LeafChange[]).some(leaf => leaf.key === key))
        return changes.length > 0 ? { ...change, changes } : null
      },
    },
    reload,
    label: ({ label }) => label,
    place: () => null,
    typed: ({ changes }) => (changes.length === 1 ? { key: changes[0]!.key, value: changes[0]!.value } : null),
  }
}

/** Mine, made from theirs. */
const onTop = (changes: readonly LeafChange[], theirs: readonly LeafChange[]): LeafChange[] =>
  changes.map(change => {
    const leaf = theirs.find(({ key }) => key === change.key)
    return leaf ? { ...change, before: leaf.value } : change
  })
