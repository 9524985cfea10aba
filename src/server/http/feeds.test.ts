import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '../../../test/eventually'
import { listenTo } from '../../../test/listenTo'
import type { SiteId } from '../../content/id'
import { createLocalBus } from '../storage/localBus'
import { pageTopic, presenceTopic } from '../storage/topics'
import { createFeeds } from './feeds'
import { createStreams, resumePoint, type StreamEvent } from './stream'

const site = 'site' as SiteId
const [topic, presence] = [pageTopic(site, 'p'), presenceTopic(site, 'p')]
const ids = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))

/** A log in memory that counts how often it is read, and can be held while it is. */
const createLog = (length: number) => {
  const events: StreamEvent[] = Array.from({ length }, (_, index) => ({ id: index + 1, data: `event ${index + 1}` }))
  const counts = { reads: 0, lasts: 0 }
  let gate: Promise<void> = Promise.resolve()
  let failure: Error | null = null
  return {
    counts,
    add: (data = 'x') => events.push({ id: events.length + 1, data }),
    hold: () => {
      let release = () => {}
      gate = new Promise(resolve => (release = resolve))
      return release
    },
    fail: (error: Error | null) => {
      failure = error
    },
    source: {
      topic,
      last: async () => {
        counts.lasts += 1
        const last = events.length
        await gate
        return last
      },
      read: async function* (after: number) {
        counts.reads += 1
        const found = events.slice(after)
        await gate
        if (failure) throw failure
        for (let start = 0; start < found.length; start += 2) yield found.slice(start, start + 2)
      },
    },
  }
}

