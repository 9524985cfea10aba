import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeMemoryFolder } from './memoryFolder.mjs'
import { ensureInstalled, root } from './prepare.mjs'
import { bin, finish, step, succeeds, vitest } from './steps.mjs'

/**
 * Everything that must hold before a change lands. `npm test -- publish data.test` runs only the test files whose path
 * holds one of the words.
 */
ensureInstalled()
const { ensureSystemPackages, findHeadlessChromium } = await import('./system.mjs')
const { startPostgres } = await import('./postgres.mjs')
ensureSystemPackages()

const words = process.argv.slice(2)
const tests = ['src', 'test'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true })
    .map(path => join(folder, path))
    .filter(path => /\.(test\.tsx?|e2e\.ts)$/.test(path)),
)
const found = tests.filter(path => words.some(word => path.includes(word)))
const isBrowser = path => path.endsWith('.e2e.ts')
/** What vitest gets to run: nothing in particular means all; null where none of the found files is of its kind. */
const choose = files => (words.length === 0 ? [] : files.length > 0 ? files : null)
const [unit, browser] = [choose(found.filter(path => !isBrowser(path))), choose(found.filter(isBrowser))]
for (const word of words)
  if (!found.some(path => path.includes(word))) await step(`a test file with «${word}» in its path`, () => false)

/** What tsc found out last time: of what has not changed since it need not find it out again. */
const types = join(root, 'node_modules', '.cache', 'types.tsbuildinfo')
const check = (name, command, args) => step(name, () => succeeds(command, args, { isAmongOthers: true }))
const build = "import { ensureBuilt } from './scripts/prepare.mjs'; ensureBuilt()"
const [isBuilt] = await Promise.all([
  browser && check('build', process.execPath, ['--input-type=module', '--eval', build]),
  ...(words.length > 0
    ? []
    : [
        check('types', bin('tsc'), ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', types]),
        check('format, lint', bin('biome'), ['ci', '--error-on-warnings', '.']),
        check('unused', bin('knip'), ['--no-progress']),
      ]),
])

const postgres = await startPostgres().catch(error => {
  console.error(`PostgreSQL could not be started: ${error.message}`)
  return null
})
const memory = makeMemoryFolder()
const env = {
  ...(memory && { TMPDIR: memory.folder }),
  TEST_POSTGRES_URL: postgres?.url ?? '',
  CHROMIUM: findHeadlessChromium() ?? '',
}
try {
  if (unit) await vitest('unit and integration', unit, env)
  if (browser && isBuilt) await vitest('browser', ['--config', 'vitest.e2e.config.ts', ...browser], env)
} finally {
  await postgres?.stop()
  memory?.remove()
}
finish()
