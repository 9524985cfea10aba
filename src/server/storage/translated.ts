import type { SiteId } from '../../content/id'
import { quotas } from '../../content/quotas'
import { Refusal } from '../Refusal'
import type { Tx } from './storage'

type Amount = { siteId: SiteId; characters: number; now: number }

/** Counts what is going to be translated, for all instances in one row a day; refuses what is more than the site may. */
export const countTranslated = async (tx: Tx, { siteId, characters, now }: Amount) => {
  const { max_translated } = await tx.db
    .selectFrom('sites')
    .select('max_translated')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const most = max_translated ?? quotas.translatedPerDay
  const { characters: sum } = await tx.db
    .insertInto('translated')
    .values({ site_id: siteId, day: dayOf(now), characters })
    .onConflict(conflict =>
      conflict
        .columns(['site_id', 'day'])
        .doUpdateSet(eb => ({ characters: eb('translated.characters', '+', characters) })),
    )
    .returning('characters')
    .executeTakeFirstOrThrow()
  if (sum > most) throw new Refusal('translation_quota', { most, left: Math.max(0, most - (sum - characters)) })
}

/** Nothing came of it. */
export const takeBackTranslated = async (tx: Tx, { siteId, characters, now }: Amount) => {
  await tx.db
    .updateTable('translated')
    .set(eb => ({ characters: eb('characters', '-', characters) }))
    .where('site_id', '=', siteId)
    .where('day', '=', dayOf(now))
    .execute()
}

export const forgetTranslated = async (tx: Tx, before: number) => {
  await tx.db.deleteFrom('translated').where('day', '<', dayOf(before)).execute()
  await tx.db.deleteFrom('translation_tasks').where('changed_at', '<', before).execute()
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)
