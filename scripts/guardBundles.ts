import type { Plugin } from 'vite'

/** Fails the build when a file lands in a bundle its name or folder forbids (design §1). */
export const guardBundles = (): Plugin => ({
  name: 'guard-bundles',
  generateBundle(_, bundle) {
    const isClient = this.environment.name === 'client'
    const chunks = Object.values(bundle).filter(entry => entry.type === 'chunk')
    const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
    const refuse = (reason: string) => this.error(reason)

    for (const chunk of chunks) {
      for (const id of chunk.moduleIds) {
        if (isClient && (id.includes('.server.') || id.includes('/src/server/'))) refuse(`${id} reached the browser`)
        if (!isClient && /\/src\/(editor|desk)\//.test(id)) refuse(`${id} reached the server`)
      }
    }

    const visitor = chunks.find(chunk => chunk.isEntry && chunk.name === 'visitor')
    if (!isClient || !visitor) return
    const follow = (start: string, next: (name: string) => readonly string[]) => {
      const seen = new Set<string>([start])
      for (const name of seen) for (const found of next(name)) seen.add(found)
      return [...seen].flatMap(name => byName.get(name)?.moduleIds ?? [])
    }
    const atOnce = follow(visitor.fileName, name => byName.get(name)?.imports ?? [])
    const ever = follow(visitor.fileName, name => {
      const chunk = byName.get(name)
      return chunk ? [...chunk.imports, ...chunk.dynamicImports] : []
    })
    for (const id of atOnce) if (/node_modules\/react/.test(id)) refuse(`React is loaded at once by visitors: ${id}`)
    for (const id of ever)
      if (/\/src\/(editor|desk)\//.test(id) || id.includes('.editor.'))
        refuse(`${id} is reachable from the visitor's entry`)
  },
})
