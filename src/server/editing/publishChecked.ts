import type { SiteId } from '../../content/id'
import { pageName } from '../../content/rules/pageName'
import type { Site } from '../../content/site'
import { audit, type Doer } from '../storage/audit'
import { lockPage, lockWorkingPage } from '../storage/pages'
import type { Storage, Tx } from '../storage/storage'
import { writeSite } from '../storage/writeSite'
import type { Author } from '../storage/writeValues'
import { checkPageBase } from './checkPageBase'
import { checkTranslations } from './checkTranslations'
import { eachChangedPage, leftOut } from './eachChangedPage'
import { isHeldBack } from './heldBack'
import { publishPage } from './publishPage'

/** Publishes a page unless missing translations stop it. */
export const publishChecked = async (
  tx: Tx,
  {
    site,
    pageId,
    author,
    by,
    ...gate
  }: { site: Site; pageId: string; author: Author; by: Doer; withDefaultLanguage?: boolean },
): Promise<number> => {
  const working = await lockWorkingPage(tx, site.id, pageId)
  await checkTranslations(tx.db, site, working.document, gate)
  const subject = pageName(working.document, site.defaultLocale)
  await audit(tx, { siteId: site.id, kind: 'published', subject, ...by })
  return publishPage(tx, { siteId: site.id, pageId, author })
}

/** PUB-9: each page whole, in a unit of its own; `own` is the one it was asked for on, which goes along in any case. */
export const publishChangedPages = async (
  storage: Storage,
  {
    site,
    author,
    by,
    own,
    ...gate
  }: {
    site: Site
    author: Author
    by: Doer
    own: { id: string; base: number | undefined } | null
    withDefaultLanguage?: boolean
  },
) => {
  const siteId = site.id
  if (own) await writeSite(storage, siteId, tx => checkOwn(tx, { siteId, pageId: own.id, base: own.base }))
  return eachChangedPage(storage, siteId, id =>
    writeSite(storage, siteId, async tx => {
      await lockPage(tx, siteId, id)
      if (id === own?.id) await checkPageBase(tx, { siteId, pageId: id, base: own.base })
      // Asked under the lock: somebody may take it offline while the pages before it are published.
      else if (await isHeldBack(tx.db, siteId, id)) return leftOut
      return publishChecked(tx, { site, pageId: id, author, by, ...gate })
    }),
  )
}

/** Before any page is published: if this one is not what was seen, none is. */
const checkOwn = async (tx: Tx, place: { siteId: SiteId; pageId: string; base: number | undefined }) => {
  await lockPage(tx, place.siteId, place.pageId)
  await checkPageBase(tx, place)
}
