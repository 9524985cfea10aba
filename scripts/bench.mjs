import { execFile, execFileSync, fork, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { prepareBurden } from '../bench/neighbour.mjs'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'
import { ensureBenchPackages, findChromium } from './system.mjs'

/** All benchmarks in one run, as ratios: machines are noisy, their own yardstick is noisy with them (design §10). */
if (!ensureBenchPackages()) process.exit(1)
ensureInstalled()
ensureBuilt()
const { build } = await import('vite')
const { default: react } = await import('@vitejs/plugin-react')
/** All parts, or those that are named: `npm run bench -- manyPages`. */
const parts = process.argv.slice(2)
const isAsked = part => parts.length === 0 || parts.includes(part)
const rows = []
const note = (what, figure, budget) => rows.push({ what, figure, budget })

const freePort = () =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const startProduct = async (dataDir, env = {}) => {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) break
    if (child.exitCode !== null) throw new Error('The product ended while starting.')
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  const readyMs = performance.now() - started
  const stop = () =>
    new Promise(resolve => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  const memory = () => residentMegabytes(child.pid)
  const children = () =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean)
  return { port, readyMs, stop, memory, children }
}

/** 0 for a process that has just ended. */
const residentMegabytes = pid => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

const seconds = count => new Promise(resolve => setTimeout(resolve, count * 1_000))

/** Waits until all sizes of the demo's pictures are made: with the last one their process ends. */
const makePictures = async ({ memory, children }) => {
  let most = 0
  for (let quiet = 0; quiet < 10; quiet += 1) {
    const pids = children()
    if (pids.length > 0) quiet = 0
    most = Math.max(most, memory() + pids.map(residentMegabytes).reduce((sum, own) => sum + own, 0))
    await seconds(0.5)
  }
  note('server and picture process together while pictures are made', `${most} MB`, '≤ 450 MB')
  await seconds(60)
  note('server a minute after the last picture', `${memory()} MB`, '≤ 160 MB')
}

const run = promisify(execFile)

const wrk = async (url, host, duration = 4) => {
  const script = join(root, 'bench', 'latency.lua')
  const { stdout: output } = await run('wrk', [
    '-t1',
    '-c50',
    `-d${duration}s`,
    '-s',
    script,
    '-H',
    'Accept-Encoding: br',
    '-H',
    `Host: ${host}`,
    url,
  ])
  const [, rate, p99] = /RESULT ([\d.]+) ([\d.]+)/.exec(output)
  return { rate: Number(rate), p99: Number(p99) }
}
/** A moment after its first visitor a page is kept smaller: the yardstick must send those bytes too. */
const pageAsKept = async address => {
  const first = await pageOf(address)
  for (let count = 0; count < 200; count += 1) {
    const page = await pageOf(address)
    if (sizeOf(page) !== sizeOf(first)) return { page, kept: sizeOf(page), first: sizeOf(first) }
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error('The page was not kept smaller.')
}

const sizeOf = page => Number(page.headers['content-length'])

const pageOf = address =>
  new Promise((resolve, reject) =>
    get(address, { headers: { 'accept-encoding': 'br' }, agent: false }, response => {
      const chunks = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') })
      })
    }).on('error', reject),
  )

/** Once for the compilers of Node, once to measure. */
const rateOf = async (port, host) => {
  await wrk(`http://127.0.0.1:${port}/de`, host)
  return wrk(`http://127.0.0.1:${port}/de`, host)
}

const measureProduct = async (dataDir, pageFile) => {
  const product = await startProduct(dataDir)
  const memory = product.memory()
  const host = `localhost:${product.port}`
  const { page, kept, first } = await pageAsKept(`http://${host}/de`)
  writeFileSync(pageFile, JSON.stringify(page))
  const result = await rateOf(product.port, host)
  await product.stop()
  return { ...result, memory, readyMs: product.readyMs, kept, first }
}

const measureBare = async pageFile => {
  const bare = fork(join(root, 'bench', 'bare.mjs'), [pageFile])
  const port = await new Promise(resolve => bare.once('message', resolve))
  const result = await rateOf(port, 'localhost')
  await new Promise(resolve => {
    bare.once('exit', resolve)
    bare.kill()
  })
  return result
}

