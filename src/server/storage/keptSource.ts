import { sql } from 'kysely'
import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { byPerson, type Provenance } from '../../content/provenance'
import { isWording, joinKey, languageOf, splitKey } from '../../content/rules/valueKeys'
import type { Tx } from './storage'
import type { ValueWrite } from './writeValues'

type Source = { value: unknown; version: number }

/**
 * LANG-6: what a person writes in another language than the site's own keeps the source as it is then, so that a later
 * change of it tells. Of many texts written at once the site is asked one time; a text alone costs one indexed read.
 */
export const keepSources = (tx: Tx, siteId: SiteId, writes: readonly ValueWrite[]) => {
  let known: Locale | null = null
  const written = new Map<string, number>()

  const sourceOf = async ({ itemId, key }: ValueWrite): Promise<{ locale: Locale; source: Source }> => {
    const { name } = splitKey(key)
    const sent = known && writes.find(write => write.itemId === itemId && write.key === joinKey(name, known!))
    const stored = known && sent && written.has(placeOf(sent)) ? null : await readSource(tx, siteId, itemId, name)
    known ??= stored!.locale
    const own = sent ?? writes.find(write => write.itemId === itemId && write.key === joinKey(name, known!))
    if (!own) return { locale: known, source: stored!.source }
    const version = written.get(placeOf(own)) ?? (stored?.source.version ?? 0) + 1
    return { locale: known, source: { value: own.value, version } }
  }

  return {
    /** Where a text comes from that says nothing about it. */
    provenanceOf: async (write: ValueWrite): Promise<Provenance> => {
      const language = languageOf(write.key)
      if (language === null || !isWording(write.key) || write.value === null || write.value === undefined)
        return byPerson
      if (language === known) return byPerson
      const { locale, source } = await sourceOf(write)
      return locale === language ? byPerson : translatedFrom(locale, source)
    },
    /** The version that a text of this unit got, for those written after it. */
    note: (write: ValueWrite, version: number) => written.set(placeOf(write), version),
  }
}

/** Nothing is kept of a source that says nothing. */
export const translatedFrom = (locale: Locale, { value, version }: Source): Provenance =>
  value === null || value === undefined || value === ''
    ? byPerson
    : { origin: 'person', source: { locale, version, text: value } }

const placeOf = ({ itemId, key }: ValueWrite) => `${itemId} ${key}`

const readSource = async (tx: Tx, siteId: SiteId, itemId: string, name: string) => {
  const { rows } = await sql<{ default_locale: Locale; value: string | null; version: number | null }>`
    select sites.default_locale, item_values.value, item_values.version from sites
    left join item_values on item_values.site_id = sites.id and item_values.item_id = ${itemId}
      and item_values.key = ${`${name}:`} || sites.default_locale
    where sites.id = ${siteId}`.execute(tx.db)
  const row = rows[0]!
  const value: unknown = row.value === null ? null : JSON.parse(row.value)
  return { locale: row.default_locale, source: { value, version: row.version ?? 0 } }
}
