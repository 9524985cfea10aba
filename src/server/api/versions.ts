import { definitions } from '../../blocks/definitions'
import { plainText } from '../../content/field'
import type { SiteId } from '../../content/id'
import type { PageDocument } from '../../content/page'
import { undescribedIn } from '../../content/rules/altText'
import { countChanges } from '../../content/rules/changed'
import { missingTexts } from '../../content/rules/completeness'
import { allGroups } from '../../content/rules/document'
import { preview } from '../../content/rules/format'
import { blankSections, buttonProblems, reviewChanges, shownPictures } from '../../content/rules/review'
import { fromWallTime } from '../../content/rules/zonedTime'
import type { Site } from '../../content/site'
import * as call from '../../contract/versions'
import { buildPageModel } from '../../live/model.server'
import { checkPageBase } from '../editing/checkPageBase'
import { checkTranslations } from '../editing/checkTranslations'
import { pagesHeldBack } from '../editing/heldBack'
import { keptMs, listDeletedPages, undeletePage } from '../editing/removePage'
import { restoreDocument } from '../editing/revertPage'
import { scheduledFor, schedulePage, unschedulePage } from '../editing/schedulePage'
import { createReader } from '../pages/reader'
import { Refusal } from '../Refusal'
import { changedPages } from '../storage/changedPages'
import { lastChangeNumber } from '../storage/changes'
import { readMedia } from '../storage/media'
import { readRemovedSections, readVersions } from '../storage/pageHistory'
import { findPage, lockWorkingPage, readWorkingPage } from '../storage/pages'
import { readReferences } from '../storage/references'
import { settingsOf } from '../storage/settingsOf'
import type { Database } from '../storage/storage'
import { readPublished, readVersion } from '../storage/versions'
import { reads, writes } from './context'

export const versionHandlers = {
  readReview: reads(call.readReview, async ({ services, hosted: { site } }, { id }) => {
    const db = services.storage.read
    // Before the page itself: what comes in between is then asked about once more, not overlooked.
    const seq = await lastChangeNumber(db, site.id, id)
    const working = await readWorkingPage(db, site.id, id)
    if (!working) throw new Refusal('not_found')
    const { document } = working
    const published = await readPublished(db, site.id, id)
    const settings = await settingsOf(db, site.id)
    const groups = new Map(allGroups(document).map(group => [group.id, group]))
    const pictures = shownPictures(document)
    const media = await readMedia(
      db,
      site.id,
      pictures.map(picture => picture.mediaId),
    )
    const languages = site.locales.filter(locale => !document.disallowedLanguages.includes(locale))
    return {
      counts: countChanges(document, published),
      ...reviewChanges(document, published),
      missing: missingTexts({ page: document, locales: site.locales, definitions }).map(entry => {
        const group = groups.get(entry.groupId)!
        const { text } = group.fields[entry.fieldName]!
        const source = plainText(text[site.defaultLocale]) || Object.values(text).map(plainText).find(Boolean) || ''
        const { groupId, fieldName, locale } = entry
        return { groupId, type: group.type, fieldName, locale, source: preview(source) }
      }),
      buttons: buttonProblems(document, definitions),
      picturesWithoutAlt: pictures
        .map(picture => ({ ...picture, locales: undescribedIn(media[picture.mediaId]?.alt ?? {}, languages) }))
        .filter(({ mediaId, locales }) => mediaId in media && locales.length > 0),
      blankSections: blankSections(document, { definitions, locales: languages }),
      withoutDescription: languages.filter(locale => !document.meta.description[locale]),
      isGated: settings.vitrine.publishGate === 'complete',
      isFirst: published === null,
      goesLiveAt: await scheduledFor(db, { siteId: site.id, pageId: id }),
      otherPages: await otherChangedPages(db, site.id, id),
      seq,
    }
  }),

  listVersions: reads(call.listVersions, async ({ services, hosted: { site } }, { id }) => {
    const db = services.storage.read
    const place = { siteId: site.id, pageId: id }
    if (!(await findPage(db, site.id, id))) throw new Refusal('not_found')
    const removed = await readRemovedSections(db, { ...place, since: services.clock() - keptMs })
    return { versions: await readVersions(db, place), removed }
  }),

  readVersion: reads(call.readVersion, async ({ services, hosted: { site } }, { id, version, lang }) => {
    const found = await readVersion(services.storage.read, { siteId: site.id, pageId: id, version: Number(version) })
    if (!found || !(await findPage(services.storage.read, site.id, id))) throw new Refusal('not_found')
    const { page, loaded, references } = await buildPageModel({
      reader: createReader(services, { site, mode: 'edit' }),
      site,
      locale: lang,
      mode: 'edit',
      now: services.clock(),
      document: found.document,
    })
    return { document: page, loaded, references }
  }),

  restoreVersion: writes(
    call.restoreVersion,
    async ({ tx, hosted: { site }, author }, { id, version, groupId, base }) => {
      await checkPageBase(tx, { siteId: site.id, pageId: id, base })
      const found = await readVersion(tx.db, { siteId: site.id, pageId: id, version })
      if (!found) throw new Refusal('not_found')
      const document = withHomeLanguage(found.document, site)
      const restored = await restoreDocument(tx, { siteId: site.id, pageId: id, author, document, groupId })
      return { id, restored }
    },
  ),

  schedulePage: writes(
    call.schedulePage,
    async ({ tx, hosted: { site }, author, services }, { id, at: wallTime, base, withDefaultLanguage }) => {
      const goesLiveAt = fromWallTime(wallTime)
      if (goesLiveAt === null) throw new Refusal('invalid_input', { issues: [{ path: 'at' }] })
      if (goesLiveAt <= services.clock()) throw new Refusal('in_the_past')
      await checkPageBase(tx, { siteId: site.id, pageId: id, base })
      const working = await lockWorkingPage(tx, site.id, id)
      await checkTranslations(tx.db, site, working.document, { withDefaultLanguage })
      const version = await schedulePage(tx, { siteId: site.id, pageId: id, author, goesLiveAt })
      return { id, version, goesLiveAt }
    },
  ),

  unschedulePage: writes(call.unschedulePage, async ({ tx, hosted: { site } }, { id, base }) => {
    await checkPageBase(tx, { siteId: site.id, pageId: id, base })
    await unschedulePage(tx, { siteId: site.id, pageId: id })
    return {}
  }),

  listDeletedPages: reads(call.listDeletedPages, async ({ services, hosted: { site } }) =>
    listDeletedPages(services.storage.read, { siteId: site.id, since: services.clock() - keptMs }),
  ),

  undeletePage: writes(call.undeletePage, async ({ tx, hosted: { site }, author }, { id }) => {
    const { isLive } = await undeletePage(tx, { siteId: site.id, pageId: id, author })
    return { id, isLive }
  }),
}

/** PAGE-9: also where another language was the default when the version was made. */
const withHomeLanguage = (page: PageDocument, { defaultLocale }: Site): PageDocument =>
  page.role === 'home'
    ? { ...page, disallowedLanguages: page.disallowedLanguages.filter(locale => locale !== defaultLocale) }
    : page

const otherChangedPages = async (db: Database, siteId: SiteId, id: string) => {
  const changed = await changedPages(db, siteId)
  changed.delete(id)
  if (changed.size === 0) return []
  const pages = await readReferences(db, siteId, 'edit', { ids: changed })
  const heldBack = await pagesHeldBack(db, siteId)
  return pages.map(({ id, name, isPublished }) => ({ id, name, isPublished, isHeldBack: heldBack.has(id) }))
}
