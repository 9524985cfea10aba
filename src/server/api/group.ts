import { definitions } from '../../blocks/definitions'
import { cardTypeOf } from '../../content/defineBlock'
import { canBecome, removedStatus } from '../../content/rules/status'
import type { TimeWindow } from '../../content/timeWindow'
import type { InputOf } from '../../contract/call'
import { setFieldVisibility } from '../../contract/field'
import * as call from '../../contract/group'
import { addGroups } from '../editing/addGroups'
import { baseOf, versionsByKey } from '../editing/baseOf'
import { checkPageBase } from '../editing/checkPageBase'
import { findGroup } from '../editing/findGroup'
import { checkGate } from '../editing/isHealthOpticsMember'
import { orderAt } from '../editing/orderAt'
import { Refusal } from '../Refusal'
import { ensureField, findItem } from '../storage/items'
import { lockPage, lockWorkingPage } from '../storage/pages'
import { type ValueWrite, writeValues } from '../storage/writeValues'
import { type WriteContext, writes } from './context'

export const groupHandlers = {
  addGroup: writes(call.addGroup, async (context, input) => {
    const { pageId, groupName, nextTo, id: wishedId, cards = [], base } = input
    const { tx, hosted, author } = context
    const siteId = hosted.site.id
    const definition = definitions[groupName]
    if (!definition?.isAddable) throw new Refusal('unknown_block')
    const cardType = cardTypeOf(definition)
    if (cards.length > 0 && !cardType) throw new Refusal('unknown_block')
    await checkGate(tx.db, hosted.site, [groupName])
    const { groups } = (await lockWorkingPage(tx, siteId, pageId)).document
    await checkPageBase(tx, { siteId, pageId, base })
    const at = placeOf(
      groups.map(group => group.id),
      nextTo,
    )
    const [id] = await addGroups(tx, {
      siteId,
      pageId,
      parentId: pageId,
      author,
      drafts: [{ type: groupName, id: wishedId, cards: cards.map(card => ({ type: cardType!, id: card })) }],
      siblings: groups,
      at,
    })
    return { id: id!, versions: { status: 1, order: 1 } }
  }),

  sortGroup: writes(call.sortGroup, async (context, input) => {
    const { group, siblings } = await findGroup(context.tx, { siteId: context.hosted.site.id, ...input })
    const others = siblings.filter(entry => entry.id !== group.id)
    const at = sortedPlace(
      siblings.map(entry => entry.id),
      input,
    )
    if (at < 0 || at > others.length) return { id: group.id, versions: {} }
    const { keys, moved } = orderAt(others, at)
    const saved = await save(context, input, { order: keys[0] })
    await writeValues(context.tx, {
      siteId: context.hosted.site.id,
      pageId: input.pageId,
      author: context.author,
      writes: moved,
    })
    return saved
  }),

  setGroupStatus: writes(call.setGroupStatus, async (context, input) => {
    const { tx, hosted } = context
    await lockPage(tx, hosted.site.id, input.pageId)
    const item = await findItem(tx, hosted.site.id, input.groupId)
    if (item?.pageId !== input.pageId || item.kind !== 'group') throw new Refusal('not_found')
    const current = await currentStatus(context, input)
    if (current !== input.from || !canBecome(input.from, input.to)) throw new Refusal('wrong_status', { current })
    const previousStatus = input.to === 'markedForDeletion' || input.to === 'deleted' ? input.from : null
    return save(context, input, { status: input.to, previousStatus })
  }),

  removeGroup: writes(call.removeGroup, async (context, input) => {
    const { group } = await findGroup(context.tx, { siteId: context.hosted.site.id, ...input })
    if (group.status === 'markedForDeletion') return { id: group.id, status: group.status, versions: {} }
    const next = removedStatus(group.status)
    const { versions } = await save(context, input, next)
    return { id: group.id, status: next.status, versions }
  }),

  setGroupVisibility: writes(call.setGroupVisibility, async (context, input) => {
    const { tx, hosted, author } = context
    const siteId = hosted.site.id
    const { group } = await findGroup(tx, { siteId, ...input })
    const known = definitions[group.type]?.fields ?? {}
    const writes: ValueWrite[] = []
    for (const [name, visible] of Object.entries(input.visibleFields ?? {})) {
      if (!(name in known)) throw new Refusal('unknown_field')
      const itemId = await ensureField(tx, { siteId, pageId: input.pageId, groupId: group.id, name })
      writes.push({ itemId, key: 'visible', value: visible, base: baseOf(input.base, name) })
    }
    if (input.visible !== undefined)
      writes.push({ itemId: group.id, key: 'visible', value: input.visible, base: baseOf(input.base, 'visible') })
    const results = await writeValues(tx, { siteId, pageId: input.pageId, author, writes })
    return { id: group.id, versions: Object.fromEntries(results.map(result => [result.itemId, result.version])) }
  }),

  setGroupMeta: writes(call.setGroupMeta, async (context, input) => {
    const { tx, hosted, author } = context
    const { pageId, groupId, meta, base } = input
    await findGroup(tx, { siteId: hosted.site.id, ...input })
    const values = {
      ...(meta.disallowedLanguages ? { languages: [...new Set(meta.disallowedLanguages)] } : {}),
      ...(meta.window === undefined ? {} : { window: isOpen(meta.window) ? null : meta.window }),
    }
    const writes = Object.entries(values).map(([key, value]) => ({
      itemId: groupId,
      key,
      value,
      base: baseOf(base, key),
    }))
    const results = await writeValues(tx, { siteId: hosted.site.id, pageId, author, writes })
    return { id: groupId, versions: versionsByKey(results) }
  }),

  setFieldVisibility: writes(setFieldVisibility, async ({ tx, hosted, author }, input) => {
    const siteId = hosted.site.id
    const group = await findItem(tx, siteId, input.groupId)
    if (group?.kind !== 'group') throw new Refusal('not_found')
    if (!(input.fieldName in (definitions[group.name]?.fields ?? {}))) throw new Refusal('unknown_field')
    const itemId = await ensureField(tx, {
      siteId,
      pageId: group.pageId,
      groupId: group.id,
      name: input.fieldName,
    })
    if (input.fieldId && input.fieldId !== itemId) throw new Refusal('not_found')
    const [result] = await writeValues(tx, {
      siteId,
      pageId: group.pageId,
      author,
      writes: [{ itemId, key: 'visible', value: input.visible, base: input.base }],
    })
    return { id: itemId, version: result!.version }
  }),
}

