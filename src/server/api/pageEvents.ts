import type { SiteId } from '../../content/id'
import { pageEvents } from '../../contract/history'
import type { Log, Moment } from '../http/feeds'
import type { StreamEvent } from '../http/stream'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { type Change, lastChangeNumber, readChangesAfter } from '../storage/changes'
import { findPage } from '../storage/pages'
import { readPresence } from '../storage/presence'
import { siteTag } from '../storage/sites'
import type { Database } from '../storage/storage'
import { pageTopic, presenceTopic, siteTopic } from '../storage/topics'
import { draftsTag, pagesTag, pageTag } from '../storage/versions'
import { streams } from './context'

type Place = { siteId: SiteId; pageId: string }

/** What every open editor of the site shows beside its page. */
const around = ['navigation', 'settings', pagesTag, draftsTag, siteTag]

const portionSize = 500

/** EDIT-13: what others do on the page, as it happens. */
export const pageEventsHandlers = {
  pageEvents: streams(pageEvents, async ({ services, hosted: { site } }, { id }) => {
    const place = { siteId: site.id, pageId: id }
    if (!(await findPage(services.storage.read, site.id, id))) throw new Refusal('not_found')
    return {
      log: changesOf(services.storage.read, place),
      moments: [presenceOn(services, place), existenceOf(services, place), ...around.map(tag => newsOf(site.id, tag))],
    }
  }),
}

const changesOf = (db: Database, { siteId, pageId }: Place): Log => ({
  topic: pageTopic(siteId, pageId),
  last: () => lastChangeNumber(db, siteId, pageId),
  read: async function* (after) {
    for (let from = after, isMore = true; isMore; ) {
      const changes = await readChangesAfter(db, siteId, { pageId, after: from, limit: portionSize })
      yield changes.map(asEvent)
      from = changes.at(-1)?.seq ?? from
      isMore = changes.length === portionSize
    }
  },
})

const presenceOn = ({ storage, clock }: Services, place: Place): Moment => ({
  topic: presenceTopic(place.siteId, place.pageId),
  isSentAtOnce: true,
  read: async () => moment('presence', await readPresence(storage.read, { ...place, now: clock() })),
})

/** Somebody may have deleted the page, brought it back or published it. */
const existenceOf = ({ storage }: Services, { siteId, pageId }: Place): Moment => ({
  topic: siteTopic(siteId, pageTag(pageId)),
  read: async () => moment('page', { isGone: (await findPage(storage.read, siteId, pageId)) === null }),
})

/** What changed around the page: its navigation, settings or other pages. */
const newsOf = (siteId: SiteId, tag: string): Moment => ({
  topic: siteTopic(siteId, tag),
  read: async () => moment('site', { tags: [tag] }),
})

const moment = (event: string, data: unknown): StreamEvent => ({ id: null, event, data: JSON.stringify(data) })

const asEvent = ({ seq, changeId, kind, personId, itemId, key, after, version }: Change): StreamEvent => ({
  id: seq,
  event: 'change',
  data: JSON.stringify({ seq, changeId, kind, personId, itemId, key, value: after, version }),
})
