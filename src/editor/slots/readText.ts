/** Lines as they are seen; a line break that only keeps the caret's place does not count. */
export const readText = (element: HTMLElement, isOneLine: boolean): string => {
  // biome-ignore lint/performance/useDomNodeTextContent: only where the browser made line breaks of its own
  const seen = element.querySelector('br') ? element.innerText : (element.textContent ?? '')
  const text = seen.replace(/\u00a0/g, ' ').replace(/\n$/, '')
  const lines = text.split('\n').map(line => line.trim())
  return isOneLine && lines.length > 1 ? lines.filter(Boolean).join(' ') : text
}
