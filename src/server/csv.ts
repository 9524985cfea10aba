/** What a table for spreadsheets begins with: the mark that says UTF-8. */
export const csvMark = '\uFEFF'

/** Rows of it, separated as spreadsheets expect it here. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')

/** RFC 4180, with the comma or, as Excel here writes it, the semicolon. */
export const parseCsv = (text: string): string[][] => {
  const source = text.replace(/^\uFEFF/, '')
  const firstLine = /^[^\r\n]*/.exec(source)![0]
  const separator = firstLine.includes(';') ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at]!
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === separator) endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** What begins like a formula stays text, whoever wrote it (SEC-9). */
const cell = (value: string) => {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
