import { defaultHeaderHeight, type HeaderState, nextHeaderState, scrollDelay, scrollThreshold } from './headerState'

/** LIVE-2: `data-state` top, up or down; the look of each is CSS. */
export const enhanceScroll = (header: HTMLElement): (() => void) => {
  const root = document.documentElement
  let lastY = scrollY
  let timer = 0
  const update = () => {
    timer = 0
    const state = header.dataset.state as HeaderState
    const y = Math.max(0, scrollY)
    const height = header.offsetHeight || defaultHeaderHeight
    header.dataset.state = nextHeaderState({ state, y, lastY, height })
    if (Math.abs(y - lastY) >= scrollThreshold) lastY = y
  }
  const onScroll = () => {
    timer ||= window.setTimeout(update, scrollDelay)
  }
  const observer = new ResizeObserver(() => root.style.setProperty('--header-height', `${header.offsetHeight}px`))
  observer.observe(header)
  addEventListener('scroll', onScroll, { passive: true })
  update()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('scroll', onScroll)
    header.dataset.state = 'top'
  }
}
