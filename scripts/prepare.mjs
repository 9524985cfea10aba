import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** No dependencies here: this runs on a bare machine, before anything is installed (D39). */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)

export const run = (command, args, options = {}) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', ...options })

/** Installs the packages when they are missing or the lock file has changed since. */
export const ensureInstalled = () => {
  const key = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(process.version)
    .digest('hex')
  const mark = at('node_modules', '.vitrine-installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return
  console.log('Installing packages …')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(mark, key)
}

/** Builds when a source is newer than the last build; the last build's scripts stay served (D36). */
export const ensureBuilt = () => {
  const key = buildKey()
  const mark = at('dist', '.built')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return
  console.log('Building …')
  rmSync(mark, { force: true })
  if (existsSync(at('dist', 'client', 'assets'))) {
    rmSync(at('dist', 'previous'), { recursive: true, force: true })
    mkdirSync(at('dist', 'previous'), { recursive: true })
    renameSync(at('dist', 'client', 'assets'), at('dist', 'previous', 'assets'))
  }
  mkdirSync(at('dist', 'previous', 'assets'), { recursive: true })
  run('node', [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--app', '--logLevel', 'warn'])
  writeFileSync(mark, key)
}

/** All that a build is made from. */
export const buildSources = [
  'src',
  'demo',
  'migrations',
  'changelog',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const buildKey = () => {
  const hash = createHash('sha256')
  const walk = path => {
    const stat = statSync(at(path))
    if (stat.isDirectory()) for (const name of readdirSync(at(path)).sort()) walk(join(path, name))
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const path of buildSources) walk(path)
  return hash.digest('hex')
}
