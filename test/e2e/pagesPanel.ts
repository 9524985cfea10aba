import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Navigation } from '../../src/content/navigation'
import type { PageEntry, PageInfo } from '../../src/contract/page'
import { ask, signedIn } from './ask'
import { type OpenPage, shareBrowser, widths } from './browser'
import { openEditor, shortPage } from './editing'
import { operator, type Product } from './product'
import { startDemo } from './startDemo'

type OpenOptions = NonNullable<Parameters<OpenPage>[1]>

export const touch: OpenOptions = { hasTouch: true, isMobile: true }

/** The demo with its pages panel: in the browser, and what the server has. */
export const sharePages = () => {
  const openPage = shareBrowser()
  let product: Product
  let call: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    product = await startDemo()
    call = await signedIn(product.port, operator)
  })
  afterAll(async () => {
    await product.stop()
  })

  const pages = () => call<PageEntry[]>('GET', 'page?includeDrafts=true')
  const live = (path: string) => ask({ port: product.port, path })
  return {
    openPage,
    product: () => product,
    edit: (page: Page, path?: string) => openEditor(page, product, path),
    /** The panel, open on a page of the site. */
    openPages: async (
      width: number = widths.desktop,
      { path = shortPage.de, ...options }: OpenOptions & { path?: string } = {},
    ) => {
      const { page, problems } = await openPage(width, options)
      await openEditor(page, product, `${path}?pageMenu=1`)
      const panel = page.getByRole('dialog', { name: /^(Seiten|Pages)$/ })
      await panel.getByRole('link').first().waitFor()
      await until(async () => (await panel.getByText('Seiten werden geladen').count()) === 0)
      // What is in it is there before it has come in.
      await panel.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      return { page, panel, problems }
    },
    call: <T>(method: 'GET' | 'POST', path: string, body?: object) => call<T>(method, path, body),
    pages,
    named: async (name: string) => (await pages()).find(page => page.name.de === name),
    info: (id: string) => call<PageInfo>('GET', `page/info?id=${id}`),
    navigation: () => call<Navigation>('GET', 'navigation?includeDrafts=true'),
    addPage: (name: string, collectionName: string | null = null) =>
      call<PageInfo>('POST', 'page/add', { initialMeta: { name }, lang: 'de', collectionName }),
    publish: (id: string) => call('POST', 'page/publish', { id }),
    live,
    /** The header a visitor of the home page gets. */
    header: async (locale = 'de') => (await live(`/${locale}`)).text().split('<header')[1]!.split('</header>')[0]!,
  }
}

export const list = (panel: Locator, name: string) => panel.getByRole('list', { name, exact: true })
export const names = (rows: Locator) => rows.locator('.v-page-name').allTextContents()
export const grip = (within: Locator, name: string) =>
  within.getByRole('button', { name: `Verschieben: ${name}`, exact: true }).first()

/** Opens the menu of a row; with a finger where there is one. */
export const openMenu = async (page: Page, within: Locator, name: string) => {
  // While its menu is open, everything else is hidden from those who do not see; it is asked for all the same.
  const label = { name: `Aktionen für ${name}`, exact: true, includeHidden: true }
  const button = within.getByRole('button', label).first()
  if (await hasTouch(page)) return button.tap()
  // On a busy machine a click takes so long that the menu may take it for the beginning of a drag, and close again.
  do await button.click()
  while ((await button.getAttribute('aria-expanded')) !== 'true')
}

/** Opens the menu of a row and chooses an entry. */
export const choose = async (page: Page, within: Locator, name: string, entry: string) => {
  await openMenu(page, within, name)
  const item = page.getByRole('menuitem', { name: entry, exact: true })
  await ((await hasTouch(page)) ? item.tap() : item.click())
}

/** In the dialog that is open: looks for a page and takes it. */
export const chosen = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Seite suchen' }).last().fill(name)
  await page.getByRole('list', { name: 'Seite wählen' }).getByRole('button', { name, exact: true }).click()
}

const hasTouch = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0)

export const dragTo = async (page: Page, from: Locator, to: Locator) => {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 4, { steps: 2 })
  await page.mouse.move(x, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
}

/**
 * Moves what is lifted by a key, and again until it is told where it is: right after lifting, the places are still being
 * measured, and a key pressed then moves nothing.
 */
export const moveByKey = async (page: Page, key: 'ArrowUp' | 'ArrowDown', told: string | RegExp) => {
  const said = page.getByRole('status').filter({ hasText: told })
  await until(async () => {
    await page.keyboard.press(key)
    return said.waitFor({ state: 'attached', timeout: 3_000 }).then(
      () => true,
      () => false,
    )
  })
}

/** Waits until it is so, on the page or on the server. */
export const until = async (test: () => Promise<boolean>) => {
  const end = Date.now() + 180_000
  while (!(await test())) {
    if (Date.now() > end) throw new Error('It never became so.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
