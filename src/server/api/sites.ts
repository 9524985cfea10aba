import type { SiteId } from '../../content/id'
import type { Host, Site, SiteFilter } from '../../content/site'
import * as call from '../../contract/sites'
import { fetchOutside, OutsideError, OutsideTooSlow } from '../integrations/outgoing'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { byName } from '../sites/byName'
import * as sites from '../sites/changeSite'
import { answerToCheck, checkAddress, makeCheckToken } from '../sites/hostCheck'
import { readAddress, shownHost } from '../sites/hostNames'
import { decodeList, type NumberedOrder, readSiteList } from '../sites/importSites'
import { checkOrder, listTemplates } from '../sites/makeSite'
import { originOf } from '../sites/siteFinder'
import { startSiteTask } from '../sites/siteTasks'
import { listBusinesses } from '../storage/business'
import { listFailures, readSiteOverview } from '../storage/siteOverview'
import { findAnySite, listHosts, listSites, newSiteId } from '../storage/sites'
import { listSiteTasks, readSiteTask, type SiteTask, type TaskProblem } from '../storage/siteTasks'
import type { Tx } from '../storage/storage'
import { acts, reads, receives } from './context'
import { doerOf } from './doerOf'

const partSize = 50
const megabyte = 1024 * 1024

/** The operator's desk (D27). */
export const sitesHandlers = {
  listAllSites: reads(call.listAllSites, async ({ services }, { q = '', only = 'all', after = '0' }) => {
    const all = await readSiteOverview(services.storage.read)
    const words = fold(q).split(/\s+/).filter(Boolean)
    const found = all
      .map(({ hosts, ...site }) => ({ ...site, ...presentHosts(services, hosts) }))
      .filter(site => isWanted[only](site) && words.every(word => wordsOf(site).includes(word)))
      .sort((a, b) => byName(a, b) || (a.id < b.id ? -1 : 1))
    const from = Number(after)
    const shown = found.slice(from, from + partSize)
    return {
      sites: shown.map(
        ({ id, key, name, origin, hosts, locales, publishedAt, pages, changedPages, bytes, ...rest }) => ({
          ...{ id, key, name, origin, hosts, locales, publishedAt, pages, changedPages, bytes },
          ...{ failures: rest.failures, suspended: rest.suspended, deletedAt: rest.deletedAt },
        }),
      ),
      total: found.length,
      next: from + partSize < found.length ? String(from + partSize) : null,
    }
  }),

  readSite: reads(call.readSite, ({ services }, { id }) => present(services, id)),

  siteChoices: reads(call.siteChoices, async ({ services: { storage } }) => ({
    templates: (await listTemplates()).map(({ key, name }) => ({ id: key, name })),
    businesses: await listBusinesses(storage.read),
    sites: (await listSites(storage.read)).map(({ id, name }) => ({ id, name })).sort(byName),
  })),

  createSite: acts(call.createSite, async ({ services, session }, input) => {
    const { key, name, locales, template, from, isPublished = true, changeId: _, ...host } = input
    const { storage, clock } = services
    const source = from ? await found(services, from) : null
    if (!source && !locales) throw new Refusal('invalid_input', { issues: [{ path: 'locales' }] })
    const order: NumberedOrder = {
      row: 1,
      siteId: newSiteId(),
      key,
      name,
      host: readHost(host),
      locales: source ? source.locales : [...new Set(locales)],
      template: template ?? null,
      from: source?.id ?? null,
      isPublished,
    }
    await checkOrder(storage.read, order)
    const kind = source ? 'clone' : 'create'
    const task = { kind, personId: session.person.id, orders: [order], problems: [] } as const
    const taskId = await storage.write(tx => startSiteTask(tx, task, clock()))
    return presentTask((await readSiteTask(storage.read, taskId))!)
  }),

  importSites: receives(call.importSites, async ({ services, session, file }) => {
    const { storage, clock } = services
    const list = readSiteList(decodeList(file.bytes))
    const task = { kind: 'import' as const, personId: session.person.id, ...list }
    const taskId = await storage.write(tx => startSiteTask(tx, task, clock()))
    return presentTask((await readSiteTask(storage.read, taskId))!)
  }),

  listSiteTasks: reads(call.listSiteTasks, async ({ services }) => ({
    tasks: (await listSiteTasks(services.storage.read, 10)).map(presentTask),
  })),

  listTaskProblems: reads(call.listTaskProblems, async ({ services }, { id }) => {
    const task = await readSiteTask(services.storage.read, id)
    if (!task) throw new Refusal('not_found')
    return { problems: byRow(task.problems) }
  }),

  changeSite: acts(call.changeSite, async (context, { id, changeId: _, limits, isMember, suspended, ...wish }) => {
    const by = doerOf(context)
    if (suspended && id === context.hosted.site.id) throw new Refusal('own_site')
    await change(context.services, id, async (tx, site) => {
      const { addLocale, removeLocale, defaultLocale = site.defaultLocale, ...facts } = wish
      const known = addLocale && !site.locales.includes(addLocale) ? [...site.locales, addLocale] : site.locales
      const locales = known.filter(locale => locale !== removeLocale)
      if (wish.addLocale || wish.removeLocale || wish.defaultLocale)
        await sites.setLocales(tx, site, { locales, defaultLocale }, by)
      await sites.setFacts(tx, site, { ...facts, ...(isMember !== undefined && { healthOpticsFlag: isMember }) }, by)
      if (suspended !== undefined) await sites.setSuspended(tx, site, suspended, by)
      if (limits)
        await sites.setLimits(
          tx,
          site,
          {
            maxPages: limits.pages,
            maxBytes: limits.megabytes === null ? null : limits.megabytes * megabyte,
            maxTranslated: limits.translated,
          },
          by,
        )
    })
    return present(context.services, id)
  }),

  retryFailure: acts(call.retryFailure, async (context, { id, failureId }) => {
    await change(context.services, id, (tx, site) => sites.retryFailure(tx, site, failureId, doerOf(context)))
    return present(context.services, id)
  }),

  changeSiteTheme: acts(call.changeSiteTheme, async (context, { id, from, changeId: _, ...wish }) => {
    const { services } = context
    const look = from ? (await found(services, from)).theme : undefined
    await change(services, id, (tx, site) => sites.setTheme(tx, site, { from: look, ...wish }, doerOf(context)))
    return present(services, id)
  }),

  setSiteHost: acts(call.setSiteHost, async (context, { id, changeId: _, isPrimary = false, isSure, ...host }) => {
    const read = readHost(host)
    const isAddressKept = host.scheme === undefined && read.port === null
    const wish = { ...read, isPrimary, isAddressKept }
    if (isPrimary && !isSure) await checkLeadsHere(context.services, id, wish)
    await change(context.services, id, (tx, site) => sites.setHost(tx, site, wish, doerOf(context)))
    return present(context.services, id)
  }),

  removeSiteHost: acts(call.removeSiteHost, async (context, { id, host }) => {
    await change(context.services, id, (tx, site) => sites.dropHost(tx, site, readAddress(host).host, doerOf(context)))
    return present(context.services, id)
  }),

  checkSiteHost: acts(call.checkSiteHost, ({ services }, host) => checkHost(services, readHost(host))),

  deleteSite: acts(call.deleteSite, async (context, { id }) => {
    // Whoever deletes the ground under their own desk could not take it back there.
    if (id === context.hosted.site.id) throw new Refusal('own_site')
    await change(context.services, id, (tx, site) => sites.deleteSite(tx, site, doerOf(context)))
    return {}
  }),

  restoreSite: acts(call.restoreSite, async (context, { id }) => {
    await sites.changeSite(context.services.storage, id, (tx, site) => sites.restoreSite(tx, site, doerOf(context)))
    return {}
  }),
}

