import type { Navigation } from '../navigation'

/**
 * Entries of deleted pages are shown to nobody, so nobody sends them back. They keep their place, so that a page that is
 * brought back is in the navigation again.
 */
export const withHiddenEntries = (
  { sent, stored }: { sent: Navigation; stored: Navigation },
  isHidden: (pageId: string) => boolean,
): Navigation =>
  sent.map(container => {
    const before = stored.find(({ id }) => id === container.id)?.children ?? []
    const children = [...container.children]
    for (const [index, child] of before.entries()) if (isHidden(child.page.id)) children.splice(index, 0, child)
    return children.length === container.children.length ? container : { ...container, children }
  })
