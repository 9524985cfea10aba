import { definitions } from '../../blocks/definitions'
import type { Locale, Localized } from '../../content/locale'
import type { PageDocument } from '../../content/page'
import { byPerson, type Provenance } from '../../content/provenance'
import { isDecorative } from '../../content/rules/altText'
import { shownFields } from '../../content/rules/completeness'
import { referencesOf } from '../../content/rules/documentReferences'
import { isWritten, type TranslationState, translationState } from '../../content/rules/translationState'
import { isWording, joinKey } from '../../content/rules/valueKeys'
import { type ObjectName, wholeObjects } from '../../content/rules/wholeObjects'
import type { Site } from '../../content/site'
import { readWorkingDocuments } from '../storage/pages'
import type { Database } from '../storage/storage'
import { readPageTexts, readPictureTexts, type StoredTexts } from '../storage/texts'
import { readLeafRows } from '../storage/wholeObject'
import type { StoredText } from '../storage/writeValues'

/** Where a text stands: what leads an editor to it. */
export type TextPlace =
  | { of: 'page' }
  | { of: 'field'; sectionId: string; groupId: string; type: string; field: string }
  | { of: 'picture' }
  | { of: 'navigation' }
  | { of: 'settings' }

export type Target = StoredText & { state: TranslationState }

/** One text in all the languages it is shown in. */
export type PageText = {
  /** Null for the navigation and the settings, which belong to no page. */
  pageId: string | null
  itemId: string
  /** Without its language; `keyIn` puts one in. */
  key: string
  kind: 'line' | 'rich'
  where: TextPlace
  /** LANG-5: the site's own language. Without a value this one is what is missing. */
  source: {
    locale: Locale
    value: unknown
    version: number
    /** Not where a page or a section is hidden in the site's own language. */
    isShown: boolean
  }
  /** Every other language it is shown in. */
  targets: Localized<Target>
}

/** The key of a text in a language. */
export const keyIn = ({ key }: Pick<PageText, 'key'>, locale: Locale) =>
  key.includes('*') ? key.replace('*', locale) : joinKey(key, locale)

/** The texts that visitors of a page see: of its sections, its own (name, address, search engines) and of its pictures. */
export const textsOfPage = async (db: Database, site: Languages, pageId: string): Promise<PageText[]> =>
  (await textsOfPages(db, site, [pageId])).get(pageId) ?? []

/** The same for many pages, in a few queries. */
export const textsOfPages = async (
  db: Database,
  site: Languages,
  pageIds: readonly string[],
): Promise<Map<string, PageText[]>> => {
  if (pageIds.length === 0) return new Map()
  const documents = await readWorkingDocuments(db, site.id, pageIds)
  const stored = await readPageTexts(db, site.id, pageIds)
  const pictures = new Map([...documents].map(([id, page]) => [id, [...referencesOf(page).media]]))
  const alts = await readPictureTexts(db, site.id, [...new Set([...pictures.values()].flat())])
  return new Map(
    [...documents].map(([id, page]) => [
      id,
      [
        ...ownTexts(site, page, stored),
        ...fieldTexts(site, page, stored),
        ...pictureTexts(site, page, { pictures: pictures.get(id) ?? [], stored: alts }),
      ],
    ]),
  )
}

/** Labels of the navigation and texts of the settings. */
export const textsOfSite = async (db: Database, site: Languages): Promise<PageText[]> => [
  ...(await leafTexts(db, site, 'navigation')),
  ...(await leafTexts(db, site, 'settings')),
]

type Languages = Pick<Site, 'id' | 'locales' | 'defaultLocale'>

const ownTexts = (site: Languages, page: PageDocument, stored: StoredTexts) => {
  const locales = site.locales.filter(locale => !page.disallowedLanguages.includes(locale))
  return ['name', 'slug', 'metaTitle', 'metaDescription'].flatMap(key =>
    textOf(
      site,
      { pageId: page.id, itemId: page.id, key, kind: 'line', where: { of: 'page' } },
      { locales, textIn: inStore(stored, page.id, key) },
    ),
  )
}