const operator = { email: 'operator@example.ch', password: 'a-long-password' }

/** One site's heaviest page and pictures, while visitors read another. */
const measureNeighbour = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const product = await startProduct(dataDir, {
    VITRINE_ADMIN_EMAIL: operator.email,
    VITRINE_ADMIN_PASSWORD: operator.password,
  })
  const read = duration => wrk(`http://127.0.0.1:${product.port}/de`, `golf.localhost:${product.port}`, duration)
  try {
    const burden = await prepareBurden({ port: product.port, ...operator })
    await read()
    const alone = await read()
    const [beside] = await Promise.all([read(20), burden()])
    note('cached page of another site, p99', `${alone.p99.toFixed(1)} ms`, '')
    note(
      'the same over 20 s in which a site fills a page, opens it and sends bad pictures',
      `${beside.p99.toFixed(1)} ms`,
      '≤ 50 ms',
    )
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const measureServer = async dataDir => {
  const first = await startProduct(dataDir)
  await makePictures(first)
  await first.stop()
  const pageFile = join(dataDir, 'page.json')
  const ours = []
  const plain = []
  // Two processes that run at the same time with the same code differ by a tenth here: each runs alone.
  for (let round = 0; round < 7; round += 1) {
    ours.push(await measureProduct(dataDir, pageFile))
    plain.push(await measureBare(pageFile))
  }
  const middle = (results, key) => median(results.map(result => result[key]))
  note('second start until ready', `${Math.round(middle(ours, 'readyMs'))} ms`, '≤ 1,000 ms')
  note('memory after start', `${middle(ours, 'memory')} MB`, '≤ 150 MB')
  note('cached page, requests/s', Math.round(middle(ours, 'rate')).toLocaleString('en'), '')
  note('bare node:http, requests/s', Math.round(middle(plain, 'rate')).toLocaleString('en'), '')
  note('cached page against bare node:http', (middle(ours, 'rate') / middle(plain, 'rate')).toFixed(2), '≥ 0.90')
  note('cached page p99 at 50 connections', `${middle(ours, 'p99').toFixed(1)} ms`, '≤ 10 ms')
  note('home page HTML + CSS in brotli', `${(middle(ours, 'kept') / 1024).toFixed(1)} KB`, '≤ 20 KB')
  note('the same for the first visitor after a publish', `${(middle(ours, 'first') / 1024).toFixed(1)} KB`, '')
}

if (isAsked('server')) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  try {
    await measureServer(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (isAsked('neighbour')) await measureNeighbour()

/** Builds `bench/NAME.ts`, runs it as a process of its own and reads what it says. */
const measure = async (name, env = {}) => {
  await build({
    root,
    // A build of its own: the product's has other outputs.
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: ['react', 'react-dom'] },
    build: {
      ssr: join(root, 'bench', `${name}.ts`),
      outDir: join(root, 'dist', 'bench'),
      copyPublicDir: false,
      emptyOutDir: true,
    },
  })
  const output = execFileSync(process.execPath, [join(root, 'dist', 'bench', `${name}.js`)], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  return JSON.parse(output)
}

if (isAsked('miss')) {
  const missed = await measure('miss')
  note('missed page of 10 blocks after a publish, median', `${missed.ten.toFixed(1)} ms`, '≤ 5 ms')
  note('missed home page of 15 blocks after a publish, median', `${missed.median.toFixed(1)} ms`, '')
  note('missed home page after a publish, p95', `${missed.p95.toFixed(1)} ms`, '')
  note('missed home page with nothing remembered, median', `${missed.forgotten.toFixed(1)} ms`, '')
  note('missed page of 60 sections after a publish, median', `${missed.sixty.toFixed(1)} ms`, '≤ 30 ms')
}

for (const part of ['manyPages', 'manySites', 'editor'].filter(isAsked))
  for (const { what, figure, budget } of await measure(part, { CHROMIUM: findChromium() })) note(what, figure, budget)

const width = Math.max(...rows.map(row => row.what.length))
console.log()
for (const row of rows) console.log(`${row.what.padEnd(width)}  ${row.figure.padStart(12)}  ${row.budget}`)
