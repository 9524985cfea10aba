import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { themeFromLeaves, themeLeaves } from '../../content/rules/leaves'
import type { Host, Site } from '../../content/site'
import type { Theme } from '../../content/theme'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import type { Database, Tx } from './storage'
import type { Tables } from './tables'
import { objectTags, readLeaves, writeLeaves } from './wholeObject'

export type HostedSite = { site: Site; host: Host; primary: Host }

/** Null: what every site may (`content/quotas.ts`). */
export type SiteLimits = { maxPages: number | null; maxBytes: number | null; maxTranslated: number | null }

/** A site without its theme, which stands value by value elsewhere. */
export type SiteHead = Omit<Site, 'theme'>

export const siteColumns = [
  'sites.id',
  'sites.key',
  'sites.name',
  'sites.locales',
  'sites.default_locale',
  'sites.is_association',
  'sites.health_optics',
  'sites.business_id',
  'sites.suspended',
] as const

/** ROUTE-10: the site a host name belongs to, unless it is in the bin. The host must come in lower case without a port. */
export const findSiteByHost = async (db: Database, host: string): Promise<HostedSite | null> => {
  const row = await db
    .selectFrom('hosts')
    .innerJoin('sites', 'sites.id', 'hosts.site_id')
    .select(siteColumns)
    .where('hosts.host', '=', host)
    .where('sites.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const site = await withTheme(db, decodeSite(row))
  const hosts = await listHosts(db, site.id)
  const own = hosts.find(entry => entry.host === host)!
  return { site, host: own, primary: hosts.find(entry => entry.isPrimary) ?? own }
}

export const findSiteByKey = async (db: Database, key: string): Promise<Site | null> => {
  const row = await db
    .selectFrom('sites')
    .select(siteColumns)
    .where('sites.key', '=', key)
    .where('sites.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? withTheme(db, decodeSite(row)) : null
}

export const findSiteById = async (db: Database, id: SiteId): Promise<SiteHead | null> => {
  const row = await db.selectFrom('sites').select(siteColumns).where('sites.id', '=', id).executeTakeFirst()
  return row ? decodeSite(row) : null
}

/** Of one that is still being made nobody hears (`siteInMaking.ts`). */
export const isWhole = sql<boolean>`sites.key not like '.%'`

/** A site by its id or key, also one in the bin. */
export const findAnySite = async (
  db: Database,
  by: { id: string } | { key: string },
): Promise<(Site & SiteLimits & { deletedAt: number | null }) | null> => {
  const row = await db
    .selectFrom('sites')
    .select([...siteColumns, 'deleted_at', 'max_pages', 'max_bytes', 'max_translated'])
    .where('id' in by ? 'sites.id' : 'sites.key', '=', 'id' in by ? by.id : by.key)
    .where(isWhole)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...(await withTheme(db, decodeSite(row))),
    deletedAt: row.deleted_at,
    maxPages: row.max_pages,
    maxBytes: row.max_bytes,
    maxTranslated: row.max_translated,
  }
}

export const listSites = async (db: Database): Promise<SiteHead[]> => {
  const rows = await db
    .selectFrom('sites')
    .select(siteColumns)
    .where('deleted_at', 'is', null)
    .orderBy('sites.created')
    .orderBy('sites.id')
    .execute()
  return rows.map(decodeSite)
}

export const listHosts = async (db: Database, siteId: SiteId): Promise<Host[]> => {
  const rows = await db.selectFrom('hosts').selectAll().where('site_id', '=', siteId).orderBy('host').execute()
  return rows.map(decodeHost)
}

export const decodeHost = (row: Tables['hosts']): Host => ({
  host: row.host,
  isPrimary: row.is_primary === 1,
  scheme: row.scheme === 'https' ? 'https' : 'http',
  port: row.port,
})

export type NewSite = Omit<Site, 'suspended'>

export const newSiteId = () => newId() as SiteId

/** Whoever else took the key at that moment was first; a site in the bin keeps its own. */
export const insertSite = async (tx: Tx, site: NewSite) => {
  if (!(await isInserted(tx, site))) throw keyTaken(site.key)
}

/** False when there is one with this key, or this very site. */
export const isInserted = async (tx: Tx, site: NewSite): Promise<boolean> => {
  const inserted = await tx.db
    .insertInto('sites')
    .values({
      id: site.id,
      key: site.key,
      name: site.name,
      locales: JSON.stringify(site.locales),
      default_locale: site.defaultLocale,
      is_association: site.isAssociation ? 1 : 0,
      health_optics: site.healthOpticsFlag ? 1 : 0,
      business_id: site.businessId,
      suspended: 0,
      created: Date.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await writeTheme(tx, site.id, site.theme)
  return true
}

export const keyTaken = (key: string) => new Refusal('key_taken', { key }, `A site «${key}» exists already.`)

/** The theme as the machine sets it: of a new site, or by a command. */
export const writeTheme = async (tx: Tx, siteId: SiteId, theme: Theme) => {
  await writeLeaves(tx, {
    siteId,
    name: 'theme',
    leaves: themeLeaves(theme),
    base: undefined,
    author: { personId: null },
  })
}

/** Moves with the theme too, which everything remembered of a site holds. */
export const siteTag = objectTags.theme

export const updateSite = async (
  tx: Tx,
  siteId: SiteId,
  patch: Partial<Omit<SiteHead, 'id' | 'key'> & SiteLimits & { deletedAt: number | null }>,
) => {
  await tx.db
    .updateTable('sites')
    .set({
      ...(patch.name !== undefined && { name: patch.name }),
      ...(patch.locales !== undefined && { locales: JSON.stringify(patch.locales) }),
      ...(patch.defaultLocale !== undefined && { default_locale: patch.defaultLocale }),
      ...(patch.isAssociation !== undefined && { is_association: patch.isAssociation ? 1 : 0 }),
      ...(patch.healthOpticsFlag !== undefined && { health_optics: patch.healthOpticsFlag ? 1 : 0 }),
      ...(patch.businessId !== undefined && { business_id: patch.businessId }),
      ...(patch.suspended !== undefined && { suspended: patch.suspended ? 1 : 0 }),
      ...(patch.maxPages !== undefined && { max_pages: patch.maxPages }),
      ...(patch.maxBytes !== undefined && { max_bytes: patch.maxBytes }),
      ...(patch.maxTranslated !== undefined && { max_translated: patch.maxTranslated }),
      ...(patch.deletedAt !== undefined && { deleted_at: patch.deletedAt }),
    })
    .where('id', '=', siteId)
    .execute()
  tx.touch(siteId, siteTag)
}

export const hostTaken = (host: string) =>
  new Refusal('host_taken', { host }, `The host ${host} belongs to a site already.`)

export const isHostTaken = async (db: Database, host: string): Promise<boolean> =>
  (await db.selectFrom('hosts').select('host').where('host', '=', host).executeTakeFirst()) !== undefined

/** False when the host belongs to another site, one in the bin too. */
export const addHost = async (tx: Tx, siteId: SiteId, host: Host): Promise<boolean> => {
  const row = await tx.db
    .insertInto('hosts')
    .values({
      host: host.host,
      site_id: siteId,
      is_primary: host.isPrimary ? 1 : 0,
      scheme: host.scheme,
      port: host.port,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('host')
    .executeTakeFirst()
  tx.touch(siteId, siteTag)
  return row !== undefined
}

/** How a host of the site is reached from outside. */
export const changeHostAddress = async (tx: Tx, siteId: SiteId, { host, scheme, port }: Omit<Host, 'isPrimary'>) => {
  await tx.db
    .updateTable('hosts')
    .set({ scheme, port })
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .execute()
  tx.touch(siteId, siteTag)
}

export const removeHost = async (tx: Tx, siteId: SiteId, host: string) => {
  await tx.db.deleteFrom('hosts').where('site_id', '=', siteId).where('host', '=', host).execute()
  tx.touch(siteId, siteTag)
}

/** The others then lead to this one. */
export const makePrimary = async (tx: Tx, siteId: SiteId, host: string) => {
  await tx.db.updateTable('hosts').set({ is_primary: 0 }).where('site_id', '=', siteId).execute()
  await tx.db
    .updateTable('hosts')
    .set({ is_primary: 1 })
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .execute()
  tx.touch(siteId, siteTag)
}

const withTheme = async (db: Database, site: SiteHead): Promise<Site> => ({
  ...site,
  theme: themeFromLeaves((await readLeaves(db, site.id, 'theme')).leaves),
})

export const decodeSite = (row: {
  id: string
  key: string
  name: string
  locales: string
  default_locale: string
  is_association: number
  health_optics: number
  business_id: string | null
  suspended: number
}): SiteHead => ({
  id: row.id as SiteId,
  key: row.key,
  name: row.name,
  locales: JSON.parse(row.locales) as Locale[],
  defaultLocale: row.default_locale as Locale,
  isAssociation: row.is_association === 1,
  healthOpticsFlag: row.health_optics === 1,
  businessId: row.business_id,
  suspended: row.suspended === 1,
})
