import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

/** Looks at the built scripts. The build itself refuses files in the wrong bundle. */
const client = resolve(import.meta.dirname, '..', '..', 'dist', 'client')

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; src?: string }
const manifest = () => JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Record<string, Chunk>

const reach = (start: string, kinds: ('imports' | 'dynamicImports')[]) => {
  const chunks = manifest()
  const seen = new Set([start])
  for (const name of seen) for (const kind of kinds) for (const next of chunks[name]?.[kind] ?? []) seen.add(next)
  return [...seen].map(name => ({ name, ...chunks[name]! }))
}

const gzipBytes = (chunks: { file: string }[]) =>
  chunks.reduce((sum, chunk) => sum + gzipSync(readFileSync(join(client, chunk.file))).length, 0)

describe('the built scripts', () => {
  it('a page without islands costs a visitor at most 6 KB of script and no React', () => {
    const chunks = reach('src/live/main.ts', ['imports'])
    expect(gzipBytes(chunks)).toBeLessThanOrEqual(6 * 1024)
    expect(chunks.filter(chunk => chunk.file.includes('react'))).toEqual([])
  })

  it('the editor’s first scripts are few files', () => {
    expect(reach('src/editor/main.tsx', ['imports']).length).toBeLessThanOrEqual(8)
  })

  it('no module of the editor can be reached from the visitor’s entry', () => {
    const chunks = reach('src/live/main.ts', ['imports', 'dynamicImports'])
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.filter(chunk => /src\/editor|\.editor\./.test(chunk.name))).toEqual([])
  })

  it.each([
    ['.enhance.ts', 3],
    ['.island.tsx', 12],
  ])('each %s costs at most %d KB of its own', (suffix, limit) => {
    const shared = new Set(
      ['src/live/main.ts', 'src/live/wakeIsland.ts'].flatMap(name => reach(name, ['imports'])).map(({ file }) => file),
    )
    const names = Object.keys(manifest()).filter(name => name.endsWith(suffix))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const own = reach(name, ['imports']).filter(({ file }) => !shared.has(file))
      expect(gzipBytes(own), name).toBeLessThanOrEqual(limit * 1024)
    }
  })

  it('all islands together with React stay below 90 KB', () => {
    const islands = Object.keys(manifest()).filter(name => name.endsWith('.island.tsx'))
    expect(islands.length).toBeGreaterThan(0)
    const files = new Map(
      ['src/live/wakeIsland.ts', ...islands]
        .flatMap(name => reach(name, ['imports']))
        .map(chunk => [chunk.file, chunk]),
    )
    expect(gzipBytes([...files.values()])).toBeLessThanOrEqual(90 * 1024)
  })
})
