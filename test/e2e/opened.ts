import type { Page } from 'playwright-core'

/** A page that a test has opened; pages of the same kind can stand in for each other, one without a kind for none. */
export type Opened = { page: Page; kind: string | null; problems: string[] }

const emptyPage = '<!doctype html><title></title><link rel="icon" href="data:,">'

/** Leaves a page as if nothing had been opened in it, but for the browser's cache; false when that cannot be. */
export const cleanUp = async (page: Page): Promise<boolean> => {
  const context = page.context()
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of ['console', 'pageerror', 'request', 'response', 'filechooser']) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await page.emulateMedia({ forcedColors: 'none' })
    // Nothing of ours runs there, and what the last page keeps when it is left goes too.
    const { origin } = new URL(page.url())
    if (origin !== 'null') {
      // A page without an icon would be asked for one, and the next test would hear of it.
      await page.route('**/healthz', route => route.fulfill({ contentType: 'text/html', body: emptyPage }))
      await page.goto(`${origin}/healthz`)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await context.clearCookies()
    return true
  } catch {
    // It has crashed or was closed, or its server is gone.
    return false
  }
}

/** What no page of ours may do: fail, break the content policy, or ask another host. */
export const listen = (opened: Opened): string[] => {
  const { page } = opened
  const problems: string[] = []
  opened.problems = problems
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`${at(page)} console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => problems.push(`${at(page)} error: ${error.message}`))
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
      problems.push(`${at(page)} asked ${hostname}`)
  })
  return problems
}

/** Once a page; what breaks the content policy is among the problems of whoever has it then. */
export const listenToPolicy = async (opened: Opened) => {
  const { page } = opened
  await page.exposeFunction('reportViolation', (text: string) =>
    opened.problems.push(`${at(page)} content policy: ${text}`),
  )
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
}

const at = (page: Page) => new URL(page.url()).pathname
