/** A table becomes lines: a row is a paragraph, its cells apart by a space; a cell with several paragraphs keeps its own. */
export const pastedTables = (html: string): string => {
  if (!/<t[dh][\s>]/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // From the inside, for a cell may hold a table.
  for (const table of [...body.querySelectorAll('table')].reverse())
    table.replaceWith(...[...table.rows].flatMap(row => linesOf([...row.cells])))
  return body.innerHTML
}

const linesOf = (cells: readonly HTMLTableCellElement[]): Element[] => {
  const filled = cells.filter(cell => cell.textContent.trim() !== '' || cell.querySelector('img'))
  if (filled.some(cell => cell.querySelectorAll(blocks).length > 1 || cell.querySelector('img')))
    return filled.map(cell => wrap(cell, 'div', [...cell.childNodes]))
  const parts = filled.flatMap((cell, index) => {
    const content = [...(cell.querySelector(blocks) ?? cell).childNodes]
    return index === 0 ? content : [cell.ownerDocument.createTextNode(' '), ...content]
  })
  return filled[0] ? [wrap(filled[0], 'p', parts)] : []
}

const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6'

/** Made in the pasted document, where nothing is loaded and nothing can run. */
const wrap = ({ ownerDocument }: Element, name: string, content: Node[]) => {
  const element = ownerDocument.createElement(name)
  element.append(...content)
  return element
}
