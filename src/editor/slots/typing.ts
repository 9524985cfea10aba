import { readText } from './readText'

/** What has been typed into a text since it got the focus, so that undo knows whose turn it is. */
type Typing = { before: string; last: 'typed' | 'undone' | 'redone' | null }

const known = new WeakMap<Element, Typing>()

export const beginTyping = (element: HTMLElement) =>
  known.set(element, { before: readText(element, false), last: null })

/** After a step of the page's own history the text counts from there, as soon as it is drawn. */
export const beginAnew = (target: EventTarget | null) => {
  if (target instanceof HTMLElement && known.has(target)) requestAnimationFrame(() => beginTyping(target))
}

export const noteInput = (element: HTMLElement, inputType: string | undefined) => {
  const typing = known.get(element)
  if (!typing) return
  typing.last = inputType === 'historyUndo' ? 'undone' : inputType === 'historyRedo' ? 'redone' : 'typed'
}

/**
 * Whether the browser itself has letters of this text to take back (or to make again). When all of them are, undo goes on
 * with the changes that are saved.
 */
export const hasOwnSteps = (element: HTMLElement, direction: 'undo' | 'redo'): boolean => {
  const typing = known.get(element)
  if (!typing || typing.last === null) return false
  if (direction === 'redo') return typing.last !== 'typed'
  return typing.last !== 'undone' || readText(element, false) !== typing.before
}
