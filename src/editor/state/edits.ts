import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { definitions } from '../../blocks/definitions'
import { cardTypeOf } from '../../content/defineBlock'
import type { SingleValue } from '../../content/field'
import type { Group } from '../../content/group'
import { type Locale, type Localized, locales } from '../../content/locale'
import type { RichText } from '../../content/richText'
import { altKey } from '../../content/rules/altText'
import { applyItem, findGroupIn } from '../../content/rules/applyValue'
import { sameValue } from '../../content/rules/changed'
import type { Value } from '../../content/rules/document'
import { removedStatus, restoredStatus } from '../../content/rules/status'
import type { TimeWindow } from '../../content/timeWindow'
import type { FieldHandle } from '../../render/block'
import { type EditorState, versionKey } from './editorState'
import { newId } from './newId'
import type { Operation } from './operation'
import type { Saver } from './saver'
import type { Store } from './store'
import { withValue } from './withValue'

/** What a new board begins with. */
const firstCards = 3

/** Every change an editor can make to a page's content: shown at once, then sent (EDIT-11). */
export const createEdits = (store: Store<EditorState>, saver: Saver) => {
  const version = (itemId: string, key: string) => store.get().versions[versionKey(itemId, key)] ?? 0
  const base = (itemId: string, key: string) => ({ [key]: version(itemId, key) })
  /** For what leads a group from one status to another: the base of the call. */
  const basedOnStatus = (groupId: string) => ({ basis: { itemId: groupId, key: 'status' }, value: null })

  /** The last of each value that was sent while typing, until the field is left: it stands there, but React has not drawn it. */
  const typed = new Map<string, Value>()

  const show = (itemId: string, key: string, value: unknown) =>
    store.set(state => ({
      ...withValue(state, { itemId, key, value }),
      // What a picture shows is live at once: nothing waits for publishing.
      isChanged: state.isChanged || key !== altKey,
    }))

  const send = (operation: Omit<Operation, 'changeId' | 'pageId' | 'dueAt'> & { delay?: number }) => {
    const { delay = 0, ...rest } = operation
    saver.add({ ...rest, changeId: newId(), pageId: store.get().pageId, dueAt: Date.now() + delay })
  }

  /** A new section or card, in its place. */
  const hang = ({ id, parentId, type, order }: { id: string; parentId: string; type: string; order: string }) => {
    const item = { id, parentId, kind: 'group' as const, name: type, shape: definitions[type]?.shape ?? 1 }
    store.set(state => ({
      ...state,
      groups: applyItem(state.groups, item, state.pageId),
      // As the server will have them: what is done to it next is based on its beginning.
      versions: { ...state.versions, [versionKey(id, 'status')]: 1, [versionKey(id, 'order')]: 1 },
    }))
    show(id, 'order', order)
  }

  /** The field's id; one that does not exist yet gets an id here and appears with its first write (D3). */
  const fieldId = ({ group, name, field }: FieldHandle): string => {
    const known = findGroupIn(store.get().groups, group.id)?.fields[name] ?? field
    if (known) return known.id
    const id = newId()
    const item = { id, parentId: group.id, kind: 'field' as const, name, shape: 0 }
    store.set(state => ({ ...state, groups: applyItem(state.groups, item, state.pageId) }))
    return id
  }

  /** Shows a value and sends it. While typing, the place it is typed into shows it already. */
  const write = ({
    value,
    isTyping = false,
    ...operation
  }: Pick<Operation, 'call' | 'input' | 'label'> & { value: Value; delay?: number; isTyping?: boolean }) => {
    const { itemId, key } = value
    const name = versionKey(itemId, key)
    const isSent = !isTyping && typed.has(name) && sameValue(typed.get(name)?.value, value.value)
    if (isTyping) typed.set(name, value)
    else typed.delete(name)
    if (!isTyping) show(itemId, key, value.value)
    // Said with the first letter: the toolbar must not move under the pointer when the field is left.
    else store.set(state => (state.isChanged || key === altKey ? state : { ...state, isChanged: true }))
    // EDIT-6: what was sent while typing is not sent again.
    if (isSent) return saver.hasten(itemId, key)
    send({ ...operation, value, ...(isTyping ? { delay: saver.typingPauseMs } : {}) })
  }

  const writeField = ({
    handle,
    key,
    value,
    data,
    ...how
  }: {
    handle: FieldHandle
    key: string
    value: unknown
    data: object
    delay?: number
    isTyping?: boolean
  }) => {
    const id = fieldId(handle)
    write({
      ...how,
      call: 'saveData',
      value: { itemId: id, key, value },
      input: {
        itemType: 'field',
        linkId: id,
        add: { parentId: handle.group.id, name: handle.name },
        data,
        base: base(id, key),
      },
    })
  }

  return {
    /** Draws what was typed. */
    settle: () => {
      for (const { itemId, key, value } of typed.values()) show(itemId, key, value)
      typed.clear()
    },

    /**
     * A text in one language. While typing (`isTyping`) the element already shows it, so nothing is drawn anew and the
     * change waits for a pause; leaving the field sends it and settles what is drawn.
     */
    text: (handle: FieldHandle, locale: Locale, text: string | null, { isTyping = false } = {}) => {
      const value = text?.trim() ? text : null
      writeField({
        handle,
        key: `text:${locale}`,
        value,
        data: { content: { type: 'localizedSingleValue', data: { [locale]: value } } },
        isTyping,
      })
    },

    richText: (handle: FieldHandle, locale: Locale, rich: RichText | null, { isTyping = false } = {}) => {
      const value = rich?.text.trim() ? rich : null
      writeField({
        handle,
        key: `text:${locale}`,
        value,
        data: { content: { type: 'localizedRichText', data: { [locale]: value } } },
        isTyping,
      })
    },

    single: (handle: FieldHandle, value: SingleValue, { isTyping = false } = {}) =>
      writeField({
        handle,
        key: 'single',
        value,
        data: { content: { type: 'single', data: value } },
        isTyping,
      }),

    media: (handle: FieldHandle, mediaId: string | null) =>
      writeField({ handle, key: 'media', value: mediaId, data: { mediaId } }),

    /** What a picture shows, in all languages: wherever it stands, and at once (D4). */
    alt: (
      mediaId: string,
      alt: Localized<string>,
      { label, isTyping = false }: { label: string; isTyping?: boolean },
    ) =>
      write({
        call: 'updateMedia',
        value: { itemId: mediaId, key: altKey, value: alt },
        label,
        isTyping,
        input: {
          media: { id: mediaId, alt: wholeAlt(alt) },
          pageId: store.get().pageId,
          base: version(mediaId, altKey),
        },
      }),

    fieldOption: (handle: FieldHandle, name: string, value: unknown, delay = 0) =>
      writeField({ handle, key: `option:${name}`, value, data: { options: { [name]: { value } } }, delay }),

    groupOption: (group: Group, name: string, value: unknown, delay = 0) => {
      const key = `option:${name}`
      show(group.id, key, value)
      send({
        call: 'saveData',
        value: { itemId: group.id, key, value },
        delay,
        input: {
          itemType: 'group',
          linkId: group.id,
          data: { options: { [name]: { value } } },
          base: base(group.id, key),
        },
      })
    },

    fieldVisible: (handle: FieldHandle, visible: boolean) => {
      const id = fieldId(handle)
      show(id, 'visible', visible)
      send({
        call: 'setFieldVisibility',
        value: { itemId: id, key: 'visible', value: visible },
        input: { fieldName: handle.name, groupId: handle.group.id, visible, base: version(id, 'visible') },
      })
    },

    languages: (group: Group, disallowedLanguages: Locale[]) => {
      show(group.id, 'languages', disallowedLanguages)
      send({
        call: 'setGroupMeta',
        value: { itemId: group.id, key: 'languages', value: disallowedLanguages },
        input: {
          pageId: store.get().pageId,
          groupId: group.id,
          meta: { disallowedLanguages },
          base: base(group.id, 'languages'),
        },
      })
    },

    window: (group: Group, window: TimeWindow | null) => {
      show(group.id, 'window', window)
      send({
        call: 'setGroupMeta',
        value: { itemId: group.id, key: 'window', value: window },
        input: {
          pageId: store.get().pageId,
          groupId: group.id,
          meta: { window },
          base: base(group.id, 'window'),
        },
      })
    },

    /**
     * A new section after another one, null for the top; a board comes with as many cards as its preview shows.
     * Answers its id; it can be written at once.
     */
    addGroup: (type: string, after: string | null): string => {
      const { groups, pageId } = store.get()
      const at = groups.findIndex(group => group.id === after) + 1
      const id = newId()
      hang({ id, parentId: pageId, type, order: orderBetween(groups[at - 1], groups[at]) ?? groups[at]!.order })
      const cardType = definitions[type] && cardTypeOf(definitions[type])
      const cards = cardType ? generateNKeysBetween(null, null, firstCards).map(order => ({ id: newId(), order })) : []
      for (const card of cards) hang({ ...card, parentId: id, type: cardType! })
      const first = groups[0]
      const nextTo = after ?? (first ? { groupId: first.id, position: 'before' } : null)
      send({
        call: 'addGroup',
        value: null,
        input: { pageId, groupName: type, id, cards: cards.map(card => card.id), nextTo },
      })
      return id
    },

    addCard: (board: Group, type: string): string => {
      const id = newId()
      hang({ id, parentId: board.id, type, order: generateKeyBetween(board.cards.at(-1)?.order || null, null) })
      send({
        call: 'addToCollection',
        value: null,
        input: { collectionId: board.id, collectionName: type, collectionType: 'group', id },
      })
      return id
    },

    /** EDIT-20: a draft goes, anything else is marked. */
    remove: (group: Group) => {
      const { status, previousStatus } = removedStatus(group.status)
      store.set(state => ({ ...state, selection: null }))
      show(group.id, 'previousStatus', previousStatus)
      show(group.id, 'status', status)
      const input = { pageId: store.get().pageId, groupId: group.id, base: version(group.id, 'status') }
      send({ call: 'removeGroup', ...basedOnStatus(group.id), input })
    },

    /** What is marked for deletion is again what it was. */
    restore: (group: Group) => {
      const to = restoredStatus(group)
      show(group.id, 'status', to)
      show(group.id, 'previousStatus', null)
      const { pageId } = store.get()
      const input = { pageId, groupId: group.id, from: group.status, to, base: version(group.id, 'status') }
      send({ call: 'setGroupStatus', ...basedOnStatus(group.id), input })
    },

    /** PAGE-5: a card goes to its board's archive, or comes back with the status it had. */
    archive: (card: Group, isHidden: boolean) => {
      const shown = card.status === 'archived' ? (card.previousStatus ?? 'draft') : card.status
      show(card.id, 'previousStatus', isHidden ? shown : null)
      show(card.id, 'status', isHidden ? 'archived' : shown)
      const board = store.get().groups.find(group => group.cards.some(({ id }) => id === card.id))
      send({
        call: 'addToCollection',
        ...basedOnStatus(card.id),
        input: {
          collectionId: board?.id,
          collectionName: card.type,
          collectionType: 'group',
          groupId: card.id,
          action: isHidden ? 'remove' : 'add',
          base: version(card.id, 'status'),
        },
      })
    },

    /** Next to another section, or another card of its board. */
    move: (group: Group, nextTo: { groupId: string; position: 'before' | 'after' }) => {
      const { groups, pageId } = store.get()
      const list = siblingsOf(groups, group.id)
      const others = list.filter(entry => entry.id !== group.id)
      const beside = others.findIndex(entry => entry.id === nextTo.groupId)
      const at = beside + (nextTo.position === 'after' ? 1 : 0)
      const over = list[at]
      if (beside < 0 || !over || over.id === group.id) return
      const order = orderBetween(others[at - 1], others[at])
      if (order) show(group.id, 'order', order)
      const value = order ? { itemId: group.id, key: 'order', value: order } : null
      const basis = { itemId: group.id, key: 'order' }
      const based = { base: version(group.id, 'order') }
      const board = groups.find(entry => entry.cards === list)
      if (!board)
        return send({ call: 'sortGroup', value, basis, input: { pageId, groupId: group.id, nextTo, ...based } })
      const place = { collectionId: board.id, collectionName: group.type, active: group.id, over: over.id }
      send({ call: 'sortCollection', value, basis, input: { ...place, ...based } })
    },
  }
}

/** With the languages that have none: what is not named would stay as it is. */
const wholeAlt = (alt: Localized<string>): Localized<string | null> =>
  Object.fromEntries(locales.map(locale => [locale, alt[locale] ?? null]))

/** Null where two share a place, one of them brought back from deletion; then the server says where things go. */
const orderBetween = (before: Group | undefined, after: Group | undefined): string | null =>
  before?.order && after?.order && before.order >= after.order
    ? null
    : generateKeyBetween(before?.order || null, after?.order || null)

export const siblingsOf = (groups: readonly Group[], id: string): readonly Group[] =>
  groups.some(group => group.id === id)
    ? groups
    : (groups.find(group => group.cards.some(card => card.id === id))?.cards ?? [])
