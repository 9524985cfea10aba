import { pagesIn } from '../../content/rules/navigationChange'
import type { Call, ReplyOf } from '../../contract/call'
import { calls } from '../../contract/calls'
import type { Envelope } from '../../contract/errors'
import type { PageEntry } from '../../contract/page'
import { isRead, type KnownPages, type PageList, type PagesWanted } from './content'
import type { EditorState } from './editorState'
import type { Failure, Outcome } from './resources/resource'

/** What is read at first and with every step; when a longer list is read again, so many at once. */
const partSize = 50
const longestPart = 200
/** Ids in one question. */
const mostIds = 100

type Ask = <Input, Reply>(call: Call<Input, Reply>, input: Input) => Promise<Envelope<Reply> | 'unanswered'>
type Part = ReplyOf<typeof calls.listPagePart>

export const listName = (wanted: PagesWanted) => JSON.stringify(Object.entries(wanted).sort())

/**
 * The site's pages, in lists that are read part by part while somebody looks at them. A site may have thousands: what
 * nobody looks at any more is forgotten when the rest is read again.
 */
export const createPageLists = ({
  ask,
  state,
  put,
}: {
  ask: Ask
  state: () => EditorState
  put: (change: (known: KnownPages) => KnownPages) => void
}) => {
  const saved = () => state().saved
  const open = new Map<string, { wanted: PagesWanted; readers: number }>()
  const turns = new Map<string, number>()
  const growing = new Map<string, Promise<boolean>>()

  /** So many from there on, in as few answers as possible. */
  const gather = async (
    wanted: PagesWanted,
    { count, after }: { count: number; after?: string },
  ): Promise<Envelope<Part> | 'unanswered'> => {
    const limit = String(Math.min(longestPart, count))
    const answer = await ask(calls.listPagePart, { ...wanted, limit, ...(after && { after }) })
    if (answer === 'unanswered' || !answer.success) return answer
    const { pages, next } = answer.data
    if (next === null || pages.length >= count) return answer
    const rest = await gather(wanted, { count: count - pages.length, after: next })
    if (rest === 'unanswered' || !rest.success) return rest
    return { ...rest, data: { ...rest.data, pages: [...pages, ...rest.data.pages] } }
  }

  /** From its beginning, as far as it was read before. */
  const readList = async (name: string, wanted: PagesWanted): Promise<Outcome> => {
    const before = saved().pages.lists[name]
    const count = Math.max(partSize, before && isRead(before) ? before.ids.length : 0)
    const turn = (turns.get(name) ?? 0) + 1
    turns.set(name, turn)
    const answer = await gather(wanted, { count })
    // Asked anew meanwhile: the later answer counts.
    if (turns.get(name) !== turn) return { isRead: true }
    if (answer === 'unanswered' || !answer.success) return failed(name, answer)
    const { pages, ...rest } = answer.data
    put(known => withList(withEntries(known, pages), name, { wanted, ids: idsOf(pages), ...rest }))
    return { isRead: true }
  }

  const failed = (name: string, failure: Failure | 'unanswered'): Outcome => {
    put(known => (isRead(known.lists[name] ?? 'loading') ? known : withList(known, name, 'failed')))
    return { isRead: false, failure }
  }

  const grow = async (name: string, wanted: PagesWanted) => {
    const list = saved().pages.lists[name]
    if (!list || !isRead(list) || list.next === null) return false
    const answer = await ask(calls.listPagePart, { ...wanted, limit: String(partSize), after: list.next })
    if (answer === 'unanswered' || !answer.success) return false
    put(known => withMore(known, name, { after: list.next, part: answer.data }))
    return true
  }

  /** By their ids, a few at a time. */
  const readEntries = async (ids: readonly string[]): Promise<Outcome> => {
    for (let start = 0; start < ids.length; start += mostIds) {
      const answer = await ask(calls.readPages, { ids: ids.slice(start, start + mostIds).join(',') })
      if (answer === 'unanswered' || !answer.success) return { isRead: false, failure: answer }
      put(known => withEntries(known, answer.data))
    }
    return { isRead: true }
  }

  const inNavigation = () => {
    const { navigation } = state()
    return isRead(navigation) ? pagesIn(navigation.value) : []
  }

  const forget = () =>
    put(({ entries, lists }) => {
      const kept = Object.entries(lists).filter(([name]) => open.has(name))
      const shown = new Set([...inNavigation(), ...kept.flatMap(([, list]) => (isRead(list) ? list.ids : []))])
      return {
        entries: Object.fromEntries(Object.entries(entries).filter(([id]) => shown.has(id))),
        lists: Object.fromEntries(kept),
      }
    })

  return {
    /** Reads a list and keeps it true until the answer is called. */
    open: (wanted: PagesWanted) => {
      const name = listName(wanted)
      const readers = (open.get(name)?.readers ?? 0) + 1
      open.set(name, { wanted, readers })
      if (readers === 1) void readList(name, wanted)
      return () => {
        const left = (open.get(name)?.readers ?? 1) - 1
        if (left > 0) open.set(name, { wanted, readers: left })
        else open.delete(name)
      }
    },
    hasOpen: () => open.size > 0,
    readAgain: (wanted: PagesWanted) => readList(listName(wanted), wanted),
    /** The next part; false when it could not be had. One that is asked for already is not asked for twice. */
    more: (wanted: PagesWanted): Promise<boolean> => {
      const name = listName(wanted)
      const asked = growing.get(name) ?? grow(name, wanted).finally(() => growing.delete(name))
      growing.set(name, asked)
      return asked
    },
    /** Those that are not known yet. */
    need: (ids: readonly string[]) => readEntries(ids.filter(id => !(id in saved().pages.entries))),
    /** Everything that is looked at, as it is now. */
    reload: async (): Promise<Outcome> => {
      const outcomes = await Promise.all([...open].map(([name, { wanted }]) => readList(name, wanted)))
      forget()
      const listed = new Set(Object.values(saved().pages.lists).flatMap(list => (isRead(list) ? list.ids : [])))
      outcomes.push(await readEntries(inNavigation().filter(id => !listed.has(id))))
      return outcomes.find(outcome => !outcome.isRead) ?? { isRead: true }
    },
  }
}

export type PageLists = ReturnType<typeof createPageLists>

/** Each once: where a page went meanwhile, parts may overlap. */
const idsOf = (pages: readonly PageEntry[]) => [...new Set(pages.map(({ id }) => id))]

const withList = (known: KnownPages, name: string, list: KnownPages['lists'][string]): KnownPages => ({
  ...known,
  lists: { ...known.lists, [name]: list },
})

/** What was read before something was written here keeps ours. */
const withEntries = (known: KnownPages, read: readonly PageEntry[]): KnownPages => {
  const newest = read.map(page => {
    const own = known.entries[page.id]
    const isNewer = own && Object.entries(own.versions).some(([key, version]) => version > (page.versions[key] ?? 0))
    return [page.id, isNewer ? own : page] as const
  })
  return { ...known, entries: { ...known.entries, ...Object.fromEntries(newest) } }
}

/** Only where the list still ends there: else it was read anew meanwhile. */
const withMore = (
  known: KnownPages,
  name: string,
  { after, part }: { after: string | null; part: Part },
): KnownPages => {
  const list = known.lists[name]
  if (!list || !isRead(list) || list.next !== after) return known
  const ids = [...new Set([...list.ids, ...idsOf(part.pages)])]
  const grown: PageList = { ...list, ids, total: part.total, archived: part.archived, next: part.next }
  return withList(withEntries(known, part.pages), name, grown)
}
