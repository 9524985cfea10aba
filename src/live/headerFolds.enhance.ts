/** Folds close on Escape, on a click elsewhere and when the focus leaves them. */
export const enhanceFolds = (header: HTMLElement): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const close = (fold: HTMLDetailsElement) => {
    fold.open = false
  }
  const open = () => header.querySelectorAll<HTMLDetailsElement>('[data-fold][open]')

  document.addEventListener(
    'click',
    ({ target }) => {
      for (const fold of open()) if (target instanceof Node && !fold.contains(target)) close(fold)
    },
    { signal },
  )
  header.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node)) return
      for (const fold of open()) if (!fold.contains(relatedTarget)) close(fold)
    },
    { signal },
  )
  header.addEventListener(
    'keydown',
    event => {
      const [fold] = open()
      if (event.key !== 'Escape' || !fold) return
      event.stopPropagation()
      close(fold)
      fold.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => controller.abort()
}
