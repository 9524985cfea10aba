import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBidi } from './bidi'
import { type Driven, scriptOf, windowHeight } from './driven'
import { openProcesses } from './processes'

/** A still browser that asks nobody: nothing moves, nothing is fetched but what a page asks for. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'de-CH, de',
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
}

/** Debian's Firefox over WebDriver BiDi. Playwright's own way wants commands that the long-term release lacks. */
export const launchFirefox = async (): Promise<Driven> => {
  const { folder, start, end } = openProcesses()
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`)
      .join('\n'),
  )
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder]
  const { says } = start(process.env.FIREFOX || 'firefox-esr', args)
  const address = await says(/WebDriver BiDi listening on (ws:\S+)/)
  const errors: string[] = []
  const { send, close } = await openBidi(`${address}/session`, (_, params) => {
    const { level, text } = params as { level: string; text: string }
    if (level === 'error') errors.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]!.context
  return {
    name: 'Firefox',
    open: url => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: width => send('browsingContext.setViewport', { context, viewport: { width, height: windowHeight } }),
    evaluate: async (work, value) => {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: scriptOf(work, value),
        target: { context },
        awaitPromise: true,
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    },
    perform: actions => send('input.performActions', { context, actions }),
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    takeErrors: () => errors.splice(0),
    close: async () => {
      close()
      await end()
    },
  }
}

type Evaluated = { result?: { value: string }; exceptionDetails?: { text: string } }
