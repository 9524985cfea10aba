import { ensureBuilt, ensureInstalled } from './prepare.mjs'
import { finish, step, vitest } from './steps.mjs'

/**
 * The proofs that live on repetition, on both engines and many times as often as in `npm test`, and whole what it only
 * looks at a share of (D40, D48). Takes hours.
 * `npm run soak -- fuzz` runs those whose name holds the word.
 */
ensureInstalled()
const { ensureBrowserPackages, ensureSystemPackages, findChromium, findFirefox } = await import('./system.mjs')
const { startPostgres } = await import('./postgres.mjs')
ensureSystemPackages()
ensureBrowserPackages()

const browser = name => ['--config', 'vitest.e2e.config.ts', `test/e2e/${name}.e2e.ts`]
const proofs = [
  ['fuzz of every call', ['test/fuzz.test.ts']],
  ['ids of another site', ['test/crossSite.test.ts']],
  ['random editing against a model', ['test/model.test.ts']],
  ['the editor with refusals and lost answers', ['src/editor/state/saver.model.test.ts']],
  ['every two calls that write, at every statement', ['test/pairs']],
  ['kill -9 under writes', ['test/durability.test.ts']],
  ['three hundred sites from a list', ['src/server/sites/importSites.test.ts']],
  ['readers while publishing', ['src/server/pages/cache.test.ts']],
  ['stored scripts in a browser', browser('xss')],
  ['slides under every kind of swipe', browser('slides')],
  ['every block in every theme and option at every width', browser('blocks')],
  ['every page of the demo in every language and width', browser('demo')],
  ['the editor looks like the page, on each at both widths', browser('editorLooks')],
  ['every state of the editor at every width', browser('editorAxe')],
  ['every state of the pages panel at both widths', browser('pages')],
  ['scripts typed into every field of every block', browser('editorInput')],
  ['the demo and the editor in Firefox and WebKit', ['--config', 'vitest.browsers.config.ts']],
]
const words = process.argv.slice(2)
const chosen = proofs.filter(([name]) => words.length === 0 || words.some(word => name.includes(word)))

const isBuilt = await step('build', () => ensureBuilt())
const postgres = await startPostgres()
const env = { TEST_POSTGRES_URL: postgres.url, CHROMIUM: findChromium() ?? '', FIREFOX: findFirefox() ?? '', SOAK: '1' }
try {
  for (const [name, args] of chosen) if (isBuilt) await vitest(name, args, env)
} finally {
  await postgres.stop()
}
finish()
