import type { SiteId } from '../src/content/id'
import type { Storage } from '../src/server/storage/storage'

const tables = [
  'pages',
  'page_slugs',
  'items',
  'item_values',
  'changes',
  'change_answers',
  'page_versions',
  'search_texts',
  'media',
  'memberships',
  'sessions',
  'hosts',
  'mails',
] as const

/** Everything a site has in the database, as text that is the same as long as nothing changed. */
export const dumpSite = async (storage: Storage, siteId: SiteId): Promise<string> => {
  const parts: string[] = []
  for (const table of tables) {
    const rows = await storage.read.selectFrom(table).selectAll().where('site_id', '=', siteId).execute()
    const lines = rows.map(row => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
    parts.push(`${table}\n${lines.sort().join('\n')}`)
  }
  const site = await storage.read.selectFrom('sites').selectAll().where('id', '=', siteId).execute()
  return [...parts, JSON.stringify(site)].join('\n')
}
