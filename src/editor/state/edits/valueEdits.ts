import { type FieldName, isFilled, type SingleValue } from '../../../content/field'
import type { Group } from '../../../content/group'
import type { Locale } from '../../../content/locale'
import type { RichText } from '../../../content/richText'
import { altKey, isAltKey } from '../../../content/rules/altText'
import { findGroupIn } from '../../../content/rules/applyValue'
import { sameValue } from '../../../content/rules/changed'
import type { TimeWindow } from '../../../content/timeWindow'
import type { FieldHandle } from '../../../render/block'
import type { EditorState } from '../editorState'
import { newId } from '../newId'
import { type ValueChange, valueName } from '../resources/pageValues'
import { resources } from '../resources/registry'
import { type Saver, typingPauseMs } from '../saver'
import type { Store } from '../store'
import type { Make } from './make'

/** What is written into a page: texts, pictures, options. */
export const createValueEdits = (store: Store<EditorState>, saver: Pick<Saver, 'hasten'>, make: Make) => {
  /** The last of each value that was sent while typing, until the field is left: it stands there, but React has not drawn it. */
  const typed = new Map<string, ValueChange>()

  /** The ids of fields that exist only here so far, by where they hang. */
  const made = new Map<string, string>()

  /** The field's id; one that does not exist yet gets an id here and appears with its first write (D3). */
  const fieldOf = ({ group, name, field }: FieldHandle) => {
    const place = { groupId: group.id, name: name as FieldName }
    const known = findGroupIn(store.get().groups, group.id)?.fields[name] ?? field
    if (known) return { itemId: known.id, place }
    const itemId = made.get(`${group.id} ${name}`) ?? newId()
    made.set(`${group.id} ${name}`, itemId)
    return { itemId, place }
  }

  /** Shows a value and sends it. While typing, the place it is typed into shows it already. */
  const write = (change: ValueChange, { isTyping = false, delayMs }: { isTyping?: boolean; delayMs?: number } = {}) => {
    const name = valueName(change)
    const isSent = !isTyping && typed.has(name) && sameValue(typed.get(name)?.value, change.value)
    if (isTyping) typed.set(name, change)
    else typed.delete(name)
    // Said with the first letter: the toolbar must not move under the pointer when the field is left. What a picture
    // shows is live at once: nothing waits for publishing.
    store.set(state => (state.isChanged || isAltKey(change.key) ? state : { ...state, isChanged: true }))
    // EDIT-6: what was sent while typing is not sent again.
    if (isSent) {
      draw(change)
      return saver.hasten(name)
    }
    make('pageValues', change, { isTyping, delayMs: isTyping ? typingPauseMs : delayMs })
  }

  const draw = (change: ValueChange) => store.set(state => resources.pageValues.lay(state, change))

  return {
    /** Draws what was typed. */
    settle: () => {
      for (const change of typed.values()) draw(change)
      typed.clear()
    },

    /**
     * A text in one language. While typing (`isTyping`) the element already shows it, so nothing is drawn anew and the
     * change waits for a pause; leaving the field sends it and settles what is drawn.
     */
    text: (handle: FieldHandle, locale: Locale, text: string | null, how: { isTyping?: boolean } = {}) =>
      write({ kind: 'text', ...fieldOf(handle), key: `text:${locale}`, value: text?.trim() ? text : null }, how),

    richText: (handle: FieldHandle, locale: Locale, rich: RichText | null, how: { isTyping?: boolean } = {}) =>
      write({ kind: 'richText', ...fieldOf(handle), key: `text:${locale}`, value: isFilled(rich) ? rich : null }, how),

    single: (handle: FieldHandle, value: SingleValue, how: { isTyping?: boolean } = {}) =>
      write({ kind: 'single', ...fieldOf(handle), key: 'single', value }, how),

    media: (handle: FieldHandle, mediaId: string | null) =>
      write({ kind: 'media', ...fieldOf(handle), key: 'media', value: mediaId }),

    /** What a picture shows, in one language: wherever it stands, and at once (D4). */
    alt: (
      { mediaId, handle, locale }: { mediaId: string; handle: FieldHandle | null; locale: Locale },
      text: string | null,
      how: { isTyping?: boolean } = {},
    ) => {
      const field = handle ? { groupId: handle.group.id, name: handle.name as FieldName } : undefined
      const own = { itemId: mediaId, key: altKey(locale), value: text }
      write({ kind: 'alt', ...own, pageId: store.get().pageId, field }, how)
    },

    fieldOption: (handle: FieldHandle, name: string, value: unknown, delayMs = 0) =>
      write({ kind: 'fieldOption', ...fieldOf(handle), key: `option:${name}`, value }, { delayMs }),

    groupOption: (group: Group, name: string, value: unknown, delayMs = 0) =>
      write({ kind: 'groupOption', itemId: group.id, key: `option:${name}`, value }, { delayMs }),

    fieldVisible: (handle: FieldHandle, visible: boolean) =>
      write({ kind: 'visible', ...fieldOf(handle), key: 'visible', value: visible }),

    languages: ({ id }: Group, disallowedLanguages: Locale[]) =>
      write({
        kind: 'languages',
        itemId: id,
        key: 'languages',
        value: disallowedLanguages,
        pageId: store.get().pageId,
      }),

    window: ({ id }: Group, window: TimeWindow | null) =>
      write({ kind: 'window', itemId: id, key: 'window', value: window, pageId: store.get().pageId }),
  }
}
