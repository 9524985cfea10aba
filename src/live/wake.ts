/**
 * Adds behaviour to finished HTML; answers how to take it away again. While the page is being written, keys, dragging and
 * what is out of sight belong to the editor (D11).
 */
type Enhance = (element: HTMLElement, isEditing: boolean) => (() => void) | undefined
type Awake = { enhance: Enhance; cleanUp: (() => void) | undefined }

const enhancers = import.meta.glob<{ default: Enhance }>(['../blocks/*/*.enhance.ts', '../render/parts/*.enhance.ts'])

// A little before it is seen, so that it is ready when it is.
const nearby = '300px'

/**
 * Wakes `[data-enhance="imageBoard/Carousel"]` and `[data-island]` below `root` when they come near (D11); at once what
 * must be ready before anybody is on the way to it (`data-early`).
 */
export const wake = (root: ParentNode) => {
  const known = new WeakSet<Element>()
  const awake = new Map<HTMLElement, Awake>()
  let isEditing = false

  const start = async (element: HTMLElement) => {
    if (element.dataset.islandId !== undefined) return void (await import('./wakeIsland')).wakeIsland(element)
    const enhance = await enhancerOf(element)
    awake.set(element, { enhance, cleanUp: enhance(element, isEditing) })
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        start(target).catch(console.error)
      }
    },
    { rootMargin: nearby },
  )
  const look = () => {
    for (const element of root.querySelectorAll('[data-enhance], [data-island-id]')) {
      if (known.has(element)) continue
      known.add(element)
      if (element instanceof HTMLElement && element.dataset.early !== undefined) start(element).catch(console.error)
      else observer.observe(element)
    }
  }
  look()

  return {
    /** After the page was drawn anew: starts again what is awake, before anybody sees it, and looks for what has come. */
    renew: (isEditingNow: boolean) => {
      isEditing = isEditingNow
      for (const [element, entry] of awake) {
        entry.cleanUp?.()
        if (element.isConnected) entry.cleanUp = entry.enhance(element, isEditing)
        else awake.delete(element)
      }
      look()
    },
  }
}

const enhancerOf = async (element: HTMLElement): Promise<Enhance> => {
  const names = element.dataset.enhance?.split(' ') ?? []
  const own = await Promise.all(
    names.map(name => {
      const load = enhancers[enhancerPath(name)]
      if (!load) throw new Error(`There is no ${enhancerPath(name)}.`)
      return load()
    }),
  )
  return (target, isEditing) => {
    const cleanUps = own.map(({ default: enhance }) => enhance(target, isEditing))
    return () => {
      for (const cleanUp of cleanUps) cleanUp?.()
    }
  }
}

/** `parts/Carousel` is one of render, all others are their block's. */
const enhancerPath = (name: string) => `../${name.startsWith('parts/') ? 'render' : 'blocks'}/${name}.enhance.ts`
