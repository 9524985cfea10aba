import type { Page } from 'playwright-core'

/** These requests do not leave until what this answers is called; then they all go, and later ones at once. */
export const holdRequests = async (
  page: Page,
  address: string,
  { method }: { method?: 'GET' | 'POST' } = {},
): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, async route => {
    if (!method || route.request().method() === method) await held
    // The page that asked may be gone.
    await route.continue().catch(() => undefined)
  })
  return release
}
