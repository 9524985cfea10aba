import { definitions } from '../../blocks/definitions'
import { countChanges } from '../../content/rules/changed'
import { countByLocale, missingTexts } from '../../content/rules/completeness'
import * as call from '../../contract/page'
import { checkPageBase } from '../editing/checkPageBase'
import { publishChangedPages, publishChecked } from '../editing/publishChecked'
import { unpublishPage } from '../editing/publishPage'
import { revertChangedPages } from '../editing/revertChangedPages'
import { revertPage } from '../editing/revertPage'
import { cancelSchedule } from '../editing/schedulePage'
import { Refusal } from '../Refusal'
import { readWorkingPage } from '../storage/pages'
import { readPublished } from '../storage/versions'
import { type ApiContext, acts, reads, writes } from './context'

const askedIn = ({ request, services }: Pick<ApiContext, 'request' | 'services'>) => ({
  address: request.ip,
  now: services.clock(),
})

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
    const asked = askedIn(context)
    return { id, version: await publishChecked(tx, { site, pageId: id, author, asked, withDefaultLanguage }) }
  }),

  publishAll: acts(call.publishAll, (context, { id, base, withDefaultLanguage }) => {
    const { services, hosted, author } = context
    const own = id ? { id, base } : null
    const asked = askedIn(context)
    return publishChangedPages(services.storage, { site: hosted.site, author, asked, own, withDefaultLanguage })
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

  revertAll: acts(call.revertAll, ({ services: { storage }, hosted: { site }, author }) =>
    revertChangedPages(storage, { siteId: site.id, author }),
  ),
}
