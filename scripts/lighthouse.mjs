import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

/**
 * `npm run lighthouse`: every published page of the three demo sites, as Lighthouse sees a phone. Words after it choose
 * pages whose address contains one of them.
 */
ensureInstalled()
ensureBuilt()
const { findChromium } = await import('./system.mjs')
const { default: lighthouse } = await import('lighthouse')
const { chromium } = await import('playwright-core')

const wanted = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'))
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const origins = await demoOrigins()
  for (const origin of origins) for (const address of await pagesOf(origin)) await measure(address)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise(resolve => server.once('close', resolve))
  if (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true })
}

function freePort() {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}

/** The welcome names the three sites. */
function demoOrigins() {
  return new Promise(resolve => {
    let text = ''
    server.stdout.on('data', chunk => {
      text += chunk
      if (!/Vitrine is running\.[\s\S]*\n$/.test(text)) return
      resolve([...new Set([...text.matchAll(/http:\/\/[\w.-]+:\d+/g)].map(([origin]) => origin))])
    })
  })
}

async function pagesOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  return addresses.filter(address => wanted.length === 0 || wanted.some(word => address.includes(word)))
}

async function measure(address) {
  // Pictures are made the first time they are asked for: what is measured is what the second visitor gets.
  await lighthouse(address, { port, onlyCategories: ['performance'] })
  const { lhr } = await lighthouse(address, { port, logLevel: 'error' })
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(name =>
    Math.round((lhr.categories[name].score ?? 0) * 100),
  )
  const poor = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id)
  console.log([scores.join(' / ').padEnd(22), address, ...(Math.min(...scores) < 98 ? poor : [])].join('  '))
  if (scores[0] < 98 || scores.slice(1).some(score => score < 100)) process.exitCode = 1
}
