import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const passOn = resolve(import.meta.dirname, '../scripts/passOn.mjs')

/** A process that stands for a child running this script, as `npm start` stands for the server. */
const standFor = (script: string) => {
  const parent = `import { spawn } from 'node:child_process'
import { passOn } from ${JSON.stringify(passOn)}
passOn(spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'inherit' }))`
  const started = spawn(process.execPath, ['--input-type=module', '-e', parent])
  const code = new Promise<number | null>(done => started.on('exit', done))
  const isReady = new Promise<void>(done => started.stdout.once('data', () => done()))
  return { started, code, isReady }
}

it('[API-8] npm start ends with the code its server ended with, also when that was killed', async () => {
  expect(await standFor('process.exit(3)').code).toBe(3)
  expect(await standFor('process.exit(0)').code).toBe(0)
  expect(await standFor('process.kill(process.pid, "SIGKILL")').code).toBe(128 + 9)
  expect(await standFor('process.kill(process.pid, "SIGSEGV")').code).toBe(128 + 11)
  expect(await standFor('process.kill(process.pid, "SIGTERM")').code).toBe(128 + 15)
})

it('being asked to stop is no failure', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { started, code, isReady } = standFor('console.log("ready"); setInterval(() => {}, 1000)')
    await isReady
    started.kill(signal)
    expect(await code, signal).toBe(0)
  }
})
