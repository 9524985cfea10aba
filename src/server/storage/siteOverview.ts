import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Host } from '../../content/site'
import { ofSite } from './jobs'
import { decodeHost, decodeSite, isWhole, type SiteHead, siteColumns } from './sites'
import type { Database } from './storage'

export type SiteOverview = SiteHead & {
  deletedAt: number | null
  hosts: Host[]
  publishedAt: number | null
  pages: number
  /** Pages changed since their publication, or never published. */
  changedPages: number
  bytes: number
  /** Jobs and mails that failed for good. */
  failures: number
}

export type SiteFailure = {
  id: string
  kind: 'mail' | 'picture' | 'publish' | 'other'
  message: string
  at: number
}

const mostFailures = 20
const failureKinds: Partial<Record<string, SiteFailure['kind']>> = {
  'media:derive': 'picture',
  'page:publish': 'publish',
}

/** What failed for good, the newest first; to whom a mail was to go is not an operator's business. */
export const listFailures = async (db: Database, siteId: SiteId): Promise<SiteFailure[]> => {
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'last_error', 'failed_at'])
    .where('failed_at', 'is not', null)
    .where('payload', 'like', ofSite(siteId))
    .orderBy('failed_at', 'desc')
    .limit(mostFailures)
    .execute()
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'last_error', 'created'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'failed')
    .orderBy('created', 'desc')
    .limit(mostFailures)
    .execute()
  return [
    ...jobs.map(({ id, kind, last_error, failed_at }) => ({
      id,
      kind: failureKinds[kind] ?? ('other' as const),
      message: withoutAddresses(last_error),
      at: failed_at!,
    })),
    ...mails.map(({ id, last_error, created }) => ({
      id,
      kind: 'mail' as const,
      message: withoutAddresses(last_error),
      at: created,
    })),
  ]
    .sort((a, b) => b.at - a.at)
    .slice(0, mostFailures)
}

/** Servers that refuse a mail name its recipient. */
const withoutAddresses = (message: string | null) =>
  (message ?? '').replace(/("[^"]{0,64}"|[^\s<>,;:"'()]{1,64})@[^\s<>,;:"'()]{1,255}/g, '…')

/** All sites, those in the bin too, with what an operator looks for: as many questions for three as for three hundred. */
export const readSiteOverview = async (db: Database): Promise<SiteOverview[]> => {
  const sites = await db
    .selectFrom('sites')
    .select([...siteColumns, 'sites.deleted_at'])
    .where(isWhole)
    .orderBy('sites.created')
    .orderBy('sites.id')
    .execute()
  const hosts = await db.selectFrom('hosts').selectAll().orderBy('host').execute()
  const pages = await db
    .selectFrom('pages')
    .leftJoin('page_versions', join =>
      join
        .onRef('page_versions.site_id', '=', 'pages.site_id')
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select(eb => [
      'pages.site_id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('pages.published_at').as('published'),
      eb.fn.sum<number>('pages.content_bytes').as('bytes'),
      sql<number>`sum(case when page_versions.head is null
        or page_versions.head not like '%"changeSeq":' || pages.change_seq || ',%' then 1 else 0 end)`.as('changed'),
    ])
    .where('pages.deleted_at', 'is', null)
    .groupBy('pages.site_id')
    .execute()
  const media = await db
    .selectFrom('media')
    .select(eb => ['site_id', eb.fn.sum<number>('file_size').as('bytes')])
    .groupBy('site_id')
    .execute()
  const jobs = await db.selectFrom('jobs').select('payload').where('failed_at', 'is not', null).execute()
  const mails = await db
    .selectFrom('mails')
    .select(eb => ['site_id', eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'failed')
    .groupBy('site_id')
    .execute()

  const hostsOf = new Map<string, Host[]>()
  for (const row of hosts) hostsOf.set(row.site_id, [...(hostsOf.get(row.site_id) ?? []), decodeHost(row)])
  const pagesOf = new Map(pages.map(row => [row.site_id, row]))
  const mediaOf = new Map(media.map(row => [row.site_id, Number(row.bytes)]))
  const failuresOf = new Map(mails.map(row => [row.site_id, Number(row.count)]))
  for (const { payload } of jobs) {
    const { siteId } = JSON.parse(payload) as { siteId?: SiteId }
    if (siteId) failuresOf.set(siteId, (failuresOf.get(siteId) ?? 0) + 1)
  }
  return sites.map(row => {
    const own = pagesOf.get(row.id)
    return {
      ...decodeSite(row),
      deletedAt: row.deleted_at,
      hosts: hostsOf.get(row.id) ?? [],
      publishedAt: own?.published ?? null,
      pages: Number(own?.count ?? 0),
      changedPages: Number(own?.changed ?? 0),
      bytes: Number(own?.bytes ?? 0) + (mediaOf.get(row.id) ?? 0),
      failures: failuresOf.get(row.id) ?? 0,
    }
  })
}
