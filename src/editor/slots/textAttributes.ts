import type {
  ClipboardEvent,
  ElementType,
  FocusEvent,
  FormEvent,
  HTMLAttributes,
  KeyboardEvent,
  PointerEvent,
} from 'react'
import { hasText, type ValueKind } from '../../content/field'
import { longestText, storable } from '../../content/text'
import type { FieldHandle } from '../../render/block'
import { focusMenu } from '../frame/focusMenu'
import { foreign } from '../i18n/foreign'
import { defineWords } from '../i18n/words'
import type { Editor } from '../state/editor'
import { checkValue, type Problem } from './checkValue'
import { foreignAttributes } from './foreignAttributes'
import { placeholderOf } from './placeholderOf'
import { asRead, readText } from './readText'
import { tellProblem } from './tellProblem'
import { beginTyping, noteInput } from './typing'

type Attributes = HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>

/**
 * Makes a plain text editable in its own element: what the browser shows is what is typed, and React does not draw it
 * anew meanwhile. Every letter goes to the journal; leaving the field settles it (EDIT-6).
 */
export const textAttributes = (editor: Editor, handle: FieldHandle, element: ElementType): Attributes => {
  const { definition, group, name, field } = handle
  const { locale } = editor.store.get()
  const isSingle = definition.kind === 'single'
  const why = isSingle ? null : foreign(editor.data, locale)
  if (why) return foreignAttributes(editor, handle, why)
  const isOneLine = definition.isOneLine || isSingle || definition.kind === 'button'
  const isEmpty = isSingle ? String(field?.single ?? '') === '' : !field || !hasText(field, locale)
  const label = definition.label[editor.data.editorLocale]
  const selection = { groupId: group.id, field: name }
  // A heading stays a heading while it is written. What is empty is called by what belongs there.
  const emptyName = { role: /^h[1-6]$/.test(String(element)) ? undefined : 'textbox', 'aria-label': label }

  const write = (target: HTMLElement, isTyping: boolean) => {
    const text = readText(target, isOneLine).trim()
    const { value, problem } = checkValue(isSingle ? (definition.value ?? 'text') : 'text', text)
    // What is being typed may still become right.
    if (!problem || !isTyping || problem === 'long') tell(target, problem, { isUnsaved: true })
    if (problem) return
    if (!isSingle) editor.edits.text(handle, locale, text, { isTyping })
    else if (isTyping || value !== (field?.single ?? null)) editor.edits.single(handle, value, { isTyping })
  }
  const tell = (target: HTMLElement, problem: Problem | null, how = { isUnsaved: false }) => {
    if (!problem && !target.hasAttribute('data-invalid')) return
    showProblem(target, problem !== null)
    tellProblem(editor, selection, problem, how)
  }

  return {
    contentEditable: 'plaintext-only',
    suppressContentEditableWarning: true,
    ...(isEmpty ? emptyName : {}),
    'aria-description': label,
    spellCheck: !isSingle,
    inputMode: isSingle ? keyboards[definition.value ?? 'text'] : undefined,
    lang: locale,
    tabIndex: 0,
    'data-edit': 'text',
    'data-empty': isEmpty ? '' : undefined,
    'data-warning': definition.kind === 'button' ? buttonWarning(handle, isEmpty, editor.data.editorLocale) : undefined,
    'data-placeholder': placeholderOf(editor, handle),
    onPointerDown: (event: PointerEvent<HTMLElement>) => pointed.add(event.currentTarget),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const target = event.currentTarget
      // EDIT-6: the focus selects the text; a pointer puts the caret where it is.
      if (!pointed.delete(target)) getSelection()?.selectAllChildren(target)
      beginTyping(target)
      editor.select(selection)
    },
    onInput: (event: FormEvent<HTMLElement>) => {
      const target = event.currentTarget
      noteInput(target, (event.nativeEvent as InputEvent).inputType)
      markEmpty(target, readText(target, false).trim() === '', emptyName)
      write(target, true)
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const target = event.currentTarget
      const kept = readText(target, false).length - String(getSelection()).length
      const pasted = event.clipboardData.getData('text/plain')
      if (kept + pasted.length > longestText) {
        event.preventDefault()
        return tell(target, 'long')
      }
      if (pasted === storable(pasted)) return
      event.preventDefault()
      // The browser's own way of typing keeps its undo.
      document.execCommand('insertText', false, storable(pasted))
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const target = event.currentTarget
      pointed.delete(target)
      // EDIT-6: unchanged is not sent.
      const stored = asRead(String((isSingle ? field?.single : field?.text[locale]) ?? ''), isOneLine)
      if (stored.trim() !== readText(target, isOneLine).trim() || target.hasAttribute('data-invalid'))
        write(target, false)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && isOneLine) {
        event.preventDefault()
        event.currentTarget.blur()
      }
      if (event.key === 'Escape') {
        event.stopPropagation()
        event.currentTarget.blur()
        focusMenu()
      }
    },
  }
}

/** MODEL-16: the keys a phone shows. */
const keyboards: Partial<Record<ValueKind, 'decimal' | 'email' | 'tel' | 'url'>> = {
  number: 'decimal',
  email: 'email',
  phone: 'tel',
  url: 'url',
}

/** Texts that get the focus because they are pressed. */
const pointed = new WeakSet<Element>()

const warnings = defineWords({
  de: { text: 'Text fehlt', link: 'Link fehlt' },
  fr: { text: 'Texte manquant', link: 'Lien manquant' },
})

/** EDIT-15: a button needs both; visitors do not see it until then. */
const buttonWarning = ({ field }: FieldHandle, isEmpty: boolean, locale: 'de' | 'fr') => {
  if (field?.options.link == null) return warnings[locale].link
  return isEmpty ? warnings[locale].text : undefined
}

/** React does not draw the element anew while somebody types in it. */
const markEmpty = (target: HTMLElement, isEmpty: boolean, name: Record<string, string | undefined>) => {
  target.toggleAttribute('data-empty', isEmpty)
  for (const [attribute, value] of Object.entries(name)) {
    if (isEmpty && value) target.setAttribute(attribute, value)
    else target.removeAttribute(attribute)
  }
}

/** EDIT-8: the field shakes, each time anew; the words stand beneath its frame. */
const showProblem = (target: HTMLElement, isWrong: boolean) => {
  target.removeAttribute('data-invalid')
  target.removeAttribute('aria-invalid')
  if (!isWrong) return
  target.setAttribute('aria-invalid', 'true')
  // A reading of the layout in between starts the animation anew.
  target.toggleAttribute('data-invalid', target.offsetWidth >= 0)
}
