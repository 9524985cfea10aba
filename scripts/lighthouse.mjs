import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { categories, shortOf } from './lighthouseBudget.mjs'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

/**
 * `npm run lighthouse`: every page in the sitemaps of the three demo sites and those no search engine is shown, as
 * Lighthouse sees a phone, in one table; it fails below the budget. Words after it choose pages whose address contains
 * one of them.
 */
ensureInstalled()
ensureBuilt()
const { findChromium } = await import('./system.mjs')
const { default: lighthouse } = await import('lighthouse')
const { chromium } = await import('playwright-core')

const wanted = process.argv.slice(2)
/** Pages that no sitemap names. */
const hidden = ['/de/login', '/de/search?q=brille']
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'))
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const origins = await demoOrigins()
  await untilPicturesMade()
  const pages = (await Promise.all(origins.map(pagesOf))).flat()
  const width = Math.max(...pages.map(({ address }) => address.length))
  console.log(['page'.padEnd(width), ...categories].join('  '))
  for (const { address, isIndexed } of pages) {
    const { scores, reasons } = await measure(address, isIndexed)
    const figures = scores.map((score, at) => String(score).padStart(categories[at].length))
    console.log([address.padEnd(width), ...figures, ...reasons].join('  '))
    if (reasons.length > 0) process.exitCode = 1
  }
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

/** A first start makes every size of every picture, with all the processors there are. */
async function untilPicturesMade() {
  const { DatabaseSync } = createRequire(import.meta.url)('@photostructure/sqlite')
  const file = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const waiting = file.prepare("select count(*) as count from jobs where kind = 'media:derive' and failed_at is null")
  while (waiting.get().count > 0) {
    if (server.exitCode !== null) throw new Error('The server ended while making the pictures.')
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  file.close()
}

async function pagesOf(origin) {
  // The browser finds every *.localhost, whatever the system's resolver says.
  const page = await browser.newPage()
  const sitemap = await (await page.goto(`${origin}/sitemap.xml`)).text()
  await page.close()
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => ({ address, isIndexed: true }))
  const others = hidden.map(path => ({ address: origin + path, isIndexed: false }))
  return [...named, ...others].filter(
    ({ address }) => wanted.length === 0 || wanted.some(word => address.includes(word)),
  )
}

async function measure(address, isIndexed) {
  await visit(address)
  let result = await once(address)
  // A machine that does something else for a moment costs a page its speed: then the median of three counts.
  if (shortOf({ ...result, isIndexed }).includes('performance')) {
    const runs = [result, await once(address), await once(address)]
    result = runs.sort((a, b) => a.scores[0] - b.scores[0])[1]
  }
  const { scores, lhr } = result
  return { scores, reasons: shortOf({ scores, isIndexed }).flatMap(name => reasonsOf(lhr, name)) }
}

async function once(address) {
  const { lhr } = await lighthouse(address, { port, logLevel: 'error' })
  return { lhr, scores: categories.map(name => Math.round((lhr.categories[name].score ?? 0) * 100)) }
}

/** What pulled a category down. */
function reasonsOf(lhr, category) {
  const poor = lhr.categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score < 0.98)
  return poor.map(({ id }) => [id, lhr.audits[id].displayValue].filter(Boolean).join(' '))
}

/** What is measured is what the second visitor gets. */
async function visit(address) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
}
