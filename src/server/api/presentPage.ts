import type { SiteId } from '../../content/id'
import { countChanges, isUnchanged } from '../../content/rules/changed'
import { firstWords } from '../../content/rules/firstWords'
import { shownPart } from '../../content/rules/shownPart'
import type { Site } from '../../content/site'
import type { PageEntry, PageInfo } from '../../contract/page'
import type { ListedPage } from '../../live/reader'
import { scheduledFor, scheduledPages } from '../editing/schedulePage'
import { Refusal } from '../Refusal'
import { changedPages } from '../storage/changedPages'
import { lastChangeNumber } from '../storage/changes'
import { readCreated } from '../storage/items'
import { readMedia } from '../storage/media'
import { pageStatus, readWorkingPage, type WorkingPage } from '../storage/pages'
import { readPresence } from '../storage/presence'
import { readReferences } from '../storage/references'
import { pagesOnceLive, wasLive } from '../storage/slugs'
import type { Database } from '../storage/storage'
import { readPublished } from '../storage/versions'
import { presentSection } from './presentItems'

/** An entry of a list, from what is known of all pages at once. */
export const presentListed = (
  page: ListedPage,
  { isChanged, wasLive, goesLiveAt }: { isChanged: boolean; wasLive: boolean; goesLiveAt: number | null },
): PageEntry => ({
  id: page.id,
  name: page.name,
  slug: page.slug,
  status: pageStatus(page.isPublished, page.isArchived),
  collection: page.collection,
  role: page.role as PageEntry['role'],
  key: page.key,
  disallowedLanguages: page.disallowedLanguages,
  hasPassword: page.hasPassword,
  isPublished: page.isPublished,
  isOffline: !page.isPublished && wasLive,
  isChanged,
  goesLiveAt,
  order: page.order,
  versions: page.versions,
})

/** The same of many pages; of all there are the questions need not name them. */
export const presentEntries = async (
  db: Database,
  siteId: SiteId,
  pages: readonly ListedPage[],
  { isAll = false } = {},
): Promise<PageEntry[]> => {
  const ids = isAll ? undefined : pages.map(({ id }) => id)
  const changed = await changedPages(db, siteId, ids)
  const onceLive = await pagesOnceLive(db, siteId, ids)
  const planned = await scheduledPages(db, siteId, ids)
  return pages.map(page =>
    presentListed(page, {
      isChanged: changed.has(page.id),
      wasLive: onceLive.has(page.id),
      goesLiveAt: planned.get(page.id) ?? null,
    }),
  )
}

/** The entries of these pages, each once and in this order. */
export const readEntries = async (db: Database, siteId: SiteId, wanted: Iterable<string>): Promise<PageEntry[]> => {
  const ids = [...new Set(wanted)]
  const entries = await presentEntries(db, siteId, await readReferences(db, siteId, 'edit', { ids }))
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** What the specification's list of pages has besides (API-11). */
export const presentMore = ({ name, disallowedLanguages, publishedSlug }: ListedPage) => ({
  meta: { name, disallowedLanguages },
  availableSlugs: publishedSlug,
})

const presentPageEntry = async (db: Database, siteId: SiteId, working: WorkingPage): Promise<PageEntry> => {
  const { page, document } = working
  const published = await readPublished(db, siteId, page.id)
  return {
    id: page.id,
    name: document.name,
    slug: document.slug,
    status: pageStatus(page.publishedVersion !== null, working.isArchived),
    collection: page.collection,
    role: page.role,
    key: page.key,
    disallowedLanguages: document.disallowedLanguages,
    hasPassword: page.hasPassword,
    isPublished: page.publishedVersion !== null,
    isOffline: page.publishedVersion === null && (await wasLive(db, siteId, page.id)),
    isChanged: !isUnchanged(countChanges(document, published)),
    goesLiveAt: await scheduledFor(db, { siteId, pageId: page.id }),
    order: working.order,
    versions: ownVersions(working),
  }
}

export const presentPageInfo = async (
  db: Database,
  { site, personId, now, id }: { site: Site; personId: string; now: number; id: string },
): Promise<PageInfo> => {
  const siteId = site.id
  const seq = await lastChangeNumber(db, siteId, id)
  const working = await readWorkingPage(db, siteId, id)
  if (!working) throw new Refusal('not_found')
  const { document } = working
  const { shareImage } = document.meta
  const published = await readPublished(db, siteId, id)
  const created = await readCreated(db, siteId, id)
  const others = (await readPresence(db, { siteId, pageId: id, now })).filter(entry => entry.personId !== personId)
  return {
    ...(await presentPageEntry(db, siteId, working)),
    meta: {
      name: document.name,
      title: document.meta.title,
      description: document.meta.description,
      shareImage,
      disallowedLanguages: document.disallowedLanguages,
    },
    shareMedia: shareImage ? ((await readMedia(db, siteId, [shareImage]))[shareImage] ?? null) : null,
    firstWords: Object.fromEntries(
      site.locales.map(locale => [locale, firstWords(shownPart(document, locale, 'edit'), locale, site.defaultLocale)]),
    ),
    availableSlugs: published?.slug ?? {},
    children: document.groups.map(group => presentSection(group, created)),
    seq,
    present: [...new Set(others.map(({ name }) => name))],
  }
}

/** Of the page's own values, without those of its sections. */
const ownVersions = ({ page: { id }, versions }: WorkingPage) =>
  Object.fromEntries(
    Object.entries(versions)
      .filter(([key]) => key.startsWith(`${id} `))
      .map(([key, version]) => [key.slice(id.length + 1), version]),
  )
