/** A day's news in both languages, as Markdown. */
export type ChangelogEntry = { date: string; de: string; fr: string }

const files = import.meta.glob<string>('/changelog/*.md', { eager: true, query: '?raw', import: 'default' })

/** The files of `changelog/`, newest first: one a day, with a part `## de` and a part `## fr`. */
export const changelog: ChangelogEntry[] = Object.entries(files)
  .map(([path, text]) => ({
    date: path.split('/').at(-1)!.replace('.md', ''),
    de: partOf(text, 'de'),
    fr: partOf(text, 'fr'),
  }))
  .sort((a, b) => (a.date < b.date ? 1 : -1))

function partOf(text: string, language: string) {
  const [, part = ''] = text.split(new RegExp(`^## ${language}\\s*$`, 'm'))
  return (part.split(/^## (?:de|fr)\s*$/m)[0] ?? '').trim()
}
