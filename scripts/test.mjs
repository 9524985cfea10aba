import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

/** Everything that must hold before a change lands. The last line counts: `N passed, N failed`. */
const totals = { passed: 0, failed: 0 }

const step = (name, work) => {
  const started = Date.now()
  process.stdout.write(`${name} …\n`)
  let isGood = false
  try {
    isGood = work() !== false
  } catch (error) {
    console.error(error.message)
  }
  totals[isGood ? 'passed' : 'failed'] += 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return isGood
}

const bin = name => join(root, 'node_modules', '.bin', name)
const succeeds = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const vitest = (name, args, env) =>
  step(name, () => {
    const report = join(tmpdir(), `vitrine-${process.pid}-${name.replace(/\W+/g, '-')}.json`)
    const isGood = succeeds(
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      env,
    )
    if (!existsSync(report)) return false
    const result = JSON.parse(readFileSync(report, 'utf8'))
    rmSync(report)
    totals.passed += result.numPassedTests
    totals.failed += result.numFailedTests
    if (result.numPendingTests > 0) console.error(`${result.numPendingTests} tests were skipped.`)
    return isGood && result.numTotalTests > 0 && result.numPendingTests === 0
  })

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

console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
