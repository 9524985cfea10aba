import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { CommandError } from '../commands/CommandError'
import { runCommand, type Workbench } from '../commands/run'
import { Refusal } from '../Refusal'

/** D27: only the owner of the data directory can open it. Names of sockets are short on every system. */
const socketPath = (dataDir: string) => {
  const path = join(dataDir, 'vitrine.sock')
  if (path.length < 100) return path
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `vitrine-${userInfo().uid}-${name}.sock`)
}

type Answer = { ok: boolean; text: string }

/** Lets commands reach the running server, which holds the database. */
export const listenForCommands = async (dataDir: string, bench: Workbench): Promise<{ close: () => Promise<void> }> => {
  const path = socketPath(dataDir)
  // Another instance on the same directory listens already (PostgreSQL): one is enough.
  if (await isAnswering(path)) return { close: async () => {} }
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, connection => {
    connection.on('error', () => connection.destroy())
    void readText(connection)
      .then(async request => answerTo(bench, JSON.parse(request) as string[]))
      .catch((): Answer => ({ ok: false, text: 'The command could not be read.' }))
      .then(answer => connection.end(JSON.stringify(answer)))
  })
  const mask = process.umask(0o077)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  process.umask(mask)
  chmodSync(path, 0o600)
  return {
    close: async () => {
      await new Promise(resolve => server.close(resolve))
      rmSync(path, { force: true })
    },
  }
}

export const answerTo = async (bench: Workbench, words: string[]): Promise<Answer> => {
  try {
    return { ok: true, text: await runCommand(bench, words) }
  } catch (error) {
    if (error instanceof CommandError || error instanceof Refusal) return { ok: false, text: error.message }
    return { ok: false, text: `The command failed: ${error instanceof Error ? error.message : error}` }
  }
}

/** The running server's answer; null when none is running. */
export const askServer = (dataDir: string, words: readonly string[]): Promise<Answer | null> =>
  new Promise(resolve => {
    const connection = createConnection(socketPath(dataDir))
    connection.once('error', () => resolve(null))
    connection.once('connect', () => {
      connection.end(JSON.stringify(words))
      readText(connection).then(
        answer => resolve(JSON.parse(answer) as Answer),
        () => resolve({ ok: false, text: 'The server broke off.' }),
      )
    })
  })

/** All that the other side sends until it ends; the socket stays open for the answer. */
const readText = (connection: Socket) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    connection.on('data', chunk => chunks.push(chunk as Buffer))
    connection.once('end', () => resolve(Buffer.concat(chunks).toString()))
    connection.once('error', reject)
  })

const isAnswering = (path: string) =>
  new Promise<boolean>(resolve => {
    const probe = createConnection(path)
    probe.once('error', () => resolve(false))
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
  })
