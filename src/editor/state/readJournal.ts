import { fromFirstJournal } from './fromFirstJournal'
import type { Operation } from './operation'
import { resources } from './resources/registry'
import type { Resource } from './resources/resource'

/** Of the journal itself; each entry says besides in which form its resource wrote it. */
const version = 2

type Entry = Operation & { form: number }

export const asEntry = (operation: Operation): Entry => ({ ...operation, form: resources[operation.resource].version })

export const written = (entries: readonly unknown[]): string =>
  JSON.stringify({ version, at: Date.now(), operations: entries })

/** What a journal holds, of this version or the last; `unread` is what only a newer one understands. */
export const readJournal = (text: string | null): { operations: Operation[]; unread: unknown[] } => {
  const operations: Operation[] = []
  const unread: unknown[] = []
  for (const [entry, understood] of entriesOf(text)) {
    if (understood) operations.push(...understood)
    else unread.push(entry)
  }
  return { operations, unread }
}

const entriesOf = (text: string | null): [entry: unknown, operations: Operation[] | null][] => {
  const { version: found = 1, operations } = parsed(text)
  return operations.map(entry => [entry, found === 1 ? fromFirstJournal(entry) : read(entry as Entry)])
}

const parsed = (text: string | null): { version?: number; operations: unknown[] } => {
  try {
    const found = JSON.parse(text ?? 'null')
    return Array.isArray(found?.operations) ? found : { operations: [] }
  } catch {
    return { operations: [] }
  }
}

const read = ({ form, ...operation }: Entry): Operation[] | null => {
  const resource = resources[operation.resource] as unknown as Resource<unknown> | undefined
  if (!resource || form > resource.version) return null
  if (form === resource.version) return [operation as Operation]
  const change = resource.upgrade?.(operation.change, form) ?? null
  return change === null ? null : [{ ...operation, change } as Operation]
}
