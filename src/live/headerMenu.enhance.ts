/** LIVE-3: the open menu locks the page behind it; Escape, a link and resizing close it. */
export const enhanceMenu = (header: HTMLElement): (() => void) => {
  const menu = header.querySelector<HTMLDetailsElement>('[data-menu]')
  if (!menu) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  let width = innerWidth

  const lock = (isLocked: boolean) => {
    document.documentElement.toggleAttribute('data-menu-open', isLocked)
    for (const sibling of header.parentElement?.children ?? [])
      if (sibling !== header && sibling instanceof HTMLElement) sibling.inert = isLocked
  }
  const close = () => {
    menu.open = false
  }

  menu.addEventListener('toggle', () => lock(menu.open), { signal })
  menu.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close()
    },
    { signal },
  )
  header.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
  addEventListener(
    'resize',
    () => {
      // A phone's address bar changes the height alone.
      if (innerWidth !== width) close()
      width = innerWidth
    },
    { signal },
  )
  // A page that comes back from the browser's memory comes back closed.
  addEventListener('pagehide', close, { signal })
  return () => {
    controller.abort()
    close()
    lock(false)
  }
}
