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

export const findChromium = () =>
  process.env.CHROMIUM || onPath('chromium') || onPath('chromium-browser') || onPath('google-chrome')

/** What the tests need. */
export const ensureSystemPackages = () =>
  installMissing('tests', [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])])

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

/** Only as root on Debian and said aloud; otherwise says the command (D40). */
const installMissing = (purpose, missing) => {
  if (missing.length === 0) return
  const command = `apt-get install -y ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    console.error(`Missing for the ${purpose}: ${missing.join(', ')}. Install with: sudo ${command}`)
    return
  }
  console.log(`Installing system packages: ${missing.join(', ')} …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet)
  } catch (error) {
    console.error(`System packages could not be installed (${error.message}); the ${purpose} that need them will fail.`)
  }
}
