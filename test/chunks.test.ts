import { expect, it } from 'vitest'
import { entryChunks } from '../scripts/chunks'

/** What each module imports at once, and what later. */
const modules: Record<string, { now: string[]; later: string[] }> = {
  visitor: { now: ['wake'], later: ['island'] },
  wake: { now: [], later: [] },
  island: { now: ['react'], later: [] },
  react: { now: [], later: [] },
  editor: { now: ['kit', 'state', 'react'], later: ['panel'] },
  desk: { now: ['kit'], later: ['section'] },
  kit: { now: ['icons'], later: [] },
  icons: { now: [], later: [] },
  state: { now: [], later: [] },
  panel: { now: ['form'], later: ['rare'] },
  form: { now: [], later: [] },
  rare: { now: [], later: [] },
  section: { now: ['form'], later: [] },
}
const graph = {
  getModuleInfo: (id: string) =>
    modules[id] ? { importedIds: modules[id].now, dynamicallyImportedIds: modules[id].later } : null,
}

it('what an entry loads at once is one file, what is loaded later together another, and visitors’ files stay their own', () => {
  const { name, includeDependenciesRecursively } = entryChunks({
    visitor: 'visitor',
    entries: { editor: 'editor', desk: 'desk' },
    together: { panels: 'editor' },
  })
  const files = Object.fromEntries([...Object.keys(modules), 'elsewhere'].map(id => [id, name(id, graph)]))
  expect(files).toEqual({
    visitor: null,
    wake: null,
    island: null,
    // Of visitors too, so it is in no file of ours.
    react: null,
    editor: null,
    desk: null,
    // Of both entries: in a file that both load, with what it needs in turn.
    kit: 'base-editor-desk',
    icons: 'base-editor-desk',
    state: 'base-editor',
    panel: 'panels',
    form: 'panels',
    // Loaded later still, and by what is not among those: files of their own.
    rare: null,
    section: null,
    elsewhere: null,
  })
  expect(includeDependenciesRecursively).toBe(false)
})
