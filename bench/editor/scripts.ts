import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** The scripts a page loads, as they are: `gzip` by one and the same measure, `sent` over the wire. */
export const watchScripts = (page: Page) => {
  const loading: Promise<{ name: string; gzip: number; sent: number }>[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() !== 'script') return
    loading.push(
      (async () => {
        const response = (await request.response())!
        return {
          name: new URL(request.url()).pathname,
          gzip: gzipSync(await response.body()).length,
          sent: (await request.sizes()).responseBodySize,
        }
      })(),
    )
  })
  return async () => {
    const scripts = await Promise.all(loading)
    const sum = (of: 'gzip' | 'sent') => scripts.reduce((total, script) => total + script[of], 0) / 1024
    return { gzip: sum('gzip'), sent: sum('sent'), names: scripts.map(script => script.name) }
  }
}
