import { definitions } from '../../blocks/definitions'
import type { BlockDefinition } from '../../content/defineBlock'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { PageSources } from '../../content/pageSources'
import { localeOf } from '../../content/rules/route'
import type { Site } from '../../content/site'
import { pageAlternates } from '../../live/alternates'
import type { Drawn, Finished } from '../../live/cache.server'
import { InMakingPage } from '../../live/InMakingPage'
import { type ItemPage, listItemPages } from '../../live/itemPages.server'
import { NotFoundPage } from '../../live/NotFoundPage'
import { PasswordPage } from '../../live/PasswordPage'
import type { ListedPage, LiveReader } from '../../live/reader'
import { robotsTxt } from '../../live/robots.server'
import { resolveAddress } from '../../live/route.server'
import { OwnSearchPart, SearchPage } from '../../live/SearchPage'
import type { Shell } from '../../live/shell'
import { sitemapXml } from '../../live/sitemap.server'
import { wordsFor } from '../../render/i18n/words'
import { commonHeaders, pageHeaders, speculationAddress, transportHeaders } from '../http/headers'
import type { Services } from '../services'
import { findPageBy } from '../storage/pages'
import { readSearchTexts } from '../storage/search'
import { unlessLost } from '../storage/unlessLost'
import { drawPage } from './drawPage'
import { drawSystemPage } from './drawSystemPage'
import { findOnSite } from './findOnSite'
import { createReader } from './reader'

export type LiveAnswer =
  | { kind: 'finished'; finished: Finished }
  | { kind: 'drawn'; drawn: Drawn }
  | { kind: 'redirect'; to: string; status: 301 | 302; varyByLanguage?: boolean }

type Addressed = { site: Site; origin: string; path: string }

export type LiveRequest = Addressed & {
  query: URLSearchParams
  acceptLanguage: string | undefined
  isUnlocked: (page: ListedPage) => Promise<boolean>
  /** Whether its password was just wrong. */
  isRefused: (page: ListedPage) => boolean
}

/** What a visitor gets for an address: from the cache where it may be, drawn otherwise (design §4). */
export const answerPage = async (services: Services, request: LiveRequest): Promise<LiveAnswer> => {
  const { bus } = services.storage
  // The database is out of reach: an older page is better than none.
  const stale = (): LiveAnswer | null => {
    const finished = services.cache.getStale(request.site.id, request.path)
    return finished && { kind: 'finished', finished }
  }
  const known = bus.isLost() ? stale() : null
  if (known) return known
  try {
    return await unlessLost(bus, answerAddress(services, request))
  } catch (error) {
    const known = stale()
    if (known) return known
    throw error
  }
}

const answerAddress = async (services: Services, request: LiveRequest): Promise<LiveAnswer> => {
  const { site, path } = request
  if (path === '/robots.txt' || path === '/sitemap.xml')
    return finished(services, request, path, () => drawFile(services, request))
  const reader = newReader(services, site)
  const resolution = await resolveAddress({
    reader,
    site,
    path,
    now: services.clock(),
    acceptLanguage: request.acceptLanguage,
  })
  switch (resolution.kind) {
    case 'redirect':
      return resolution
    case 'login':
    case 'notFound':
      return notFound(services, request, resolution.locale)
    case 'search':
      return { kind: 'drawn', drawn: await drawSearch(services, request, resolution.locale) }
    case 'page': {
      const { page, locale, item } = resolution
      if (page.hasPassword ? await request.isUnlocked(page) : await isAsked(reader, page, request.query))
        return {
          kind: 'drawn',
          drawn: await drawLive(services, request, { page, locale, item, isPrivate: page.hasPassword }),
        }
      if (page.hasPassword && request.isRefused(page))
        return {
          kind: 'drawn',
          drawn: await drawLocked(services, request, { page, locale, error: 'wrong_credentials' }),
        }
      return finished(services, request, path, () =>
        page.hasPassword
          ? drawLocked(services, request, { page, locale })
          : drawLive(services, { ...request, query: new URLSearchParams() }, { page, locale, item, isPrivate: false }),
      )
    }
  }
}

