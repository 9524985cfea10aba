import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSoak } from '../counts'
import { turnOf } from '../sample'
import { axe, drawn, scrollThrough, shareBrowser, sidewaysScroll, widths } from './browser'
import { sectionTypes } from './everyBlock'
import {
  brokenWords,
  faintTexts,
  hideTexts,
  lostInForcedColours,
  motions,
  setLetters,
  spoiltTexts,
  strayFocus,
} from './lowVision'
import type { Product } from './product'
import { startDemo } from './startDemo'

// Making the samples' pictures costs much: what does not look at them does without (V221).
const openPage = shareBrowser({ withPictures: isSoak })
const openPageWithPictures = shareBrowser({ withPictures: true })
let product: Product
beforeAll(async () => {
  product = await startDemo()
})
afterAll(async () => {
  await product?.stop()
})

const threeWidths = [widths.desktop, widths.tablet, widths.phone]

const openBlocks = async (
  width: number,
  query = '',
  { open = openPage, ...options }: Parameters<typeof openPage>[1] & { open?: typeof openPage } = {},
) => {
  const opened = await open(width, options)
  await opened.page.goto(`${product.origin()}/dev/blocks${query}`)
  return opened
}

/** Everything that wakes when seen is awake. */
const wakeAll = async (page: Page) => {
  await scrollThrough(page)
  await page.waitForFunction(() => !document.querySelector('.carousel:not(.is-enhanced)'))
  await islandsAwake(page)
  await page.waitForLoadState('networkidle')
}

/** React marks the root it has taken over. */
const islandsAwake = (page: Page, first = Number.POSITIVE_INFINITY) =>
  page.waitForFunction(count => {
    const islands = [...document.querySelectorAll('[data-island-id]')].slice(0, count)
    const isAwake = (island: Element) => Object.keys(island).some(key => key.startsWith('__reactContainer'))
    return islands.every(isAwake)
  }, first)

/** The address of the blocks that have their turn with this one of the choices. */
const atTurn = <T>(choices: readonly T[], choice: T) =>
  `only=${sectionTypes.filter((_, place) => turnOf(choices, place).includes(choice)).join()}`

describe('the blocks as a visitor sees them', () => {
  const themes = ['optik', 'aspect', 'golf']

  it.each(themes)(
    '[A11Y-1, BLOCK-1] that have their turn in the theme of %s pass axe and reflow, without a console error or a violation of the content policy',
    async theme => {
      const { page, problems } = await openBlocks(widths.desktop, `?theme=${theme}&${atTurn(themes, theme)}`)
      await wakeAll(page)
      const found: string[] = []
      for (const width of threeWidths) {
        await page.setViewportSize({ width, height: 900 })
        await drawn(page)
        // Each theme at another width.
        if (turnOf(threeWidths, themes.indexOf(theme)).includes(width)) found.push(...(await axe(page)))
        expect(await sidewaysScroll(page)).toBe(0)
      }
      expect(found).toEqual([])
      expect(problems).toEqual([])
    },
  )
})

describe('every option of the blocks', () => {
  /** Every section once over the widths, and as those of one block follow each other, every block at most widths. */
  const showShare = (page: Page, share: { place: number; of: number }) =>
    page.locator('main > [data-block]').evaluateAll((sections, { place, of }) => {
      for (const [index, section] of (sections as HTMLElement[]).entries())
        section.style.display = index % of === place ? '' : 'none'
    }, share)

  it('[OPT-2, BLOCK-2, BLOCK-1] keeps texts whole and the page within the window at three widths', async () => {
    const { page, problems } = await openBlocks(widths.desktop, '?content=options')
    const sections = await page.locator('main > [data-block]').count()
    expect(sections).toBeGreaterThan(150)
    for (const [place, width] of threeWidths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      if (!isSoak) await showShare(page, { place, of: threeWidths.length })
      await drawn(page)
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
      expect(await spoiltTexts(page)).toEqual([])
      expect(await brokenWords(page)).toEqual([])
    }
    expect(problems).toEqual([])
  })
})

