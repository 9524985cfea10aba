import type { FastifyInstance } from 'fastify'
import type { SiteId } from '../../content/id'
import { pageEvents, pageEventsInput } from '../../contract/otherCalls'
import { readSession } from '../http/session'
import { resumePoint, type Stream, type StreamEvent } from '../http/stream'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { hostName } from '../sites/siteFinder'
import { type Change, lastChangeNumber, readChangesAfter } from '../storage/changes'
import { findPage } from '../storage/pages'
import { presenceTag, readPresence } from '../storage/presence'
import { siteTag } from '../storage/sites'
import { everything } from '../storage/storage'
import { draftsTag, pagesTag, pageTag } from '../storage/versions'
import { changesTag } from '../storage/writeValues'
import { apiPrefix } from './apiPrefix'
import { checkPolicy } from './checkPolicy'
import { parseInput } from './parseInput'

const sessionCheckMs = 25_000
const batchSize = 500

/** What every open editor of the site shows beside its page. */
const siteWide: ReadonlySet<string> = new Set(['navigation', 'settings', pagesTag, draftsTag, siteTag])

/** EDIT-13: what others do on the page, as it happens. A stream, so without envelope (API-5); editors of this site only. */
export const registerEvents = (app: FastifyInstance, services: Services) => {
  const { storage, streams, clock, log } = services
  const readers = new Map<string, Set<Reader>>()

  /** News too long for one notification name the site alone. */
  const tellSite = (siteId: SiteId) => {
    for (const reader of ofSite(siteId)) {
      reader.tellChanges()
      reader.tellPresence()
      reader.tellPage()
      reader.tellSite([...siteWide])
    }
  }

  const ofSite = function* (siteId: SiteId) {
    for (const [key, ofPage] of readers) if (key.startsWith(`${siteId} `)) yield* ofPage
  }

  storage.bus.subscribe(({ siteId, tags }) => {
    const news = tags.filter(tag => siteWide.has(tag))
    if (news.length > 0) for (const reader of ofSite(siteId)) reader.tellSite(news)
    for (const tag of tags) {
      if (tag === everything) tellSite(siteId)
      const pageId = tag.split(':')[1] ?? ''
      for (const reader of readers.get(`${siteId} ${pageId}`) ?? []) {
        if (tag === changesTag(pageId)) reader.tellChanges()
        if (tag === presenceTag(pageId)) reader.tellPresence()
        if (tag === pageTag(pageId)) reader.tellPage()
      }
    }
  })
  app.addHook('preClose', async () => streams.closeAll())

  app.get(apiPrefix + pageEvents.path, async (request, reply) => {
    const hosted = await services.sites.find(hostName(request.host) ?? '')
    if (!hosted || hosted.site.suspended) throw new Refusal('not_found')
    const session = () => readSession(storage.read, request, hosted, clock())
    checkPolicy(pageEvents.policy, await session())
    const { id } = parseInput(pageEventsInput, request.query)
    const siteId = hosted.site.id
    if (!(await findPage(storage.read, siteId, id))) throw new Refusal('not_found')

    const key = `${siteId} ${id}`
    const start = await lastChangeNumber(storage.read, siteId, id)
    const after = resumePoint(request.raw) ?? start
    const reader = createReader({ services, siteId, pageId: id, after })
    const timer = setInterval(() => {
      session().then(
        current => current ?? stream.close(),
        err => log.warn({ err }, 'A stream’s session could not be read.'),
      )
    }, sessionCheckMs).unref()
    reply.hijack()
    const stream = streams.open(reply.raw, {
      after,
      replay: reader.replay,
      onClose: () => {
        clearInterval(timer)
        readers.get(key)?.delete(reader)
        if (readers.get(key)?.size === 0) readers.delete(key)
      },
    })
    reader.attach(stream)
    readers.set(key, (readers.get(key) ?? new Set()).add(reader))
    reader.tellPresence()
  })
}

type Reader = ReturnType<typeof createReader>

/** Reads the page's log from where it stopped; news that arrive while it reads make it read once more. */
const createReader = ({
  services: { storage, clock, log },
  siteId,
  pageId,
  after,
}: {
  services: Services
  siteId: SiteId
  pageId: string
  after: number
}) => {
  let stream: Stream | null = null
  let seen = after
  // The replay reads first; what is told meanwhile is read after it.
  let isReading = true
  let isDue = false

  const events = async (): Promise<StreamEvent[]> => {
    const found: StreamEvent[] = []
    for (let isMore = true; isMore; ) {
      const changes = await readChangesAfter(storage.read, siteId, { pageId, after: seen, limit: batchSize })
      seen = changes.at(-1)?.seq ?? seen
      found.push(...changes.map(asEvent))
      isMore = changes.length === batchSize
    }
    return found
  }

  const readOn = async () => {
    isReading = true
    try {
      do {
        isDue = false
        for (const event of await events()) stream?.send(event)
      } while (isDue)
    } catch (err) {
      log.warn({ err }, 'A page’s changes could not be read; the reader resumes later.')
      stream?.close()
    } finally {
      isReading = false
    }
  }

  return {
    replay: async () => {
      const missed = await events()
      isReading = false
      if (isDue) void readOn()
      return missed
    },
    attach: (opened: Stream) => {
      stream = opened
    },
    tellChanges: () => {
      isDue = true
      if (!isReading) void readOn()
    },
    tellPresence: () => {
      readPresence(storage.read, { siteId, pageId, now: clock() }).then(
        present => stream?.send({ id: null, event: 'presence', data: JSON.stringify(present) }),
        err => log.warn({ err }, 'Presence could not be read.'),
      )
    },
    /** Whether the page still exists: somebody may have deleted it, or brought it back. */
    tellPage: () => {
      findPage(storage.read, siteId, pageId).then(
        page => stream?.send({ id: null, event: 'page', data: JSON.stringify({ isGone: page === null }) }),
        err => log.warn({ err }, 'A page could not be read.'),
      )
    },
    /** What changed around the page: its navigation, settings or other pages. */
    tellSite: (tags: readonly string[]) => stream?.send({ id: null, event: 'site', data: JSON.stringify({ tags }) }),
  }
}

const asEvent = ({ seq, changeId, kind, personId, itemId, key, after, version }: Change): StreamEvent => ({
  id: seq,
  event: 'change',
  data: JSON.stringify({ seq, changeId, kind, personId, itemId, key, value: after, version }),
})
