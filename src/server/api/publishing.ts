import { definitions } from '../../blocks/definitions'
import type { SiteId } from '../../content/id'
import { countChanges } from '../../content/rules/changed'
import { countByLocale, missingTexts } from '../../content/rules/completeness'
import * as call from '../../contract/page'
import { checkPageBase } from '../editing/checkPageBase'
import { checkTranslations } from '../editing/checkTranslations'
import { isHeldBack } from '../editing/heldBack'
import { publishPage, unpublishPage } from '../editing/publishPage'
import { revertPage } from '../editing/revertPage'
import { cancelSchedule } from '../editing/schedulePage'
import { Refusal } from '../Refusal'
import { changedPages } from '../storage/changedPages'
import { listPages, lockPage, readWorkingPage } from '../storage/pages'
import type { Database, Tx } from '../storage/storage'
import { readPublished } from '../storage/versions'
import { acts, reads, type WriteContext, writes } from './context'

/** What stands between the working page and the one visitors see (PUB-1…9). */
export const publishingHandlers = {
  publicationStatus: reads(call.publicationStatus, async ({ services, hosted }, { id }) => {
    const { read } = services.storage
    const working = await readWorkingPage(read, hosted.site.id, id)
    if (!working) throw new Refusal('not_found')
    return countChanges(working.document, await readPublished(read, hosted.site.id, id))
  }),

  translationStatus: reads(call.translationStatus, async ({ services, hosted }, { id }) => {
    const working = await readWorkingPage(services.storage.read, hosted.site.id, id)
    if (!working) throw new Refusal('not_found')
    const { locales } = hosted.site
    return countByLocale(missingTexts({ page: working.document, locales, definitions }), locales)
  }),

  publishPage: writes(call.publishPage, async (context, { id, base }) => {
    await checkPageBase(context.tx, { siteId: context.hosted.site.id, pageId: id, base })
    const version = await publishChecked(context, id)
    return { id, version }
  }),

  publishAll: acts(call.publishAll, async (context, { id: own, base }) => {
    const { services, hosted } = context
    const siteId = hosted.site.id
    const publish = (id: string) =>
      services.storage.write(async tx => {
        await lockPage(tx, siteId, id)
        if (id === own) await checkPageBase(tx, { siteId, pageId: id, base })
        // Asked under the lock: somebody may take it offline while the pages before it are published.
        else if (await isHeldBack(tx.db, siteId, id)) return leftOut
        return publishChecked({ ...context, tx, prepared: undefined }, id)
      })
    if (own) await services.storage.write(tx => checkOwn(tx, { siteId, pageId: own, base }))
    return eachChangedPage(services.storage.read, siteId, publish)
  }),

  unpublishPage: writes(call.unpublishPage, async ({ tx, hosted }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    await unpublishPage(tx, hosted.site.id, id)
    await cancelSchedule(tx, { siteId: hosted.site.id, pageId: id })
    return {}
  }),

  revertPage: writes(call.revertPage, async ({ tx, hosted, author }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    return { id, reverted: await revertPage(tx, { siteId: hosted.site.id, pageId: id, author }) }
  }),

  revertAll: acts(call.revertAll, async ({ services: { storage }, hosted, author }) => {
    const siteId = hosted.site.id
    const revert = (pageId: string) => storage.write(tx => revertPage(tx, { siteId, pageId, author }))
    return eachChangedPage(storage.read, siteId, revert, { publishedOnly: true })
  }),
}

/** Before any page is published: if this one is not what was seen, none is. */
const checkOwn = async (tx: Tx, place: { siteId: SiteId; pageId: string; base: number | undefined }) => {
  await lockPage(tx, place.siteId, place.pageId)
  await checkPageBase(tx, place)
}

const publishChecked = async ({ tx, hosted, author }: WriteContext, id: string): Promise<number> => {
  const { site } = hosted
  await lockPage(tx, site.id, id)
  const working = await readWorkingPage(tx.db, site.id, id)
  if (!working) throw new Refusal('not_found')
  await checkTranslations(tx.db, site, working.document)
  return publishPage(tx, { siteId: site.id, pageId: id, author, locales: site.locales })
}

const leftOut = Symbol('left out')

/** A result for each page that was acted on, `leftOut` for one that is no part of it. */
const eachChangedPage = async (
  db: Database,
  siteId: SiteId,
  act: (id: string) => Promise<unknown>,
  { publishedOnly = false } = {},
) => {
  const results: { id: string; success: boolean; error: string | null; code: string | null }[] = []
  const changed = await changedPages(db, siteId)
  for (const { id, publishedVersion } of await listPages(db, siteId)) {
    if (!changed.has(id) || (publishedOnly && publishedVersion === null)) continue
    try {
      if ((await act(id)) === leftOut) continue
      results.push({ id, success: true, error: null, code: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, success: false, error: error.message, code: error.code })
    }
  }
  return results
}
