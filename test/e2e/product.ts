import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from './ask'

export const root = join(import.meta.dirname, '..', '..')

export const operator = { email: 'operator@example.ch', password: 'a-long-password' }
export const adminEnv = { VITRINE_ADMIN_EMAIL: operator.email, VITRINE_ADMIN_PASSWORD: operator.password }

export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }

export type Product = {
  port: number
  dataDir: string
  env: NodeJS.ProcessEnv
  /** `http://localhost:1234`, or another host of the same server. */
  origin: (host?: string) => string
  stdout: () => string
  /** Resident memory in MB. */
  memory: () => number
  /** SIGTERM; deletes the data unless they are kept. */
  stop: (options?: { keepData?: boolean }) => Promise<Ended>
  /** kill -9: no chance to finish anything; the data stay. */
  kill: () => Promise<Ended>
}

/** For what never starts; a first start beside all the other tests takes a part of it. */
const startLimit = 300_000

/** The built product as a process of its own, on a free port and with data of its own; ready when this resolves. */
export const startProduct = async ({
  env = adminEnv,
  dataDir = newDataDir(),
}: {
  env?: NodeJS.ProcessEnv
  dataDir?: string
} = {}): Promise<Product> => {
  const full = { PORT: '0', DATA_DIR: dataDir, VITRINE_DEV: '1', ...env }
  const running = run('main.js', [], full)
  const port = await listeningPort(running)
  const origin = (host = 'localhost') => `http://${host}:${port}`
  const ready = await ask({ port, path: '/readyz' })
  if (ready.status !== 200) throw new Error(`The server is not ready: ${ready.text()}`)
  return {
    port,
    dataDir,
    env: full,
    origin,
    stdout: running.stdout,
    memory: () => residentMegabytes(running.child.pid!),
    stop: async ({ keepData = false } = {}) => {
      running.child.kill('SIGTERM')
      const ended = await running.ended
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
      return ended
    },
    kill: () => {
      running.child.kill('SIGKILL')
      return running.ended
    },
  }
}

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))

/** A start that is expected to be refused, or a command: runs to its end. */
export const runToEnd = async (file: 'main.js' | 'command.js', words: string[], env: NodeJS.ProcessEnv) => {
  const running = run(file, words, env)
  const timer = setTimeout(() => running.child.kill('SIGKILL'), startLimit)
  const ended = await running.ended
  clearTimeout(timer)
  return ended
}

type Running = { child: ChildProcess; stdout: () => string; stderr: () => string; ended: Promise<Ended> }

const run = (file: string, words: string[], env: NodeJS.ProcessEnv): Running => {
  const script = join(root, 'dist', 'server', file)
  if (!existsSync(script)) throw new Error('Build the product first: npm run build.')
  // Nothing of the outer environment but what a process needs: settings of the developer must not leak in.
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [script, ...words], { cwd: root, env: { PATH, HOME, TMPDIR, ...env } })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', chunk => {
    stdout += chunk
  })
  child.stderr.on('data', chunk => {
    stderr += chunk
  })
  const ended = new Promise<Ended>(resolve =>
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
  )
  return { child, stdout: () => stdout, stderr: () => stderr, ended }
}

/** The words of the welcome name the port, and come when everything else is done. */
const listeningPort = ({ child, stdout, stderr, ended }: Running) =>
  new Promise<number>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}.\n${stdout()}${stderr()}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`did not start within ${startLimit / 1000} s`)
    }, startLimit)
    const look = () => {
      const port = /Vitrine is running\.[\s\S]*(?:http:\/\/[\w.]+:|on port )(\d+)[\s\S]*\n$/.exec(stdout())?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    }
    child.stdout?.on('data', look)
    ended.then(() => {
      clearTimeout(timer)
      fail('ended while starting')
    })
  })

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
