import { describe, expect, it } from 'vitest'
import { scrollThrough, sidewaysScroll, widths } from '../e2e/browser'
import { sitemapPaths } from '../e2e/demoPages'
import { spoiltTexts } from '../e2e/lowVision'
import { keepPicture } from './keepPicture'
import { browsers, launch } from './launch'
import { oddLooks } from './looks'

const hosts = ['localhost', 'aspect.localhost', 'golf.localhost']
/** Pages that no sitemap names. */
const hidden = ['/de/login', '/de/search?q=brille']

describe.each(browsers)('%s', (_, start) => {
  const running = launch(start)

  it.each(hosts)('[A11Y-1] the pages of %s neither fail, scroll sideways nor cut their texts', async host => {
    const { browser, product, watched } = running
    const paths = [...(await sitemapPaths(product.port, host)), ...hidden]
    const found: string[] = []
    const started = Date.now()
    for (const path of paths) {
      await browser.resize(widths.phone)
      await browser.open(watched.origin(host) + path)
      for (const width of Object.values(widths)) {
        await browser.resize(width)
        await scrollThrough(browser)
        const sideways = await sidewaysScroll(browser)
        const problems = [
          ...(sideways === 0 ? [] : [`scrolls ${sideways} px sideways`]),
          ...(await spoiltTexts(browser, 'body')),
          ...(await oddLooks(browser)),
          ...(await watched.takeProblems(browser)),
        ]
        found.push(...problems.map(problem => `${host}${path} at ${width} px: ${problem}`))
        await keepPicture(browser, `${host}${path}`, width)
      }
    }
    console.log(
      `${browser.name}, ${host}: ${paths.length} pages at ${Object.keys(widths).length} widths in ${Math.round((Date.now() - started) / 1000)} s`,
    )
    expect(found).toEqual([])
  })
})
