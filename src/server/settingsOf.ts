import type { SiteId } from '../content/id'
import { settingsFromLeaves } from '../content/rules/leaves'
import type { Database } from './storage/storage'
import { readLeaves } from './storage/wholeObject'

export const settingsOf = async (db: Database, siteId: SiteId) =>
  settingsFromLeaves((await readLeaves(db, siteId, 'settings')).leaves)
