import { byPerson, type Provenance } from '../provenance'
import { sameValue } from './changed'
import type { LoggedObject } from './wholeObjects'

/** A line of the log as undo and redo need it. */
export type LoggedChange = {
  /** What it belongs to; each counts its changes by itself. */
  object: 'page' | LoggedObject
  seq: number
  changeId: string | null
  kind: string
  itemId: string
  key: string
  before: unknown
  after: unknown
  version: number
  undoes: string | null
  /** Where the text before and the one after came from. */
  beforeFrom?: Provenance
  afterFrom?: Provenance
}

/** What one action of a person wrote, and what it would write back. */
export type Step = {
  /** Names the action an undo takes back and a redo makes again. */
  of: string
  writes: {
    object: 'page' | LoggedObject
    itemId: string
    key: string
    /** Of navigation, settings and theme undefined is a leaf that is not there. */
    value: unknown
    base: number
    provenance?: Provenance
  }[]
}

/**
 * D6: from a person's own changes of a page, and of the site from it (newest first), the step an undo would take and the
 * one a redo would.
 * An action is all changes with one changeId; undo and redo name the action they turn. A new edit ends redoing.
 */
export const undoStack = (changes: readonly LoggedChange[]): { undo: Step | null; redo: Step | null } => {
  const actions = groupActions(changes)
  const isUndone = (of: string) => {
    const last = actions.find(action => action.turns === of)
    return last !== undefined && (last.kind === 'undo' || !hasEffect(last))
  }
  const toUndo = actions.find(action => action.kind === 'edit' && !isUndone(action.name))
  const toRedo = firstRedo(actions)
  return {
    undo: toUndo ? turned(toUndo.name, lastRows(actions, toUndo.name), changes) : null,
    redo: toRedo ? turned(toRedo, lastRows(actions, toRedo), changes) : null,
  }
}

type Action = { name: string; kind: string; turns: string | null; rows: LoggedChange[] }

const groupActions = (changes: readonly LoggedChange[]): Action[] => {
  const actions: Action[] = []
  const known = new Map<string, Action>()
  for (const change of changes) {
    // Typed and taken back within one fold: there is nothing to turn.
    const isNothing = change.kind === 'edit' && !isEffective(change)
    if (change.kind === 'publish' || change.kind === 'create' || isNothing) continue
    const name = change.changeId ?? nameless(change)
    const action = known.get(name) ?? {
      name,
      kind: change.kind === 'revert' ? 'edit' : change.kind,
      turns: change.undoes,
      rows: [],
    }
    action.rows.push(change)
    if (!known.has(name)) {
      known.set(name, action)
      actions.push(action)
    }
  }
  return actions
}

const nameless = ({ object, seq }: LoggedChange) => (object === 'page' ? `#${seq}` : `${object}#${seq}`)

/** A turn that found somebody else's value everywhere changed nothing: what it turned is out of the game. */
const hasEffect = ({ rows }: Action) => rows.some(isEffective)

const isEffective = ({ before, after, beforeFrom, afterFrom }: LoggedChange) =>
  !sameValue(before, after) || isTakenUp(beforeFrom, afterFrom)

/** The same words, seen to be right: a machine's become a person's, and what was out of date is so no more. */
const isTakenUp = (before: Provenance = byPerson, after: Provenance = byPerson) =>
  before.origin !== after.origin ||
  (before.source !== null && !sameValue(before.source.text, after.source?.text ?? null))

/** Going back over undos and redos only: the newest action that is undone right now. */
const firstRedo = (actions: readonly Action[]): string | null => {
  const settled = new Set<string>()
  for (const action of actions) {
    if (action.kind === 'edit' || !action.turns) return null
    if (settled.has(action.turns)) continue
    settled.add(action.turns)
    if (action.kind === 'undo' && hasEffect(action)) return action.turns
  }
  return null
}

/** The rows that turned this action last. */
const lastRows = (actions: readonly Action[], name: string) =>
  (actions.find(action => action.turns === name) ?? actions.find(action => action.name === name))!.rows

const turned = (of: string, rows: readonly LoggedChange[], changes: readonly LoggedChange[]): Step => ({
  of,
  writes: rows.filter(isEffective).map(row => ({
    object: row.object,
    itemId: row.itemId,
    key: row.key,
    // A group that was not there before is deleted, not left without a status.
    value: row.key === 'status' && row.before === null ? 'deleted' : row.before,
    base: expectedVersion(row, changes),
    provenance: row.beforeFrom,
  })),
})

/**
 * The version that must still be there: the newest of the person's own changes of this value since, as long as each
 * took over what the one before had left. Where somebody else stepped in between, the row's own, which is stale then.
 */
const expectedVersion = (row: LoggedChange, changes: readonly LoggedChange[]) => {
  const later = changes
    .filter(change => change.itemId === row.itemId && change.key === row.key && change.seq > row.seq)
    .toReversed()
  let last = row
  for (const change of later) {
    if (!sameValue(change.before, last.after)) return row.version
    last = change
  }
  return last.version
}
