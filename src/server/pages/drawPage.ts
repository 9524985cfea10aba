import type { ReactNode } from 'react'
import { definitions } from '../../blocks/definitions'
import { isOptician } from '../../content/business'
import type { Locale } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { joinSources } from '../../content/pageSources'
import { firstWords } from '../../content/rules/firstWords'
import { localizeText } from '../../content/rules/localize'
import { pageTitle } from '../../content/rules/pageTitle'
import { type Mode, pagePath } from '../../content/rules/route'
import { localAt, startOfDay } from '../../content/rules/zonedTime'
import type { Site } from '../../content/site'
import { type Alternate, canonicalPath, pageAlternates } from '../../live/alternates'
import { headTags } from '../../live/head.server'
import { blockTypes, drawBody, drawDocument, pageCss, systemType } from '../../live/html.server'
import { type ItemPage, itemAlternates, itemPath } from '../../live/itemPages.server'
import { buildPageModel, buildShellFor } from '../../live/model.server'
import type { ListedPage, LiveReader } from '../../live/reader'
import { findShareImage } from '../../live/shareImage.server'
import type { Shell } from '../../live/shell'
import { breadcrumbData, businessStructuredData } from '../../live/structuredData.server'
import type { PageModel } from '../../render/model'
import type { Services } from '../services'

type Input = {
  services: Services
  reader: LiveReader
  site: Site
  origin: string
  page: ListedPage
  document: PageDocument
  locale: Locale
  mode: Mode
  /** What the address asks of its sections (LIVE-14). */
  query?: URLSearchParams
  /** The entry of a section that the address names. */
  item?: ItemPage | null
  /** What stands below its first section besides (ROUTE-14): such an answer is never indexed. */
  afterFirst?: (shell: Shell) => ReactNode
  /** Shown to somebody before it is live: never indexed. */
  isPreview?: boolean
}

/** A page of the site as a finished document. In edit mode it carries its data for the editor's script. */
export const drawPage = async (input: Input & { editorData?: object }) => {
  const { services, reader, site, page, locale, mode } = input
  const now = services.clock()
  const { document, query, item } = input
  const model = await buildPageModel({ reader, site, locale, mode, now, document, query, item })
  const around = await buildShellFor({ reader, site, locale, mode, now, pageId: page.id })
  const shell = item ? { ...around, languages: itemLanguages(around, itemAlternates(item, page, site)) } : around
  const { body, firstPicture } = drawBody(model, shell, input.afterFirst?.(shell))
  const isIndexed =
    mode === 'live' && !input.isPreview && !input.afterFirst && !page.hasPassword && !page.key?.startsWith('urban-golf')
  const head = headTags({
    ...(await describe(input, model)),
    isIndexed,
    firstPicture,
    themeColor: site.theme.colors.header,
    fonts: services.fonts.preloads(site.theme),
    structuredData: isIndexed ? [...(await structuredData(input, shell)), ...reader.noted().described] : [],
  })
  const isEdit = mode === 'edit'
  const types = blockTypes(model.page)
  const drawn = drawDocument({
    locale,
    head,
    body,
    css: pageCss(input.afterFirst ? new Set([...types, systemType]) : types, site.theme, services.fonts),
    entry: isEdit ? services.assets.editor : services.assets.visitor,
    data: isEdit ? { model, shell, ...input.editorData } : undefined,
  })
  const ofBlocks = [...types].map(type => definitions[type]?.sources ?? {})
  return { ...drawn, sources: joinSources([...ofBlocks, ...reader.noted().sources]) }
}

const describe = async ({ reader, origin, site, page, locale, item }: Input, model: PageModel) => {
  const text = (values: Parameters<typeof localizeText>[0]) => localizeText(values, locale, site.defaultLocale)
  const { meta } = model.page
  return {
    origin,
    locale,
    defaultLocale: site.defaultLocale,
    siteName: site.name,
    ...(item
      ? {
          title: pageTitle({ title: text(item.name), siteName: site.name, isHome: false }),
          description: text(item.description),
          path: itemPath(item, locale),
          alternates: itemAlternates(item, page, site),
        }
      : {
          title: pageTitle({ title: text(meta.title) || text(page.name), siteName: site.name, isHome: page.isHome }),
          description: text(meta.description) || firstWords(model.page, locale, site.defaultLocale),
          ...addresses(page, locale, site),
        }),
    shareImage: await findShareImage({ reader, site, model }),
  }
}

/** Other languages are named only by a page that they name too. */
const addresses = (page: ListedPage, locale: Locale, site: Site) => {
  const [path, alternates] = [canonicalPath(page, locale, site), pageAlternates(page, site)]
  return { path, alternates: alternates.some(other => other.locale === locale) ? alternates : [] }
}

/** From an entry the other languages lead to the same entry. */
const itemLanguages = ({ languages }: Shell, alternates: readonly Alternate[]): Shell['languages'] =>
  languages.map(language => {
    const own = alternates.find(({ locale }) => locale === language.locale)
    return own ? { ...language, href: own.path } : language
  })

const structuredData = async (input: Input, { trail }: Shell) => {
  const { reader, services, site, origin, page, locale } = input
  const business = await reader.business()
  const [home] = await reader.pages({ role: 'home' })
  const name = (entry: ListedPage) => localizeText(entry.name, locale, site.defaultLocale)
  const up = trail && home && trail.up.href !== pagePath(home, locale) ? [trail.up] : []
  const isBusinessPage = page.isHome || page.key === 'contact'
  // HOURS-4: the special dates that are still to come change with the day.
  if (business && isBusinessPage) reader.validUntil(startOfDay(localAt(services.clock()).day + 1))
  return [
    ...(business && isBusinessPage
      ? businessStructuredData({
          business,
          type: isOptician(business) ? 'Optician' : 'LocalBusiness',
          origin,
          logo: (await logoOf(input))?.publicUrl ?? null,
          now: services.clock(),
        })
      : []),
    ...(home && !page.isHome
      ? [
          breadcrumbData(origin, [
            { name: name(home), path: pagePath(home, locale) },
            ...up.map(({ label, href }) => ({ name: label, path: href })),
            { name: name(page), path: pagePath(page, locale) },
          ]),
        ]
      : []),
  ]
}

const logoOf = async ({ reader, site }: Input) => {
  const id = site.theme.logoMediaId
  return id ? ((await reader.media([id]))[id] ?? null) : null
}
