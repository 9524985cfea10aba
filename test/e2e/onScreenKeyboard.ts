import type { Page } from 'playwright-core'

export const keyboardHeight = 320

type Shown = { height: number; offsetTop: number }

/**
 * No browser without a screen shows a keyboard: this stands in for it. While something takes letters, the visible part of
 * the window is lower, as on a phone whose keyboard covers the page without resizing it.
 */
export const showKeyboardOnFocus = (page: Page) =>
  page.addInitScript(height => {
    const real = window.visualViewport!
    const isWriting = () => {
      const element = document.activeElement
      return element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA)$/.test(element.tagName))
    }
    let isShown = false
    const stand = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0 }) as unknown as VisualViewport & Shown
    Object.defineProperty(stand, 'height', { get: () => real.height - (isShown ? height : 0) })
    Object.defineProperty(window, 'visualViewport', { value: stand })
    const update = () => {
      if (isShown === isWriting()) return
      isShown = isWriting()
      stand.dispatchEvent(new Event('resize'))
    }
    // It glides in and out after the tap that caused it.
    let timer = 0
    const soon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(update, 200)
    }
    document.addEventListener('focusin', soon)
    document.addEventListener('focusout', soon)
  }, keyboardHeight)
