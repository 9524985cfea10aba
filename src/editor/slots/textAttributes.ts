import type { FocusEvent, FormEvent, HTMLAttributes, KeyboardEvent } from 'react'
import { hasText } from '../../content/field'
import type { FieldHandle } from '../../render/block'
import { defineWords } from '../i18n/words'
import type { Editor } from '../state/editor'
import { checkValue } from './checkValue'

type Attributes = HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>

/**
 * Makes a plain text editable in its own element: what the browser shows is what is typed, and React does not draw it
 * anew meanwhile. Every letter goes to the journal; leaving the field settles it (EDIT-6).
 */
export const textAttributes = (editor: Editor, handle: FieldHandle): Attributes => {
  const { definition, group, name, field } = handle
  const { locale } = editor.store.get()
  const { site } = editor.data.model
  const isSingle = definition.kind === 'single'
  const source = !isSingle && field && hasText(field, site.defaultLocale) ? field.text[site.defaultLocale] : null
  const isEmpty = isSingle ? !field?.single : !field || !hasText(field, locale)
  const label = definition.label[editor.data.editorLocale]

  const write = (element: HTMLElement, isTyping: boolean) => {
    const text = readText(element, definition.isOneLine ?? false)
    if (isSingle) {
      if (isTyping) return
      const { value, problem } = checkValue(definition.value ?? 'text', text)
      showProblem(element, problem && checkValue.message(problem, editor.data.editorLocale))
      if (problem) return
      if (value !== (handle.field?.single ?? null)) editor.edits.single(handle, value)
      return
    }
    editor.edits.text(handle, locale, text, { isTyping })
  }

  return {
    contentEditable: 'plaintext-only',
    suppressContentEditableWarning: true,
    // No role: a heading stays a heading while it is written.
    'aria-description': label,
    spellCheck: true,
    lang: locale,
    tabIndex: 0,
    'data-edit': 'text',
    'data-empty': isEmpty ? '' : undefined,
    'data-warning': definition.kind === 'button' ? buttonWarning(handle, isEmpty, editor.data.editorLocale) : undefined,
    'data-placeholder': typeof source === 'string' && locale !== site.defaultLocale ? source : label,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      event.currentTarget.dataset.before = readText(event.currentTarget, definition.isOneLine ?? false)
      editor.select({ groupId: group.id, field: name })
    },
    onInput: (event: FormEvent<HTMLElement>) => {
      const element = event.currentTarget
      element.toggleAttribute('data-empty', readText(element, false).trim() === '')
      write(element, true)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const element = event.currentTarget
      // EDIT-6: unchanged is not sent.
      if (element.dataset.before !== readText(element, definition.isOneLine ?? false)) write(element, false)
      delete element.dataset.before
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && (definition.isOneLine || isSingle || definition.kind === 'button')) {
        event.preventDefault()
        event.currentTarget.blur()
      }
      if (event.key === 'Escape') {
        event.stopPropagation()
        event.currentTarget.blur()
        editor.select({ groupId: group.id, field: name })
      }
    },
  }
}

const warnings = defineWords({
  de: { text: 'Text fehlt', link: 'Link fehlt' },
  fr: { text: 'Texte manquant', link: 'Lien manquant' },
})

/** EDIT-15: a button needs both; visitors do not see it until then. */
const buttonWarning = ({ field }: FieldHandle, isEmpty: boolean, locale: 'de' | 'fr') => {
  if (field?.options.link == null) return warnings[locale].link
  return isEmpty ? warnings[locale].text : undefined
}

/** Lines as they are seen; a line break that only keeps the caret's place does not count. */
const readText = (element: HTMLElement, isOneLine: boolean) => {
  // biome-ignore lint/performance/useDomNodeTextContent: only where the browser made line breaks of its own
  const seen = element.querySelector('br') ? element.innerText : (element.textContent ?? '')
  const text = seen.replace(/\u00a0/g, ' ').replace(/\n$/, '')
  return isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text
}

/** EDIT-8: the field shakes and says what is wrong; nothing is saved. */
const showProblem = (element: HTMLElement, message: string | null) => {
  element.toggleAttribute('data-invalid', message !== null)
  if (message === null) {
    delete element.dataset.problem
    element.removeAttribute('aria-invalid')
    return
  }
  element.dataset.problem = message
  element.setAttribute('aria-invalid', 'true')
  element.dispatchEvent(new CustomEvent('vitrine:problem', { bubbles: true, detail: message }))
}