/** V4: a page is drawn for one request when a section of it declares a key of the query. */
const isAsked = async (reader: LiveReader, page: ListedPage, query: URLSearchParams) => {
  const asks = (definition?: BlockDefinition) => definition?.queryKeys?.some(key => query.has(key)) ?? false
  // Most addresses ask nothing of any section: no page is read for them.
  if (!Object.values(definitions).some(asks)) return false
  return (await reader.document(page.id))?.groups.some(group => asks(definitions[group.type])) ?? false
}

const notFound = (services: Services, request: Addressed, locale: Locale) =>
  finished(services, request, `#404 ${locale}`, () => drawNotFound(services, request, locale))

/** For an address that cannot even be read. */
export const answerNotFound = async (services: Services, request: Addressed): Promise<Finished> =>
  (await notFound(services, request, localeOf(request.path, request.site))).finished

const newReader = (services: Services, site: Site) => createReader(services, { site, mode: 'live' })

const finished = async (
  services: Services,
  { site, origin }: Addressed,
  key: string,
  draw: () => Promise<Drawn>,
): Promise<{ kind: 'finished'; finished: Finished }> => {
  const known = services.storage.bus.isCurrent() ? services.cache.get(site.id, key, services.clock()) : null
  if (known) return { kind: 'finished', finished: known }
  // Sent past every hook, so it carries all of its headers itself.
  const drawWhole = async () => {
    const drawn = await draw()
    return { ...drawn, headers: { ...drawn.headers, ...transportHeaders(origin) } }
  }
  return { kind: 'finished', finished: await services.cache.draw(site.id, key, drawWhole) }
}

const asDrawn = (
  { html, ...drawn }: { html: Buffer; styleHash: string; sources?: PageSources },
  reader: LiveReader,
  { status = 200, isPrivate = false }: { status?: number; isPrivate?: boolean } = {},
): Drawn => {
  return {
    ...reader.noted(),
    status,
    body: html,
    headers: {
      ...pageHeaders(drawn),
      'cache-control': isPrivate ? 'private, no-store' : 'no-cache',
      ...(isPrivate ? {} : { 'speculation-rules': `"${speculationAddress}"` }),
    },
  }
}

const drawLive = async (
  services: Services,
  request: LiveRequest,
  { page, locale, item, isPrivate }: { page: ListedPage; locale: Locale; item: ItemPage | null; isPrivate: boolean },
): Promise<Drawn> => {
  const { site, origin, query } = request
  const reader = newReader(services, site)
  const document = await reader.document(page.id)
  if (!document) return drawNotFound(services, request, locale)
  // Read anew: between finding the address and drawing it the page may have got another name or a password.
  const [current] = await reader.pages({ ids: [page.id] })
  if (!current || (current.hasPassword && !isPrivate)) return drawLocked(services, request, { page, locale })
  const drawn = await drawPage({
    services,
    reader,
    site,
    origin,
    page: current,
    document,
    locale,
    item,
    mode: 'live',
    query,
  })
  return asDrawn(drawn, reader, { isPrivate })
}

const drawLocked = async (
  services: Services,
  { site, origin, path }: LiveRequest,
  { page, locale, error = null }: { page: ListedPage; locale: Locale; error?: 'wrong_credentials' | null },
): Promise<Drawn> => {
  const reader = newReader(services, site)
  await reader.document(page.id)
  const drawn = await drawSystemPage({
    services,
    reader,
    site,
    origin,
    locale,
    title: wordsFor(locale).protectedPage,
    draw: shell => <PasswordPage shell={shell} locale={locale} pageId={page.id} back={path} error={error} />,
  })
  return asDrawn(drawn, reader, { status: 401, isPrivate: error !== null })
}