describe('the blocks for somebody who sees little', () => {
  const sizes = [
    ['at 400 %', { width: 320, height: 256 }, 16],
    ['with letters twice as large', { width: 1280, height: 900 }, 32],
    ['with letters twice as large on a phone', { width: 390, height: 844 }, 32],
  ] as const

  it('[A11Y-1] hold their texts at 400 % and with large letters, show their edges in the system’s colours, keep still and are gone through in order', async () => {
    const { page } = await openBlocks(widths.desktop, '', { isFresh: true })
    expect(await page.locator('[data-island-id]').count()).toBeGreaterThan(0)
    await wakeAll(page)
    expect(await motions(page), 'moves').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await lostInForcedColours(page), 'lost in forced colours').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    expect(await strayFocus(page), 'out of order').toEqual([])
    for (const [name, size, letters] of sizes) {
      await page.setViewportSize(size)
      await setLetters(page, letters)
      await drawn(page)
      // Carousels measure themselves anew.
      await expect.poll(() => sidewaysScroll(page), { message: name }).toBe(0)
      expect(await spoiltTexts(page), name).toEqual([])
    }
  })

  it('[A11Y-1] keep 4.5 : 1 between a text and the picture behind it', async () => {
    const { page } = await openBlocks(widths.desktop, '?only=textOnImage', { open: openPageWithPictures })
    await hideTexts(page)
    const sections = await page.locator('.b-textOnImage').all()
    expect(sections.length).toBeGreaterThan(1)
    for (const width of [widths.desktop, widths.phone]) {
      await page.setViewportSize({ width, height: 900 })
      for (const section of sections) {
        await section.scrollIntoViewIfNeeded()
        await section.locator('img').evaluate((image: HTMLImageElement) => image.decode())
        expect(await faintTexts(section), `${width} px`).toEqual([])
      }
    }
  })
})

