type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** Every module that these lead to: at once, or whenever. */
const reached = (graph: Graph, starts: readonly string[], { isEver }: { isEver: boolean }) => {
  const seen = new Set(starts)
  for (const id of seen) {
    const found = graph.getModuleInfo(id)
    if (!found) continue
    for (const next of found.importedIds) seen.add(next)
    if (isEver) for (const next of found.dynamicallyImportedIds) seen.add(next)
  }
  return seen
}

/**
 * What an entry loads at once comes in one file, and so does what a module of `together` loads later, instead of a
 * hundred small ones: each is a request, on a phone with poor reception too. What visitors may load stays in small files
 * of its own.
 */
export const entryChunks = (modules: {
  visitor: string
  entries: Record<string, string>
  together: Record<string, string>
}) => {
  const entries = Object.entries(modules.entries)
  const read = (graph: Graph) => ({
    visitors: reached(graph, [modules.visitor], { isEver: true }),
    atOnce: entries.map(([name, id]) => [name, reached(graph, [id], { isEver: false })] as const),
    later: Object.entries(modules.together).map(([name, id]) => {
      const loaded = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
      return [name, reached(graph, loaded, { isEver: false })] as const
    }),
  })
  let sets: ReturnType<typeof read> | null = null
  return {
    debugName: 'entries',
    // What is left out is visitors': it needs nothing of ours, so the files cannot need each other in a circle.
    includeDependenciesRecursively: false,
    name: (id: string, graph: Graph) => {
      sets ??= read(graph)
      if (sets.visitors.has(id) || entries.some(([, entry]) => entry === id)) return null
      const names = sets.atOnce.filter(([, reach]) => reach.has(id)).map(([name]) => name)
      if (names.length > 0) return `base-${names.join('-')}`
      return sets.later.find(([, reach]) => reach.has(id))?.[0] ?? null
    },
  }
}
