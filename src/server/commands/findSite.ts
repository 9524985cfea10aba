import type { Site } from '../../content/site'
import { findSiteByKey } from '../storage/sites'
import type { Database } from '../storage/storage'
import { needed } from './arguments'
import { CommandError } from './CommandError'

export const findNamedSite = async (db: Database, given: ReadonlyMap<string, string>, flag = 'key'): Promise<Site> => {
  const key = needed(given, flag)
  const site = await findSiteByKey(db, key)
  if (!site) throw new CommandError(`There is no site «${key}»; npm run site -- list shows them.`)
  return site
}
