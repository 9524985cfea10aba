import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const totals = { passed: 0, failed: 0 }

/** One thing that must hold; it goes on with the next when this one does not. */
export const step = (name, work) => {
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

export const bin = name => join(root, 'node_modules', '.bin', name)

export const succeeds = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Tests count one by one; skipped ones are a failure. */
export const vitest = (name, args, env) =>
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

/** The last line counts: `N passed, N failed`. */
export const finish = () => {
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 ? 0 : 1)
}