const start = async (length = 0) => {
  const bus = createLocalBus()
  const warnings: string[] = []
  const log = { error: () => {}, warn: (_: object, message: string) => warnings.push(message) }
  const streams = createStreams({ log })
  const feeds = createFeeds({ bus, streams, log })
  const changes = createLog(length)
  let present = 0
  const moments = [
    { topic: presence, isSentAtOnce: true, read: async () => ({ id: null, event: 'presence', data: `${++present}` }) },
  ]
  const open = (response: ServerResponse, after: number | null) =>
    feeds.open(response, { after, log: changes.source, moments })
  const server = createServer((request, response) => open(response, resumePoint(request)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    streams.closeAll()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const follow = (after?: number) => listenTo({ port, host: 'x', path: after === undefined ? '/' : `/?after=${after}` })
  const tell = (...topics: (typeof topic)[]) => bus.deliver({ touched: [], told: topics })
  return { bus, streams, feeds, changes, warnings, follow, tell, present: () => present }
}

it('[EDIT-13] a topic is read once however many follow it, and all get the same in order', async () => {
  const { changes, follow, tell } = await start(3)
  const readers = await Promise.all(Array.from({ length: 50 }, () => follow()))
  for (const reader of readers) await reader.next(/event: presence/)
  expect(changes.counts).toEqual({ reads: 0, lasts: 1 })
  for (const word of ['vier', 'fünf', 'sechs']) changes.add(word)
  tell(topic)
  for (const reader of readers) expect(ids(await reader.next(/sechs/))).toEqual([4, 5, 6])
  expect(changes.counts.reads).toBe(1)
})

it('[EDIT-13] who was away for a moment needs no query; who was away longer reads for himself', async () => {
  const { changes, follow, tell } = await start(10)
  const first = await follow()
  await first.next(/presence/)
  for (let count = 0; count < 4; count += 1) changes.add()
  tell(topic)
  await first.next(/id: 14/)
  const { reads } = changes.counts
  expect(ids(await (await follow(12)).next(/id: 14/))).toEqual([13, 14])
  expect(ids(await (await follow(10)).next(/id: 14/))).toEqual([11, 12, 13, 14])
  expect(changes.counts).toEqual({ reads, lasts: 1 })
  expect(ids(await (await follow(8)).next(/id: 14/))).toEqual([9, 10, 11, 12, 13, 14])
  expect(changes.counts.reads).toBe(reads + 1)
  // More than is kept: the oldest must be read again.
  for (let count = 0; count < 3; count += 1) changes.add('x'.repeat(10_000))
  tell(topic)
  await first.next(/id: 17/)
  const before = changes.counts.reads
  expect(ids(await (await follow(16)).next(/id: 17/))).toEqual([17])
  expect(changes.counts.reads).toBe(before)
  expect(ids(await (await follow(14)).next(/id: 17/))).toEqual([15, 16, 17])
  expect(changes.counts.reads).toBe(before + 1)
})

it('[EDIT-13] what is told while somebody joins is neither missed nor brought twice', async () => {
  const { changes, follow, tell } = await start(5)
  const release = changes.hold()
  const [resumed, fresh] = await Promise.all([follow(3), follow()])
  await eventually(() => expect(changes.counts.lasts).toBe(1))
  changes.add()
  tell(topic)
  changes.add()
  tell(topic)
  release()
  expect(ids(await resumed.next(/id: 7/))).toEqual([4, 5, 6, 7])
  expect(ids(await fresh.next(/id: 7/))).toEqual([6, 7])
  // Held while it reads for one who resumes from before what is kept.
  const hold = changes.hold()
  const late = await follow(1)
  await late.next(/retry/)
  changes.add()
  tell(topic)
  hold()
  expect(ids(await late.next(/id: 8/))).toEqual([2, 3, 4, 5, 6, 7, 8])
})

it('[EDIT-13] tells that come while it reads make it read once more', async () => {
  const { changes, follow, tell } = await start()
  const reader = await follow()
  await reader.next(/presence/)
  const release = changes.hold()
  changes.add()
  for (let count = 0; count < 20; count += 1) tell(topic)
  await eventually(() => expect(changes.counts.reads).toBe(1))
  changes.add()
  tell(topic)
  release()
  expect(ids(await reader.next(/id: 2/))).toEqual([1, 2])
  expect(changes.counts.reads).toBe(2)
})

it('[EDIT-13, EDIT-24] what is so now is read once a tell; after a gap everything reads on', async () => {
  const { bus, changes, follow, tell, present } = await start()
  const readers = await Promise.all([follow(), follow(), follow()])
  for (const reader of readers) await reader.next(/presence/)
  expect(present()).toBe(3)
  tell(presence)
  for (const reader of readers) await reader.next(/data: 4\n/)
  expect(present()).toBe(4)
  changes.add('ungehört')
  bus.announceGap()
  for (const reader of readers) {
    await reader.next(/ungehört/)
    await reader.next(/data: 5\n/)
  }
})

it('[EDIT-13] a log that cannot be read lets its readers go; they resume later', async () => {
  const { changes, follow, tell, warnings, feeds, streams } = await start()
  const reader = await follow()
  await reader.next(/presence/)
  changes.add()
  changes.fail(new Error('the database is gone'))
  tell(topic)
  await reader.ended
  expect(warnings).toHaveLength(1)
  await eventually(() => expect([feeds.count(), streams.count()]).toEqual([0, 0]))
  changes.fail(null)
  expect(ids(await (await follow(0)).next(/id: 1/))).toEqual([1])
})

it('a feed ends with its last follower, and nobody is left listening', async () => {
  const { bus, feeds, follow, changes, tell, present } = await start()
  const [one, two] = [await follow(), await follow()]
  for (const reader of [one, two]) await reader.next(/presence/)
  expect(feeds.count()).toBe(2)
  one.close()
  two.close()
  await eventually(() => expect(feeds.count()).toBe(0))
  const before = { reads: changes.counts.reads, present: present() }
  changes.add()
  tell(topic, presence)
  bus.announceGap()
  await (await follow()).next(/presence/)
  expect({ reads: changes.counts.reads, present: present() }).toEqual({ ...before, present: before.present + 1 })
})
