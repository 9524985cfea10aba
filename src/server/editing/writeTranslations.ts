import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { Provenance } from '../../content/provenance'
import { groupBy } from '../../content/rules/document'
import { splitKey } from '../../content/rules/valueKeys'
import { longestText } from '../../content/text'
import { findPage } from '../storage/pages'
import { reserveSlug } from '../storage/slugs'
import type { Tx } from '../storage/storage'
import type { Skipped } from '../storage/translationTasks'
import { readLeafRows, writeLeaves } from '../storage/wholeObject'
import { type Author, readValue, type ValueWrite, writeValues } from '../storage/writeValues'
import { newSlug } from './newSlug'
import { keyIn, type PageText } from './textsOfPage'
import type { Translatable } from './translateValues'

/** A translation that is ready, the version it replaces, and where it comes from. */
export type ReadyText = {
  text: Pick<PageText, 'pageId' | 'itemId' | 'key' | 'where'>
  locale: Locale
  value: Translatable
  base: number
  provenance: Provenance
}

/**
 * Writes translations as one person's change. A text that somebody changed meanwhile, or that has become too long, is
 * left as it is and named.
 */
export const writeTranslations = async (
  tx: Tx,
  { siteId, author, ready }: { siteId: SiteId; author: Author; ready: readonly ReadyText[] },
): Promise<{ written: Written[]; skipped: Skipped[] }> => {
  const written: Written[] = []
  const skipped: Skipped[] = []
  const skip = ({ text, locale }: ReadyText, code: Skipped['code']) =>
    skipped.push({ itemId: text.itemId, key: text.key, locale, code })
  const fitting = ready.filter(entry => {
    const isFitting = typeof entry.value !== 'string' || entry.value.length <= longestOf(entry.text.key)
    if (!isFitting) skip(entry, 'too_large')
    return isFitting
  })
  for (const [pageId, entries] of groupBy(fitting, ({ text }) => text.pageId ?? '')) {
    if (pageId === '') continue
    const left = await writeOfPage(tx, { siteId, pageId, author, entries })
    for (const entry of left.stale) skip(entry, 'stale_base')
    written.push(...left.written)
  }
  for (const name of ['navigation', 'settings'] as const) {
    const entries = fitting.filter(({ text }) => text.pageId === null && text.itemId === name)
    const left = await writeOfSite(tx, { siteId, author, name, entries })
    for (const entry of left.stale) skip(entry, 'stale_base')
    written.push(...left.written)
  }
  return { written, skipped }
}

type Written = { itemId: string; key: string; version: number }

/** What is written, and what somebody changed meanwhile. */
type Left = { written: Written[]; stale: ReadyText[] }

const longest: Record<string, number> = { name: 200, metaTitle: 200, metaDescription: 500, alt: 300 }

const longestOf = (key: string) => {
  if (key.endsWith('.body')) return 5_000
  if (key.endsWith('.signature')) return 1_000
  return key.includes('*') ? 200 : (longest[splitKey(key).name] ?? longestText)
}

/** Texts of a page, in one change; with its name comes its address. */
const writeOfPage = async (
  tx: Tx,
  {
    siteId,
    pageId,
    author,
    entries,
  }: { siteId: SiteId; pageId: string; author: Author; entries: readonly ReadyText[] },
): Promise<Left> => {
  const page = await findPage(tx.db, siteId, pageId)
  if (!page) return { written: [], stale: [...entries] }
  const stale: ReadyText[] = []
  const writes: ValueWrite[] = []
  const slugs: ValueWrite[] = []
  for (const entry of entries) {
    const { text, locale, value, base, provenance } = entry
    const place = { itemId: text.itemId, key: keyIn(text, locale) }
    if (((await readValue(tx.db, siteId, place))?.version ?? 0) !== base) {
      stale.push(entry)
      continue
    }
    writes.push({ ...place, value, base, provenance })
    if (text.key !== 'name') continue
    const slug = await newSlug(tx, { siteId, id: pageId, lang: locale, name: String(value) })
    if (slug === null) continue
    await reserveSlug(tx, { siteId, locale, collection: page.collection, slug, pageId })
    slugs.push({ itemId: pageId, key: `slug:${locale}`, value: slug })
  }
  const written = await writeValues(tx, { siteId, pageId, author, writes: [...writes, ...slugs] })
  return { written: written.slice(0, writes.length), stale }
}

/** Labels of the navigation, or texts of the settings, in one change. */
const writeOfSite = async (
  tx: Tx,
  {
    siteId,
    author,
    name,
    entries,
  }: { siteId: SiteId; author: Author; name: 'navigation' | 'settings'; entries: readonly ReadyText[] },
): Promise<Left> => {
  if (entries.length === 0) return { written: [], stale: [] }
  const rows = new Map((await readLeafRows(tx.db, siteId, name)).map(row => [row.key, row]))
  const isStale = ({ text, locale, base }: ReadyText) => (rows.get(keyIn(text, locale))?.version ?? 0) !== base
  const kept = entries.filter(entry => !isStale(entry))
  const keys = kept.map(({ text, locale }) => keyIn(text, locale))
  const leaves = new Map<string, unknown>(kept.map(({ value }, index) => [keys[index]!, value]))
  // The texts of a mail are there together or not at all.
  for (const key of name === 'settings' ? keys : [])
    for (const part of ['subject', 'body', 'signature']) {
      const beside = key.replace(/[^.]+$/, part)
      if (!rows.has(beside) && !leaves.has(beside)) leaves.set(beside, '')
    }
  const version = await writeLeaves(tx, {
    siteId,
    name,
    leaves,
    isPatch: true,
    base: undefined,
    author,
    from: new Map(kept.map(({ provenance }, index) => [keys[index]!, provenance])),
  })
  return { written: keys.map(key => ({ itemId: name, key, version })), stale: entries.filter(isStale) }
}
