import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './ask'
import { axe, shareBrowser, widths } from './browser'
import { innerPath, protectedPage, sitemapPaths } from './demoPages'
import { shortPage } from './editing'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
let searchWord: string
beforeAll(async () => {
  product = await startDemo()
  searchWord = await wordOnThePage()
})
afterAll(async () => {
  await product?.stop()
})

/** The demo's words may change: a long one from the home page's text is searched for. */
const wordOnThePage = async () => {
  const { text } = await ask({ port: product.port, path: '/de' })
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text())?.[1]?.replace(/<[^>]+>/g, ' ') ?? ''
  const words = heading.match(/\p{L}{4,}/gu) ?? []
  return words.sort((a, b) => b.length - a.length)[0] ?? 'Brille'
}

const open = async (width: number, path = shortPage.live, options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await openPage(width, options)
  await opened.page.goto(product.origin() + path)
  return opened
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const isFocused = (page: Page, selector: string) =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)

describe('the header', () => {
  it('[LIVE-2] is at the top, hides on the way down and comes back on the way up', async () => {
    const { page } = await open(widths.desktop, '/de')
    const header = page.locator('[data-header]')
    const state = () => header.getAttribute('data-state')
    const scrollTo = (y: number) => page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y)
    const isInView = () => header.evaluate(element => element.getBoundingClientRect().bottom > 0)
    await expect.poll(state).toBe('top')
    await scrollTo(900)
    await expect.poll(state).toBe('down')
    await expect.poll(isInView).toBe(false)
    await scrollTo(895)
    await scrollTo(700)
    await expect.poll(state).toBe('up')
    await expect.poll(isInView).toBe(true)
    await scrollTo(0)
    await expect.poll(state).toBe('top')
  })

  it('[LIVE-2, A11Y-1] hidden, it shows itself when the focus goes into it', async () => {
    const { page } = await open(widths.desktop, '/de')
    const header = page.locator('[data-header]')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => header.getAttribute('data-state')).toBe('down')
    await header
      .locator('a')
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
    await expect.poll(() => header.evaluate(element => element.getBoundingClientRect().bottom > 0)).toBe(true)
  })
})

describe('the navigation', () => {
  const menuButton = '.site-menu > summary'

  it('[LIVE-3] becomes the menu where it does not fit, and a bar again where it does', async () => {
    const { page } = await open(1600)
    const nav = () => page.locator('[data-header]').getAttribute('data-nav')
    await expect.poll(nav).toBe('bar')
    expect(await page.locator(menuButton).isVisible()).toBe(false)
    // Longer words than the demo's, so that 1,000 px are too few for any of them.
    await page
      .locator('.site-nav-list')
      .first()
      .evaluate((list: HTMLElement) => {
        list.style.letterSpacing = '1rem'
      })
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect.poll(nav).toBe('menu')
    expect(await page.locator(menuButton).isVisible()).toBe(true)
    expect(await page.locator('.site-nav').isVisible()).toBe(false)
    await page
      .locator('.site-nav-list')
      .first()
      .evaluate((list: HTMLElement) => {
        list.style.letterSpacing = ''
      })
    await page.setViewportSize({ width: 1600, height: 900 })
    await expect.poll(nav).toBe('bar')
  })

  it('[LIVE-3] the parts of the header never overlap', async () => {
    const { page } = await open(1440)
    await page.evaluate(() => document.fonts.ready)
    const overlaps = () =>
      page.evaluate(() => {
        const parts = ['.site-logo', '.site-nav', '.site-tools']
          .map(selector => document.querySelector(`.site-header-bar > ${selector}`))
          .flatMap(part => (part?.checkVisibility() ? [part.getBoundingClientRect()] : []))
          .filter(({ width }) => width > 0)
          .sort((a, b) => a.left - b.left)
        const isApart = parts.every((box, index) => index === 0 || box.left >= parts[index - 1]!.right - 1)
        return !isApart || parts.at(-1)!.right > innerWidth + 1
      })
    for (const width of [1440, 1200, 1000, 820, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(overlaps, { message: `at ${width} px` }).toBe(false)
    }
  })

  it('[LIVE-3, A11Y-1] the open menu locks the page, takes the focus, and Escape gives it back', async () => {
    const { page, problems } = await open(widths.phone)
    const isLocked = () => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden')
    await page.locator(menuButton).focus()
    await page.keyboard.press('Enter')
    await expect.poll(isLocked).toBe(true)
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isFocused(page, '.site-menu-panel *')).toBe(true)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(isLocked).toBe(false)
    expect(await isFocused(page, menuButton)).toBe(true)
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
    expect(problems).toEqual([])
  })

  it('[LIVE-3] resizing closes the menu and frees the page', async () => {
    const { page } = await open(widths.phone)
    await page.locator(menuButton).click()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    await page.setViewportSize({ width: 500, height: 900 })
    await expect.poll(() => page.locator('.site-menu').evaluate((menu: HTMLDetailsElement) => menu.open)).toBe(false)
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  })

  it('[LIVE-3] the menu leads to other pages, also without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open(widths.phone, shortPage.live, { javaScriptEnabled })
      await page.locator(menuButton).click()
      const panel = page.locator('.site-menu-panel')
      await panel.waitFor()
      const fold = panel.locator('.site-fold > summary').first()
      if (await fold.count()) await fold.click()
      const link = panel.locator('.site-nav-list a:not([aria-current])').filter({ visible: true }).first()
      const href = await link.getAttribute('href')
      await link.click()
      await page.waitForURL(product.origin() + href)
      expect(await page.locator('h1').count()).toBe(1)
    }
  })
})

