import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { referencesOf } from '../../content/rules/documentReferences'
import { undoStack } from '../../content/rules/undoStack'
import * as call from '../../contract/history'
import { buildPageModel } from '../../live/model.server'
import { scheduledFor } from '../editing/schedulePage'
import { createReader } from '../pages/reader'
import { Refusal } from '../Refusal'
import { lastChangeNumber, logPassedOver, readOwnChanges } from '../storage/changes'
import { altVersions, readMedia } from '../storage/media'
import { findPage, lockPage, readWorkingPage } from '../storage/pages'
import { announce, leave, readPresence } from '../storage/presence'
import { claimSlug, dropUnusedSlugs, reserveSlug } from '../storage/slugs'
import type { Database } from '../storage/storage'
import { pagesTag, pageTag } from '../storage/versions'
import { readValue, writeValues } from '../storage/writeValues'
import { reads, type WriteContext, writes } from './context'

export const historyHandlers = {
  undoChange: writes(call.undoChange, (context, { id }) => turn(context, id, 'undo')),
  redoChange: writes(call.redoChange, (context, { id }) => turn(context, id, 'redo')),

  readWorking: reads(call.readWorking, async ({ services, hosted, session }, { id }) => {
    const { read } = services.storage
    const siteId = hosted.site.id
    const seq = await lastChangeNumber(read, siteId, id)
    const working = await readWorkingPage(read, siteId, id)
    if (!working || !session) throw new Refusal('not_found')
    const pictures = referencesOf(working.document).media
    return {
      document: working.document,
      media: await readMedia(read, siteId, [...pictures]),
      versions: { ...working.versions, ...(await altVersions(read, siteId, pictures)) },
      goesLiveAt: await scheduledFor(read, { siteId, pageId: id }),
      seq,
      ...(await possibilities(read, siteId, id, session.person.id)),
    }
  }),

  readGroupView: reads(call.readGroupView, async ({ services, hosted }, { pageId, groupId, lang }) => {
    const { site } = hosted
    const locale = site.locales.find(entry => entry === (lang as Locale)) ?? site.defaultLocale
    const reader = createReader(services, { site, mode: 'edit' })
    const document = await reader.document(pageId)
    const group = document?.groups.find(entry => entry.id === groupId)
    if (!document || !group) throw new Refusal('not_found')
    const model = await buildPageModel({
      reader,
      site,
      locale,
      mode: 'edit',
      now: services.clock(),
      document: { ...document, groups: [group] },
    })
    return { loaded: model.loaded[groupId] ?? null, references: model.references }
  }),

  announcePresence: writes(
    call.announcePresence,
    async ({ tx, hosted, session, services }, { id, tab, itemId = null, isLeaving }) => {
      const place = { siteId: hosted.site.id, pageId: id, now: services.clock() }
      if (!(await findPage(tx.db, place.siteId, id))) throw new Refusal('not_found')
      const { id: personId, name } = session.person
      if (isLeaving) await leave(tx, { ...place, tab })
      else await announce(tx, { ...place, tab, personId, name, itemId })
      return readPresence(tx.db, place)
    },
  ),
}

/** D6: a new change whose base is what was there; what somebody else changed since is left and named. */
const turn = async ({ tx, hosted, session, author }: WriteContext, id: string, kind: 'undo' | 'redo') => {
  const siteId = hosted.site.id
  const personId = session.person.id
  await lockPage(tx, siteId, id)
  const page = await findPage(tx.db, siteId, id)
  if (!page) throw new Refusal('not_found')
  const step = undoStack(await readOwnChanges(tx.db, siteId, { pageId: id, personId }))[kind]
  const applied: { itemId: string; key: string; value: unknown; version: number }[] = []
  const skipped: typeof applied = []
  for (const write of step?.writes ?? []) {
    const current = await currentVersion(tx.db, siteId, write)
    const [name, locale] = write.key.split(':') as [string, Locale | undefined]
    const place =
      name === 'slug' && locale && typeof write.value === 'string'
        ? { siteId, locale, collection: page.collection, slug: write.value, pageId: id }
        : null
    const isTaken = place !== null && !(await claimSlug(tx, place))
    if (current.version !== write.base || isTaken) {
      skipped.push({ itemId: write.itemId, key: write.key, ...current })
      await logPassedOver(tx, { siteId, pageId: id, author, kind, undoes: step!.of, ...write, ...current })
      continue
    }
    const [result] = await writeValues(tx, { siteId, pageId: id, author, writes: [write], kind, undoes: step!.of })
    applied.push({ itemId: write.itemId, key: write.key, value: write.value, version: result!.version })
    if (place) await reserveSlug(tx, place)
    if (write.itemId === id && (name === 'archived' || name === 'order')) tx.touch(siteId, pageTag(id), pagesTag)
  }
  await dropUnusedSlugs(tx, siteId, id)
  return { applied, skipped, ...(await possibilities(tx.db, siteId, id, personId)) }
}

const possibilities = async (db: Database, siteId: SiteId, pageId: string, personId: string) => {
  const { undo, redo } = undoStack(await readOwnChanges(db, siteId, { pageId, personId }))
  return { canUndo: undo !== null, canRedo: redo !== null }
}

const currentVersion = async (db: Database, siteId: SiteId, place: { itemId: string; key: string }) => {
  const { value = null, version = 0 } = (await readValue(db, siteId, place)) ?? {}
  return { value, version }
}
