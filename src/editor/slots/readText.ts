import { storable } from '../../content/text'

/** Lines as they are seen; a line break that only keeps the caret's place does not count. */
export const readText = (element: HTMLElement, isOneLine: boolean): string => {
  // biome-ignore lint/performance/useDomNodeTextContent: only where the browser made line breaks of its own
  const seen = element.querySelector('br') ? element.innerText : (element.textContent ?? '')
  return asRead(storable(seen), isOneLine)
}

/**
 * A text as its element gives it back. No-break spaces are somebody's own: where texts are written spaces do not
 * collapse, so a browser puts in none by itself.
 */
export const asRead = (seen: string, isOneLine: boolean): string => {
  const text = seen.replace(/\n$/, '')
  const lines = text.split('\n').map(line => line.trim())
  return isOneLine && lines.length > 1 ? lines.filter(Boolean).join(' ') : text
}
