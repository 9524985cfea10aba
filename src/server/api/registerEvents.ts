import type { FastifyInstance } from 'fastify'
import { idSchema, type SiteId } from '../../content/id'
import { ApiError } from '../ApiError'
import type { Services } from '../services'
import { readSession } from '../session'
import { hostName } from '../sites'
import { type Change, lastChangeNumber, readChangesAfter } from '../storage/changes'
import { findPage } from '../storage/pages'
import { presenceTag, readPresence } from '../storage/presence'
import { changesTag } from '../storage/writeValues'
import { resumePoint, type Stream, type StreamEvent } from '../stream'

type Query = { Querystring: { id?: string } }

/** EDIT-13: what others do on the page, as it happens. A stream, so without envelope (API-5); editors of this site only. */
export const registerEvents = (app: FastifyInstance, services: Services) => {
  const { storage, streams, clock } = services
  const readers = new Map<string, Set<Reader>>()

  storage.bus.subscribe(({ siteId, tags }) => {
    for (const tag of tags) {
      const pageId = tag.split(':')[1] ?? ''
      for (const reader of readers.get(`${siteId} ${pageId}`) ?? []) {
        if (tag === changesTag(pageId)) reader.tellChanges()
        if (tag === presenceTag(pageId)) reader.tellPresence()
      }
    }
  })
  app.addHook('preClose', async () => streams.closeAll())

  app.get<Query>('/api/v1/page/events', async (request, reply) => {
    const hosted = await services.sites.find(hostName(request.host) ?? '')
    if (!hosted || hosted.site.suspended) throw new ApiError('not_found')
    if (!(await readSession(storage.read, request, hosted, clock()))) throw new ApiError('sign_in_needed')
    const id = idSchema.safeParse(request.query.id)
    if (!id.success) throw new ApiError('invalid_input', { issues: [{ path: 'id' }] })
    const siteId = hosted.site.id
    if (!(await findPage(storage.read, siteId, id.data))) throw new ApiError('not_found')

    const key = `${siteId} ${id.data}`
    const start = await lastChangeNumber(storage.read, siteId, id.data)
    const after = resumePoint(request.raw) ?? start
    const reader = createReader({ services, siteId, pageId: id.data, after })
    reply.hijack()
    const stream = streams.open(reply.raw, {
      after,
      replay: async () => reader.events(),
      onClose: () => {
        readers.get(key)?.delete(reader)
        if (readers.get(key)?.size === 0) readers.delete(key)
      },
    })
    reader.attach(stream)
    readers.set(key, (readers.get(key) ?? new Set()).add(reader))
    reader.tellPresence()
    reader.tellChanges()
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
  let isReading = false
  let isDue = false

  const events = async (): Promise<StreamEvent[]> => {
    const changes = await readChangesAfter(storage.read, siteId, { pageId, after: seen })
    seen = changes.at(-1)?.seq ?? seen
    return changes.map(asEvent)
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
    events,
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
  }
}

const asEvent = ({ seq, changeId, kind, personId, itemId, key, after, version }: Change): StreamEvent => ({
  id: seq,
  event: 'change',
  data: JSON.stringify({ seq, changeId, kind, personId, itemId, key, value: after, version }),
})
