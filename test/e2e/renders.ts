import type { Page } from 'playwright-core'

type Fiber = {
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  type: unknown
  stateNode: unknown
}

/** What React leaves on a component it has run, in the built product too; its developer tools read the same. */
const performedWork = 1

/**
 * D41: which of the page's fields React draws anew, on the product as it is built. React reports every commit to a hook
 * of its developer tools when one is there; this puts one there. Call it before the page is opened.
 */
export const watchRenders = async (page: Page) => {
  await page.addInitScript(bit => {
    const drawn = new Set<string>()
    const nameOf = (element: Element) =>
      `${element.closest('[data-block]')?.id ?? ''} ${(element as HTMLElement).dataset.field}`
    const firstElement = (fiber: Fiber | null): Element | null => {
      for (let at = fiber; at; at = at.child) if (at.stateNode instanceof Element) return at.stateNode
      return null
    }
    const visit = (fiber: Fiber) => {
      const before = fiber.alternate
      if (typeof fiber.type !== 'string' && (fiber.flags & bit) !== 0) {
        const element = firstElement(fiber)
        if (element?.hasAttribute('data-field')) drawn.add(nameOf(element))
      }
      // Below this nothing was looked at: the same children as before.
      if (before && before.child === fiber.child) return
      for (let child = fiber.child; child; child = child.sibling) visit(child)
    }
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, drawnFields: drawn })
  }, performedWork)
  return {
    /** The fields drawn since the last call, as `g-{group} {name}`. */
    take: () =>
      page.evaluate(() => {
        const { drawnFields } = window as unknown as { drawnFields: Set<string> }
        const names = [...drawnFields]
        drawnFields.clear()
        return names
      }),
  }
}
