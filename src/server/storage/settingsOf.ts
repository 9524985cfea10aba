import type { SiteId } from '../../content/id'
import { settingsFromLeaves } from '../../content/rules/leaves'
import type { Database } from './storage'
import { readLeaves } from './wholeObject'

export const settingsOf = async (db: Database, siteId: SiteId) =>
  settingsFromLeaves((await readLeaves(db, siteId, 'settings')).leaves)
