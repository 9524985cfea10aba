/** Word writes the points of a list as paragraphs with a dot of their own; here they become a list. */
export const wordLists = (html: string): string => {
  if (!html.includes('mso-list')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    for (const dot of paragraph.querySelectorAll('[style*="mso-list:Ignore" i]')) dot.remove()
    const before = paragraph.previousElementSibling
    const list = before?.matches('ul[data-points]') ? before : paragraph.ownerDocument.createElement('ul')
    list.setAttribute('data-points', '')
    paragraph.before(list)
    const point = paragraph.ownerDocument.createElement('li')
    point.append(paragraph)
    list.append(point)
  }
  return body.innerHTML
}
