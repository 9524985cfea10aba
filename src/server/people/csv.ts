/** What a table for spreadsheets begins with: the mark that says UTF-8. */
export const csvMark = '\uFEFF'

/** Rows of it, separated as spreadsheets expect it here. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')

/** What begins like a formula stays text, whoever wrote it (SEC-9). */
const cell = (value: string) => {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
