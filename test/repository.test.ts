import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSources } from '../scripts/prepare.mjs'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the repository', () => {
  it('keeps no download address in the lock file (D39)', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"')
  })

  it('pins every dependency exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    )
    expect(loose).toEqual([])
  })

  it('builds anew when anything changes that a build is made from (D39)', () => {
    const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
    const globbed = files
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [...read(file).matchAll(/import\.meta\.glob[^(]*\('\/([^/]+)\//g)])
    const configured = [...read('vite.config.ts').matchAll(/from '\.\/([^/']+)/g)]
    expect(globbed.length).toBeGreaterThan(1)
    expect(configured.length).toBeGreaterThan(0)
    for (const [, folder] of [...globbed, ...configured]) expect(buildSources).toContain(folder)
    for (const path of buildSources) expect(existsSync(join(root, path)), path).toBe(true)
    expect(buildSources).toContain('package.json')
  })

  it('has no stray marks of unfinished work in its sources', () => {
    const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
    const sources = files.filter(file => /\.(ts|tsx|css)$/.test(file) && !file.includes('.test.'))
    const marked = sources.filter(file => new RegExp(['TO', 'DO'].join('')).test(read(file)))
    expect(marked).toEqual([])
  })
})
