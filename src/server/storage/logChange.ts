import type { SiteId } from '../../content/id'
import { byPerson, type Provenance } from '../../content/provenance'
import { sameValue } from '../../content/rules/changed'
import { isTypedKey } from '../../content/rules/valueKeys'
import type { Tx } from './storage'
import type { Author, StoredValue, ValueWrite } from './writeValues'

/** `create` is what a page begins with; undo never goes behind it. */
export type ChangeKind = 'create' | 'edit' | 'publish' | 'revert' | 'undo' | 'redo'

/** D5: autosaves of one value by one person within this time are one change. */
export const foldMs = 30_000

export type LoggedWrite = {
  siteId: SiteId
  pageId: string
  author: Author
  write: ValueWrite
  before: StoredValue
  version: number
  kind: ChangeKind
  undoes: string | null
  seq: number
  /** Undoing must not go back beyond what was published in between. */
  publishedAt: number
  now: number
}

/** Appends a change to its page's log; what the same person typed a moment ago becomes part of it. */
export const logChange = async (tx: Tx, change: LoggedWrite) => {
  const { siteId, pageId, author, write, before, version, kind, undoes, seq, now } = change
  const previous = await lastOf(tx, change)
  const folded = previous && isFurther(previous, change) ? previous : null
  if (folded)
    await tx.db
      .deleteFrom('changes')
      .where('site_id', '=', siteId)
      .where('page_id', '=', pageId)
      .where('seq', '=', folded.seq)
      .execute()
  await tx.db
    .insertInto('changes')
    .values({
      site_id: siteId,
      page_id: pageId,
      seq,
      change_id: author.changeId ?? null,
      kind,
      person_id: author.personId,
      at: now,
      item_id: write.itemId,
      key: write.key,
      before: folded ? folded.before : JSON.stringify(before.value),
      after: JSON.stringify(write.value ?? null),
      version,
      undoes,
      before_from: folded ? folded.before_from : encodeProvenance(before.provenance),
      after_from: encodeProvenance(write.provenance ?? byPerson),
    })
    .execute()
}

/** Null stands for what a person wrote by herself: nearly everything. */
export const encodeProvenance = (provenance: Provenance): string | null =>
  sameValue(provenance, byPerson) ? null : JSON.stringify(provenance)

export const decodeProvenance = (stored: string | null): Provenance =>
  stored === null ? byPerson : (JSON.parse(stored) as Provenance)

type Previous = NonNullable<Awaited<ReturnType<typeof lastOf>>>

const lastOf = (tx: Tx, { siteId, pageId, write }: LoggedWrite) =>
  tx.db
    .selectFrom('changes')
    .select(['seq', 'person_id', 'at', 'kind', 'before', 'before_from', 'after_from'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('item_id', '=', write.itemId)
    .where('key', '=', write.key)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Typing goes on; a machine's text, or words seen to be right as they are, are a change of their own. */
const isFurther = (previous: Previous, { kind, author, now, publishedAt, write, before }: LoggedWrite) =>
  kind === 'edit' &&
  previous.kind === 'edit' &&
  author.personId !== null &&
  previous.person_id === author.personId &&
  now - previous.at < foldMs &&
  previous.at > publishedAt &&
  isTypedKey(write.key) &&
  decodeProvenance(previous.after_from).origin === 'person' &&
  (write.provenance ?? byPerson).origin === 'person' &&
  !sameValue(before.value, write.value ?? null)
