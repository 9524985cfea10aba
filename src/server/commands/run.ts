import type { SiteWorkbench } from '../sites/makeSite'
import { adminLink } from './adminLink'
import { CommandError } from './CommandError'
import { changeHost, changeLocales, changeQuota, changeTheme, deleteSite, suspendSite } from './change'
import { cloneSite, createNewSite, importSites } from './create'
import { listAllSites } from './list'
import { changeMember } from './member'

/** What commands work with, whether in the running server or on their own. */
export type Workbench = SiteWorkbench & {
  /** For addresses in answers. */
  port: number
}

export type Command = (bench: Workbench, words: readonly string[]) => Promise<string>

const siteCommands: Record<string, Command> = {
  create: createNewSite,
  clone: cloneSite,
  host: changeHost,
  locales: changeLocales,
  theme: changeTheme,
  member: changeMember,
  quota: changeQuota,
  list: listAllSites,
  suspend: suspendSite,
  delete: deleteSite,
  import: importSites,
}

/** D27: `site create …`, `admin-link`. Answers what to print. */
export const runCommand: Command = async (bench, [name, ...words]) => {
  if (name === 'admin-link') return adminLink(bench, words)
  const [verb = '', ...rest] = words
  const command = name === 'site' ? siteCommands[verb] : undefined
  if (command) return command(bench, rest)
  throw new CommandError(`There is no command «${[name, verb].filter(Boolean).join(' ')}».\n\n${usage}`)
}

export const usage = `npm run site -- create --key laden --host laden.localhost --name "Laden" --locales de,fr [--template optik] [--published no]
npm run site -- clone --from optik --key laden --host laden.localhost --name "Laden" [--published no]
npm run site -- host --key laden --add www.laden.ch [--primary] [--scheme https] | --remove www.laden.ch
npm run site -- locales --key laden --set de,fr,it [--default de]
npm run site -- theme --key laden --from aspect | --set primary=#0f4c52,accent=#b83a22 [--radius 4]
npm run site -- member --key laden --email anna@laden.ch [--role admin] [--languages fr,it|all] | --remove
npm run site -- quota --key laden --pages 200 --megabytes 50 | --translated 100000 | --default
npm run site -- suspend --key laden [--resume]
npm run site -- delete --key laden [--restore]
npm run site -- import sites.csv
npm run site -- list
npm run admin-link [-- --email chef@laden.ch]`
