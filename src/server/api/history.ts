import type { Locale } from '../../content/locale'
import { referencesOf } from '../../content/rules/documentReferences'
import * as call from '../../contract/history'
import { buildPageModel } from '../../live/model.server'
import { scheduledFor } from '../editing/schedulePage'
import { turnStep, turnsLeft } from '../editing/turnStep'
import { createReader } from '../pages/reader'
import { Refusal } from '../Refusal'
import { lastChangeNumber } from '../storage/changes'
import { altVersions, readMedia } from '../storage/media'
import { findPage, readWorkingPage } from '../storage/pages'
import { announce, leave, readPresence } from '../storage/presence'
import { reads, type WriteContext, writes } from './context'

export const historyHandlers = {
  undoChange: writes(call.undoChange, (context, { id }) => turn(context, id, 'undo')),
  redoChange: writes(call.redoChange, (context, { id }) => turn(context, id, 'redo')),

  readWorking: reads(call.readWorking, async ({ services, hosted, session }, { id }) => {
    const { read } = services.storage
    const siteId = hosted.site.id
    const seq = await lastChangeNumber(read, siteId, id)
    const working = await readWorkingPage(read, siteId, id)
    if (!working) throw new Refusal('not_found')
    const pictures = referencesOf(working.document).media
    return {
      document: working.document,
      media: await readMedia(read, siteId, [...pictures]),
      versions: { ...working.versions, ...(await altVersions(read, siteId, pictures)) },
      goesLiveAt: await scheduledFor(read, { siteId, pageId: id }),
      seq,
      ...(await turnsLeft(read, siteId, { pageId: id, personId: session.person.id })),
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

const turn = ({ tx, services, hosted, session, author }: WriteContext, pageId: string, kind: 'undo' | 'redo') =>
  turnStep(tx, {
    site: hosted.site,
    pageId,
    session,
    author,
    kind,
    now: services.clock(),
  })