/** Without a start and an end it is no window. */
const isOpen = (window: TimeWindow | null) => !window || (window.from === null && window.to === null)

type GroupInput = { pageId: string; groupId: string; base?: number }

/** The base counts for the first value; the others follow from it. */
const save = async ({ tx, hosted, author }: WriteContext, input: GroupInput, values: Record<string, unknown>) => {
  const writes = Object.entries(values).map(([key, value], index) => ({
    itemId: input.groupId,
    key,
    value,
    base: index === 0 ? input.base : undefined,
  }))
  const results = await writeValues(tx, { siteId: hosted.site.id, pageId: input.pageId, author, writes })
  return { id: input.groupId, versions: versionsByKey(results) }
}

/** Where among the others a moved section goes. */
const sortedPlace = (ids: readonly string[], { groupId, direction, nextTo }: InputOf<typeof call.sortGroup>) => {
  if (nextTo)
    return placeOf(
      ids.filter(id => id !== groupId),
      nextTo,
    )
  if (!direction) throw new Refusal('invalid_input', { issues: [{ path: 'direction' }] })
  return ids.indexOf(groupId) + (direction === 'up' ? -1 : 1)
}

const placeOf = (ids: readonly string[], nextTo: InputOf<typeof call.addGroup>['nextTo']) => {
  if (!nextTo) return ids.length
  const { groupId, position } = typeof nextTo === 'string' ? { groupId: nextTo, position: 'after' } : nextTo
  const at = ids.indexOf(groupId)
  if (at < 0) throw new Refusal('not_found')
  return position === 'before' ? at : at + 1
}

const currentStatus = async ({ tx, hosted }: WriteContext, { groupId }: GroupInput) => {
  const row = await tx.db
    .selectFrom('item_values')
    .select('value')
    .where('site_id', '=', hosted.site.id)
    .where('item_id', '=', groupId)
    .where('key', '=', 'status')
    .executeTakeFirst()
  return row?.value ? (JSON.parse(row.value) as string) : 'draft'
}
