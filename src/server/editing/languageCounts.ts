import type { Locale, Localized } from '../../content/locale'
import { isWritten, type TranslationState } from '../../content/rules/translationState'
import type { Site } from '../../content/site'
import type { LanguageCounts, LanguageRow } from '../../contract/languages'
import { listPages } from '../storage/pages'
import type { Database } from '../storage/storage'
import { textsInParts } from './textsInParts'
import { type PageText, textsOfSite } from './textsOfPage'

/** How many pages one answer has at most: the first rows are seen soon. */
const pagesAtOnce = 100

type Wanted = { site: Site; locales: readonly Locale[] }

/** Pages with what their texts are in each language; with the first of them what belongs to no page. */
export const languageRows = async (
  db: Database,
  wanted: Wanted,
  { id, after }: { id?: string; after?: string },
): Promise<{ rows: LanguageRow[]; next: string | null }> => {
  if (id) return { rows: await pageRows(db, wanted, [id]), next: null }
  const ids = (await listPages(db, wanted.site.id)).map(page => page.id)
  // One that has gone meanwhile: from the beginning, so none is left out.
  const from = after ? ids.indexOf(after) + 1 : 0
  const part = ids.slice(from, from + pagesAtOnce)
  const rows = await pageRows(db, wanted, part)
  const next = from + part.length < ids.length ? part.at(-1)! : null
  return { rows: from === 0 ? [...rows, ...(await siteRows(db, wanted))] : rows, next }
}

const pageRows = async (db: Database, wanted: Wanted, ids: readonly string[]): Promise<LanguageRow[]> => {
  const rows = new Map<string, LanguageRow>()
  for await (const [id, texts] of textsInParts(db, wanted.site, ids))
    rows.set(id, { of: 'page', id, name: nameIn(texts), languages: countsOf(texts, wanted) })
  return ids.flatMap(id => rows.get(id) ?? [])
}

const siteRows = async (db: Database, wanted: Wanted): Promise<LanguageRow[]> => {
  const texts = await textsOfSite(db, wanted.site)
  return (['navigation', 'settings'] as const).flatMap((of): LanguageRow[] => {
    const own = texts.filter(text => text.itemId === of)
    return own.length > 0 ? [{ of, id: of, name: '', languages: countsOf(own, wanted) }] : []
  })
}

/** A page's name in the site's own language, else in any. */
export const nameIn = (texts: readonly PageText[]): string => {
  const name = texts.find(({ key, where }) => key === 'name' && where.of === 'page')
  const values = [name?.source.value, ...Object.values(name?.targets ?? {}).map(target => target.value)]
  return String(values.find(isWritten) ?? '')
}

const countsOf = (texts: readonly PageText[], { site, locales }: Wanted): Localized<LanguageCounts> => {
  const counted: Localized<LanguageCounts> = {}
  for (const locale of locales)
    for (const text of texts) {
      const state = stateIn(text, locale, site)
      if (!state) continue
      const counts = counted[locale] ?? { missing: 0, outdated: 0, machine: 0, done: 0, first: null }
      counted[locale] = counts
      counts[state] += 1
      if (state !== 'done' && text.where.of === 'field')
        counts.first ??= { groupId: text.where.groupId, field: text.where.field }
    }
  return counted
}

/** Null where the text is not shown in the language. In the site's own a text is there or not. */
const stateIn = (text: PageText, locale: Locale, { defaultLocale }: Site): TranslationState | null => {
  if (locale !== defaultLocale) return text.targets[locale]?.state ?? null
  if (!text.source.isShown) return null
  return isWritten(text.source.value) ? 'done' : 'missing'
}