const fieldTexts = (site: Languages, page: PageDocument, stored: StoredTexts) =>
  shownFields({ page, locales: site.locales, definitions }).flatMap(({ section, group, field, locales }) => {
    const kind = kindOf(group.type, field.name)
    const where: TextPlace = {
      of: 'field',
      sectionId: section.id,
      groupId: group.id,
      type: group.type,
      field: field.name,
    }
    return kind
      ? textOf(
          site,
          { pageId: page.id, itemId: field.id, key: 'text', kind, where },
          { locales, textIn: inStore(stored, field.id, 'text') },
        )
      : []
  })

/** What kind of text a field holds; null for one that holds none. */
export const kindOf = (type: string, field: string): PageText['kind'] | null => {
  const fields = definitions[type]?.fields as Record<string, { kind: string } | undefined> | undefined
  const kind = fields?.[field]?.kind
  if (kind === 'richText') return 'rich'
  return kind === 'text' || kind === 'button' ? 'line' : null
}

const pictureTexts = (
  site: Languages,
  page: PageDocument,
  { pictures, stored }: { pictures: readonly string[]; stored: StoredTexts },
) => {
  const locales = site.locales.filter(locale => !page.disallowedLanguages.includes(locale))
  return pictures.flatMap(id => {
    const textIn = inStore(stored, id, 'alt')
    const said = Object.fromEntries(
      site.locales.flatMap(locale => {
        const value = textIn(locale)?.value
        return typeof value === 'string' ? [[locale, value]] : []
      }),
    )
    if (isDecorative(said)) return []
    return textOf(
      site,
      { pageId: page.id, itemId: id, key: 'alt', kind: 'line', where: { of: 'picture' } },
      { locales, textIn },
    )
  })
}

const leafTexts = async (db: Database, site: Languages, name: ObjectName & ('navigation' | 'settings')) => {
  const { languageOf, inLanguage } = wholeObjects[name]
  const rows = new Map((await readLeafRows(db, site.id, name)).map(row => [row.key, row]))
  const keys = new Set([...rows.keys()].filter(key => languageOf(key)).map(key => inLanguage(key, '*')))
  return [...keys].flatMap(key =>
    textOf(
      site,
      { pageId: null, itemId: name, key, kind: 'line', where: { of: name } },
      { locales: site.locales, textIn: locale => rows.get(key.replace('*', locale)) },
    ),
  )
}

type TextIn = (locale: Locale) => StoredText | undefined

const inStore =
  (stored: StoredTexts, itemId: string, key: string): TextIn =>
  locale =>
    stored.get(`${itemId} ${joinKey(key, locale)}`)

/** Nothing where no language says anything (MODEL-12). */
const textOf = (
  site: Languages,
  text: Omit<PageText, 'source' | 'targets'>,
  { locales, textIn }: { locales: readonly Locale[]; textIn: TextIn },
): PageText[] => {
  if (!locales.some(locale => isWritten(textIn(locale)?.value))) return []
  const sourceNow = (locale: Locale) => textIn(locale)?.value ?? null
  const { value = null, version = 0 } = textIn(site.defaultLocale) ?? {}
  const targets = locales
    .filter(locale => locale !== site.defaultLocale)
    .map((locale): [Locale, Target] => {
      const own = textIn(locale) ?? { value: null, version: 0, provenance: byPerson }
      return [locale, { ...own, state: stateOf(text.key, own, sourceNow) }]
    })
  const source = { locale: site.defaultLocale, value, version, isShown: locales.includes(site.defaultLocale) }
  return [{ ...text, source, targets: Object.fromEntries(targets) }]
}

/** An address is there or not: it follows the name in its own language. */
const stateOf = (
  key: string,
  text: { value: unknown; provenance: Provenance },
  sourceNow: (locale: Locale) => unknown,
) => translationState(isWording(`${key}:de`) || key.includes('*') ? text : { ...text, provenance: byPerson }, sourceNow)
