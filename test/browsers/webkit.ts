import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { eventually } from '../eventually'
import { type Driven, scriptOf, windowHeight } from './driven'
import { openProcesses } from './processes'

/** Debian's WebKit over WebDriver, in a window on a screen that nobody sees. */
export const launchWebkit = async (): Promise<Driven> => {
  const { folder, start, end } = openProcesses()
  // Nothing moves; and without the room between its buttons the window becomes as narrow as a phone.
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0 }\n')
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const display = await screen.says(/^(\d+)\n/)
  const port = await freePort()
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder })
  const address = `http://127.0.0.1:${port}`
  await Promise.race([eventually(() => ask(`${address}/status`)), driver.ended])
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, { capabilities: {} })
  const session = `${address}/session/${sessionId}`
  const evaluate: Driven['evaluate'] = async (work, value) => {
    const script = `const done = arguments[0]; ${scriptOf(work, value)}.then(done, error => done({ error: String(error) }))`
    const result = await ask<string | { error: string }>(`${session}/execute/async`, { script, args: [] })
    if (typeof result !== 'string') throw new Error(result.error)
    return JSON.parse(result)
  }
  /** The window's own bar, above the page. */
  let bar = 0
  return {
    name: 'WebKit',
    open: url => ask(`${session}/url`, { url }),
    resize: async width => {
      const sized = () => evaluate(() => ({ width: innerWidth, height: innerHeight }))
      await ask(`${session}/window/rect`, { width, height: windowHeight + bar })
      await eventually(async () => {
        const size = await sized()
        if (size.width !== width) throw new Error(`The window is ${size.width} px wide.`)
      })
      if (bar === 0) bar = windowHeight - (await sized()).height
    },
    evaluate,
    perform: actions => ask(`${session}/actions`, { actions }),
    picture: async () => Buffer.from(await ask<string>(`${session}/screenshot`), 'base64'),
    // It tells of none; what a page can notice itself is in `watch.ts`.
    takeErrors: () => [],
    close: async () => {
      await fetch(session, { method: 'DELETE' })
      await end()
    },
  }
}

/** One command; without a body it only asks. */
const ask = async <Result>(address: string, body?: object): Promise<Result> => {
  const answer = await fetch(address, body && { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
