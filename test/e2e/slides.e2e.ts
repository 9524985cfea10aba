import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, shareBrowser, widths } from './browser'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser()
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product?.stop()
})

/** The slides, and enough above and below them to scroll. */
const gallery = '/dev/blocks?only=hero,contentSliderBoard,cta,spacer,richTextBlock'

const stage = (page: Page) => page.locator('.b-contentSliderBoard .slides').first()
const shown = (page: Page) =>
  stage(page).evaluate(element => {
    const { top, height } = element.getBoundingClientRect()
    const slides = [...element.querySelectorAll(':scope > ol > li')]
    return slides.findIndex(slide => Math.abs(slide.getBoundingClientRect().top - top) < height / 4)
  })
const drawer = (page: Page) => stage(page).getAttribute('data-drawer')

/** The slides of the gallery, in the middle of the window and held. */
const openSlides = async ({ isTold = false } = {}) => {
  const { page, problems } = await openPage(widths.desktop, { reducedMotion: 'no-preference', isFresh: isTold })
  if (isTold) await page.addInitScript(() => localStorage.setItem('vitrine_consent', `granted ${Date.now()}`))
  await page.goto(product.origin() + gallery)
  const scrollTo = (ratio: number) =>
    stage(page).evaluate(
      (element, share) =>
        window.scrollTo({
          top: element.getBoundingClientRect().top + scrollY - innerHeight * (1 - share),
          behavior: 'instant',
        }),
      ratio,
    )
  await scrollTo(0.9)
  await stage(page).locator('.slide-controls').waitFor()
  return { page, problems, scrollTo }
}

const hold = async () => {
  const opened = await openSlides()
  expect(await drawer(opened.page)).not.toBe('locked')
  await opened.scrollTo(0.97)
  await expect.poll(() => drawer(opened.page)).toBe('locked')
  await expect
    .poll(() => stage(opened.page).evaluate(element => Math.abs(Math.round(element.getBoundingClientRect().top))))
    .toBe(0)
  return opened
}

const settled = (page: Page) => expect.poll(() => drawer(page)).toBe('locked')

describe('slides', () => {
  it('[BLOCK-9] hold the page when seen and change by dragging; before the first and after the last it goes on by 200 px', async () => {
    const { page, problems } = await hold()
    const drag = async (distance: number) => {
      await page.mouse.move(400, 450)
      await page.mouse.down()
      await page.mouse.move(400, 450 + distance, { steps: 4 })
      await page.mouse.up()
    }
    await drag(-20)
    expect(await drawer(page)).toBe('locked')
    expect(await shown(page)).toBe(0)
    await drag(-21)
    await expect.poll(() => shown(page)).toBe(1)
    await settled(page)
    await drag(-100)
    await expect.poll(() => shown(page)).toBe(2)
    await settled(page)
    const before = await page.evaluate(() => Math.round(scrollY))
    await drag(-100)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before + 200)
    expect(await drawer(page)).toBe('free')
    expect(problems).toEqual([])
  })

  it('[BLOCK-9] follow the wheel one by one, and let go upwards on the first', async () => {
    const { page } = await hold()
    await page.mouse.move(400, 450)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => shown(page)).toBe(1)
    await settled(page)
    await page.mouse.wheel(0, -120)
    await expect.poll(() => shown(page)).toBe(0)
    await settled(page)
    const before = await page.evaluate(() => Math.round(scrollY))
    await page.mouse.wheel(0, -120)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before - 200)
  })

  it('[BLOCK-9] follow a finger', async () => {
    const { page } = await hold()
    await stage(page).evaluate(element => {
      const send = (type: string, clientY: number) => {
        const touch = new Touch({ identifier: 1, target: element, clientX: 200, clientY })
        const touches = type === 'touchend' ? [] : [touch]
        const event = new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] })
        element.dispatchEvent(event)
        return event.defaultPrevented
      }
      send('touchstart', 500)
      if (!send('touchmove', 470)) throw new Error('The page scrolls under the finger.')
      send('touchend', 470)
    })
    await expect.poll(() => shown(page)).toBe(1)
  })

  it('[BLOCK-9, A11Y-1] keys and buttons do the same, what is not shown is out of reach, and closing lets go', async () => {
    const { page } = await hold()
    const list = stage(page).locator('ol')
    await list.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => shown(page)).toBe(1)
    expect(
      await list.locator(':scope > li').evaluateAll(all => all.map(slide => (slide as HTMLElement).inert)),
    ).toEqual([true, false, true])
    await settled(page)
    await stage(page).getByRole('button', { name: 'Weiter' }).click()
    await expect.poll(() => shown(page)).toBe(2)
    expect(await stage(page).getByRole('button', { name: 'Weiter' }).getAttribute('aria-disabled')).toBe('true')
    expect(await stage(page).locator('[data-place]').textContent()).toBe('3 / 3')
    expect(await axe(page)).toEqual([])
    await stage(page).getByRole('button', { name: 'Schliessen' }).click()
    await stage(page).locator('.slide-controls').waitFor({ state: 'hidden' })
    expect(await list.evaluate(element => element === document.activeElement)).toBe(true)
    const [first, second] = await list
      .locator(':scope > li')
      .evaluateAll(all => all.map(slide => slide.getBoundingClientRect().bottom))
    expect(second).toBeGreaterThan(first!)
    const before = await page.evaluate(() => Math.round(scrollY))
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, 150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })

  it('[BLOCK-9, LIVE-10] tell how far a visitor came, only to those who agreed', async () => {
    const sent = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer ?? [])
    for (const isTold of [false, true]) {
      const { page } = await openSlides({ isTold })
      await stage(page).getByRole('button', { name: 'Weiter' }).click()
      await expect.poll(() => stage(page).locator('[data-place]').textContent()).toBe('2 / 3')
      expect(await sent(page)).toEqual(
        isTold
          ? [
              {
                event: 'slider_progress_update',
                sliderId: expect.any(String),
                pageId: expect.any(String),
                totalProgress: expect.any(Number),
                totalSlideCount: 3,
                currentIndex: 1,
              },
            ]
          : [],
      )
    }
  })

  it('[BLOCK-9, A11Y-1] stand below one another for those who want no movement, and where they have no room', async () => {
    const isPlain = async (page: Page) => {
      await page.goto(product.origin() + gallery)
      await stage(page).scrollIntoViewIfNeeded()
      const tops = await stage(page)
        .locator('ol > li')
        .evaluateAll(all => all.map(slide => [slide.getBoundingClientRect().height, (slide as HTMLElement).inert]))
      expect(await stage(page).locator('.slide-controls').isVisible()).toBe(false)
      expect(tops.every(([height, isInert]) => Number(height) > 100 && !isInert)).toBe(true)
    }
    await isPlain((await openPage(widths.phone)).page)
    const { page } = await openPage(widths.desktop, {
      reducedMotion: 'no-preference',
      viewport: { width: 320, height: 256 },
    })
    await isPlain(page)
  })
})
