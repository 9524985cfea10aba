import { afterAll, beforeAll } from 'vitest'
import type { Product } from '../e2e/product'
import { startDemo } from '../e2e/startDemo'
import type { Driven } from './driven'
import { launchFirefox } from './firefox'
import { type Watched, watch } from './watch'
import { launchWebkit } from './webkit'

export const browsers = [
  ['Firefox', launchFirefox],
  ['WebKit', launchWebkit],
] as const

/** A browser and the demo for the tests of this group; both end with it. */
export const launch = (start: () => Promise<Driven>) => {
  const running = {} as { browser: Driven; product: Product; watched: Watched }
  beforeAll(async () => {
    running.product = await startDemo()
    running.watched = await watch(running.product)
    running.browser = await start()
  })
  afterAll(async () => {
    await running.browser?.close()
    await running.watched?.stop()
    await running.product?.stop()
  })
  return running
}
