import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteId } from '../content/id'

/** An answer before it is kept: what was drawn, and what it was drawn from. */
export type Drawn = {
  status: number
  headers: Record<string, string>
  body: string
  tags: ReadonlySet<string>
  validUntil: number
}

/** An answer ready to be sent as it is, in three encodings. */
export type Finished = {
  status: number
  headers: Record<string, string>
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
  validUntil: number
}

type Entry = Finished & { siteId: SiteId; tags: ReadonlySet<string>; bytes: number }
type Flight = { startedAt: number; result: Promise<Finished> }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Finished pages by site and canonical path (design §4). Bounded by bytes, least recently used first out.
 * Every clearing moves a counter; a page drawn while one of its tags moved is answered but not kept (D15).
 */
export const createPageCache = ({ maxBytes = 256 * 1024 * 1024 }: { maxBytes?: number } = {}) => {
  const entries = new Map<string, Entry>()
  const keysByTag = new Map<string, Set<string>>()
  const flights = new Map<string, Flight>()
  const movedAt = new Map<string, number>()
  let counter = 0
  let bytes = 0

  const keyOf = (siteId: SiteId, path: string) => `${siteId} ${path}`
  const tagKeys = (siteId: SiteId, tags: ReadonlySet<string>) => [...tags].map(tag => `${siteId} ${tag}`)

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of [...tagKeys(entry.siteId, entry.tags), siteKey(entry.siteId)]) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  const siteKey = (siteId: SiteId) => `${siteId} `

  const keep = (siteId: SiteId, key: string, finished: Finished, tags: ReadonlySet<string>) => {
    drop(key)
    const size = finished.identity.length + finished.br.length + finished.gzip.length + 1024
    if (size > maxBytes / 4) return
    entries.set(key, { ...finished, siteId, tags, bytes: size })
    bytes += size
    for (const tag of [...tagKeys(siteId, tags), siteKey(siteId)]) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys.add(key))
    }
    while (bytes > maxBytes) drop(entries.keys().next().value!)
  }

  const finish = async ({ status, headers, body, validUntil }: Drawn): Promise<Finished> => {
    const identity = Buffer.from(body)
    const [br, zipped] = await Promise.all([
      compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      compressGzip(identity),
    ])
    const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    return { status, headers, etag, identity, br, gzip: zipped, validUntil }
  }

  return {
    get: (siteId: SiteId, path: string, now: number): Finished | null => {
      const key = keyOf(siteId, path)
      const entry = entries.get(key)
      if (!entry) return null
      if (entry.validUntil <= now) {
        drop(key)
        return null
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },

    /** Also one that is out of date: for when the database cannot be reached. */
    getStale: (siteId: SiteId, path: string): Finished | null => entries.get(keyOf(siteId, path)) ?? null,

    /** Draws a missing page once, however many ask. Whoever asks after a clearing gets a newer drawing. */
    draw: (siteId: SiteId, path: string, produce: () => Promise<Drawn>): Promise<Finished> => {
      const key = keyOf(siteId, path)
      const running = flights.get(key)
      if (running && (movedAt.get(siteKey(siteId)) ?? 0) <= running.startedAt) return running.result
      const startedAt = counter
      const result = (async () => {
        const drawn = await produce()
        const finished = await finish(drawn)
        const hasMoved = [...tagKeys(siteId, drawn.tags), `${siteId} *`].some(
          tag => (movedAt.get(tag) ?? 0) > startedAt,
        )
        if (!hasMoved && finished.validUntil > 0) keep(siteId, key, finished, drawn.tags)
        return finished
      })()
      const flight = { startedAt, result }
      flights.set(key, flight)
      const land = () => {
        if (flights.get(key) === flight) flights.delete(key)
      }
      result.then(land, land)
      return result
    },

    /** Drops what shows any of these; `*` is the whole site. */
    clear: (siteId: SiteId, tags: readonly string[]) => {
      counter += 1
      movedAt.set(siteKey(siteId), counter)
      for (const tag of tags) {
        movedAt.set(`${siteId} ${tag}`, counter)
        const keys = keysByTag.get(tag === '*' ? siteKey(siteId) : `${siteId} ${tag}`)
        for (const key of [...(keys ?? [])]) drop(key)
      }
    },

    clearAll: () => {
      counter += 1
      for (const entry of entries.values()) {
        movedAt.set(siteKey(entry.siteId), counter)
        movedAt.set(`${entry.siteId} *`, counter)
      }
      for (const key of [...entries.keys()]) drop(key)
      // A drawing under way belongs to a site that may have no entry yet.
      for (const key of flights.keys()) {
        movedAt.set(`${key.split(' ')[0]} `, counter)
        movedAt.set(`${key.split(' ')[0]} *`, counter)
      }
    },

    size: () => ({ entries: entries.size, bytes }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
