import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

/**
 * `npm run engines`: the unit tests and two starts on every Node that Vitrine runs on, ending with a table. Numbers choose
 * engines, other words test files: `npm run engines -- 22 src/content`.
 */
const versions = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' }

const platform = `${process.platform}-${process.arch}`
if (!['linux-x64', 'linux-arm64'].includes(platform)) {
  console.error(`Other Nodes are fetched for linux-x64 and linux-arm64 only, not for ${platform}.`)
  process.exit(1)
}
const words = process.argv.slice(2)
const wanted = Object.keys(versions).filter(major => words.includes(major))
const files = words.filter(word => !(word in versions))

ensureInstalled()
ensureBuilt()
const { startPostgres } = await import('./postgres.mjs')
const postgres = await startPostgres()
if (!postgres) console.error('There is no PostgreSQL here: its tests will fail.')

const results = []
try {
  for (const major of wanted.length > 0 ? wanted : Object.keys(versions)) {
    console.log(`\nNode ${versions[major]}`)
    const node = fetchNode(versions[major])
    results.push({ node: versions[major], ...runTests(node), ...(await startTwice(node, major)) })
  }
} finally {
  await postgres?.stop()
}
console.log()
console.table(Object.fromEntries(results.map(({ node, ...result }) => [node, result])))
const isGood = results.every(({ failed, starts }) => failed === 0 && starts === 'ok')
process.exit(isGood ? 0 : 1)

/** Fetched once, by npm, into the user's cache. */
function fetchNode(version) {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const directory = join(cache, 'vitrine-engines', version)
  const name = `node-${platform}`
  const node = join(directory, 'node_modules', name, 'bin', 'node')
  if (!existsSync(node)) {
    mkdirSync(directory, { recursive: true })
    const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', '--prefix', directory, ...flags, `${name}@${version}`], {
      cwd: directory,
      stdio: 'inherit',
    })
  }
  const actual = execFileSync(node, ['--version']).toString().trim()
  if (actual !== `v${version}`) throw new Error(`${node} is ${actual}.`)
  return node
}

/** Whatever the tests start finds this Node first. */
function environment(node) {
  return { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
}

function runTests(node) {
  const report = join(tmpdir(), `vitrine-engines-${process.pid}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  spawnSync(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(node), TEST_POSTGRES_URL: postgres?.url ?? '' },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  rmSync(report)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  for (const { name, message } of brokenFiles) console.error(`${name}: ${message}`)
  if (numFailedTestSuites > 0) for (const test of failedTests(testResults)) console.error(`FAIL ${test}`)
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + brokenFiles.length }
}

function failedTests(testResults) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  )
}

/** An empty data directory and then the same one again: a page is answered, and the advice comes once where it is due. */
async function startTwice(node, major) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-engines-'))
  try {
    const first = await startOnce(node, dataDir)
    const second = await startOnce(node, dataDir)
    const isAdvised = Number(major) < 22
    const isTold = text => /security fixes/.test(text)
    const isRight = isTold(first.said) === isAdvised && !isTold(second.said)
    return { 'first start, ms': first.ms, 'second, ms': second.ms, starts: isRight ? 'ok' : 'the advice is wrong' }
  } catch (error) {
    return { 'first start, ms': null, 'second, ms': null, starts: error.message }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(node, dataDir) {
  const started = Date.now()
  const env = { ...environment(node), DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', NODE_ENV: 'production' }
  const server = spawn(node, ['--enable-source-maps', join(root, 'dist', 'server', 'main.js')], { cwd: dataDir, env })
  const ended = new Promise(resolve => server.once('exit', resolve))
  let said = ''
  const running = new Promise(resolve => {
    for (const output of [server.stdout, server.stderr])
      output.on('data', chunk => {
        said += chunk
        if (/Sign in|become the operator/.test(said)) resolve(true)
      })
  })
  try {
    const isRunning = await Promise.race([running, ended.then(() => false)])
    if (!isRunning) throw new Error(`it ended: ${said.trim().split('\n').at(-1)}`)
    const ms = Date.now() - started
    const [origin] = /http:\/\/[^\s/]+/.exec(said)
    const { status } = await fetch(`${origin}/de`)
    if (status !== 200) throw new Error(`/de answers ${status}`)
    server.kill('SIGTERM')
    const code = await ended
    if (code !== 0) throw new Error(`it stopped with ${code}`)
    return { ms, said }
  } finally {
    server.kill('SIGKILL')
  }
}