describe('the carousel', () => {
  const openCarousel = async () => {
    const opened = await openBlocks(widths.phone, '?only=teamContainer')
    const carousel = opened.page.locator('.carousel').first()
    await carousel.scrollIntoViewIfNeeded()
    await opened.page.waitForFunction(() => document.querySelector('.carousel.is-enhanced'))
    const track = carousel.locator('.cards')
    const shown = () =>
      track.evaluate(list => {
        const starts = [...list.children].map(slide => slide.getBoundingClientRect().left)
        const distances = starts.map(start => Math.abs(start - list.getBoundingClientRect().left))
        return distances.indexOf(Math.min(...distances))
      })
    return { ...opened, carousel, track, shown }
  }

  it('[BLOCK-3] goes on and back by its buttons, and its ends say so', async () => {
    const { carousel, shown } = await openCarousel()
    const [back, on] = [carousel.locator('[data-step="-1"]'), carousel.locator('[data-step="1"]')]
    expect(await back.getAttribute('aria-disabled')).toBe('true')
    await on.click()
    await expect.poll(shown).toBe(1)
    await expect.poll(() => back.getAttribute('aria-disabled')).toBe('false')
    await back.click()
    await expect.poll(shown).toBe(0)
    expect(await back.evaluate(button => button === document.activeElement)).toBe(true)
  })

  it('[BLOCK-3] does the same by keys', async () => {
    const { page, carousel, track, shown } = await openCarousel()
    await track.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(shown).toBe(0)
    await page.keyboard.press('End')
    await expect.poll(() => carousel.locator('[data-step="1"]').getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Home')
    await expect.poll(shown).toBe(0)
  })

  it('[BLOCK-3] does the same by its dots, which say where it is', async () => {
    const { carousel, shown } = await openCarousel()
    const dots = carousel.locator('.carousel-dots button:visible')
    const place = () => dots.evaluateAll(all => all.findIndex(dot => dot.getAttribute('aria-current') === 'true'))
    expect(await dots.count()).toBeGreaterThan(2)
    expect(await place()).toBe(0)
    await dots.nth(1).click()
    await expect.poll(shown).toBe(1)
    await expect.poll(place).toBe(1)
    await dots.last().click()
    await expect.poll(() => carousel.locator('[data-step="1"]').getAttribute('aria-disabled')).toBe('true')
    await expect.poll(place).toBe((await dots.count()) - 1)
  })

  it('[BLOCK-3] follows a swipe of 50 px and no shorter one', async () => {
    const { page, track, shown } = await openCarousel()
    const drag = async (distance: number) => {
      await track.evaluate(list => list.scrollIntoView({ block: 'center' }))
      const box = (await track.boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(-51)
    await expect.poll(shown).toBe(1)
    await drag(49)
    expect(await shown()).toBe(1)
    await drag(51)
    await expect.poll(shown).toBe(0)
  })

  it('[BLOCK-3, A11Y-1] keeps slides out of sight out of reach', async () => {
    const { page, track } = await openCarousel()
    const isReachable = await track.evaluate(list => {
      const { left, right } = list.getBoundingClientRect()
      return [...list.children].every(slide => {
        const box = slide.getBoundingClientRect()
        const isSeen = box.left < right - 1 && box.right > left + 1
        return isSeen || (slide as HTMLElement).inert
      })
    })
    expect(isReachable).toBe(true)
    expect(await page.locator('.carousel [tabindex="0"]').count()).toBeGreaterThan(0)
  })
})

describe('the lightbox', () => {
  it('[BLOCK-5, A11Y-1] opens on a picture, passes axe, closes with Escape and gives the focus back', async () => {
    const { page, problems } = await openBlocks(widths.desktop, '?only=imageBoard', { open: openPageWithPictures })
    const link = page.locator('[data-large]').first()
    await link.scrollIntoViewIfNeeded()
    await islandsAwake(page, 1)
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.locator('img').first().waitFor()
    expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await link.evaluate(element => element === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  })

  it('[BLOCK-5] works without script: the picture is a link to its large version', async () => {
    const { page } = await openBlocks(widths.desktop, '?only=imageBoard', { javaScriptEnabled: false })
    const href = await page.locator('[data-large]').first().getAttribute('href')
    const answer = await page.goto(product.origin() + href)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['content-type']).toMatch(/^image\//)
  })
})

describe('the announcement bar and bubble', () => {
  it.each([
    ['.bar', 'announcementBar'],
    ['.bubble', 'announcementBubble'],
  ])('[BLOCK-11] %s is closed for this session', async (name, type) => {
    const { page } = await openBlocks(widths.desktop, `?only=${type}`)
    const note = page.locator(`${name}:has(.dismiss)`).first()
    await note.scrollIntoViewIfNeeded()
    await note.locator('.dismiss').click()
    await note.waitFor({ state: 'hidden' })
    await page.reload()
    await scrollThrough(page)
    await note.waitFor({ state: 'hidden' })
  })

  it('[BLOCK-11, A11Y-1] the bubble covers nothing that is focused, nor the last lines of the page', async () => {
    const { page } = await openBlocks(widths.phone, '?only=announcementBubble,serviceBoard,productBoard,imageBoard,cta')
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 })
      await drawn(page)
      const reached = await page.evaluate(() => {
        const bubbles = [...document.querySelectorAll('.b-announcementBubble')].map(bubble =>
          bubble.getBoundingClientRect(),
        )
        const links = [...document.querySelectorAll<HTMLElement>('main .card-text a[href], footer a[href]')].filter(
          link => link.checkVisibility() && !link.closest('.carousel'),
        )
        const covered = links.filter(link => {
          link.focus()
          const { left, right, top, bottom } = link.getBoundingClientRect()
          return bubbles.some(box => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
        })
        return { links: links.length, bubbles: bubbles.length, covered: covered.map(link => link.textContent) }
      })
      expect(reached).toEqual({ links: expect.any(Number), bubbles: 2, covered: [] })
      expect(reached.links).toBeGreaterThan(10)
    }
  })

  it('[BLOCK-11, A11Y-1] the bubble stands in the page where there is little room', async () => {
    const { page } = await openBlocks(widths.desktop, '?only=announcementBubble')
    const position = () =>
      page
        .locator('.b-announcementBubble')
        .first()
        .evaluate(bubble => getComputedStyle(bubble).position)
    expect(await position()).toBe('fixed')
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await position()).toBe('relative')
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

describe('the blocks in edit mode', () => {
  const locales = ['de', 'fr']

  it.each(locales)(
    '[BLOCK-1, EDIT-14] that have their turn in %s hydrate without a difference and pass axe',
    async locale => {
      const { page, problems } = await openPage(widths.desktop)
      const asked: string[] = []
      page.on('request', request => request.url().includes('/api/') && asked.push(request.url()))
      await page.goto(`${product.origin()}/dev/blocks?mode=edit&toolbar=1&locale=${locale}&${atTurn(locales, locale)}`)
      await page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.dataset.hydrationError)).toBeUndefined()
      expect(await axe(page)).toEqual([])
      expect(problems).toEqual([])
      // The gallery is no page of the site: nothing of it is asked for or announced.
      expect(asked).toEqual([])
    },
  )
})
