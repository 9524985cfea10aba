import { ensureBuilt, ensureInstalled } from './prepare.mjs'
import { bin, finish, step, succeeds, vitest } from './steps.mjs'

/** Everything that must hold before a change lands. */
ensureInstalled()
const { ensureSystemPackages, findChromium } = await import('./system.mjs')
const { startPostgres } = await import('./postgres.mjs')
ensureSystemPackages()

step('format, lint', () => succeeds(bin('biome'), ['ci', '--error-on-warnings', '.']))
step('types', () => succeeds(bin('tsc'), ['--noEmit', '-p', '.']))
step('unused', () => succeeds(bin('knip'), ['--no-progress']))
const isBuilt = step('build', () => ensureBuilt())

const postgres = await startPostgres().catch(error => {
  console.error(`PostgreSQL could not be started: ${error.message}`)
  return null
})
const env = { TEST_POSTGRES_URL: postgres?.url ?? '', CHROMIUM: findChromium() ?? '' }
try {
  vitest('unit and integration', [], env)
  if (isBuilt) vitest('browser', ['--config', 'vitest.e2e.config.ts'], env)
} finally {
  await postgres?.stop()
}
finish()
