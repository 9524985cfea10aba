import type { SiteId } from '../../content/id'
import type { PageDocument } from '../../content/page'
import { allGroups } from '../../content/rules/document'
import { pageName } from '../../content/rules/pageName'
import { audit, byServer } from '../storage/audit'
import { inChunks } from '../storage/inChunks'
import { addJob, removeJob } from '../storage/jobs'
import { lockPage, lockWorkingPage } from '../storage/pages'
import { findSiteById } from '../storage/sites'
import { dropUnusedSlugs } from '../storage/slugs'
import type { Database, Tx } from '../storage/storage'
import { draftsTag, insertVersion, pageTag, readVersion } from '../storage/versions'
import { type Author, writeValues } from '../storage/writeValues'
import { showVersion, withPublishedStatus } from './publishPage'

type Place = { siteId: SiteId; pageId: string }

/** A plan is a version: planned anew it is another one, whatever the job of the former is doing just now. */
const jobKey = ({ siteId, pageId }: Place, version: number) => `page:publish:${siteId}:${pageId}:${version}`

/** D7: the page as it is now becomes a version of its own; the job will only move the pointer. */
export const schedulePage = async (
  tx: Tx,
  { siteId, pageId, author, goesLiveAt }: Place & { author: Author; goesLiveAt: number },
): Promise<number> => {
  await unschedulePage(tx, { siteId, pageId })
  const working = await lockWorkingPage(tx, siteId, pageId)
  const document = withPublishedStatus(working.document)
  const basedOn = working.page.publishedVersion
  const version = await insertVersion(tx, { siteId, pageId, author, document, kind: 'scheduled', goesLiveAt, basedOn })
  await addJob(tx, {
    kind: 'page:publish',
    payload: { siteId, pageId, version },
    runAt: goesLiveAt,
    uniqueKey: jobKey({ siteId, pageId }, version),
  })
  tx.touch(siteId, pageTag(pageId), draftsTag)
  return version
}

/** Nothing happens when nothing was scheduled. The version goes: it was never shown to anybody. */
export const unschedulePage = async (tx: Tx, { siteId, pageId }: Place) => {
  await lockPage(tx, siteId, pageId)
  const plans = await tx.db
    .deleteFrom('page_versions')
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('kind', '=', 'scheduled')
    .returning('version')
    .execute()
  for (const { version } of plans) await removeJob(tx, jobKey({ siteId, pageId }, version))
  await dropUnusedSlugs(tx, siteId, pageId)
  tx.touch(siteId, pageTag(pageId), draftsTag)
}

/** The page is gone or offline: its moment will not come. What was going to appear stays in the history. */
export const cancelSchedule = async (tx: Tx, { siteId, pageId, version }: Place & { version?: number }) => {
  const plans = await tx.db
    .updateTable('page_versions')
    .set({ kind: 'missed' })
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('kind', '=', 'scheduled')
    .$if(version !== undefined, query => query.where('version', '=', version!))
    .returning('version')
    .execute()
  for (const plan of plans) await removeJob(tx, jobKey({ siteId, pageId }, plan.version))
}

export const scheduledFor = async (db: Database, { siteId, pageId }: Place): Promise<number | null> => {
  const row = await waiting(db, siteId).where('page_versions.page_id', '=', pageId).executeTakeFirst()
  return row?.goes_live_at ?? null
}

/** The moments of all pages, or of those among these, that wait for theirs. */
export const scheduledPages = async (
  db: Database,
  siteId: SiteId,
  ids?: readonly string[],
): Promise<Map<string, number>> => {
  const plans = waiting(db, siteId)
  const rows = ids
    ? await inChunks(ids, some => plans.where('page_versions.page_id', 'in', some).execute())
    : await plans.execute()
  return new Map(rows.flatMap(row => (row.goes_live_at === null ? [] : [[row.page_id, row.goes_live_at] as const])))
}

/** Scheduled versions that will appear: nobody has published their page since they were made. */
const waiting = (db: Database, siteId: SiteId) =>
  db
    .selectFrom('page_versions')
    .innerJoin('pages', join =>
      join.onRef('pages.site_id', '=', 'page_versions.site_id').onRef('pages.id', '=', 'page_versions.page_id'),
    )
    .select(['page_versions.page_id', 'page_versions.goes_live_at'])
    .where('page_versions.site_id', '=', siteId)
    .where('page_versions.kind', '=', 'scheduled')
    .where(eb =>
      eb.or([
        eb('page_versions.based_on', '=', eb.ref('pages.published_version')),
        eb.and([eb('page_versions.based_on', 'is', null), eb('pages.published_version', 'is', null)]),
      ]),
    )

/** Shows the scheduled version, unless somebody has published meanwhile: then it is kept as missed. May be repeated. */
export const showScheduled = async (
  tx: Tx,
  { siteId, pageId, version: number, now }: Place & { version: number; now: number },
): Promise<'shown' | 'missed' | 'gone'> => {
  const working = await lockWorkingPage(tx, siteId, pageId)
  const version = await readVersion(tx.db, { siteId, pageId, version: number })
  if (version?.kind !== 'scheduled') return 'gone'
  const isInTime = working.page.publishedVersion === version.basedOn
  await tx.db
    .updateTable('page_versions')
    .set({ kind: isInTime ? 'published' : 'missed' })
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('version', '=', number)
    .execute()
  if (!isInTime) return 'missed'
  await settleStatuses(tx, { siteId, pageId, working: working.document, shown: version.document })
  await showVersion(tx, { siteId, pageId, version: number, document: version.document, now })
  const site = await findSiteById(tx.db, siteId)
  const subject = pageName(version.document, site?.defaultLocale)
  await audit(tx, { ...byServer(now), siteId, kind: 'publishedAsPlanned', personId: version.personId, subject })
  return 'shown'
}

/** What is live now is no draft any more, and what was marked when the version was made is gone; later work stays. */
const settleStatuses = async (
  tx: Tx,
  { siteId, pageId, working, shown }: Place & { working: PageDocument; shown: PageDocument },
) => {
  const live = new Set(allGroups(shown).map(group => group.id))
  const writes = allGroups(working).flatMap(group => {
    if (group.status === 'draft' && live.has(group.id)) return [{ itemId: group.id, key: 'status', value: 'published' }]
    if (group.status === 'markedForDeletion' && !live.has(group.id))
      return [{ itemId: group.id, key: 'status', value: 'deleted' }]
    return []
  })
  await writeValues(tx, { siteId, pageId, author: { personId: null }, kind: 'publish', writes })
}