type Listed = { failures: number; changedPages: number; suspended: boolean; deletedAt: number | null }

const isWanted: Record<SiteFilter, (site: Listed) => boolean> = {
  all: site => site.deletedAt === null,
  changed: site => site.deletedAt === null && site.changedPages > 0,
  failed: site => site.deletedAt === null && site.failures > 0,
  suspended: site => site.deletedAt === null && site.suspended,
  deleted: site => site.deletedAt !== null,
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = ({ name, key, hosts }: { name: string; key: string; hosts: { host: string; name: string }[] }) =>
  fold([name, key, ...hosts.flatMap(({ host, name }) => [host, name])].join(' '))

const presentHosts = ({ config }: Services, hosts: readonly Host[]) => {
  const primary = hosts.find(host => host.isPrimary) ?? hosts[0]
  return {
    hosts: hosts
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
      .map(({ host, isPrimary, scheme, port }) => ({ host, name: shownHost(host), isPrimary, scheme, port })),
    origin: primary ? originOf(primary, config.port) : null,
  }
}

const found = async ({ storage }: Services, id: string) => {
  const site = await findAnySite(storage.read, { id })
  if (!site || site.deletedAt) throw new Refusal('not_found')
  return site
}

/** Not of one in the bin: that is taken back first. */
const change = ({ storage }: Services, id: string, work: (tx: Tx, site: Site & { id: SiteId }) => Promise<unknown>) =>
  sites.changeSite(storage, id, async (tx, site) => {
    if (site.deletedAt) throw new Refusal('not_found')
    await work(tx, site)
  })

const present = async (services: Services, id: string): Promise<call.SiteDetails> => {
  const site = await findAnySite(services.storage.read, { id })
  if (!site) throw new Refusal('not_found')
  const hosts = await listHosts(services.storage.read, site.id)
  return {
    id: site.id,
    key: site.key,
    name: site.name,
    ...presentHosts(services, hosts),
    locales: site.locales,
    defaultLocale: site.defaultLocale,
    colors: site.theme.colors,
    fonts: site.theme.fonts,
    radius: site.theme.radius,
    businessId: site.businessId,
    isAssociation: site.isAssociation,
    isMember: site.healthOpticsFlag,
    suspended: site.suspended,
    deletedAt: site.deletedAt,
    limits: {
      pages: site.maxPages,
      megabytes: site.maxBytes === null ? null : Math.ceil(site.maxBytes / megabyte),
      translated: site.maxTranslated,
    },
    failures: await listFailures(services.storage.read, site.id),
  }
}

const byRow = (problems: readonly TaskProblem[]) => problems.toSorted((a, b) => a.row - b.row)
const fewProblems = 5

const presentTask = (task: SiteTask): call.SiteTaskProgress => {
  const { id, kind, state, orders, total, done, problems, created } = task
  const [order] = kind === 'import' ? [] : (orders as NumberedOrder[])
  return {
    ...{ id, kind, state, total, done, created },
    name: order?.name ?? '',
    siteId: order?.siteId ?? null,
    refused: problems.length,
    problems: byRow(problems).slice(0, fewProblems),
  }
}

/** Over https unless said otherwise: that is how sites are reached. */
const readHost = ({ host: typed, scheme = 'https', port }: Pick<Host, 'host'> & Partial<Host>) => {
  const address = readAddress(typed)
  return { host: address.host, scheme, port: port ?? address.port }
}

/** All visitors are sent to the primary host, and so is the desk: one that does not answer would leave no way back. */
const checkLeadsHere = async (services: Services, id: string, wish: sites.HostWish) => {
  const site = await found(services, id)
  const known = (await listHosts(services.storage.read, site.id)).find(entry => entry.host === wish.host)
  if (known?.isPrimary) return
  const answer = await checkHost(services, known && wish.isAddressKept ? known : wish)
  if (answer.found !== 'here') throw new Refusal('host_elsewhere')
}

/** What the name answers when it is asked for a word that only this installation knows. */
const checkHost = async (
  { secret, clock, config }: Services,
  host: Omit<Host, 'isPrimary'>,
): Promise<call.HostCheck> => {
  const token = makeCheckToken(secret, host.host, clock())
  const origin = originOf({ ...host, isPrimary: true }, config.port)
  try {
    const { status, body } = await fetchOutside(`${origin}${checkAddress.replace(':token', token)}`, {
      maxBytes: 4096,
      timeoutMs: 8_000,
      ...(/(^|\.)localhost$/.test(host.host) && ownMachine(host.host, config.port)),
    })
    if (status === 200 && body.toString() === answerToCheck(secret, token)) return { found: 'here', reason: origin }
    return { found: 'elsewhere', reason: `${origin}: ${status}` }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return { found: error instanceof OutsideTooSlow ? 'slow' : 'unreachable', reason: error.message }
  }
}

/** Names below localhost are this very machine, whether or not it knows them; of it only what answers here is asked. */
const ownMachine = (host: string, port: number) => ({
  allowedTestHosts: [`${host}:${port}`],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
})
