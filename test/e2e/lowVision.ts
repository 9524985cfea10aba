import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Evaluating } from '../browsers/driven'

/**
 * Texts in the page's sections, or in all of it, that a box with hidden overflow or the window's side cuts off, or that
 * lie on one another.
 */
export const spoiltTexts = (page: Evaluating, scope: 'main' | 'body' = 'main'): Promise<string[]> =>
  page.evaluate(within => {
    const root = document.querySelector(within)!
    type Line = { element: Element; box: DOMRect; text: string }
    const isFloating = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFloating(element.parentElement))
    const isForEarsOnly = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForEarsOnly(element.parentElement))
    const name = ({ element, text }: Line) =>
      `${innerWidth} px ${element.closest('[data-block]')?.getAttribute('data-block')}: «${text.slice(0, 30)}»`
    const lines: Line[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement!
      const text = node.data.trim()
      if (text === '' || !element.checkVisibility({ visibilityProperty: true }) || isFloating(element)) continue
      if (isForEarsOnly(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // The letters stand in the middle of their line; below and above is room.
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 2) lines.push({ element, text, box: new DOMRect(x + 1, y + height * 0.2, width - 2, height * 0.6) })
    }
    const found = new Set<string>()
    for (const line of lines) {
      const edge = cuttingEdge(line)
      if (edge) found.add(`${name(line)} is cut by .${edge.className}`)
    }
    lines.sort((a, b) => a.box.top - b.box.top)
    for (const [index, line] of lines.entries())
      for (let at = index + 1; at < lines.length && lines[at]!.box.top < line.box.bottom; at += 1) {
        const other = lines[at]!
        const isBeside = other.box.left >= line.box.right || other.box.right <= line.box.left
        if (!isBeside && other.element !== line.element) found.add(`${name(line)} lies on ${name(other)}`)
      }
    return [...found]

    function cuttingEdge({ element, box }: Line): Element | null {
      for (let outer: Element | null = element; outer && outer !== root; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer)
        if (/auto|scroll/.test(overflowX + overflowY)) return null
        if (!/hidden|clip/.test(overflowX + overflowY)) continue
        const { left, right, top, bottom } = outer.getBoundingClientRect()
        if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1) return outer
      }
      return box.right > document.documentElement.clientWidth + 1 ? root : null
    }
  }, scope)

/** Words of headings and buttons that end on another line than they begin. Longer ones, and parts, may be hyphenated. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, h4, .button)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const type = element.closest('[data-block]')?.getAttribute('data-block')
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/(?<![-\p{L}])\p{L}{2,13}(?![-\p{L}])/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) found.add(`${innerWidth} px ${type}: «${word}» is broken`)
        }
      }
    }
    return [...found]
  })

/** Where the system chooses the colours: texts that do not stand out, and buttons that show no edge. */
export const lostInForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const type = element.closest('[data-block]')?.getAttribute('data-block')
      const words = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent!.trim() !== '')
      if (words && style.color === groundOf(element)) found.add(`${type}: «${element.textContent!.slice(0, 30)}»`)
      if (!element.matches('button, .button')) continue
      const marks = [style, getComputedStyle(element, '::before')]
      const hasEdge = marks.some(mark => parseFloat(mark.borderTopWidth) > 0 && mark.borderTopStyle !== 'none')
      const hasMark = element.querySelector('svg') !== null || style.textDecorationLine === 'underline'
      if (!hasEdge && !hasMark) found.add(`${type}: the button «${element.className}» has no edge`)
    }
    return [...found]

    function groundOf(element: Element | null): string {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
  })

/** What moves, or would, although the visitor asked for stillness. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className ?? '')
    const wouldMove = [...document.querySelectorAll('main *')].flatMap(element =>
      [undefined, '::before', '::after'].flatMap(pseudo => {
        const { transitionDuration, animationName } = getComputedStyle(element, pseudo)
        const isStill = animationName === 'none' && transitionDuration.split(', ').every(time => parseFloat(time) === 0)
        return isStill ? [] : [`${element.tagName} .${element.className}${pseudo ?? ''}: ${transitionDuration}`]
      }),
    )
    return [...new Set([...moving, ...wouldMove])]
  })

/** The least contrast of each text in this section with the pixels behind it, below 4.5 : 1. */
export const faintTexts = async (section: Locator): Promise<string[]> => {
  const texts = await section.evaluate(element => {
    const { left, top } = element.getBoundingClientRect()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: { text: string; colour: string; x: number; y: number; width: number; height: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const range = document.createRange()
      range.selectNodeContents(node)
      const { color: colour } = getComputedStyle(node.parentElement!)
      if (node.data.trim() === '' || !node.parentElement!.checkVisibility()) continue
      for (const { x, y, width, height } of range.getClientRects())
        lines.push({ text: node.data.slice(0, 30), colour, x: x - left, y: y - top, width, height })
    }
    return lines
  })
  const { data, info } = await sharp(await section.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return texts.flatMap(({ text, colour, x, y, width, height }) => {
    const ink = luminance((colour.match(/[\d.]+/g) ?? []).map(Number))
    let least = 21
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(info.height, Math.floor(y + height)); row += 1)
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(info.width, Math.floor(x + width)); column += 1) {
        const at = (row * info.width + column) * 3
        const ground = luminance([data[at]!, data[at + 1]!, data[at + 2]!])
        least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
      }
    return least < 4.5 ? [`«${text}» has ${least.toFixed(2)} : 1`] : []
  })
}

/** Makes texts invisible and leaves everything they stand on. */
export const hideTexts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important }
       .site-header, .b-announcementBubble { visibility: hidden !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })

/** The letters this large in the browser's settings; 16 px is usual. */
export const setLetters = async (page: Page, size: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await page.waitForFunction(expected => getComputedStyle(document.documentElement).fontSize === expected, `${size}px`)
}

/** What the Tab key reaches out of the order it stands in, in the page's source or for the eye. */
export const strayFocus = async (page: Page): Promise<string[]> => {
  const count = await page.evaluate(() => {
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, [tabindex])')].filter(isReachable)
    const strays: string[] = []
    let last: { element: HTMLElement; top: number; right: number } | null = null
    let steps = 0
    const note = ({ target }: FocusEvent) => {
      const element = target as HTMLElement
      const section = element.closest('[data-block]')
      const label = `${section?.className} «${element.textContent}»`
      const { top, bottom, left, right } = element.getBoundingClientRect()
      if (element !== all[steps]) strays.push(`step ${steps} is ${label}`)
      if (last && section?.contains(last.element) && bottom + scrollY <= last.top && left < last.right)
        strays.push(`back up to ${label}`)
      last = { element, top: top + scrollY, right }
      steps += 1
    }
    const start = document.querySelector<HTMLElement>('main')!
    start.tabIndex = -1
    start.focus({ preventScroll: true })
    start.addEventListener('focusin', note)
    Object.assign(window, {
      readStrays: () => (steps === all.length ? strays : [...strays, `${steps} of ${all.length}`]),
    })
    return all.length
  })
  for (let index = 0; index < count; index += 1) await page.keyboard.press('Tab')
  return page.evaluate(() => (window as unknown as { readStrays: () => string[] }).readStrays())
}

const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
  const [r, g, b] = [red, green, blue].map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