describe('the footer', () => {
  it('[HOURS-6] says which day is today, by the day of the shop', async () => {
    const { page } = await open(widths.desktop)
    const rows = page.locator('.site-footer-hours [aria-current="date"]')
    await page.locator('.site-footer-hours').scrollIntoViewIfNeeded()
    await rows.waitFor()
    expect(await rows.count()).toBe(1)
    const content = await rows.locator('dt').evaluate(day => getComputedStyle(day, '::after').content)
    expect(content).toContain('heute')
  })
})

describe('the search', () => {
  const button = '.site-search > summary'

  it('[LIVE-4] the icon toggles the bar; the field gets the focus', async () => {
    const { page } = await open(widths.desktop)
    const field = page.locator('#site-search')
    await page.locator(button).click()
    await expect.poll(() => isFocused(page, '#site-search')).toBe(true)
    expect(await axe(page)).toEqual([])
    await page.locator(button).click()
    await field.waitFor({ state: 'hidden' })
    await page.locator(button).click()
    await field.waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'hidden' })
    expect(await isFocused(page, button)).toBe(true)
  })

  it('[LIVE-4] under three characters nothing is asked; then the hits are listed after a pause, once', async () => {
    const { page, problems } = await open(widths.desktop)
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/search')) asked.push(searchParams.get('searchQuery') ?? '')
    })
    await page.locator(button).click()
    const field = page.locator('#site-search')
    await field.pressSequentially(searchWord.slice(0, 2))
    await page.keyboard.press('Enter')
    const hint = page.locator('#site-search-hint')
    expect(await hint.isVisible()).toBe(true)
    await field.pressSequentially(searchWord.slice(2, 3))
    expect(await hint.isVisible()).toBe(false)
    await field.pressSequentially(searchWord.slice(3))
    const hits = page.locator('.site-search .search-results a')
    await hits.first().waitFor()
    expect(asked).toEqual([searchWord])
    expect(pathOf(page)).toBe(shortPage.live)
    expect(problems).toEqual([])
    expect((await page.locator('.site-search mark').first().textContent())?.toLowerCase()).toContain(
      searchWord.toLowerCase(),
    )
  })

  it('[LIVE-4] hits go with the words they belong to, and what failed can be asked again', async () => {
    const { page } = await open(widths.desktop)
    await page.locator(button).click()
    const field = page.locator('#site-search')
    const hits = page.locator('.site-search .search-results a')
    await page.route('**/de/search?*', route => route.fulfill({ status: 503, body: '' }), { times: 1 })
    const failed = page.waitForResponse(response => response.status() === 503)
    await field.fill(searchWord)
    await failed
    expect(await hits.count()).toBe(0)
    await field.fill(`${searchWord} `)
    await hits.first().waitFor()
    await field.fill(searchWord.slice(0, 2))
    await expect.poll(() => hits.count()).toBe(0)
    expect(await page.locator('.site-search [data-search-status]').textContent()).toBe('')
    await field.fill(searchWord)
    await hits.first().waitFor()
  })

  it('[LIVE-4] Enter opens the search page with the hits marked', async () => {
    const { page, problems } = await open(widths.desktop)
    await page.locator(button).click()
    await page.locator('#site-search').fill(searchWord)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/de/search?searchQuery=*')
    const marks = page.locator('main .search-results mark')
    expect(await marks.count()).toBeGreaterThan(0)
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('[LIVE-4] says so when there is nothing', async () => {
    const { page } = await open(widths.phone, '/de/search?searchQuery=xyzxyzxyz')
    expect(await page.locator('main [role=status]').textContent()).not.toBe('')
    expect(await page.locator('.search-results').count()).toBe(0)
  })

  it.each([widths.phone, 760])('[LIVE-4, LIVE-18] on a phone (%i px) the icon opens the search page', async width => {
    const { page } = await open(width)
    await page.locator(button).click()
    await page.waitForURL('**/de/search#page-search')
    await expect.poll(() => isFocused(page, '#page-search')).toBe(true)
    await page.keyboard.type(searchWord)
    await page.locator('main .search-results mark').first().waitFor()
  })

  it('[LIVE-18] on a tablet it does not', async () => {
    const { page } = await open(widths.tablet)
    await page.locator(button).click()
    await page.locator('#site-search').waitFor()
    expect(pathOf(page)).toBe(shortPage.live)
  })

  it('[LIVE-4] works without script', async () => {
    const { page } = await open(widths.desktop, shortPage.live, { javaScriptEnabled: false })
    await page.locator(button).click()
    await page.locator('#site-search').fill(searchWord)
    await page.locator('.site-search-panel button').click()
    await page.waitForURL('**/de/search?searchQuery=*')
    expect(await page.locator('main .search-results mark').count()).toBeGreaterThan(0)
  })

  it('[LIVE-4, LIVE-9] finds nothing of a protected page', async () => {
    const { path } = protectedPage()
    const query = path.split('/').at(-1)!.split('-').at(-1)!
    const { page } = await open(widths.desktop, `/de/search?searchQuery=${query}`)
    expect(await page.locator(`.search-results a[href="${path}"]`).count()).toBe(0)
  })
})

