import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from './system.mjs'

/** A throw-away PostgreSQL for one test run; null when there is none to start. */
export const startPostgres = async () => {
  const bin = findPostgres()
  if (!bin) return null
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-pg-'))
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root.
  const as = isRoot ? idsOf('postgres') : {}
  if (isRoot) {
    chmodSync(directory, 0o755)
    chownSync(directory, as.uid, as.gid)
  }
  const data = join(directory, 'data')
  const options = { ...as, cwd: directory, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], options)
  const port = await freePort()
  // It keeps nothing for longer than the run, so it need not tidy up or write down what a crash would lose.
  const settings = [
    ...['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0'],
    ...['checkpoint_timeout=1h', 'max_wal_size=4GB', 'max_connections=300', 'listen_addresses=127.0.0.1'],
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', directory, ...settings.flatMap(setting => ['-c', setting])],
    options,
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(bin, port, server)
  return {
    url,
    stop: async () => {
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const idsOf = user => {
  const read = flag => Number(execFileSync('id', [flag, user]).toString())
  return { uid: read('-u'), gid: read('-g') }
}

const freePort = () =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const untilReady = async (bin, port, server) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while starting.')
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not become ready.')
}
