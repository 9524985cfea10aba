import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const onPath = name => {
  for (const directory of (process.env.PATH ?? '').split(':')) {
    const file = join(directory, name)
    if (existsSync(file)) return file
  }
  return null
}

/** Debian keeps PostgreSQL's server programs outside PATH. */
export const findPostgres = () => {
  const found = onPath('initdb')
  if (found) return join(found, '..')
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).filter(version => Number(version) >= 15) : []
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .find(version => existsSync(join(base, version, 'bin', 'initdb')))
  return newest ? join(base, newest, 'bin') : null
}

const headlessShell = 'chromium-headless-shell'

export const findChromium = () =>
  process.env.CHROMIUM ||
  ['chromium', 'chromium-browser', 'google-chrome', headlessShell].map(onPath).find(found => found !== null)

/** The engine without its window where there is one: the same pages for a fifth less processor time. */
export const findHeadlessChromium = () => process.env.CHROMIUM || onPath(headlessShell) || findChromium()

/** What the tests need: the headless shell where it can be had, otherwise any Chromium. */
export const ensureSystemPackages = () => {
  if (!findPostgres()) installMissing('tests', ['postgresql'])
  if (isRootOnDebian() && !process.env.CHROMIUM && !onPath(headlessShell)) installMissing('tests', [headlessShell])
  if (!findChromium()) installMissing('tests', ['chromium'])
}

/** What the benchmarks need; false when it is not there in the end. */
export const ensureBenchPackages = () => {
  installMissing('benchmarks', [...(onPath('wrk') ? [] : ['wrk']), ...(findChromium() ? [] : ['chromium'])])
  return onPath('wrk') !== null && Boolean(findChromium())
}

export const findFirefox = () => process.env.FIREFOX || onPath('firefox-esr') || onPath('firefox')

/** What the other browsers need; false when it is not there in the end. */
export const ensureBrowserPackages = () => {
  const missing = () => [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(onPath('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(onPath('Xvfb') ? [] : ['xvfb']),
  ]
  installMissing('other browsers', missing())
  return missing().length === 0
}

const isRootOnDebian = () => process.getuid?.() === 0 && onPath('apt-get') !== null

/** Only as root on Debian and said aloud; otherwise says the command (D40). */
const installMissing = (purpose, missing) => {
  if (missing.length === 0) return
  const command = `apt-get install -y ${missing.join(' ')}`
  if (!isRootOnDebian()) {
    console.error(`Missing for the ${purpose}: ${missing.join(', ')}. Install with: sudo ${command}`)
    return
  }
  console.log(`Installing system packages: ${missing.join(', ')} …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...missing], quiet)
  } catch (error) {
    console.error(`System packages could not be installed (${error.message}); the ${purpose} go on with what is there.`)
  }
}
