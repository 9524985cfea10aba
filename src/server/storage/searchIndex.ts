import { plainText } from '../../content/field'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { fold } from '../../content/rules/fold'
import { localizeText } from '../../content/rules/localize'
import { shownPart } from '../../content/rules/shownPart'
import { findSiteById } from './sites'
import type { Tx } from './storage'

/** D23: one folded text a page and language, searched per site. */
export const indexForSearch = async (tx: Tx, { siteId, document }: { siteId: SiteId; document: PageDocument }) => {
  await forgetSearchTexts(tx, siteId, document.id)
  const { locales, defaultLocale } = (await findSiteById(tx.db, siteId))!
  for (const locale of locales.filter(entry => !document.disallowedLanguages.includes(entry))) {
    const title = localizeText(document.name, locale, defaultLocale)
    const plain = searchableText(document, locale)
    await tx.db
      .insertInto('search_texts')
      .values({ site_id: siteId, page_id: document.id, locale, title, plain, folded: fold(`${title} ${plain}`) })
      .execute()
  }
}

export const forgetSearchTexts = async (tx: Tx, siteId: SiteId, pageId: string) => {
  await tx.db.deleteFrom('search_texts').where('site_id', '=', siteId).where('page_id', '=', pageId).execute()
}

/** A line each. */
const searchableText = (page: PageDocument, locale: Locale) =>
  shownPart(page, locale, 'live')
    .groups.filter(group => !group.window)
    .flatMap(group => [group, ...group.cards.filter(card => !card.window)])
    .flatMap(group => Object.values(group.fields))
    .map(field => plainText(field.text[locale]) || (typeof field.single === 'string' ? field.single : ''))
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
