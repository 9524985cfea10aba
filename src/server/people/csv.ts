/** A table for spreadsheets: separated as they expect it here, with the mark that says UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell).join(';')).join('\r\n')}\r\n`

/** What begins like a formula stays text, whoever wrote it (SEC-9). */
const cell = (value: string) => {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
