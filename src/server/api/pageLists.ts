import { readAddress } from '../../content/rules/address'
import { navigationFromLeaves } from '../../content/rules/leaves'
import { type PagesListed, partAfter, pickPages } from '../../content/rules/pageParts'
import { sortPages } from '../../content/rules/sortPages'
import { suggestPages } from '../../content/rules/suggestPages'
import type { Site } from '../../content/site'
import { type InputOf, isOn } from '../../contract/call'
import * as call from '../../contract/page'
import type { ListedPage } from '../../live/reader'
import { checkLocale } from '../editing/sentTexts'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { readPageIndex, readPagePlaces } from '../storage/pageIndex'
import { readReferences } from '../storage/references'
import { readSections } from '../storage/sections'
import { draftsTag } from '../storage/versions'
import { readLeaves } from '../storage/wholeObject'
import { reads } from './context'
import { presentEntries, presentListed, presentMore, readEntries } from './presentPage'

export const pageListHandlers = {
  listPages: reads(call.listPages, async ({ services, hosted, session }, { includeDrafts, brief }) => {
    const { read } = services.storage
    const { id: siteId, defaultLocale } = hosted.site
    const inOrder = async (pages: ListedPage[]) => {
      const navigation = navigationFromLeaves((await readLeaves(read, siteId, 'navigation')).leaves)
      return sortPages(pages, { navigation, locale: defaultLocale })
    }
    if (isOn(includeDrafts)) {
      if (!session) throw new Refusal('sign_in_needed')
      const pages = await inOrder(await readReferences(read, siteId, 'edit'))
      const entries = await presentEntries(read, siteId, pages, { isAll: true })
      if (isOn(brief)) return entries
      const sections = await readSections(read, siteId)
      return entries.map((entry, index) => ({
        ...entry,
        ...presentMore(pages[index]!),
        children: sections.get(entry.id) ?? [],
      }))
    }
    const pages = await readReferences(read, siteId, 'live')
    return (await inOrder(pages))
      .filter(page => !page.isArchived)
      .map(page => ({
        ...presentListed(page, { isChanged: false, wasLive: true, goesLiveAt: null }),
        ...(!isOn(brief) && presentMore(page)),
      }))
  }),

  listPagePart: reads(call.listPagePart, async ({ services, hosted: { site } }, { after, limit = '50', ...asked }) => {
    const { read } = services.storage
    const wanted = asListed(asked)
    const isFound = wanted.isOutside || wanted.search
    const known = isFound ? await pageIndex(services, site) : await readPagePlaces(read, site.id, wanted.collection)
    const navigation = isFound ? navigationFromLeaves((await readLeaves(read, site.id, 'navigation')).leaves) : []
    const around = { navigation, locale: site.defaultLocale }
    const listed = pickPages(known, wanted, around)
    const { part, next } = partAfter(listed, { after, limit: Number(limit) })
    return {
      pages: await readEntries(read, site.id, idsOf(part)),
      total: listed.length,
      archived: pickPages(known, { ...wanted, isArchived: true }, around).length,
      next,
    }
  }),

  readPages: reads(call.readPages, async ({ services, hosted: { site } }, { ids }) =>
    readEntries(services.storage.read, site.id, ids.split(',')),
  ),

  suggestPages: reads(call.suggestPages, async ({ services, hosted: { site, host } }, { text, lang, id }) => {
    checkLocale(site, lang)
    const around = { host: host.host, locale: lang, pages: await pageIndex(services, site), pageId: id }
    const address = readAddress(text, around)
    const meant = address.kind === 'page' ? [address.page] : []
    return readEntries(services.storage.read, site.id, idsOf([...meant, ...suggestPages(text, around)]))
  }),
}

const idsOf = (pages: readonly { id: string }[]) => pages.map(({ id }) => id)

/** What pages are called, all of them: remembered until one is changed. */
const pageIndex = ({ storage, memory }: Services, { id }: Site) =>
  memory.recall(id, draftsTag, () => readPageIndex(storage.read, id))

const asListed = ({
  collection,
  isArchived,
  search,
  isOutside,
  isKeyed,
}: Omit<InputOf<typeof call.listPagePart>, 'after' | 'limit'>): PagesListed => ({
  collection: collection === 'generic' ? null : collection,
  isArchived: isArchived === undefined ? undefined : isOn(isArchived),
  search: search?.trim(),
  isOutside: isOn(isOutside),
  isKeyed: isOn(isKeyed),
})
