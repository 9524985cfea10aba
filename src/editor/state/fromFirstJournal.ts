import type { PageCollection } from '../../content/collection'
import type { FieldName, SingleValue } from '../../content/field'
import type { Locale, Localized } from '../../content/locale'
import type { RichText } from '../../content/richText'
import { altKey } from '../../content/rules/altText'
import type { LeafChange } from '../../content/rules/leafChange'
import type { NavigationChange } from '../../content/rules/navigationChange'
import type { Status } from '../../content/status'
import type { TimeWindow } from '../../content/timeWindow'
import { newId } from './newId'
import type { Operation } from './operation'
import type { NextTo } from './resources/order'
import type { ValueChange } from './resources/pageValues'

/** An entry of the first journal: the call as it was to be made. */
type First = {
  changeId: string
  call: string
  input: Record<string, unknown>
  pageId: string
  value: { itemId: string; key: string; value: unknown } | null
  label?: string
  isHeld?: boolean
  heldSince?: number
  isInDoubt?: boolean
}

/** What the first version of the journal kept, as changes of today; null where it is none. */
export const fromFirstJournal = (entry: unknown): Operation[] | null => {
  const first = entry as First
  if (first.call === 'updateMedia') return described(first)
  const made = changeOf(first)
  return made ? [asOperation(first, made)] : null
}

/** What a picture shows was one value then. Which language was written is not known: where another text is, one chooses. */
const described = ({ value, pageId }: First): Operation[] =>
  (Object.entries((value?.value ?? {}) as Localized<string>) as [Locale, string][]).map(([locale, text]) => {
    const id = newId()
    const change = { kind: 'alt' as const, itemId: value!.itemId, key: altKey(locale), value: text, pageId }
    return { resource: 'pageValues', change, id, changeId: id, pageId, base: 0, phase: 'waiting', dueAt: 0 }
  })

const asOperation = (first: First, made: Made): Operation => {
  const { changeId, pageId, input, isInDoubt, isHeld, heldSince } = first
  const isWhole = made.resource === 'navigation' || made.resource === 'settings'
  // Which way a card went is known to the call alone.
  const isVerbatim = isInDoubt || first.call === 'sortCollection'
  const body = isVerbatim && !isWhole ? { call: first.call, input } : undefined
  return {
    ...made,
    id: changeId,
    // Of a whole object only the change is known, not what was sent: made anew it has a name of its own.
    changeId: isWhole ? newId() : changeId,
    pageId,
    base: baseOf(input.base, made),
    phase: isHeld ? 'held' : body ? 'sent' : 'waiting',
    dueAt: 0,
    ...(body ? { body } : {}),
    ...(heldSince === undefined ? {} : { heldSince }),
  } as Operation
}

const baseOf = (base: unknown, { change }: { change: unknown }): number => {
  if (typeof base === 'number') return base
  const { key = '' } = change as { key?: string }
  return (base as Record<string, number> | undefined)?.[key] ?? 0
}

type Made = {
  [N in Operation['resource']]: Pick<Extract<Operation, { resource: N }>, 'resource' | 'change'>
}[Operation['resource']]

const changeOf = (first: First): Made | null => {
  const { call, input, value, pageId } = first
  const id = String(input.groupId ?? input.id ?? '')
  switch (call) {
    case 'saveData':
    case 'setFieldVisibility':
    case 'setGroupMeta': {
      const change = value && valueChange(first, value)
      return change ? { resource: 'pageValues', change } : null
    }
    case 'addGroup': {
      const type = String(input.groupName)
      const after = typeof input.nextTo === 'string' ? input.nextTo : null
      const made = { pageId, id: String(input.id), type, after, cards: (input.cards as string[]) ?? [] }
      return { resource: 'groups', change: { kind: 'add', ...made } }
    }
    case 'sortGroup':
      return { resource: 'groups', change: { kind: 'move', pageId, id, nextTo: input.nextTo as NextTo } }
    case 'removeGroup':
      return { resource: 'groups', change: { kind: 'remove', pageId, id } }
    case 'setGroupStatus': {
      const { from, to } = input as { from: Status; to: Status }
      return { resource: 'groups', change: { kind: 'restore', pageId, id, from, to } }
    }
    case 'sortCollection':
    case 'addToCollection':
      return 'pageId' in input || !('collectionId' in input) ? pagesChange(first) : cardChange(first)
    case 'writeNavigation':
      return { resource: 'navigation', change: input.change as NavigationChange }
    case 'writeSettings': {
      const label = { de: first.label ?? '', fr: first.label ?? '' }
      return { resource: 'settings', change: { changes: leaves(value?.value), label } }
    }
    default:
      return null
  }
}

/** `sent` was what an earlier change may have made of it: by now that one has been taken. */
const leaves = (changes: unknown): LeafChange[] =>
  ((changes ?? []) as (LeafChange & { sent?: unknown })[]).map(({ sent, ...change }) =>
    sent === undefined ? change : { ...change, before: sent },
  )

const valueChange = (
  { call, input, pageId }: First,
  { itemId, key, value }: NonNullable<First['value']>,
): ValueChange | null => {
  const own = { itemId, key }
  if (call === 'setGroupMeta')
    return key === 'window'
      ? { kind: 'window', ...own, value: value as TimeWindow | null, pageId }
      : { kind: 'languages', ...own, value: value as Locale[], pageId }
  if (call === 'setFieldVisibility') {
    const place = { groupId: String(input.groupId), name: input.fieldName as FieldName }
    return { kind: 'visible', ...own, value: value as boolean, place }
  }
  if (input.itemType === 'group') return { kind: 'groupOption', ...own, value }
  const { parentId, name } = input.add as { parentId: string; name: FieldName }
  const { content } = input.data as { content?: { type: string } }
  const field = { ...own, place: { groupId: parentId, name } }
  if (key.startsWith('option:')) return { kind: 'fieldOption', ...field, value }
  if (key === 'media') return { kind: 'media', ...field, value: value as string | null }
  if (key === 'single') return { kind: 'single', ...field, value: value as SingleValue }
  return content?.type === 'localizedRichText'
    ? { kind: 'richText', ...field, value: value as RichText | null }
    : { kind: 'text', ...field, value: value as string | null }
}

const cardChange = ({ call, input, pageId }: First): Made => {
  const card = { pageId, boardId: String(input.collectionId), type: String(input.collectionName) }
  if (call === 'sortCollection') {
    const nextTo: NextTo = { groupId: String(input.over), position: 'before' }
    return { resource: 'cards', change: { kind: 'move', ...card, id: String(input.active), nextTo } }
  }
  if (input.id) return { resource: 'cards', change: { kind: 'add', ...card, id: String(input.id) } }
  const isHidden = input.action === 'remove'
  return { resource: 'cards', change: { kind: 'archive', ...card, id: String(input.groupId), isHidden } }
}

const pagesChange = ({ call, input }: First): Made => {
  const collection = input.collectionName as PageCollection
  if (call === 'sortCollection')
    return {
      resource: 'pages',
      change: { kind: 'sort', collection, id: String(input.active), over: String(input.over) },
    }
  const isArchived = input.action === 'remove'
  return { resource: 'pages', change: { kind: 'archive', collection, id: String(input.pageId), isArchived } }
}
