import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * Completes package-lock.json after a change of the dependencies: variants of a package for other platforms are named
 * even where a registry does not carry them, so that `npm ci` accepts the file everywhere; and no
 * download address stays in it (D39).
 */
const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony', 'aix', 'netbsd', 'openbsd', 'sunos']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

let added = 0
for (const entry of Object.values(lock.packages)) {
  delete entry.resolved
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const words = name.split(/[/-]/)
    const os = systems.filter(system => words.includes(system))
    const cpu = processors.filter(processor => words.includes(processor))
    const key = `node_modules/${name}`
    if (lock.packages[key] || (os.length === 0 && cpu.length === 0)) continue
    lock.packages[key] = { version, cpu, ...(os.length > 0 ? { os } : {}), optional: true }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} variants for other platforms added.`)
