import { fontNameSchema, themeSchema, themeTokens } from '../../content/theme'
import { listPages } from '../storage/pages'
import { indexForSearch } from '../storage/searchIndex'
import {
  addHost,
  changeHostAddress,
  findSiteByHost,
  listHosts,
  makePrimary,
  removeHost,
  updateSite,
  writeTheme,
} from '../storage/sites'
import { readPublished } from '../storage/versions'
import { needed, onlyKnown, readArguments } from './arguments'
import { CommandError } from './CommandError'
import { readHost, readLocales } from './create'
import { findNamedSite } from './findSite'
import type { Command } from './run'

export const changeHost: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'add', 'remove', 'primary', 'scheme', 'port'])
  const site = await findNamedSite(storage.read, given)
  if (given.has('remove')) {
    const host = needed(given, 'remove')
    const hosts = await listHosts(storage.read, site.id)
    if (hosts.length < 2) throw new CommandError('A site keeps at least one host.')
    if (hosts.find(entry => entry.host === host)?.isPrimary) throw new CommandError('Make another host primary first.')
    await storage.write(tx => removeHost(tx, site.id, host))
    return `${host} no longer leads to ${site.name}.`
  }
  const host = readHost(given, 'add', false)
  const isOwn = (await listHosts(storage.read, site.id)).some(entry => entry.host === host.host)
  if (!isOwn && (await findSiteByHost(storage.read, host.host)))
    throw new CommandError(`The host ${host.host} belongs to another site.`)
  await storage.write(async tx => {
    if (!isOwn) await addHost(tx, site.id, host)
    else if (given.has('scheme') || given.has('port')) await changeHostAddress(tx, site.id, host)
    if (given.has('primary')) await makePrimary(tx, site.id, host.host)
  })
  return `${host.host} leads to ${site.name}.`
}

export const changeLocales: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'set', 'default'])
  const site = await findNamedSite(storage.read, given)
  const locales = readLocales(needed(given, 'set'))
  const wanted = given.get('default') ?? site.defaultLocale
  const defaultLocale = locales.find(locale => locale === wanted) ?? locales[0]!
  await storage.write(async tx => {
    await updateSite(tx, site.id, { locales, defaultLocale })
    // Search has an entry for every language.
    for (const { id } of await listPages(tx.db, site.id)) {
      const document = await readPublished(tx.db, site.id, id)
      if (document) await indexForSearch(tx, { siteId: site.id, document, locales })
    }
  })
  return `${site.name} speaks ${locales.join(', ')}; ${defaultLocale} first.`
}

export const changeTheme: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'from', 'set', 'radius', 'heading', 'base'])
  const site = await findNamedSite(storage.read, given)
  const { logoMediaId, alternativeLogoMediaId } = site.theme
  const base = given.has('from') ? (await findNamedSite(storage.read, given, 'from')).theme : site.theme
  const colors = Object.fromEntries(
    (given.get('set') ?? '')
      .split(',')
      .filter(Boolean)
      .map(pair => pair.split('=')),
  )
  const unknown = Object.keys(colors).find(token => !(themeTokens as readonly string[]).includes(token))
  if (unknown) throw new CommandError(`There is no colour «${unknown}»; there are ${themeTokens.join(', ')}.`)
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
  await storage.write(tx => writeTheme(tx, site.id, theme.data))
  return `${site.name} has its new look.`
}

export const suspendSite: Command = async ({ storage }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'resume'])
  const site = await findNamedSite(storage.read, given)
  const suspended = !given.has('resume')
  await storage.write(tx => updateSite(tx, site.id, { suspended }))
  return suspended ? `${site.name} is offline; nothing of it is lost.` : `${site.name} is online again.`
}
