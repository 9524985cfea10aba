import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { Provenance } from '../../content/provenance'
import { splitKey } from '../../content/rules/valueKeys'
import { longestText } from '../../content/text'
import { findPage } from '../storage/pages'
import { reserveSlug } from '../storage/slugs'
import type { Tx } from '../storage/storage'
import type { Skipped } from '../storage/translationTasks'
import { readLeafRows, writeLeaves } from '../storage/wholeObject'
import { type Author, readValue, writeValues } from '../storage/writeValues'
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
): Promise<{ written: { itemId: string; key: string; version: number }[]; skipped: Skipped[] }> => {
  const written: { itemId: string; key: string; version: number }[] = []
  const skipped: Skipped[] = []
  for (const entry of ready) {
    const { text, locale, value } = entry
    const skip = (code: Skipped['code']) => skipped.push({ itemId: text.itemId, key: text.key, locale, code })
    if (typeof value === 'string' && value.length > longestOf(text.key)) skip('too_large')
    else if (text.pageId === null) {
      const version = await writeLeaf(tx, { siteId, author, entry })
      if (version === null) skip('stale_base')
      else written.push({ itemId: text.itemId, key: keyIn(text, locale), version })
    } else if (await isChanged(tx, siteId, text.pageId, entry)) skip('stale_base')
    else written.push(await writeOne(tx, { siteId, pageId: text.pageId, author, entry }))
  }
  return { written, skipped }
}

const longest: Record<string, number> = { name: 200, metaTitle: 200, metaDescription: 500, alt: 300 }

const longestOf = (key: string) => {
  if (key.endsWith('.body')) return 5_000
  if (key.endsWith('.signature')) return 1_000
  return key.includes('*') ? 200 : (longest[splitKey(key).name] ?? longestText)
}

const isChanged = async (tx: Tx, siteId: SiteId, pageId: string, { text, locale, base }: ReadyText) => {
  if (!(await findPage(tx.db, siteId, pageId))) return true
  const current = await readValue(tx.db, siteId, { itemId: text.itemId, key: keyIn(text, locale) })
  return (current?.version ?? 0) !== base
}

const writeOne = async (
  tx: Tx,
  { siteId, pageId, author, entry }: { siteId: SiteId; pageId: string; author: Author; entry: ReadyText },
) => {
  const { text, locale, value, base, provenance } = entry
  const key = keyIn(text, locale)
  const write = { itemId: text.itemId, key, value, base, provenance }
  const slug = text.key === 'name' ? await newSlug(tx, { siteId, id: pageId, lang: locale, name: String(value) }) : null
  if (slug !== null) {
    const page = await findPage(tx.db, siteId, pageId)
    await reserveSlug(tx, { siteId, locale, collection: page!.collection, slug, pageId })
  }
  const writes = [write, ...(slug === null ? [] : [{ itemId: pageId, key: `slug:${locale}`, value: slug }])]
  return (await writeValues(tx, { siteId, pageId, author, writes }))[0]!
}

/** Null when somebody changed it meanwhile. */
const writeLeaf = async (
  tx: Tx,
  { siteId, author, entry }: { siteId: SiteId; author: Author; entry: ReadyText },
): Promise<number | null> => {
  const { text, locale, value, base, provenance } = entry
  const name = text.itemId as 'navigation' | 'settings'
  const key = keyIn(text, locale)
  const rows = new Map((await readLeafRows(tx.db, siteId, name)).map(row => [row.key, row]))
  if ((rows.get(key)?.version ?? 0) !== base) return null
  const leaves = new Map<string, unknown>([[key, value]])
  // The texts of a mail are there together or not at all.
  if (name === 'settings')
    for (const part of ['subject', 'body', 'signature']) {
      const beside = key.replace(/[^.]+$/, part)
      if (!rows.has(beside) && beside !== key) leaves.set(beside, '')
    }
  return writeLeaves(tx, {
    siteId,
    name,
    leaves,
    isPatch: true,
    base: undefined,
    author,
    from: new Map([[key, provenance]]),
  })
}
