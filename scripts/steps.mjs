import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchCpuTime } from './cpuTime.mjs'
import { root } from './prepare.mjs'

const totals = { passed: 0, failed: 0 }
const files = []
const failures = []
const cpuSeconds = watchCpuTime()

/** One thing that must hold; it goes on with the next when this one does not. */
export const step = async (name, work) => {
  const started = { at: Date.now(), used: cpuSeconds() }
  console.log(`${name} …`)
  let isGood = false
  try {
    isGood = (await work()) !== false
  } catch (error) {
    console.error(error.message)
  }
  totals[isGood ? 'passed' : 'failed'] += 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds(Date.now() - started.at)}${processorTime(started.used)})`)
  return isGood
}

export const bin = name => join(root, 'node_modules', '.bin', name)

/** Runs a command; what it says is shown as it comes, or whole at its end where several run at a time. */
export const succeeds = (command, args, { env = {}, isAmongOthers = false } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = isAmongOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part))
    child.once('error', reject)
    child.once('close', code => {
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })

/** Tests count one by one; skipped ones are a failure. */
export const vitest = (name, args, env) =>
  step(name, async () => {
    const report = join(tmpdir(), `vitrine-${process.pid}-${name.replace(/\W+/g, '-')}.json`)
    const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'testReport.mjs')}`]
    const isGood = await succeeds(bin('vitest'), ['run', ...reporters, ...args], {
      env: { ...env, TEST_REPORT: report },
    })
    if (!existsSync(report)) return false
    const result = JSON.parse(readFileSync(report, 'utf8'))
    rmSync(report)
    totals.passed += result.passed
    totals.failed += result.failed
    files.push(...result.files)
    failures.push(...result.failures)
    if (result.skipped > 0) console.error(`${result.skipped} tests were skipped.`)
    return isGood && result.passed + result.failed > 0 && result.skipped === 0
  })

/** Says where the time went and what failed; the last line counts: `N passed, N failed`. */
export const finish = () => {
  const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, 10)
  if (slowest.length > 0) console.log('The slowest files:')
  for (const { file, ms } of slowest) console.log(`${seconds(ms).padStart(8)}  ${file}`)
  const used = cpuSeconds()
  if (used !== null) console.log(`Processor time of everything that ran: ${used.toFixed(0)} s`)
  for (const failure of failures) console.log(`failed: ${failure}`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 ? 0 : 1)
}

/** Of steps that run beside one another it is that of all of them. */
const processorTime = before => (before === null ? '' : `, processor ${(cpuSeconds() - before).toFixed(0)} s`)

const seconds = ms => `${(ms / 1000).toFixed(1)} s`