describe('pages fetched ahead', () => {
  it('[LIVE-9] are those a visitor points at, but never one with a password', async () => {
    const { page } = await open(1600, shortPage.live, { isFresh: true })
    const browser = await page.context().newCDPSession(page)
    const fetched: string[] = []
    browser.on('Preload.prefetchStatusUpdated', ({ key }) => fetched.push(new URL(key.url).pathname))
    await browser.send('Preload.enable')
    const { path } = protectedPage()
    const links = page.locator('.site-nav')
    const fold = links.locator('details', { has: page.locator(`a[href="${path}"]`) })
    await fold.locator('summary').click()
    const guarded = fold.locator(`a[href="${path}"]`)
    const [other] = await fold.locator('a:not([data-no-prefetch])').all()
    const wanted = new URL((await other!.getAttribute('href'))!, page.url()).pathname
    // Pressed and let go elsewhere: the browser fetches on the press, and opens nothing.
    const press = async (link: typeof guarded) => {
      await link.hover()
      await page.mouse.down()
      await page.mouse.move(5, 800)
      await page.mouse.up()
    }
    await press(guarded)
    await press(other!)
    await expect.poll(() => fetched).toContain(wanted)
    expect(fetched).not.toContain(path)
    // Only the mark holds it back.
    await guarded.evaluate(link => link.removeAttribute('data-no-prefetch'))
    const pressAgain = async () => {
      await press(guarded)
      return fetched
    }
    await expect.poll(pressAgain).toContain(path)
  })
})

describe('languages', () => {
  it('[LIVE-6] the switch leads to the same page in the other language, and back', async () => {
    const { page } = await open(widths.desktop, await innerPath(product.port))
    const start = page.url()
    const alternates = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(link => [link.hreflang, link.href]),
      ),
    )
    const switchTo = async (locale: string) => {
      const fold = page.locator('.site-header-bar .site-language-fold > summary')
      if (await fold.count()) await fold.click()
      await page.locator(`.site-tools > :not(.site-menu) a[hreflang=${locale}]:visible`).first().click()
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale)
    }
    await switchTo('fr')
    expect(page.url()).toBe(alternates.fr)
    await switchTo('de')
    expect(page.url()).toBe(start)
  })
})

describe('what is not there', () => {
  it('[ROUTE-8] an unknown page is a 404 in the site’s look', async () => {
    const { page } = await openPage(widths.desktop)
    for (const [path, lang] of [
      ['/de/gibt-es-nicht', 'de'],
      ['/fr/inconnu', 'fr'],
    ]) {
      const answer = await page.goto(product.origin() + path)
      expect(answer?.status()).toBe(404)
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      expect(await page.locator('[data-header]').count()).toBe(1)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await axe(page)).toEqual([])
    }
    await page.locator('main a').last().click()
    await page.waitForURL(`${product.origin()}/fr`)
  })

  it('[ROUTE-8] an unknown host is a plain 404', async () => {
    const { page } = await openPage(widths.phone)
    const answer = await page.goto(`${product.origin('nirgends.localhost')}/de`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['content-type']).toContain('text/plain')
  })
})

describe('a page with a password', () => {
  it.each([true, false])(
    '[LIVE-9] wrong, then right, then its content, which stays open (script: %s)',
    async javaScriptEnabled => {
      const { path, password } = protectedPage()
      const { page } = await openPage(widths.phone, { javaScriptEnabled })
      const locked = await page.goto(product.origin() + path)
      expect(locked?.status()).toBe(401)
      const field = page.locator('input[type=password]')
      expect(await page.locator('main [data-block]').count()).toBe(0)
      if (javaScriptEnabled) expect(await axe(page)).toEqual([])

      await field.fill('not-the-password')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
      if (javaScriptEnabled) expect(await axe(page)).toEqual([])
      await field.fill(password)
      await page.keyboard.press('Enter')
      await page.waitForURL(product.origin() + path)
      await field.waitFor({ state: 'detached' })
      expect(await page.locator('h1').count()).toBe(1)

      const again = await page.reload()
      expect(again?.status()).toBe(200)
      expect(again?.headers()['cache-control']).toBe('private, no-store')
      expect(await field.count()).toBe(0)
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

      const { page: stranger } = await openPage(widths.phone)
      expect((await stranger.goto(product.origin() + path))?.status()).toBe(401)
    },
  )

  it('[LIVE-9] is in no sitemap', async () => {
    expect(await sitemapPaths(product.port)).not.toContain(protectedPage().path)
  })
})
