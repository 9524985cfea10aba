import type { SingleValue } from '../../../content/field'
import type { Group } from '../../../content/group'
import { type Locale, type Localized, locales } from '../../../content/locale'
import type { RichText } from '../../../content/richText'
import { altKey } from '../../../content/rules/altText'
import { applyItem, findGroupIn } from '../../../content/rules/applyValue'
import { sameValue } from '../../../content/rules/changed'
import type { Value } from '../../../content/rules/document'
import type { TimeWindow } from '../../../content/timeWindow'
import type { FieldHandle } from '../../../render/block'
import { type EditorState, versionKey } from '../editorState'
import { newId } from '../newId'
import type { Operation } from '../operation'
import type { Saver } from '../saver'
import type { Store } from '../store'
import type { Change } from './change'

/** What is written into a page: texts, pictures, options. */
export const createValueEdits = (store: Store<EditorState>, saver: Saver, { version, base, show, send }: Change) => {
  /** The last of each value that was sent while typing, until the field is left: it stands there, but React has not drawn it. */
  const typed = new Map<string, Value>()

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

  /** What a section has besides its fields and options. */
  const writeMeta = ({ id }: Group, { key, value, meta }: { key: string; value: unknown; meta: object }) => {
    show(id, key, value)
    send({
      call: 'setGroupMeta',
      value: { itemId: id, key, value },
      input: { pageId: store.get().pageId, groupId: id, meta, base: base(id, key) },
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

    languages: (group: Group, disallowedLanguages: Locale[]) =>
      writeMeta(group, { key: 'languages', value: disallowedLanguages, meta: { disallowedLanguages } }),

    window: (group: Group, window: TimeWindow | null) =>
      writeMeta(group, { key: 'window', value: window, meta: { window } }),
  }
}

/** With the languages that have none: what is not named would stay as it is. */
const wholeAlt = (alt: Localized<string>): Localized<string | null> =>
  Object.fromEntries(locales.map(locale => [locale, alt[locale] ?? null]))
