/** What a table for spreadsheets begins with: the mark that says UTF-8. */
export const csvMark = '\uFEFF'

/** Rows of it, separated as spreadsheets expect it here. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')

/** `openQuote`: the line on which a quote begins that nobody closes; everything after it would be one cell. */
export type ParsedCsv = { rows: { line: number; cells: string[] }[]; openQuote: number | null }

/** RFC 4180, with the comma or, as Excel here writes it, the semicolon. Each row with the line it begins on. */
export const parseCsv = (text: string): ParsedCsv => {
  const source = text.replace(/^\uFEFF/, '')
  const firstLine = /^[^\r\n]*/.exec(source)![0]
  const separator = firstLine.includes(';') ? ';' : ','
  const rows: ParsedCsv['rows'] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let begun = 1
  let quotedFrom: number | null = null
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push({ line: begun, cells })
    cells = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at]!
    if (char === '\n') line += 1
    if (quotedFrom !== null) {
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quotedFrom = null
    } else if (char === '"' && cell === '') quotedFrom = line
    else if (char === separator) endCell()
    else if (char === '\n') {
      endRow()
      begun = line
    } else if (char !== '\r') cell += char
  }
  if (cell !== '' || cells.length > 0) endRow()
  return { rows, openQuote: quotedFrom }
}

/** What begins like a formula stays text, whoever wrote it (SEC-9). */
const cell = (value: string) => {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
