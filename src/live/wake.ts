type Enhance = (element: HTMLElement) => (() => void) | undefined

const enhancers = import.meta.glob<{ default: Enhance }>(['../blocks/*/*.enhance.ts', '../render/parts/*.enhance.ts'])

// A little before it is seen, so that it is ready when it is.
const nearby = '300px'

/** Wakes `[data-enhance="imageBoard/Carousel"]` and `[data-island]` below `root` when they come near (D11). */
export const wake = (root: ParentNode): (() => void) => {
  const cleanUps: (() => void)[] = []
  let isOver = false
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        start(target).then(
          cleanUp => {
            if (isOver) cleanUp?.()
            else if (cleanUp) cleanUps.push(cleanUp)
          },
          error => console.error(error),
        )
      }
    },
    { rootMargin: nearby },
  )
  for (const element of root.querySelectorAll('[data-enhance], [data-island-id]')) observer.observe(element)
  return () => {
    isOver = true
    observer.disconnect()
    for (const cleanUp of cleanUps) cleanUp()
  }
}

const start = async (element: HTMLElement): Promise<(() => void) | undefined> => {
  if (element.dataset.islandId !== undefined) return (await import('./wakeIsland')).wakeIsland(element)
  const cleanUps: (() => void)[] = []
  for (const name of element.dataset.enhance?.split(' ') ?? []) {
    const load = enhancers[enhancerPath(name)]
    if (!load) throw new Error(`There is no ${enhancerPath(name)}.`)
    const cleanUp = (await load()).default(element)
    if (cleanUp) cleanUps.push(cleanUp)
  }
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}

/** `parts/Carousel` is one of render, all others are their block's. */
const enhancerPath = (name: string) => `../${name.startsWith('parts/') ? 'render' : 'blocks'}/${name}.enhance.ts`
