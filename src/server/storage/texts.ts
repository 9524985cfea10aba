import type { SiteId } from '../../content/id'
import { languageOf } from '../../content/rules/valueKeys'
import type { Database } from './storage'
import { decodeFrom, type StoredText } from './writeValues'

/** Texts as `itemId key` has them; one that was taken away is there with its version. */
export type StoredTexts = ReadonlyMap<string, StoredText>

const columns = [
  'item_id',
  'key',
  'value',
  'version',
  'origin',
  'source_version',
  'source_locale',
  'source_text',
] as const

/** Everything these pages say in a language. */
export const readPageTexts = async (db: Database, siteId: SiteId, pageIds: readonly string[]): Promise<StoredTexts> => {
  if (pageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('item_values')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('page_id', 'in', [...pageIds])
    .where('key', 'like', '%:__')
    .execute()
  return byPlace(rows)
}

/** What these pictures say, as `readPageTexts` has it. */
export const readPictureTexts = async (
  db: Database,
  siteId: SiteId,
  mediaIds: readonly string[],
): Promise<StoredTexts> => {
  if (mediaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('item_values')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('item_id', 'in', [...mediaIds])
    .where('page_id', '=', '')
    .execute()
  return byPlace(rows)
}

type Row = Parameters<typeof decodeFrom>[0] & { item_id: string; key: string; value: string | null; version: number }

const byPlace = (rows: readonly Row[]): StoredTexts =>
  new Map(
    rows
      .filter(row => languageOf(row.key) !== null)
      .map(row => [
        `${row.item_id} ${row.key}`,
        {
          value: row.value === null ? null : JSON.parse(row.value),
          version: row.version,
          provenance: decodeFrom(row),
        },
      ]),
  )
