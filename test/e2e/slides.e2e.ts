import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSoak } from '../counts'
import { axe, shareBrowser, widths } from './browser'
import { phone } from './phone'
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

/** The same with more above, for who comes from far. */
const longGallery = '/dev/blocks?only=hero,textOnImage,imageCollage,contentSliderBoard,cta,spacer,richTextBlock'
/** The slides, and enough above and below them to scroll. */
const gallery = '/dev/blocks?only=hero,contentSliderBoard,cta,spacer,richTextBlock'

const stage = (page: Page) => page.locator('.b-contentSliderBoard .slides').first()
/** The slide that fills the window: it is in the middle, and hardly any other at its edges. */
const shown = (page: Page) =>
  stage(page).evaluate(element => {
    const slides = [...element.querySelectorAll<HTMLElement>(':scope > ol > li')]
    const isInert = slides.map(slide => slide.inert)
    // What is out of reach is not found by its place either.
    for (const slide of slides) slide.inert = false
    const found = [0.04, 0.5, 0.96].map(share => {
      const [hit] = document.elementsFromPoint(20, innerHeight * share).filter(other => other.closest('.slides li'))
      return slides.indexOf(hit?.closest('li') as HTMLElement)
    })
    for (const [index, slide] of slides.entries()) slide.inert = isInert[index]!
    return found.every(index => index === found[0]) ? found[0]! : -1
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

const hold = async (options?: Parameters<typeof openSlides>[0]) => {
  const opened = await openSlides(options)
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
    const before = await page.evaluate(() => scrollY)
    await drag(-100)
    // A window may stand between two pixels.
    await expect.poll(() => page.evaluate(from => Math.abs(scrollY - from - 200) <= 1, before)).toBe(true)
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
      const { page } = await hold({ isTold })
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

/** How far a finger goes, in how many milliseconds. */
const swipes = [
  [600, 60],
  [550, 100],
  [400, 100],
  [260, 100],
  [120, 60],
  [450, 500],
  [60, 300],
] as const

describe('slides under a finger', () => {
  const openTouch = async () => {
    const { page } = await openPage(widths.phone, { ...phone, reducedMotion: 'no-preference', isFresh: true })
    await page.goto(product.origin() + longGallery)
    await stage(page).locator('.snap-points > i').last().waitFor({ state: 'attached' })
    const tools = await page.context().newCDPSession(page)
    /** The events carry their own time: so fast, however slow the machine is. */
    const swipe = async (distance: number, duration: number) => {
      const start = distance > 0 ? 720 : 120
      const moves = Math.max(3, Math.round(duration / 12))
      const begin = Date.now() / 1000
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', move: number) =>
        tools.send('Input.dispatchTouchEvent', {
          type,
          timestamp: begin + (duration * move) / moves / 1000,
          touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y: start - (distance * move) / moves }],
        })
      await send('touchStart', 0)
      for (let move = 1; move <= moves; move += 1) await send('touchMove', move)
      await send('touchEnd', moves)
    }
    /** Where the slides begin, seen from the window's top; and once nothing moves any more. */
    const offset = () => stage(page).evaluate(element => element.getBoundingClientRect().top)
    const atRest = () =>
      page.evaluate(
        () =>
          new Promise<void>(resolve => {
            let [last, count] = [Number.NaN, 0]
            const look = () => {
              const isMoving = scrollY !== last || document.querySelector('[data-drawer="moving"]')
              count = isMoving ? 0 : count + 1
              last = scrollY
              if (count > 20) resolve()
              else requestAnimationFrame(look)
            }
            look()
          }),
      )
    /** So far above the slides, whatever stands in between: the browser stops a script's scrolling at them too. */
    const start = async (before: number) => {
      const put = async () => {
        await stage(page).evaluate((element, above) => {
          const { style } = document.documentElement
          const type = style.scrollSnapType
          style.scrollSnapType = 'none'
          scrollBy({ top: element.getBoundingClientRect().top - above, behavior: 'instant' })
          style.scrollSnapType = type
        }, before)
        await atRest()
        return Math.abs((await offset()) - before) < 120
      }
      // What is loaded meanwhile may move the page.
      while (!(await put()));
    }
    const height = await page.evaluate(() => innerHeight)
    const end = await stage(page).evaluate(element => element.getBoundingClientRect().height)
    return {
      page,
      tools,
      swipe,
      offset,
      atRest,
      start,
      height,
      isPast: async () => (await offset()) < height * 0.5 - end,
    }
  }

  /** Every slide that filled the window while the page stood still, on the way down past all of them. */
  const wayDown = async (
    touch: Awaited<ReturnType<typeof openTouch>>,
    [distance, duration]: readonly [number, number],
  ) => {
    const seen: number[] = []
    for (let count = 0; count < 60 && !(await touch.isPast()); count += 1) {
      await touch.swipe(distance, duration)
      await touch.atRest()
      const index = await shown(touch.page)
      if (index >= 0 && index !== seen.at(-1)) seen.push(index)
    }
    return [await touch.isPast(), seen]
  }

  it('[BLOCK-9] are all read, however the page is swept down, and let go at the last', async () => {
    const touch = await openTouch()
    // The fastest always, of the others every third; in soak all.
    for (const [place, swipe] of swipes.entries()) {
      if (!isSoak && place % 3 !== 0) continue
      await touch.start([1500, 900, 500, 300, 200, 700, 100][place]!)
      expect([swipe, ...(await wayDown(touch, swipe))]).toEqual([swipe, true, [0, 1, 2]])
    }
  })

  it('[BLOCK-9] are all read on a busy machine too', async () => {
    const touch = await openTouch()
    await touch.tools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await touch.start(900)
    expect(await wayDown(touch, [600, 60])).toEqual([true, [0, 1, 2]])
  })
})
