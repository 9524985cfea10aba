import { generateKeyBetween } from 'fractional-indexing'
import { definitions } from '../../blocks/definitions'
import type { Group } from '../../content/group'
import type { Locale } from '../../content/locale'
import type { RichText } from '../../content/richText'
import { applyItem, applyValue, findGroupIn } from '../../content/rules/applyValue'
import { removedStatus, restoredStatus } from '../../content/rules/status'
import type { FieldHandle } from '../../render/block'
import { type EditorState, versionKey } from './editorState'
import { newId } from './newId'
import type { Operation } from './operation'
import type { Saver } from './saver'
import type { Store } from './store'

/** Every change an editor can make to a page's content: shown at once, then sent (EDIT-11). */
export const createEdits = (store: Store<EditorState>, saver: Saver) => {
  const base = (itemId: string, key: string) => ({ [key]: store.get().versions[versionKey(itemId, key)] ?? 0 })

  const show = (itemId: string, key: string, value: unknown) =>
    store.set(state => ({ ...state, isChanged: true, groups: applyValue(state.groups, { itemId, key, value }) }))

  const send = (operation: Omit<Operation, 'changeId' | 'pageId' | 'dueAt'> & { delay?: number }) => {
    const { delay = 0, ...rest } = operation
    saver.add({ ...rest, changeId: crypto.randomUUID(), pageId: store.get().pageId, dueAt: Date.now() + delay })
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

  const writeField = ({
    handle,
    key,
    value,
    data,
    delay,
    isShownAlready = false,
  }: {
    handle: FieldHandle
    key: string
    value: unknown
    data: object
    delay?: number
    isShownAlready?: boolean
  }) => {
    const id = fieldId(handle)
    if (!isShownAlready) show(id, key, value)
    send({
      call: 'saveData',
      value: { itemId: id, key, value },
      delay,
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
        delay: isTyping ? saver.typingPauseMs : 0,
        isShownAlready: isTyping,
      })
    },

    richText: (handle: FieldHandle, locale: Locale, rich: RichText | null, { isTyping = false } = {}) => {
      const value = rich?.text.trim() ? rich : null
      writeField({
        handle,
        key: `text:${locale}`,
        value,
        data: { content: { type: 'localizedRichText', data: { [locale]: value } } },
        delay: isTyping ? saver.typingPauseMs : 0,
        isShownAlready: isTyping,
      })
    },

    single: (handle: FieldHandle, value: string | number | boolean | null) =>
      writeField({ handle, key: 'single', value, data: { content: { type: 'single', data: value } } }),

    media: (handle: FieldHandle, mediaId: string | null) =>
      writeField({ handle, key: 'media', value: mediaId, data: { mediaId } }),

    fieldOption: (handle: FieldHandle, name: string, value: unknown) =>
      writeField({ handle, key: `option:${name}`, value, data: { options: { [name]: { value } } } }),

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
        input: { fieldName: handle.name, groupId: handle.group.id, visible },
      })
    },

    languages: (group: Group, disallowedLanguages: Locale[]) => {
      show(group.id, 'languages', disallowedLanguages)
      send({
        call: 'setGroupMeta',
        value: { itemId: group.id, key: 'languages', value: disallowedLanguages },
        input: { pageId: store.get().pageId, groupId: group.id, meta: { disallowedLanguages } },
      })
    },

    /** A new section after another one, null for the top. Answers its id; it can be written at once. */
    addGroup: (type: string, after: string | null): string => {
      const { groups, pageId } = store.get()
      const at = groups.findIndex(group => group.id === after) + 1
      const id = newId()
      const order = generateKeyBetween(groups[at - 1]?.order || null, groups[at]?.order || null)
      const shape = definitions[type]?.shape ?? 1
      const item = { id, parentId: pageId, kind: 'group' as const, name: type, shape }
      store.set(state => ({ ...state, groups: applyItem(state.groups, item, pageId), isChanged: true }))
      show(id, 'order', order)
      const first = groups[0]
      const nextTo = after ?? (first ? { groupId: first.id, position: 'before' } : null)
      send({ call: 'addGroup', value: null, input: { pageId, groupName: type, id, nextTo } })
      return id
    },

    addCard: (board: Group, type: string): string => {
      const id = newId()
      const item = { id, parentId: board.id, kind: 'group' as const, name: type, shape: definitions[type]?.shape ?? 1 }
      store.set(state => ({ ...state, groups: applyItem(state.groups, item, state.pageId), isChanged: true }))
      show(id, 'order', generateKeyBetween(board.cards.at(-1)?.order || null, null))
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
      send({ call: 'removeGroup', value: null, input: { pageId: store.get().pageId, groupId: group.id } })
    },

    /** What is marked for deletion is again what it was. */
    restore: (group: Group) => {
      const to = restoredStatus(group)
      show(group.id, 'status', to)
      show(group.id, 'previousStatus', null)
      const input = { pageId: store.get().pageId, groupId: group.id, from: group.status, to }
      send({ call: 'setGroupStatus', value: null, input })
    },

    /** Next to another section or card. */
    move: (group: Group, nextTo: { groupId: string; position: 'before' | 'after' }) => {
      const siblings = siblingsOf(store.get().groups, group.id).filter(entry => entry.id !== group.id)
      const at = siblings.findIndex(entry => entry.id === nextTo.groupId) + (nextTo.position === 'after' ? 1 : 0)
      const order = generateKeyBetween(siblings[at - 1]?.order || null, siblings[at]?.order || null)
      show(group.id, 'order', order)
      send({ call: 'sortGroup', value: null, input: { pageId: store.get().pageId, groupId: group.id, nextTo } })
    },
  }
}

export const siblingsOf = (groups: readonly Group[], id: string): readonly Group[] =>
  groups.some(group => group.id === id)
    ? groups
    : (groups.find(group => group.cards.some(card => card.id === id))?.cards ?? [])
