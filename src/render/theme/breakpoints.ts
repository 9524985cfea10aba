/** LIVE-8: the widths in px from which each kind of window begins. Style sheets write the same numbers. */
export const breakpoints = {
  mobile: 0,
  largeMobile: 480,
  tablet: 768,
  desktop: 1024,
  siteWidth: 1200,
  siteWidthIncludingPadding: 1248,
} as const

export type Breakpoint = keyof typeof breakpoints

const below = (breakpoint: Breakpoint) => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`

/** LIVE-18: what is said of mobile holds for largeMobile as well; «tablet or mobile» adds the tablet. */
export const mobileQuery = below('tablet')
export const tabletOrMobileQuery = below('desktop')
