import type { Site } from '../../content/site'
import { themeTokens } from '../../content/theme'
import * as sites from '../sites/changeSite'
import { readHostName } from '../sites/hostNames'
import { readLocales } from '../sites/importSites'
import { byServer } from '../storage/audit'
import { findAnySite } from '../storage/sites'
import type { Storage, Tx } from '../storage/storage'
import { needed, onlyKnown, readArguments } from './arguments'
import { CommandError } from './CommandError'
import { readHost } from './create'
import { findNamedSite } from './findSite'
import type { Command } from './run'

export const changeHost: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'add', 'remove', 'primary', 'scheme', 'port'])
  return changeNamedSite(storage, given, async (tx, site) => {
    if (given.has('remove')) {
      const host = readHostName(needed(given, 'remove'))
      await sites.dropHost(tx, site, host, byCommand())
      return `${host} no longer leads to ${site.name}.`
    }
    const host = readHost(given, 'add')
    const isReached = given.has('scheme') || given.has('port')
    const wish = { ...host, isPrimary: given.has('primary'), isAddressKept: !isReached }
    await sites.setHost(tx, site, wish, byCommand())
    return `${host.host} leads to ${site.name}.`
  })
}

export const changeLocales: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'set', 'default'])
  const locales = readLocales(needed(given, 'set').split(','))
  return changeNamedSite(storage, given, async (tx, site) => {
    const wanted = given.get('default') ?? site.defaultLocale
    const defaultLocale = locales.find(locale => locale === wanted) ?? locales[0]!
    await sites.setLocales(tx, site, { locales, defaultLocale }, byCommand())
    return `${site.name} speaks ${locales.join(', ')}; ${defaultLocale} first.`
  })
}

export const changeTheme: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'from', 'set', 'radius', 'heading', 'base'])
  const colors = Object.fromEntries(
    (given.get('set') ?? '')
      .split(',')
      .filter(Boolean)
      .map(pair => pair.split('=')),
  ) as Record<string, string>
  const unknown = Object.keys(colors).find(token => !(themeTokens as readonly string[]).includes(token))
  if (unknown) throw new CommandError(`There is no colour «${unknown}»; there are ${themeTokens.join(', ')}.`)
  return changeNamedSite(storage, given, async (tx, site) => {
    const from = given.has('from') ? (await findNamedSite(tx.db, given, 'from')).theme : undefined
    const [heading, base] = [given.get('heading'), given.get('base')]
    const fonts = { ...(heading && { heading }), ...(base && { base }) }
    const radius = given.has('radius') ? Number(given.get('radius')) : undefined
    await sites.setTheme(tx, site, { from, colors, fonts, radius }, byCommand())
    return `${site.name} has its new look.`
  })
}

/** How much a site may hold; the default is in `content/quotas.ts`. */
export const changeQuota: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'pages', 'megabytes', 'translated', 'default'])
  const isDefault = given.has('default')
  const isForTexts = !given.has('translated') || given.has('pages') || given.has('megabytes')
  const read = (name: string, least: number) => {
    const number = Number(needed(given, name))
    if (!Number.isInteger(number) || number < least) throw new CommandError(`--${name} is a number from ${least} on.`)
    return number
  }
  if (isDefault)
    return changeNamedSite(storage, given, async (tx, site) => {
      await sites.setLimits(tx, site, { maxPages: null, maxBytes: null, maxTranslated: null }, byCommand())
      return `${site.name} may hold what every site may.`
    })
  const texts = isForTexts ? { pages: read('pages', 1), megabytes: read('megabytes', 1) } : null
  const translated = given.has('translated') ? read('translated', 0) : null
  return changeNamedSite(storage, given, async (tx, site) => {
    if (texts)
      await sites.setLimits(tx, site, { maxPages: texts.pages, maxBytes: texts.megabytes * 1024 * 1024 }, byCommand())
    if (translated !== null) await sites.setLimits(tx, site, { maxTranslated: translated }, byCommand())
    return [
      texts ? `${site.name} may have ${texts.pages} pages and ${texts.megabytes} MB of texts.` : '',
      translated === null ? '' : `${site.name} may have ${translated} characters translated a day.`,
    ]
      .filter(Boolean)
      .join(' ')
  })
}

export const suspendSite: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'resume'])
  const suspended = !given.has('resume')
  return changeNamedSite(storage, given, async (tx, site) => {
    await sites.setSuspended(tx, site, suspended, byCommand())
    return suspended ? `${site.name} is offline; nothing of it is lost.` : `${site.name} is online again.`
  })
}

/** Gone at once; with --restore everything is back, for thirty days. */
export const deleteSite: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'restore'])
  const key = needed(given, 'key')
  if (!given.has('restore'))
    return changeNamedSite(storage, given, async (tx, site) => {
      await sites.deleteSite(tx, site, byCommand())
      return `${site.name} is gone; within thirty days npm run site -- delete --key ${key} --restore brings it back.`
    })
  const deleted = await findAnySite(storage.read, { key })
  if (!deleted?.deletedAt) throw new CommandError(`There is no deleted site «${key}».`)
  return sites.changeSite(storage, deleted.id, async (tx, site) => {
    await sites.restoreSite(tx, site, byCommand())
    return `${site.name} is back.`
  })
}

const byCommand = () => byServer(Date.now())

const changeNamedSite = async (
  storage: Storage,
  given: ReadonlyMap<string, string>,
  change: (tx: Tx, site: Site) => Promise<string>,
) => sites.changeSite(storage, (await findNamedSite(storage.read, given)).id, change)
