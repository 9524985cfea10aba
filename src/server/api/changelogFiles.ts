import MarkdownIt from 'markdown-it'

/** A day's news in both languages, as Markdown and as HTML that holds nothing but what Markdown makes. */
export type ChangelogEntry = { date: string; de: string; fr: string; html: { de: string; fr: string } }

const files = import.meta.glob<string>('/changelog/*.md', { eager: true, query: '?raw', import: 'default' })
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

const partOf = (text: string, language: 'de' | 'fr') => {
  const [, part = ''] = text.split(new RegExp(`^## ${language}\\s*$`, 'm'))
  return (part.split(/^## (?:de|fr)\s*$/m)[0] ?? '').trim()
}

/** The files of `changelog/`, newest first: one a day, with a part `## de` and a part `## fr`. */
export const changelog: ChangelogEntry[] = Object.entries(files)
  .map(([path, text]) => {
    const [de, fr] = [partOf(text, 'de'), partOf(text, 'fr')]
    const date = path.split('/').at(-1)!.replace('.md', '')
    return { date, de, fr, html: { de: markdown.render(de), fr: markdown.render(fr) } }
  })
  .sort((a, b) => (a.date < b.date ? 1 : -1))
