import { definitions } from '../../blocks/definitions'
import { countChanges } from '../../content/rules/changed'
import { countByLocale, missingTexts } from '../../content/rules/completeness'
import { pageName } from '../../content/rules/pageName'
import * as call from '../../contract/page'
import { checkPageBase } from '../editing/checkPageBase'
import { publishChangedPages, publishChecked } from '../editing/publishChecked'
import { unpublishPage } from '../editing/publishPage'
import { revertChangedPages } from '../editing/revertChangedPages'
import { revertPage } from '../editing/revertPage'
import { cancelSchedule } from '../editing/schedulePage'
import { Refusal } from '../Refusal'
import { audit } from '../storage/audit'
import { readWorkingPage } from '../storage/pages'
import { readPublished } from '../storage/versions'
import { acts, reads, writes } from './context'
import { doerOf } from './doerOf'

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

  publishPage: writes(call.publishPage, async (context, { id, base, withDefaultLanguage }) => {
    const { tx, author } = context
    const { site } = context.hosted
    await checkPageBase(tx, { siteId: site.id, pageId: id, base })
    const by = doerOf(context)
    return { id, version: await publishChecked(tx, { site, pageId: id, author, by, withDefaultLanguage }) }
  }),

  publishAll: acts(call.publishAll, (context, { id, base, withDefaultLanguage }) => {
    const { services, hosted, author } = context
    const own = id ? { id, base } : null
    const by = doerOf(context)
    return publishChangedPages(services.storage, { site: hosted.site, author, by, own, withDefaultLanguage })
  }),

  unpublishPage: writes(call.unpublishPage, async (context, { id, base }) => {
    const { tx, hosted } = context
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    const shown = await readPublished(tx.db, hosted.site.id, id)
    await unpublishPage(tx, hosted.site.id, id)
    const subject = shown ? pageName(shown, hosted.site.defaultLocale) : ''
    await audit(tx, { siteId: hosted.site.id, kind: 'unpublished', subject, ...doerOf(context) })
    await cancelSchedule(tx, { siteId: hosted.site.id, pageId: id })
    return {}
  }),

  revertPage: writes(call.revertPage, async ({ tx, hosted, author }, { id, base }) => {
    await checkPageBase(tx, { siteId: hosted.site.id, pageId: id, base })
    return { id, reverted: await revertPage(tx, { siteId: hosted.site.id, pageId: id, author }) }
  }),

  revertAll: acts(call.revertAll, ({ services: { storage }, hosted: { site }, author }) =>
    revertChangedPages(storage, { siteId: site.id, author }),
  ),
}
