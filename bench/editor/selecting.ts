import type { Page } from 'playwright-core'

/** Milliseconds from the pointer going down on a section to the frame around it being painted. */
export const selectTimes = async (page: Page, groupIds: readonly string[]): Promise<number[]> => {
  const times: number[] = []
  for (const id of groupIds) {
    const section = page.locator(`[id="${id}"]`)
    await section.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const place = await section.evaluate(element => {
      const { left, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [left + 6, Math.min(Math.max(top + 6, 120), bottom - 6)]
      // The space beside its content belongs to the section itself; some have a picture there.
      return document.elementFromPoint(x, y)?.closest('[data-field], [data-block]') === element ? { x, y } : null
    })
    if (!place) continue
    await section.evaluate(watchFrame)
    await page.mouse.click(place.x, place.y)
    await page.waitForFunction(() => 'framePainted' in window)
    times.push(await page.evaluate(() => (window as Watched).framePainted!))
  }
  return times
}

type Watched = Window & { framePainted?: number }

/** Leaves the time in `framePainted`. */
const watchFrame = (section: Element) => {
  delete (window as Watched).framePainted
  let down = 0
  const onDown = (event: PointerEvent) => {
    down = event.timeStamp
  }
  addEventListener('pointerdown', onDown, { capture: true, once: true })
  const isAround = (frame: Element | null) => {
    const [a, b] = [frame?.getBoundingClientRect(), section.getBoundingClientRect()]
    return a !== undefined && Math.abs(a.top - b.top) < 2 && Math.abs(a.height - b.height) < 2
  }
  const observer = new MutationObserver(() => {
    if (down === 0 || !isAround(document.querySelector('.v-frame'))) return
    observer.disconnect()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      ;(window as Watched).framePainted = performance.now() - down
    }
    // A message sent from the frame's own callback arrives when that frame is painted.
    requestAnimationFrame(() => port2.postMessage(null))
  })
  observer.observe(document.getElementById('vitrine-editor')!, { subtree: true, childList: true, attributes: true })
}
