import { createHash } from 'node:crypto'
import type { Call } from '../../contract/call'
import { authorOf } from '../editing/authorOf'
import { type Caller, callerKey } from '../http/caller'
import { readFile } from '../http/readFile'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import { type ChangeKey, findAnswer, keepAnswer } from '../storage/answers'
import type { Tx } from '../storage/storage'
import { writeSite } from '../storage/writeSite'
import type { Author } from '../storage/writeValues'
import { answerOnce } from './answerOnce'
import { type AnyHandler, type ApiContext, Versioned, type WriteContext } from './context'

export type Run = {
  name: string
  call: Call
  handler: Exclude<AnyHandler, { kind: 'streams' }>
  context: ApiContext
  caller: Caller
  input: unknown
}

/** Lets a handler do its work, once for each `changeId` (API-4). */
export const runHandler = async (work: Run): Promise<unknown> => {
  const { handler, context, input, call } = work
  if (handler.kind === 'reads') return handler.run(context, input)
  const key = changeKey(work)
  // Every action has an id in the log, so that undo takes back all of it at once.
  const changeId = sentChangeId(input) ?? newId()
  const author = context.session ? authorOf(context.session, changeId) : { personId: null, changeId }
  if (handler.kind === 'writes') return writeOnce({ ...work, handler }, key, author)
  const { storage } = context.services
  const act = async () => {
    if (handler.kind === 'acts') return handler.run({ ...context, author }, input)
    const file = call.takes.includes('chunk')
      ? { bytes: (context.request.body ?? Buffer.alloc(0)) as Buffer, filename: null }
      : await readFile(context.request, call.maxBytes)
    return handler.run({ ...context, author, file }, input)
  }
  return key ? revive(await answerOnce(storage, key, async () => store(await act()))) : act()
}

type Writing = Run & { handler: Extract<AnyHandler, { kind: 'writes' }> }

const writeOnce = async ({ handler, call, context, input }: Writing, key: ChangeKey | null, author: Author) => {
  const { storage } = context.services
  const prepared: unknown = await handler.prepare(context, input)
  const replay = async (tx: Tx) => (key ? findAnswer(tx, key) : undefined)
  const write = <T>(unit: (tx: Tx) => Promise<T>): Promise<T> =>
    call.policy === 'anyone' ? storage.write(unit) : writeSite(storage, context.hosted.site.id, unit)
  try {
    return await write(async tx => {
      const earlier = await replay(tx)
      if (earlier !== undefined) return revive(earlier)
      const writing: WriteContext<unknown, ApiContext['session']> = { ...context, tx, author, prepared }
      const result: unknown = await handler.run(writing, input)
      if (key && !(await keepAnswer(tx, key, store(result)))) throw new Refusal('change_id_used')
      return result
    })
  } catch (error) {
    // The same change sent twice at once: the slower one left no trace and gets the faster one's answer.
    const earlier = key ? await storage.write(replay) : undefined
    if (earlier === undefined) throw error
    return revive(earlier)
  }
}

const changeKey = ({ name, call, context, caller, input }: Run): ChangeKey | null => {
  const changeId = call.once === 'answer' ? sentChangeId(input) : undefined
  if (!changeId) return null
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  return { siteId: context.hosted.site.id, changeId, caller: callerKey(caller), call: name, inputHash }
}

const sentChangeId = (input: unknown) => (input as { changeId?: string }).changeId

const store = (result: unknown) =>
  result instanceof Versioned ? { data: result.data, version: result.version } : { data: result }
const revive = (stored: unknown) => {
  const { data, version } = stored as { data: unknown; version?: number }
  return version === undefined ? data : new Versioned(data, version)
}
