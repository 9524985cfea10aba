import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { SiteId } from '../content/id'
import { everything, installation, type Scope } from '../content/scope'
import { brotliAt, quickBrotli } from './quickBrotli.server'

/** An answer before it is kept: what was drawn, and what it was drawn from. */
export type Drawn = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Of the page's own site. */
  tags: ReadonlySet<string>
  /** Of the installation. */
  sharedTags: ReadonlySet<string>
  validUntil: number
}

/** An answer ready to be sent as it is. */
export type Finished = {
  status: number
  headers: Record<string, string>
  etag: string
  identity: Buffer
  br: Buffer
  /** Not there in the first moment: a new page is sent quickly compressed and then replaced by a smaller one. */
  gzip: Buffer | null
  validUntil: number
}

type Entry = Finished & {
  siteId: SiteId
  path: string
  /** Of all that it shows, each with its scope. */
  keys: readonly string[]
  bytes: number
  /** Asked for since the last search for room. */
  isUsed: boolean
}
type Flight = { siteId: SiteId; startedAt: number; result: Promise<Finished> }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Finished pages by site and canonical path (design §4). Bounded by bytes; what nobody asked for goes first.
 * Every clearing moves a counter; a page drawn while one of its tags moved is answered but not kept (D15).
 */
export const createPageCache = ({ maxBytes = 256 * 1024 * 1024 }: { maxBytes?: number } = {}) => {
  const sites = new Map<SiteId, Map<string, Entry>>()
  /** Oldest first. */
  const entries = new Set<Entry>()
  const entriesByTag = new Map<string, Set<Entry>>()
  /** The newest drawing of a page. */
  const flights = new Map<string, Flight>()
  /** Every drawing under way, oldest first: also those that a newer one has overtaken. */
  const underWay = new Set<Flight>()
  /** What moved while something was being drawn, longest ago first. */
  const movedAt = new Map<string, number>()
  let counter = 0
  let bytes = 0

  const keyOf = (siteId: SiteId, path: string) => `${siteId} ${path}`
  /** Stands for any tag of the scope: that one of them moved. */
  const scopeKey = (scope: Scope) => `${scope} `
  const tagKey = (scope: Scope, tag: string) => `${scope} ${tag}`
  const keysOf = (siteId: SiteId, { tags, sharedTags }: Pick<Drawn, 'tags' | 'sharedTags'>) => [
    ...[...tags, everything].map(tag => tagKey(siteId, tag)),
    ...[...sharedTags, ...(sharedTags.size > 0 ? [everything] : [])].map(tag => tagKey(installation, tag)),
  ]
  const find = (siteId: SiteId, path: string) => sites.get(siteId)?.get(path)

  /** Nobody asks later what moved while nothing was being drawn. */
  const move = (key: string) => {
    if (underWay.size === 0) return
    movedAt.delete(key)
    movedAt.set(key, counter)
  }

  const forgetMoves = () => {
    const [oldest] = underWay
    for (const [key, at] of movedAt) {
      if (oldest && at > oldest.startedAt) return
      movedAt.delete(key)
    }
  }

  const drop = (entry: Entry) => {
    if (!entries.delete(entry)) return
    bytes -= entry.bytes
    const pages = sites.get(entry.siteId)
    pages?.delete(entry.path)
    if (pages?.size === 0) sites.delete(entry.siteId)
    for (const key of entry.keys) {
      const shown = entriesByTag.get(key)
      shown?.delete(entry)
      if (shown?.size === 0) entriesByTag.delete(key)
    }
  }

  const keep = (kept: Omit<Entry, 'bytes' | 'isUsed'>) => {
    const { siteId, path, keys } = kept
    const before = find(siteId, path)
    if (before) drop(before)
    const size = kept.identity.length + kept.br.length + (kept.gzip?.length ?? 0) + 1024
    const entry: Entry = { ...kept, bytes: size, isUsed: false }
    if (size > maxBytes / 4) return entry
    sites.set(siteId, (sites.get(siteId) ?? new Map<string, Entry>()).set(path, entry))
    entries.add(entry)
    bytes += size
    for (const key of keys) entriesByTag.set(key, (entriesByTag.get(key) ?? new Set<Entry>()).add(entry))
    makeRoom()
    return entry
  }

  // A mark instead of a place in a queue: answering a page thousands of times a second then moves nothing.
  const makeRoom = () => {
    for (const entry of entries) {
      if (bytes <= maxBytes) return
      if (!entry.isUsed) drop(entry)
      else {
        entry.isUsed = false
        entries.delete(entry)
        entries.add(entry)
      }
    }
  }

  const finish = ({ status, headers, body, validUntil }: Drawn): Finished => {
    const br = quickBrotli(body)
    // Of the compressed bytes: they are few, and the same whenever the page is the same.
    const etag = createHash('sha256').update(br).digest('base64url').slice(0, 22)
    return { status, headers, etag, identity: body, br, gzip: null, validUntil }
  }

  const keepSmaller = async (entry: Entry) => {
    const { identity } = entry
    const [br, zipped] = await Promise.all([
      compressBrotli(identity, brotliAt(5, identity.length)),
      compressGzip(identity),
    ])
    if (entries.has(entry)) keep({ ...entry, br, gzip: zipped })
  }

  /** First the visitor gets the page; setting up the work takes time of this thread. */
  const keepSmallerLater = (entry: Entry) => setImmediate(() => void keepSmaller(entry))

  return {
    get: (siteId: SiteId, path: string, now: number): Finished | null => {
      const entry = find(siteId, path)
      if (!entry) return null
      if (entry.validUntil <= now) {
        drop(entry)
        return null
      }
      entry.isUsed = true
      return entry
    },

    /** Also one that is out of date: for when the database cannot be reached. */
    getStale: (siteId: SiteId, path: string): Finished | null => find(siteId, path) ?? null,

    /** Draws a missing page once, however many ask. Whoever asks after a clearing gets a newer drawing. */
    draw: (siteId: SiteId, path: string, produce: () => Promise<Drawn>): Promise<Finished> => {
      const key = keyOf(siteId, path)
      const running = flights.get(key)
      const hasAnyMoved = (since: number) =>
        ([siteId, installation] as const).some(scope => (movedAt.get(scopeKey(scope)) ?? 0) > since)
      if (running && !hasAnyMoved(running.startedAt)) return running.result
      const startedAt = counter
      const result = (async () => {
        const drawn = await produce()
        const finished = finish(drawn)
        const keys = keysOf(siteId, drawn)
        const hasMoved = keys.some(key => (movedAt.get(key) ?? 0) > startedAt)
        if (!hasMoved && finished.validUntil > 0) keepSmallerLater(keep({ ...finished, siteId, path, keys }))
        return finished
      })()
      const flight = { siteId, startedAt, result }
      flights.set(key, flight)
      underWay.add(flight)
      const land = () => {
        if (flights.get(key) === flight) flights.delete(key)
        underWay.delete(flight)
        forgetMoves()
      }
      result.then(land, land)
      return result
    },

    /** Drops what shows any of these; `*` is the whole scope. */
    clear: (scope: Scope, tags: readonly string[]) => {
      counter += 1
      move(scopeKey(scope))
      for (const key of tags.map(tag => tagKey(scope, tag))) {
        move(key)
        for (const entry of [...(entriesByTag.get(key) ?? [])]) drop(entry)
      }
    },

    clearAll: () => {
      counter += 1
      for (const entry of [...entries]) drop(entry)
      for (const { siteId } of underWay) {
        move(scopeKey(siteId))
        move(tagKey(siteId, everything))
      }
    },

    size: () => ({ entries: entries.size, bytes, moves: movedAt.size }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
