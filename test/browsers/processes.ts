import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Programs that end together, the last one first, and a folder of theirs that goes with them. */
export const openProcesses = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-browsers-'))
  const running: ChildProcess[] = []

  /** Starts a program; it is ready when it has said the words (on stdout, stderr or a fourth channel). */
  const start = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    running.unshift(child)
    let said = ''
    for (const stream of child.stdio.slice(1))
      stream?.on('data', part => {
        said += part
      })
    const ended = new Promise<never>((_, reject) => {
      child.once('error', reject)
      child.once('close', code => reject(new Error(`${command} ended with ${code}. ${said}`)))
    })
    ended.catch(() => {})
    const hasSaid = (words: RegExp) =>
      new Promise<string>(resolve => {
        const look = () => {
          const found = words.exec(said)
          if (found) resolve(found[1]!)
        }
        for (const stream of child.stdio.slice(1)) stream?.on('data', look)
        look()
      })
    return { says: (words: RegExp) => Promise.race([hasSaid(words), ended]), ended }
  }

  const end = async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  return { folder, start, end }
}
