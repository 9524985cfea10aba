import { doesFit, sideSpace } from './headerFit'

/** LIVE-3: `data-nav` says whether the navigation is a bar or has become the menu. */
export const enhanceFit = (header: HTMLElement): (() => void) => {
  const width = (selector: string) => header.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0
  const measure = () => {
    header.dataset.nav = 'bar'
    const fits = doesFit({
      logo: width('.site-logo'),
      navigation: header.querySelector('.site-nav-list')?.scrollWidth ?? 0,
      tools: width('.site-tools'),
      available: availableWidth(header),
      isCentred: header.dataset.logoPosition === 'center',
    })
    if (!fits) header.dataset.nav = 'menu'
  }
  const observer = new ResizeObserver(measure)
  observer.observe(header)
  document.fonts.ready.then(measure)
  measure()
  return () => {
    observer.disconnect()
    delete header.dataset.nav
  }
}

/** The bar without what stands beside the site's width on a large screen. */
const availableWidth = (header: HTMLElement) => {
  const bar = header.querySelector('.site-header-bar')
  if (!bar) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(bar)
  const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
  return bar.clientWidth - Math.max(0, sides - sideSpace)
}
