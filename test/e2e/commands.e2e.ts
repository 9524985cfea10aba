import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ask } from './ask'
import { adminEnv, type Ended, newDataDir, type Product, runToEnd, startProduct } from './product'
import { startDemo } from './startDemo'

const running: Product[] = []
const keep = async (starting: Promise<Product>) => {
  const product = await starting
  running.push(product)
  return product
}
afterEach(async () => {
  for (const product of running.splice(0)) await product.stop()
})

const words = (key: string) => [
  'site',
  'create',
  '--key',
  key,
  '--host',
  `${key}.localhost`,
  '--name',
  key,
  '--locales',
  'de,fr',
]

const replaceBy = (path: string, text: string) => {
  rmSync(path, { recursive: true })
  writeFileSync(path, text)
}

/** One sentence on the error stream, nothing else, and exit code 1. */
const expectRefusal = ({ code, stdout, stderr }: Ended, sentence: RegExp) => {
  expect(stderr.trim()).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

describe('commands', () => {
  it('[ROUTE-10] add a site to the running server and to the stopped one; the next start is ready with both', async () => {
    const first = await keep(startDemo())
    console.log(`Memory after a start on existing data: ${first.memory().toFixed(0)} MB`)
    const created = await runToEnd('command.js', words('viertes'), first.env)
    expect(created).toMatchObject({ code: 0, stderr: '' })
    expect(created.stdout).toContain(first.origin('viertes.localhost'))
    const home = await ask({ port: first.port, host: 'viertes.localhost', path: '/fr' })
    expect(home.status).toBe(200)
    expect(home.text()).toContain('<html lang="fr">')
    expect((await ask({ port: first.port, host: 'fuenftes.localhost', path: '/fr' })).status).toBe(404)

    const again = await runToEnd('command.js', words('viertes'), first.env)
    expect(again).toMatchObject({ code: 1, stdout: '', stderr: 'A site «viertes» exists already.\n' })

    running.pop()
    const stopping = Date.now()
    const ended = await first.stop({ keepData: true })
    expect(ended).toMatchObject({ code: 0, signal: null, stderr: '' })
    expect(Date.now() - stopping).toBeLessThan(10_000)

    const alone = await runToEnd('command.js', words('fuenftes'), first.env)
    expect(alone).toMatchObject({ code: 0, stderr: '' })

    const starting = Date.now()
    const second = await keep(startProduct({ dataDir: first.dataDir }))
    console.log(`Second start: ${Date.now() - starting} ms, memory ${second.memory().toFixed(0)} MB`)
    for (const host of ['localhost', 'viertes.localhost', 'fuenftes.localhost'])
      expect((await ask({ port: second.port, host, path: '/de' })).status).toBe(200)
  })

  it('a second server on the same data is refused with one sentence; the first goes on', async () => {
    const product = await keep(startProduct({ env: { ...adminEnv, VITRINE_DEMO: '0' } }))
    expectRefusal(await runToEnd('main.js', [], product.env), /in use|already|process/i)
    expect((await ask({ port: product.port, path: '/readyz' })).status).toBe(200)
  })

  it('SIGTERM stops cleanly within 10 s while a browser keeps its connection', async () => {
    const product = await keep(startProduct({ env: { ...adminEnv, VITRINE_DEMO: '0' } }))
    await fetch(`http://127.0.0.1:${product.port}/healthz`)
    running.pop()
    const stopping = Date.now()
    expect(await product.stop()).toMatchObject({ code: 0, signal: null })
    expect(Date.now() - stopping).toBeLessThan(10_000)
  })
})

describe('a start that cannot succeed', () => {
  const refused = async (env: NodeJS.ProcessEnv) => {
    const dataDir = newDataDir()
    const ended = await runToEnd('main.js', [], { PORT: '0', DATA_DIR: dataDir, VITRINE_DEMO: '0', ...env })
    rmSync(dataDir, { recursive: true, force: true })
    return ended
  }

  it.each([
    ['a malformed DATABASE_URL', { DATABASE_URL: 'mysql://nobody' }, /^DATABASE_URL /],
    ['half of VITRINE_ADMIN_*', { VITRINE_ADMIN_EMAIL: 'a@example.ch' }, /VITRINE_ADMIN_PASSWORD/],
    ['the other half', { VITRINE_ADMIN_PASSWORD: 'a-long-password' }, /VITRINE_ADMIN_EMAIL/],
    [
      'a file store set in part',
      { S3_ENDPOINT: 'https://s3.example.ch', S3_BUCKET: 'b' },
      /missing: S3_KEY, S3_SECRET\.$/,
    ],
    ['half of MUX_*', { MUX_TOKEN_ID: 'x' }, /missing: MUX_TOKEN_SECRET\.$/],
    ['a malformed SMTP_URL', { SMTP_URL: 'mail.example.ch' }, /^SMTP_URL /],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
      /^Nobody answers at 127\.0\.0\.1:1; start PostgreSQL there, or correct DATABASE_URL\.$/,
    ],
    ['a PORT that is none', { PORT: 'abc' }, /^PORT /],
  ])('[API-8] ends with one sentence and exit 1: %s', async (_, env, sentence) => {
    expectRefusal(await refused(env), sentence)
  })

  it.each<[string, (dataDir: string) => void, RegExp]>([
    [
      'a file for a folder',
      dir => replaceBy(dir, 'file'),
      /^The data directory .* cannot be used: a file is in its place/,
    ],
    [
      'no room for pictures',
      dir => writeFileSync(join(dir, 'media'), ''),
      /^The folder for pictures .*: a file is in its place/,
    ],
    ['a folder for the database', dir => mkdirSync(join(dir, 'vitrine.db')), /^The database .* cannot be used: .*\.$/],
    ['a folder for the lock', dir => mkdirSync(join(dir, 'lock.db')), /^The data directory .* cannot be used: .*\.$/],
    [
      'a folder for the socket',
      dir => mkdirSync(join(dir, 'vitrine.sock', 'x'), { recursive: true }),
      /^The command socket in .* cannot be opened: a folder is in its place.*\.$/,
    ],
    [
      'a damaged database',
      dir => writeFileSync(join(dir, 'vitrine.db'), 'x'.repeat(5_000)),
      /^The database .* is damaged;/,
    ],
  ])('[API-8] ends with one sentence and exit 1: %s', async (_, spoil, sentence) => {
    const dataDir = newDataDir()
    spoil(dataDir)
    const env = { PORT: '0', DATA_DIR: dataDir, VITRINE_DEMO: '0' }
    expectRefusal(await runToEnd('main.js', [], env), sentence)
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('[API-8] ends with one sentence and exit 1: a port that is taken', async () => {
    const squatter = createServer()
    await new Promise<void>(resolve => squatter.listen(0, '127.0.0.1', resolve))
    const { port } = squatter.address() as { port: number }
    expectRefusal(
      await refused({ PORT: String(port) }),
      new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is taken; .*\\.$`),
    )
    squatter.close()
  })
})
