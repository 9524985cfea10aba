import type { Locale } from '../../content/locale'
import type { Site } from '../../content/site'
import { fontNameSchema, themeSchema, themeTokens } from '../../content/theme'
import { findPageBy, listPages, lockWorkingPage } from '../storage/pages'
import { indexForSearch } from '../storage/searchIndex'
import {
  addHost,
  changeHostAddress,
  listHosts,
  makePrimary,
  removeHost,
  updateSite,
  writeTheme,
} from '../storage/sites'
import type { Storage, Tx } from '../storage/storage'
import { readPublished } from '../storage/versions'
import { writeSite } from '../storage/writeSite'
import { needed, onlyKnown, readArguments } from './arguments'
import { CommandError } from './CommandError'
import { readHost, readLocales } from './create'
import { findNamedSite } from './findSite'
import type { Command } from './run'

export const changeHost: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'add', 'remove', 'primary', 'scheme', 'port'])
  return changeNamedSite(storage, given, async (tx, site) => {
    const hosts = await listHosts(tx.db, site.id)
    if (given.has('remove')) {
      const host = needed(given, 'remove')
      if (hosts.length < 2) throw new CommandError('A site keeps at least one host.')
      if (hosts.find(entry => entry.host === host)?.isPrimary)
        throw new CommandError('Make another host primary first.')
      await removeHost(tx, site.id, host)
      return `${host} no longer leads to ${site.name}.`
    }
    const host = readHost(given, 'add', false)
    const isOwn = hosts.some(entry => entry.host === host.host)
    if (!isOwn && !(await addHost(tx, site.id, host)))
      throw new CommandError(`The host ${host.host} belongs to another site.`)
    if (isOwn && (given.has('scheme') || given.has('port'))) await changeHostAddress(tx, site.id, host)
    if (given.has('primary')) await makePrimary(tx, site.id, host.host)
    return `${host.host} leads to ${site.name}.`
  })
}

export const changeLocales: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'set', 'default'])
  const locales = readLocales(needed(given, 'set'))
  return changeNamedSite(storage, given, async (tx, site) => {
    const wanted = given.get('default') ?? site.defaultLocale
    const defaultLocale = locales.find(locale => locale === wanted) ?? locales[0]!
    await checkHome(tx, site, defaultLocale)
    await updateSite(tx, site.id, { locales, defaultLocale })
    // Search has an entry for every language.
    for (const { id } of await listPages(tx.db, site.id)) {
      const document = await readPublished(tx.db, site.id, id)
      if (document) await indexForSearch(tx, { siteId: site.id, document })
    }
    return `${site.name} speaks ${locales.join(', ')}; ${defaultLocale} first.`
  })
}

/** PAGE-9: everything that finds no other way leads to the home page in this language. */
const checkHome = async (tx: Tx, { id: siteId }: Site, defaultLocale: Locale) => {
  const home = await findPageBy(tx.db, siteId, { role: 'home' })
  if (!home) return
  const { document } = await lockWorkingPage(tx, siteId, home.id)
  const published = await readPublished(tx.db, siteId, home.id)
  if ([document, published].some(page => page?.disallowedLanguages.includes(defaultLocale)))
    throw new CommandError(`The home page is not active in ${defaultLocale}; activate it there and publish it first.`)
}

export const changeTheme: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'from', 'set', 'radius', 'heading', 'base'])
  const colors = Object.fromEntries(
    (given.get('set') ?? '')
      .split(',')
      .filter(Boolean)
      .map(pair => pair.split('=')),
  )
  const unknown = Object.keys(colors).find(token => !(themeTokens as readonly string[]).includes(token))
  if (unknown) throw new CommandError(`There is no colour «${unknown}»; there are ${themeTokens.join(', ')}.`)
  return changeNamedSite(storage, given, async (tx, site) => {
    const { logoMediaId, alternativeLogoMediaId } = site.theme
    const base = given.has('from') ? (await findNamedSite(tx.db, given, 'from')).theme : site.theme
    const theme = themeSchema.safeParse({
      ...base,
      logoMediaId,
      alternativeLogoMediaId,
      colors: { ...base.colors, ...colors },
      fonts: { heading: given.get('heading') ?? base.fonts.heading, base: given.get('base') ?? base.fonts.base },
      radius: given.has('radius') ? Number(given.get('radius')) : base.radius,
    })
    if (!theme.success)
      throw new CommandError(
        `Colours are written #rrggbb, fonts are ${fontNameSchema.options.join(', ')}, the radius is 0 to 48.`,
      )
    await writeTheme(tx, site.id, theme.data)
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
      await updateSite(tx, site.id, { maxPages: null, maxBytes: null, maxTranslated: null })
      return `${site.name} may hold what every site may.`
    })
  const texts = isForTexts ? { pages: read('pages', 1), megabytes: read('megabytes', 1) } : null
  const translated = given.has('translated') ? read('translated', 0) : null
  return changeNamedSite(storage, given, async (tx, site) => {
    if (texts) await updateSite(tx, site.id, { maxPages: texts.pages, maxBytes: texts.megabytes * 1024 * 1024 })
    if (translated !== null) await updateSite(tx, site.id, { maxTranslated: translated })
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
    await updateSite(tx, site.id, { suspended })
    return suspended ? `${site.name} is offline; nothing of it is lost.` : `${site.name} is online again.`
  })
}

/** In the site's turn, with the site as it is then. */
const changeNamedSite = async (
  storage: Storage,
  given: ReadonlyMap<string, string>,
  change: (tx: Tx, site: Site) => Promise<string>,
) => {
  const { id } = await findNamedSite(storage.read, given)
  return writeSite(storage, id, async tx => change(tx, await findNamedSite(tx.db, given)))
}
