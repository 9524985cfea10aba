import type { ServerResponse } from 'node:http'
import type { Bus } from '../storage/storage'
import type { Topic } from '../storage/topics'
import { type Encoded, encodeEvent, type OpenStream, type Stream, type StreamEvent, type Streams } from './stream'

/** Numbered events that are kept somewhere: a reader resumes after the last one it has. */
export type Log = {
  topic: Topic
  last: () => Promise<number>
  /** What came after, in order and in portions; every event has an id. */
  read: (after: number) => AsyncIterable<readonly StreamEvent[]>
}

/** What is so right now: sent whenever the topic is told, and at once to whoever comes if it says so. */
export type Moment = { topic: Topic; read: () => Promise<StreamEvent>; isSentAtOnce?: boolean }

/** What a stream is made of. */
export type Followed = { log: Log; moments: readonly Moment[] }

type Feed = { followers: Set<Stream>; stop: () => void }
type LogFeed = Feed & { replay: (after: number | null) => AsyncIterable<readonly Encoded[]> }

type Warn = { warn: (details: object, message: string) => void }

/** Enough for readers who were away for a moment; they need no query then. */
const keptBytes = 16 * 1024

/**
 * One reader of the database a topic, however many streams follow it: what it reads is made ready once and sent to all
 * of them. After a gap in the news every feed reads on.
 */
export const createFeeds = ({ bus, streams, log }: { bus: Bus; streams: Streams; log: Warn }) => {
  const logFeeds = new Map<Topic, LogFeed>()
  const momentFeeds = new Map<Topic, Feed>()

  return {
    open: (
      response: ServerResponse,
      { log: source, moments, onClose, ...stream }: Followed & Omit<OpenStream, 'replay'>,
    ): Stream => {
      const logFeed = feedOf(logFeeds, source.topic, () => createLogFeed({ bus, source, log }))
      const joined = moments.map(moment => ({
        ...moment,
        feed: feedOf(momentFeeds, moment.topic, () => createMomentFeed({ bus, moment, log })),
      }))
      const leave = () => {
        leaveFeed(logFeeds, source.topic, opened)
        for (const { topic } of joined) leaveFeed(momentFeeds, topic, opened)
        onClose?.()
      }
      const opened = streams.open(response, { ...stream, replay: () => logFeed.replay(stream.after), onClose: leave })
      logFeed.followers.add(opened)
      for (const { feed, read, isSentAtOnce } of joined) {
        feed.followers.add(opened)
        if (isSentAtOnce) read().then(event => opened.send(encodeEvent(event)), warnOf(log))
      }
      return opened
    },
    count: () => logFeeds.size + momentFeeds.size,
  }
}

export type Feeds = ReturnType<typeof createFeeds>

const feedOf = <F extends Feed>(feeds: Map<Topic, F>, topic: Topic, create: () => F): F => {
  const feed = feeds.get(topic) ?? create()
  feeds.set(topic, feed)
  return feed
}

const leaveFeed = (feeds: Map<Topic, Feed>, topic: Topic, stream: Stream) => {
  const feed = feeds.get(topic)
  feed?.followers.delete(stream)
  if (!feed || feed.followers.size > 0) return
  feed.stop()
  feeds.delete(topic)
}

const createLogFeed = ({ bus, source, log }: { bus: Bus; source: Log; log: Warn }): LogFeed => {
  const followers = new Set<Stream>()
  let last = 0
  /** Everything after `keptAfter` and up to `last`. */
  const kept: Encoded[] = []
  let keptAfter = 0
  let size = 0

  const keep = (event: Encoded) => {
    last = event.id ?? last
    size += event.bytes.length
    kept.push(event)
    while (size > keptBytes) {
      const gone = kept.shift()!
      size -= gone.bytes.length
      keptAfter = gone.id ?? keptAfter
    }
  }

  const readOn = async () => {
    await isReady
    for await (const portion of source.read(last))
      for (const event of portion.map(encodeEvent)) {
        keep(event)
        for (const follower of followers) follower.send(event)
      }
  }
  const wake = oneAtATime(readOn, err => {
    log.warn({ err }, 'Events could not be read; their readers resume later.')
    for (const follower of followers) follower.close()
  })

  // What is told while the number is being asked for is read after it.
  const stop = bus.hear(source.topic, wake)
  const isReady = source.last().then(number => {
    last = number
    keptAfter = number
  })
  // Whoever waits for it hears of its failure.
  isReady.catch(() => {})

  return {
    followers,
    stop,
    replay: async function* (after) {
      // Not before the feed knows from where on it brings everything itself: what lies between would be missing.
      await isReady
      if (after === null) return
      if (after >= keptAfter) yield kept.filter(event => (event.id ?? 0) > after)
      else for await (const portion of source.read(after)) yield portion.map(encodeEvent)
    },
  }
}

const createMomentFeed = ({ bus, moment, log }: { bus: Bus; moment: Moment; log: Warn }): Feed => {
  const followers = new Set<Stream>()
  const tell = async () => {
    const event = encodeEvent(await moment.read())
    for (const follower of followers) follower.send(event)
  }
  return { followers, stop: bus.hear(moment.topic, oneAtATime(tell, warnOf(log))) }
}

const warnOf = (log: Warn) => (err: unknown) => log.warn({ err }, 'What is so now could not be read.')

/** What is asked for while the work runs makes it run once more, not twice at once. */
const oneAtATime = (work: () => Promise<void>, onFailure: (error: unknown) => void) => {
  let isRunning = false
  let isDue = false
  const run = async () => {
    isRunning = true
    try {
      while (isDue) {
        isDue = false
        await work()
      }
    } catch (error) {
      onFailure(error)
    } finally {
      isRunning = false
    }
  }
  return () => {
    isDue = true
    if (!isRunning) void run()
  }
}
