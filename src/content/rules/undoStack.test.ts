import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LoggedChange, undoStack } from './undoStack'

/** Plays a list of actions against one value the way the server does, and a plain editor's stack beside it. */
const play = (actions: readonly ('edit' | 'undo' | 'redo')[]) => {
  const log: LoggedChange[] = []
  let value: unknown = 'v0'
  let version = 1
  let seq = 0
  const model = { done: [] as unknown[], undone: [] as unknown[], value: 'v0' as unknown }
  const write = (next: unknown, kind: string, undoes: string | null) => {
    seq += 1
    version += 1
    const row = {
      object: 'page' as const,
      seq,
      changeId: `c${seq}`,
      kind,
      itemId: 'i',
      key: 'text:de',
      before: value,
      after: next,
      version,
      undoes,
    }
    log.unshift(row)
    value = next
  }
  for (const action of actions) {
    if (action === 'edit') {
      write(`v${seq + 1}`, 'edit', null)
      model.done.push(model.value)
      model.value = value
      model.undone = []
      continue
    }
    const step = undoStack(log)[action]
    const from = action === 'undo' ? model.done : model.undone
    expect(step === null).toBe(from.length === 0)
    if (!step) continue
    expect(step.writes[0]!.base).toBe(version)
    write(step.writes[0]!.value, action, step.of)
    ;(action === 'undo' ? model.undone : model.done).push(model.value)
    model.value = from.pop()
    expect(value).toBe(model.value)
  }
}

describe('undo and redo from the log', () => {
  it('[EDIT-12] behave like an editor’s stack, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('edit' as const, 'undo' as const, 'redo' as const), { maxLength: 40 }),
        play,
      ),
    )
  })

  it('[EDIT-12] undoing an added section deletes it', () => {
    const added = (key: string, after: unknown, seq: number): LoggedChange => ({
      object: 'page',
      seq,
      changeId: 'add',
      kind: 'edit',
      itemId: 'g',
      key,
      before: null,
      after,
      version: 1,
      undoes: null,
    })
    const { undo } = undoStack([added('order', 'a1', 2), added('status', 'draft', 1)])
    expect(undo?.writes).toContainEqual({ object: 'page', itemId: 'g', key: 'status', value: 'deleted', base: 1 })
  })

  it('[EDIT-12] what was typed and taken back at once is no step of its own', () => {
    const change = { object: 'page' as const, kind: 'edit', key: 'text:de', version: 2, undoes: null }
    const typed: LoggedChange = { ...change, seq: 1, changeId: 'a', itemId: 'f', before: 'Alt', after: 'Neu' }
    const nothing: LoggedChange = { ...change, seq: 2, changeId: 'c', itemId: 'g', before: 'Gleich', after: 'Gleich' }
    expect(undoStack([nothing, typed]).undo).toMatchObject({ of: 'a' })
    expect(undoStack([nothing])).toEqual({ undo: null, redo: null })
  })

  it('[EDIT-12] changes without a name are told apart by what they belong to', () => {
    const change = { seq: 1, changeId: null, kind: 'edit', before: 'a', after: 'b', version: 1, undoes: null }
    const ofPage: LoggedChange = { ...change, object: 'page', itemId: 'f', key: 'text:de' }
    const ofSite: LoggedChange = { ...change, object: 'settings', itemId: 'settings', key: 'footer.city' }
    expect(undoStack([ofSite, ofPage]).undo).toMatchObject({ of: 'settings#1', writes: [{ object: 'settings' }] })
    const undone: LoggedChange = { ...ofSite, seq: 2, kind: 'undo', before: 'b', after: 'a', undoes: 'settings#1' }
    expect(undoStack([undone, ofSite, ofPage]).undo).toMatchObject({ of: '#1', writes: [{ object: 'page' }] })
  })
})
