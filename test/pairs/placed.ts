import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Storage } from '../../src/server/storage/storage'

type Gate = { passed: string[]; before: (statement: number) => Promise<void> }

const ways = new AsyncLocalStorage<Gate>()

/** From here to the end of the test every statement of a call run `onItsWay` passes its gate first. */
export const watchStatements = () => {
  const { prototype } = pg.Client as unknown as { prototype: { query: (...input: unknown[]) => unknown } }
  const { query } = prototype
  prototype.query = function (this: unknown, ...input) {
    const gate = ways.getStore()
    // The pool itself calls back; calls wait for a promise.
    if (!gate || typeof input.at(-1) === 'function') return query.apply(this, input)
    const number = gate.passed.push(String((input[0] as { text?: string }).text ?? input[0])) - 1
    return gate.before(number).then(() => query.apply(this, input))
  }
  onTestFinished(() => {
    prototype.query = query
  })
}

/** Runs a call by itself; answers with the statements it made. */
export const statementsOf = async <T>(call: () => Promise<T>) => {
  const gate: Gate = { passed: [], before: async () => {} }
  const answer = await ways.run(gate, call)
  return { answer, statements: gate.passed }
}

/** Runs `first` up to one of its statements, then `second` to its end or until it waits for the first, then both on. */
export const placed = async <T>(
  storage: Storage,
  { first, second, at }: { first: () => Promise<T>; second: () => Promise<T>; at: number },
): Promise<[T, T]> => {
  let reach = () => {}
  let release = () => {}
  const reached = new Promise<void>(resolve => (reach = resolve))
  const released = new Promise<void>(resolve => (release = resolve))
  const before = async (statement: number) => {
    if (statement !== at) return
    reach()
    await released
  }
  const one = ways.run({ passed: [], before }, first).finally(reach)
  await reached
  let isDone = false
  const two = second().finally(() => {
    isDone = true
  })
  while (!isDone && !(await isAnybodyWaiting(storage)));
  release()
  return [await one, await two]
}

const isAnybodyWaiting = async ({ read }: Storage) => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(read)
  return rows.length > 0
}
