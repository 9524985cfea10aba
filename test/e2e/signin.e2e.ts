import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, shareBrowser, widths } from './browser'
import { innerPath } from './demoPages'
import { operator, type Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product?.stop()
})

const at = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return { pathname, toolbar: searchParams.get('toolbar'), back: searchParams.get('back') }
}

const fillIn = async (page: Page, { email, password } = operator) => {
  await page.evaluate(() => sessionStorage.setItem('vitrine:news-seen', '1'))
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
}

describe('signing in', () => {
  it('[ROUTE-9, EDIT-22] edit mode asks who it is, comes back to the same page with the toolbar, and both ways are linked', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const live = await innerPath(product.port)
    const edit = live.replace('/de/', '/de/edit/')
    await page.goto(product.origin() + live)
    expect(await page.locator('.edit-link').isVisible()).toBe(false)

    await page.goto(product.origin() + edit)
    expect(at(page)).toMatchObject({ pathname: '/de/login', back: edit })
    expect(await axe(page)).toEqual([])

    await fillIn(page, { email: operator.email, password: 'not-the-password' })
    await page.getByRole('alert').waitFor()
    expect(at(page).pathname).toBe('/de/login')
    expect(page.url()).not.toContain(encodeURIComponent(operator.email))
    expect(await page.locator('input[name=email]').inputValue()).toBe(operator.email)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')

    await fillIn(page)
    await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    expect(at(page)).toMatchObject({ pathname: edit, toolbar: '1' })
    expect(await page.evaluate(() => document.documentElement.dataset.hydrationError)).toBeUndefined()

    await page.getByRole('button', { name: 'Mehr' }).click()
    await page.locator(`#vitrine-editor a[href="${live}"]`).click()
    await page.waitForURL(product.origin() + live)
    await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
    await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    expect(at(page)).toMatchObject({ pathname: edit, toolbar: '1' })
    expect(problems).toEqual([])
  })

  it('[EDIT-14, SEC-1] the menu says who is signed in, changes the editor’s language and signs out', async () => {
    const { page, problems } = await openPage(widths.desktop)
    const live = await innerPath(product.port)
    await page.goto(product.origin() + live.replace('/de/', '/de/edit/'))
    await fillIn(page)
    await page.getByRole('button', { name: 'Mehr' }).click()
    await page.getByRole('group', { name: 'operator' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await page.getByRole('button', { name: 'Plus' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await page.getByRole('button', { name: 'Mehr' }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await page.waitForURL(product.origin() + live)
    // The browser stays known, which opens nothing (SEC-1).
    const kept = (await page.context().cookies()).map(({ name }) => name)
    expect(kept.filter(name => !name.startsWith('vitrine_known_'))).toEqual([])
    expect(await page.locator('.edit-link').isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  it('[EDIT-22] edit mode leads back to the page in its language, and the editor takes no room in it', async () => {
    const { page } = await openPage(widths.desktop)
    await page.goto(`${product.origin()}/fr/edit`)
    await fillIn(page)
    await page.getByRole('button', { name: 'Mehr' }).click()
    await page.locator('#vitrine-editor a[href="/fr"]').waitFor()
    await page.keyboard.press('Escape')
    const layout = () => page.evaluate(() => [document.documentElement.scrollHeight, document.body.clientWidth])
    const before = await layout()
    await page.locator('#vitrine-editor').evaluate((layer: HTMLElement) => {
      layer.style.display = 'none'
    })
    expect(await layout()).toEqual(before)
  })

  it('[SEC-1] the session is HttpOnly; the mark that scripts may read says nothing', async () => {
    const { page } = await openPage(widths.phone)
    await page.goto(`${product.origin()}/de/login`)
    await fillIn(page)
    await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
    const cookies = await page.context().cookies()
    const readable = cookies.filter(cookie => !cookie.httpOnly).map(({ name, value }) => ({ name, value }))
    expect(readable).toEqual([{ name: 'vitrine_editor', value: '1' }])
    expect(cookies.find(cookie => cookie.httpOnly)).toMatchObject({ name: 'vitrine_session', sameSite: 'Lax' })
  })

  it('[ROUTE-9, API-6] works without script', async () => {
    const { page } = await openPage(widths.phone, { javaScriptEnabled: false })
    await page.goto(`${product.origin()}/de/edit`)
    await fillIn(page, { email: operator.email, password: 'not-the-password' })
    await page.getByRole('alert').waitFor()
    await fillIn(page)
    await page.waitForURL('**/de/edit?toolbar=1')
    expect(await page.locator('#vitrine-data').count()).toBe(1)
  })

  it('[ROUTE-10] a session of one site opens no other', async () => {
    const { page } = await openPage(widths.desktop)
    await page.goto(`${product.origin()}/de/edit`)
    await fillIn(page)
    await page.waitForURL('**/de/edit?toolbar=1')
    await page.goto(`${product.origin('aspect.localhost')}/de/edit`)
    expect(at(page).pathname).toBe('/de/login')
  })
})

describe('the one-time link of the first start', () => {
  it('[SEC-1] makes the first person the operator, once', async () => {
    const fresh = await startDemo({ env: {} })
    try {
      const address = /http:\/\/\S+\/access\/\S+/.exec(fresh.stdout())?.[0]
      expect(address).toBeDefined()
      const { page, problems } = await openPage(widths.desktop)
      await page.goto(address!)
      expect(await axe(page)).toEqual([])
      await page.locator('input[name=name]').fill('Anna Muster')
      await fillIn(page)
      await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
      expect(at(page)).toMatchObject({ pathname: '/de/edit', toolbar: '1' })
      expect(problems).toEqual([])

      const { page: stranger } = await openPage(widths.desktop)
      const answer = await stranger.goto(address!)
      expect(answer?.status()).toBe(410)
      expect(await stranger.locator('main form').count()).toBe(0)
      expect(await stranger.locator('h1').count()).toBe(1)

      await stranger.goto(`${fresh.origin()}/de/login`)
      await fillIn(stranger)
      await stranger.waitForURL('**/de/edit?toolbar=1')
    } finally {
      await fresh.stop()
    }
  })
})
