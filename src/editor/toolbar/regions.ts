/** Where the keyboard can be: on the page, in the menu beside the selection, in a panel, in the toolbar. */
const places = ['main', '.v-strip', '.v-beside-place', '.v-side', '.v-toolbar'] as const

const last = new Map<Element, HTMLElement>()

/** Remembers where the focus was last in each region, for when it comes back. */
export const rememberFocus = ({ target }: FocusEvent) => {
  const region = target instanceof HTMLElement ? regionOf(target) : undefined
  if (region) last.set(region, target as HTMLElement)
}

/** F6: the next region that is there; with Shift the one before. */
export const goToRegion = (step: 1 | -1) => {
  const regions = places.flatMap(place => {
    const region = document.querySelector<HTMLElement>(place)
    return region && firstIn(region) ? [region] : []
  })
  const at = regions.findIndex(region => region.contains(document.activeElement))
  const next = regions[(at + step + regions.length) % regions.length]
  if (!next) return
  const known = last.get(next)
  const wanted = known?.isConnected && next.contains(known) ? known : firstIn(next)
  wanted?.focus()
}

const regionOf = (element: Element) => places.map(place => element.closest(place)).find(region => region !== null)

const firstIn = (region: HTMLElement) =>
  region.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"]), a[href], input, select, textarea')
