import { definitions } from '../blocks/definitions'
import { readBranch } from '../blocks/loadBranches.server'
import { loaders } from '../blocks/views.server'
import type { Locale } from '../content/locale'
import type { PageDocument } from '../content/page'
import { askedOf } from '../content/rules/askedOf'
import { allGroups } from '../content/rules/document'
import { referencesOf } from '../content/rules/documentReferences'
import { pagesIn } from '../content/rules/navigationChange'
import { oncePer } from '../content/rules/oncePer'
import type { Mode } from '../content/rules/route'
import { shownPart } from '../content/rules/shownPart'
import { isInWorkingView } from '../content/rules/status'
import { withinWindows } from '../content/rules/timeWindow'
import { upgradeDocument } from '../content/rules/upgrade'
import type { Site } from '../content/site'
import { optionValues } from '../render/block'
import type { PageModel, PageReference } from '../render/model'
import { firstActiveBranch } from './contactLines.server'
import { containerPage } from './containerPage.server'
import type { ItemPage } from './itemPages.server'
import type { ListedPage, LiveReader } from './reader'
import type { Shell } from './shell'
import { buildShell } from './shell.server'
import type { ShellInput } from './shellInput'

type Input = { reader: LiveReader; site: Site; locale: Locale; mode: Mode; now: number }

const nothingAsked = new URLSearchParams()

/** Looks up everything a page shows and gives it as plain data. */
export const buildPageModel = async (
  input: Input & { document: PageDocument; query?: URLSearchParams; item?: ItemPage | null },
): Promise<PageModel> => {
  const { reader, site, locale, mode, now, query = nothingAsked } = input
  const page = mode === 'edit' ? upgradeDocument(input.document, definitions) : seenPart(input)
  const loaded: Record<string, unknown> = {}
  const listing = { ...reader, collectionPages: seenMembers(input) }
  for (const group of allGroups(page)) {
    const definition = definitions[group.type]
    const load = loaders[group.type]
    const isDrawn = mode === 'live' || isInWorkingView(group, locale)
    if (definition && load && isDrawn)
      loaded[group.id] = await load({
        group,
        options: optionValues(definition, group),
        query: askedOf(definition, query),
        item: input.item?.type === group.type ? input.item.id : null,
        reader: listing,
        site,
        locale,
        mode,
        now,
      })
  }
  const named = referencesOf(page)
  const linked = named.pages.size > 0 ? await reader.pages({ ids: named.pages }) : []
  return {
    site: { key: site.key, name: site.name, locales: site.locales, defaultLocale: site.defaultLocale },
    locale,
    mode,
    page,
    loaded,
    references: {
      pages: Object.fromEntries(linked.map(entry => [entry.id, reference(entry)])),
      media: await reader.media([...named.media]),
    },
  }
}

export const buildShellFor = async ({
  reader,
  site,
  locale,
  mode,
  now,
  pageId,
  system,
}: Input & { pageId: string | null; system?: ShellInput['system'] }): Promise<Shell> => {
  const settings = await reader.settings()
  const navigation = await reader.navigation()
  const named = pagesIn(navigation)
  const pages = await reader.pages({ ids: pageId ? [pageId, ...named] : named, keys: footerKeys })
  const page = pages.find(entry => entry.id === pageId) ?? null
  const byKey = (key: string) => pages.find(page => page.key === key && !page.isArchived) ?? null
  const logos = await reader.media(
    [site.theme.logoMediaId, site.theme.alternativeLogoMediaId].filter(id => id !== null),
  )
  const business = await reader.business()
  const branch = firstActiveBranch(business)
  return buildShell({
    site,
    settings,
    navigation,
    // In the archive it is for editors only, like a draft (PAGE-5, PAGE-6).
    pages: Object.fromEntries(
      pages.map(page => [page.id, { ...reference(page), isPublished: page.isPublished && !page.isArchived }]),
    ),
    wellKnown: {
      contact: byKey('contact'),
      imprint: byKey('imprint'),
      privacy: byKey('privacy'),
      terms: byKey('terms'),
    },
    business,
    branch: business && branch && (await readBranch({ branch, business, reader, locale, now })),
    logo: logos[site.theme.logoMediaId ?? ''] ?? null,
    alternativeLogo: logos[site.theme.alternativeLogoMediaId ?? ''] ?? null,
    page,
    container: page?.collection ? await containerPage({ reader, collection: page.collection, locale, mode }) : null,
    system,
    locale,
    mode,
    now,
  })
}

/** LIVE-5 */
const footerKeys = ['contact', 'imprint', 'privacy', 'terms'] as const

/** A list of pages shows no more of them than they show themselves. */
const seenMembers =
  (input: Input): LiveReader['collectionPages'] =>
  async collection => {
    const members = await input.reader.collectionPages(collection)
    return members.map(member => ({ ...member, page: seenPart({ ...input, document: member.page }) }))
  }

/** Without what is hidden; PUB-10: visitors see a section only in its time, editors always. */
const seenPart = ({ reader, locale, mode, now, document }: Input & { document: PageDocument }) => {
  const shown = shownOf(document, locale, mode)
  if (mode === 'edit') return shown
  const { page, until } = withinWindows(shown, now)
  reader.validUntil(until)
  return page
}

const shownOf = (document: PageDocument, locale: Locale, mode: Mode) => {
  const known = shownParts(document)
  const variant = `${mode} ${locale}`
  const shown = known.get(variant) ?? shownPart(upgradeDocument(document, definitions), locale, mode)
  known.set(variant, shown)
  return shown
}

/** Members of collections stay in memory from page to page. */
const shownParts = oncePer((_: PageDocument) => new Map<string, PageDocument>())

const reference = ({
  id,
  isHome,
  isPublished,
  collection,
  slug,
  name,
  disallowedLanguages,
  hasPassword,
}: ListedPage): PageReference => ({
  id,
  isHome,
  isPublished,
  collection,
  slug,
  name,
  disallowedLanguages,
  hasPassword,
})
