import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { packagesApart } from '../scripts/packagesApart'

const root = resolve(import.meta.dirname, '..')

/** Real processes from a file of `test/children`, built once for the test file that asks for them. */
export const childProcesses = (name: string) => {
  // Inside the project, so that packages are found.
  let directory = ''
  const running = new Set<ChildProcess>()
  beforeAll(async () => {
    directory = mkdtempSync(join(root, 'node_modules', '.vitrine-child-'))
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      // Packages built in, as in the product: looking up their files is half of a start.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      ssr: { noExternal: true, external: packagesApart },
      build: {
        ssr: `test/children/${name}.ts`,
        outDir: directory,
        emptyOutDir: false,
        minify: false,
        target: 'node20',
      },
    })
  })
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  return (env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(directory, `${name}.js`)], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const lines: string[] = []
    let errors = ''
    const waiting: { count: number; go: () => void }[] = []
    createInterface({ input: child.stdout }).on('line', line => {
      lines.push(line)
      for (const entry of waiting) if (lines.length >= entry.count) entry.go()
    })
    child.stderr.on('data', part => {
      errors += part
    })
    const ended = new Promise<number | null>(done => {
      child.on('close', code => {
        running.delete(child)
        done(code)
      })
    })
    /** Until it has said so much; a process that ends before is an error. */
    const said = (count: number) =>
      new Promise<void>((go, fail) => {
        if (lines.length >= count) return go()
        waiting.push({ count, go })
        void ended.then(() => fail(new Error(`Ended after ${lines.length} lines. ${errors}`)))
      })
    return { lines, said, ended, errors: () => errors, kill: () => child.kill('SIGKILL') }
  }
}
