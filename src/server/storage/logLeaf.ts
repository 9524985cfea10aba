import type { SiteId } from '../../content/id'
import { byPerson, type Provenance } from '../../content/provenance'
import { type LoggedObject, wholeObjects } from '../../content/rules/wholeObjects'
import { type ChangeKind, decodeProvenance, encodeProvenance, foldMs } from './logChange'
import type { Tx } from './storage'
import type { Author } from './writeValues'

export type LeafAction = {
  author: Author
  /** The page on which it was done (D6). */
  fromPageId?: string
  kind: ChangeKind
  undoes: string | null
  now: number
}

/** Where the next lines of an object's log go. */
type Log = LeafAction & { siteId: SiteId; name: LoggedObject; from: From | null; seq: number }

type From = { pageId: string; seq: number; at: number }

/** The object is locked by now. */
export const startLog = async (tx: Tx, action: LeafAction & { siteId: SiteId; name: LoggedObject }): Promise<Log> => {
  const { siteId, name, fromPageId } = action
  const last = await tx.db
    .selectFrom('changes')
    .select(eb => eb.fn.max('seq').as('seq'))
    .where('site_id', '=', siteId)
    .where('page_id', '=', name)
    .executeTakeFirst()
  const from = fromPageId ? await placeOnPage(tx, { ...action, fromPageId }) : null
  return { ...action, from, seq: last?.seq ?? 0 }
}

/** Appends a leaf to the log; what the same person typed into it a moment ago on the same page becomes part of it. */
export const logLeaf = async (
  tx: Tx,
  log: Log,
  leaf: {
    /** Of business data the record; the other objects are one item each. */
    itemId?: string
    key: string
    before: string | null
    after: string | null
    version: number
    beforeFrom?: Provenance
    afterFrom?: Provenance
  },
) => {
  const { siteId, name, author, kind, undoes, from } = log
  log.seq += 1
  const isTyped = kind === 'edit' && from !== null && name !== 'business' && wholeObjects[name].isTyped(leaf.key)
  const isByHand = (leaf.afterFrom ?? byPerson).origin === 'person' && leaf.before !== leaf.after
  const folded = isTyped && isByHand ? await typedBefore(tx, log, leaf.key) : undefined
  if (folded)
    await tx.db
      .deleteFrom('changes')
      .where('site_id', '=', siteId)
      .where('page_id', '=', name)
      .where('seq', '=', folded.seq)
      .execute()
  await tx.db
    .insertInto('changes')
    .values({
      site_id: siteId,
      page_id: name,
      seq: log.seq,
      change_id: author.changeId ?? null,
      kind,
      person_id: author.personId,
      at: from?.at ?? log.now,
      item_id: leaf.itemId ?? name,
      key: leaf.key,
      before: folded ? folded.before : leaf.before,
      after: leaf.after,
      version: leaf.version,
      undoes,
      from_page_id: from?.pageId ?? null,
      from_seq: from?.seq ?? null,
      before_from: folded ? folded.before_from : encodeProvenance(leaf.beforeFrom ?? byPerson),
      after_from: encodeProvenance(leaf.afterFrom ?? byPerson),
    })
    .execute()
}

/**
 * After which change of the page this is; among those after the same one the time decides, so it never stands still.
 * Null when the page is gone: then nobody will undo there.
 */
const placeOnPage = async (
  tx: Tx,
  { siteId, fromPageId: pageId, author, now }: { siteId: SiteId; fromPageId: string; author: Author; now: number },
): Promise<From | null> => {
  const page = await tx.db
    .selectFrom('pages')
    .select('change_seq')
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!page) return null
  const last = await tx.db
    .selectFrom('changes')
    .select(eb => eb.fn.max('at').as('at'))
    .where('site_id', '=', siteId)
    .where('from_page_id', '=', pageId)
    .where('person_id', '=', author.personId)
    .where('from_seq', '=', page.change_seq)
    .executeTakeFirst()
  return { pageId, seq: page.change_seq, at: Math.max(now, (last?.at ?? 0) + 1) }
}

const typedBefore = async (tx: Tx, { siteId, name, author, from, now }: Log, key: string) => {
  const previous = await tx.db
    .selectFrom('changes')
    .select(['seq', 'person_id', 'at', 'kind', 'before', 'before_from', 'after_from', 'from_page_id'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', name)
    .where('key', '=', key)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isFurther =
    previous?.kind === 'edit' &&
    previous.person_id === author.personId &&
    previous.from_page_id === from?.pageId &&
    decodeProvenance(previous.after_from).origin === 'person' &&
    now - previous.at < foldMs
  return isFurther ? previous : undefined
}
