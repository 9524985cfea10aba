import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { sameValue } from '../../content/rules/changed'
import type { Host, Site } from '../../content/site'
import { fontNameSchema, type Theme, themeSchema } from '../../content/theme'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import { audit, type Doer } from '../storage/audit'
import { readBusiness } from '../storage/business'
import { addJob, restartJob } from '../storage/jobs'
import { sendMailAgain } from '../storage/mails'
import { findPageBy, lockWorkingPage } from '../storage/pages'
import {
  addHost,
  changeHostAddress,
  findAnySite,
  hostTaken,
  listHosts,
  makePrimary,
  removeHost,
  type SiteLimits,
  updateSite,
  writeTheme,
} from '../storage/sites'
import type { Storage, Tx } from '../storage/storage'
import { readPublished } from '../storage/versions'
import { writeSite } from '../storage/writeSite'

/** What an operator does to a site, from the desk or by a command; each in the site's turn, with the site as it is then. */
export const changeSite = async <T>(
  storage: Storage,
  id: string,
  change: (tx: Tx, site: Site & { deletedAt: number | null }) => Promise<T>,
): Promise<T> => {
  const known = await findAnySite(storage.read, { id })
  if (!known) throw new Refusal('not_found')
  return writeSite(storage, known.id, async tx => {
    const site = await findAnySite(tx.db, { id })
    if (!site) throw new Refusal('not_found')
    return change(tx, site)
  })
}

export type HostWish = Host & {
  /** How a host that is there already is reached stays as it is. */
  isAddressKept?: boolean
}

/** A host of the site's own gets a new address or becomes the primary one; a new one leads here from then on. */
export const setHost = async (
  tx: Tx,
  { id }: Pick<Site, 'id'>,
  { isPrimary, isAddressKept = false, ...host }: HostWish,
  by: Doer,
) => {
  const isOwn = (await listHosts(tx.db, id)).some(entry => entry.host === host.host)
  if (!isOwn && !(await addHost(tx, id, { ...host, isPrimary: false }))) throw hostTaken(host.host)
  if (isOwn && !isAddressKept) await changeHostAddress(tx, id, host)
  if (isPrimary) await makePrimary(tx, id, host.host)
  await audit(tx, { siteId: id, kind: 'hostSet', subject: host.host, ...by })
}

export const dropHost = async (tx: Tx, { id }: Pick<Site, 'id'>, host: string, by: Doer) => {
  const hosts = await listHosts(tx.db, id)
  const own = hosts.find(entry => entry.host === host)
  if (!own) throw new Refusal('not_found')
  if (hosts.length < 2) throw new Refusal('last_host')
  if (own.isPrimary) throw new Refusal('primary_host')
  await removeHost(tx, id, host)
  await audit(tx, { siteId: id, kind: 'hostRemoved', subject: host, ...by })
}

/** A language that goes keeps its texts: it comes back with them. Search has all entries a little later (V197). */
export const setLocales = async (tx: Tx, site: Site, wish: { locales: Locale[]; defaultLocale: Locale }, by: Doer) => {
  if (!wish.locales.includes(wish.defaultLocale)) throw new Refusal('last_language')
  if (sameValue(wish, { locales: site.locales, defaultLocale: site.defaultLocale })) return
  await checkHome(tx, site, wish.defaultLocale)
  await updateSite(tx, site.id, wish)
  await audit(tx, { siteId: site.id, kind: 'languagesChanged', subject: wish.locales.join(', '), ...by })
  const changeId = newId()
  const payload = { siteId: site.id, changeId, afterPage: '' }
  await addJob(tx, { kind: 'search:rebuild', payload, uniqueKey: `search:${changeId}` })
}

/** PAGE-9: everything that finds no other way leads to the home page in this language. */
const checkHome = async (tx: Tx, { id: siteId }: Site, defaultLocale: Locale) => {
  const home = await findPageBy(tx.db, siteId, { role: 'home' })
  if (!home) return
  const { document } = await lockWorkingPage(tx, siteId, home.id)
  const published = await readPublished(tx.db, siteId, home.id)
  if ([document, published].some(page => page?.disallowedLanguages.includes(defaultLocale)))
    throw new Refusal(
      'home_language',
      undefined,
      `The home page is not active in ${defaultLocale}; activate it there and publish it first.`,
    )
}

export type ThemeWish = {
  /** Another site's look; the logos stay. */
  from?: Theme
  colors?: Record<string, string>
  fonts?: { heading?: string; base?: string }
  radius?: number
}

export const setTheme = async (tx: Tx, { id, theme }: Site, { from, colors, fonts, radius }: ThemeWish, by: Doer) => {
  const { logoMediaId, alternativeLogoMediaId } = theme
  const base = from ?? theme
  const wanted = themeSchema.safeParse({
    ...base,
    logoMediaId,
    alternativeLogoMediaId,
    colors: { ...base.colors, ...colors },
    fonts: { ...base.fonts, ...fonts },
    radius: radius ?? base.radius,
  })
  if (!wanted.success)
    throw new Refusal(
      'invalid_input',
      undefined,
      `Colours are written #rrggbb, fonts are ${fontNameSchema.options.join(', ')}, the radius is 0 to 48.`,
    )
  await writeTheme(tx, id, wanted.data)
  await audit(tx, { siteId: id, kind: 'lookChanged', ...by })
}

export const setLimits = async (tx: Tx, { id }: Pick<Site, 'id'>, limits: Partial<SiteLimits>, by: Doer) => {
  await updateSite(tx, id, limits)
  await audit(tx, { siteId: id, kind: 'limitsChanged', ...by })
}

export const setSuspended = async (tx: Tx, { id }: Pick<Site, 'id'>, suspended: boolean, by: Doer) => {
  await updateSite(tx, id, { suspended })
  await audit(tx, { siteId: id, kind: suspended ? 'siteSuspended' : 'siteResumed', ...by })
}

export type SiteFacts = Partial<Pick<Site, 'name' | 'isAssociation' | 'healthOpticsFlag' | 'businessId'>>

export const setFacts = async (tx: Tx, { id, name }: Pick<Site, 'id' | 'name'>, facts: SiteFacts, by: Doer) => {
  if (facts.businessId && !(await readBusiness(tx.db, facts.businessId)))
    throw new Refusal('not_found', undefined, 'There is no such business.')
  if (Object.keys(facts).length === 0) return
  await updateSite(tx, id, facts)
  await audit(tx, { siteId: id, kind: 'siteChanged', subject: facts.name ?? name, ...by })
}

/** It answers like an unknown host at once; for thirty days it comes back with everything (D27). */
export const deleteSite = async (tx: Tx, { id }: { id: SiteId }, by: Doer) => {
  await updateSite(tx, id, { deletedAt: by.now })
  await audit(tx, { siteId: id, kind: 'siteDeleted', ...by })
}

export const restoreSite = async (tx: Tx, { id }: { id: SiteId }, by: Doer) => {
  await updateSite(tx, id, { deletedAt: null })
  await audit(tx, { siteId: id, kind: 'siteRestored', ...by })
}

/** What failed for good is tried again: a mail, or a job of the site. */
export const retryFailure = async (tx: Tx, { id }: { id: SiteId }, failureId: string, by: Doer) => {
  const isStarted = (await restartJob(tx, id, failureId, by.now)) || (await sendMailAgain(tx, id, failureId))
  if (!isStarted) throw new Refusal('not_found')
  await audit(tx, { siteId: id, kind: 'failureRetried', ...by })
}
