import { ensureBuilt, ensureInstalled } from './prepare.mjs'
import { finish, step, vitest } from './steps.mjs'

/**
 * `npm run browsers`: every page of the demo at three widths and the editor's first minute, in Firefox and in WebKit.
 * `npm run browsers -- firstMinute` runs the files with the word in their path; PICTURES=folder keeps what was seen.
 */
ensureInstalled()
const { ensureBrowserPackages, findFirefox } = await import('./system.mjs')
const isThere = await step('Firefox, WebKit and a screen for it', () => ensureBrowserPackages())
const isBuilt = isThere && (await step('build', () => ensureBuilt()))
const args = ['--config', 'vitest.browsers.config.ts', ...process.argv.slice(2)]
if (isBuilt) await vitest('Firefox and WebKit', args, { FIREFOX: findFirefox() ?? '' })
finish()