/** A site whose home page nobody has published yet is being made: whoever comes is told so, whatever they look for. */
const isInMaking = async ({ storage }: Services, reader: LiveReader, siteId: SiteId) =>
  (await reader.pages({ role: 'home' })).length === 0 &&
  (await findPageBy(storage.read, siteId, { role: 'home' })) !== null

const drawInMaking = async (
  services: Services,
  { site, origin }: Addressed,
  { locale, reader }: { locale: Locale; reader: LiveReader },
): Promise<Drawn> => {
  const drawn = await drawSystemPage({
    services,
    reader,
    site,
    origin,
    locale,
    title: wordsFor(locale).siteInMaking,
    draw: shell => <InMakingPage shell={shell} locale={locale} />,
  })
  const { headers, ...rest } = asDrawn(drawn, reader, { status: 503 })
  return { ...rest, headers: { ...headers, 'retry-after': '3600', 'x-robots-tag': 'noindex' } }
}

const drawNotFound = async (services: Services, request: Addressed, locale: Locale): Promise<Drawn> => {
  const { site, origin } = request
  const reader = newReader(services, site)
  if (await isInMaking(services, reader, site.id)) return drawInMaking(services, request, { locale, reader })
  const drawn = await drawSystemPage({
    services,
    reader,
    site,
    origin,
    locale,
    title: wordsFor(locale).notFoundTitle,
    draw: shell => <NotFoundPage shell={shell} locale={locale} />,
  })
  return asDrawn(drawn, reader, { status: 404 })
}

const drawSearch = async (
  services: Services,
  { site, origin, query: asked }: LiveRequest,
  locale: Locale,
): Promise<Drawn> => {
  const reader = newReader(services, site)
  const query = (asked.get('searchQuery') ?? asked.get('q') ?? '').slice(0, 200)
  const results = findOnSite({
    query,
    texts: await readSearchTexts(services.storage.read, site.id, locale),
    pages: await reader.pages(),
    locale,
    defaultLocale: site.defaultLocale,
  })
  const own = await ownSearchPage(reader, locale)
  if (own) {
    const afterFirst = (shell: Shell) => (
      <OwnSearchPart key="search" shell={shell} locale={locale} query={query} results={results} />
    )
    return asDrawn(
      await drawPage({ services, reader, site, origin, ...own, locale, mode: 'live', query: asked, afterFirst }),
      reader,
    )
  }
  const drawn = await drawSystemPage({
    services,
    reader,
    site,
    origin,
    locale,
    title: wordsFor(locale).search,
    system: 'search',
    draw: shell => <SearchPage shell={shell} locale={locale} query={query} results={results} />,
  })
  return asDrawn(drawn, reader)
}

/** ROUTE-14 */
const ownSearchPage = async (reader: LiveReader, locale: Locale) => {
  const [page] = await reader.pages({ role: 'search' })
  if (!page || page.hasPassword || page.disallowedLanguages.includes(locale)) return null
  const document = await reader.document(page.id)
  return document && { page, document }
}

const drawFile = async (services: Services, { site, origin, path }: LiveRequest): Promise<Drawn> => {
  const reader = newReader(services, site)
  const isSitemap = path === '/sitemap.xml'
  const pages = isSitemap ? await reader.pages() : []
  const moments = isSitemap ? await reader.publishedMoments() : new Map<string, number>()
  const body = isSitemap
    ? sitemapXml({
        origin,
        defaultLocale: site.defaultLocale,
        pages: [
          ...pages
            .filter(page => !page.hasPassword && !page.isArchived && page.role !== 'search')
            .filter(page => !page.key?.startsWith('urban-golf'))
            .map(page => ({ alternates: pageAlternates(page, site), publishedAt: moments.get(page.id) ?? null })),
          ...(await listItemPages({ reader, site, now: services.clock() })),
        ],
      })
    : robotsTxt({ origin, isSuspended: site.suspended })
  return {
    ...reader.noted(),
    status: 200,
    body: Buffer.from(body),
    headers: {
      'content-type': isSitemap ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      ...commonHeaders,
    },
  }
}
