import type { Evaluating } from './driven'

/** What looked wrong in one browser alone. */
export const oddLooks = (browser: Evaluating): Promise<string[]> =>
  browser.evaluate(() => {
    const found: string[] = []
    for (const link of document.querySelectorAll('.site-languages [aria-current]'))
      if (!getComputedStyle(link).textDecorationLine.includes('underline'))
        found.push('the current language has no underline')
    const menu = document.querySelector('.site-header[data-nav=bar] .site-menu')
    if (menu && innerWidth >= 768 && getComputedStyle(menu).display !== 'none')
      found.push('the navigation is there twice: styles of another width')
    const bubble = document.querySelector('.b-announcementBubble .bubble')
    if (bubble?.checkVisibility()) {
      const { left, right, top, bottom, width } = bubble.closest('.block')!.getBoundingClientRect()
      const radius = width / 2
      const lines = [...bubble.querySelectorAll(':scope > :not(.dismiss)')].flatMap(words => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return [...range.getClientRects()]
      })
      // The letters stand in the middle of their line, and need a little air.
      const isOutside = (x: number, y: number) => {
        const centre = Math.min(Math.max(y, top + radius), bottom - radius)
        return Math.hypot(x - (left + right) / 2, y - centre) > radius - 3
      }
      for (const line of lines) {
        const edges = [line.top + line.height * 0.2, line.bottom - line.height * 0.2]
        if (line.width < 2 || line.width > width - 8) continue
        if (edges.some(y => isOutside(line.left, y) || isOutside(line.right, y)))
          found.push(`words of the bubble touch its edge at ${Math.round(line.top - top)} px`)
      }
    }
    return found
  })
