import type { SiteId } from '../../content/id'
import { undoStack } from '../../content/rules/undoStack'
import type { LoggedObject, ObjectName } from '../../content/rules/wholeObjects'
import type { Site } from '../../content/site'
import { Refusal } from '../Refusal'
import { readOwnChanges } from '../storage/changes'
import { findPage, lockPage } from '../storage/pages'
import type { Session } from '../storage/sessions'
import type { Database, Tx } from '../storage/storage'
import type { Author } from '../storage/writeValues'
import { turnHours } from './branchHours'
import { turnObject } from './turnObject'
import { turnPage } from './turnPage'

export type TurnedValue = {
  object: 'page' | LoggedObject
  itemId: string
  key: string
  value: unknown
  version: number
}

/** What was written, and what was left because somebody else changed it since, as it is now. */
export type Turned = { applied: TurnedValue[]; skipped: TurnedValue[] }

const objects = ['navigation', 'settings', 'theme'] as const satisfies readonly ObjectName[]

/**
 * D6: takes back the last thing this person did on the page or, from it, to navigation, settings, theme or the hours of
 * a branch; or does it again. It is a new change whose base is what was there.
 */
export const turnStep = async (
  tx: Tx,
  {
    site: { id: siteId, businessId, defaultLocale },
    pageId,
    session,
    author,
    kind,
    now,
  }: {
    site: Site
    pageId: string
    session: Session
    author: Author
    kind: 'undo' | 'redo'
    now: number
  },
) => {
  const place = { pageId, personId: session.person.id }
  await lockPage(tx, siteId, pageId)
  const page = await findPage(tx.db, siteId, pageId)
  if (!page) throw new Refusal('not_found')
  const step = undoStack(await readOwnChanges(tx.db, siteId, place))[kind]
  const turned: Turned[] = []
  if (step) {
    turned.push(await turnPage(tx, { siteId, page, defaultLocale, author, kind, step }))
    for (const name of objects)
      turned.push(await turnObject(tx, { siteId, name, session, author, fromPageId: pageId, kind, step, now }))
    turned.push(await turnHours(tx, { siteId, businessId, author, fromPageId: pageId, kind, step, now }))
  }
  return {
    applied: turned.flatMap(part => part.applied),
    skipped: turned.flatMap(part => part.skipped),
    ...(await turnsLeft(tx.db, siteId, place)),
  }
}

/** Whether there is anything to take back, or to do again. */
export const turnsLeft = async (db: Database, siteId: SiteId, place: { pageId: string; personId: string }) => {
  const { undo, redo } = undoStack(await readOwnChanges(db, siteId, place))
  return { canUndo: undo !== null, canRedo: redo !== null }
}
