import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { turnOf } from '../sample'
import { axe, shareBrowser, widths } from './browser'
import { addButtons, addPanel, menuButton, openEditor, openNewPage, saving, selectSection, title } from './editing'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ isKept: true })
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product.stop()
})

const open = async (width: number) => {
  const opened = await openPage(width)
  await openNewPage(opened.page, product, ['richTextBlock'])
  return opened
}

/** Every state of the editor on one page, by name. */
const states = async (page: Page, check: (name: string) => Promise<void>) => {
  await title(page).click()
  await page.locator('.v-strip').waitFor()
  await check('a title being written')
  await page.locator('main [data-edit=rich]').first().click()
  const close = () => page.locator('.v-beside').getByRole('button', { name: 'Schliessen' }).click()
  const tools = page.getByRole('toolbar', { name: 'Text formatieren' })
  await tools.getByRole('button', { name: 'Link', exact: true }).click()
  await page.locator('.v-folds').waitFor()
  await check('link tool')
  await close()
  await selectSection(page, 0)
  await menuButton(page, 'Optionen').click()
  await page.locator('.v-beside .v-form').waitFor()
  await check('options')
  await close()
  await addButtons(page).first().click()
  await addPanel(page).waitFor()
  await check('add panel')
  await page.keyboard.press('Escape')
  await addPanel(page).waitFor({ state: 'detached' })
}

const threeWidths = [widths.phone, widths.tablet, widths.desktop]

// Every state once; the first on a phone, the second on a tablet …
it.each(threeWidths)(
  '[A11Y-1] axe finds nothing in the states of the editor that have their turn at %i px',
  async width => {
    const { page, problems } = await open(width)
    const found: string[] = []
    let place = 0
    const isDue = () => turnOf(threeWidths, place).includes(width)
    const check = async (name: string) => {
      const still = () => document.getAnimations().every(animation => animation.playState !== 'running')
      if (isDue()) await page.waitForFunction(still)
      if (isDue()) found.push(...(await axe(page)).map(line => `${name}: ${line}`))
      place += 1
    }
    await states(page, check)
    for (const path of ['/de/edit/ueber-uns', '/de/edit/team/nora-keller', '/fr/edit/contact']) {
      if (isDue()) await openEditor(page, product, `${path}?toolbar=1`)
      if (isDue()) await selectSection(page, 0)
      await check(path)
    }
    await saving(page, 'Gespeichert')
    expect(found).toEqual([])
    expect(problems).toEqual([])
  },
)
