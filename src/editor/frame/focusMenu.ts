/** Takes the keyboard to the menu of what is selected, as soon as it is drawn; whoever writes elsewhere by then stays there. */
export const focusMenu = () => focusSoon('.v-strip')

/** Where the keyboard goes on after what was done has loaded the page anew; unless it is somewhere already. */
export const focusToolbar = () => {
  if (document.activeElement === document.body) focusSoon('.v-toolbar')
}

const focusSoon = (place: string) => {
  const before = document.activeElement
  const tryAgain = (frames: number) =>
    requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement !== before && activeElement?.matches('input, textarea, [contenteditable]')) return
      if (!focusFirst(place) && frames > 0) tryAgain(frames - 1)
    })
  tryAgain(60)
}

/** Where the keyboard goes on when what had the focus is gone: the menu, or what takes the last step back. */
export const rescueFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusFirst('.v-strip') || focusFirst('[data-undo]')
  })

/** The section has the focus and is not selected: the next Tab goes into it. */
export const focusSection = (groupId: string) =>
  document.getElementById(`g-${groupId}`)?.closest<HTMLElement>('main > *')?.focus({ preventScroll: true })

const focusFirst = (place: string): boolean => {
  const found = document.querySelector<HTMLElement>(
    `#vitrine-editor ${place}:is(button), #vitrine-editor ${place} button`,
  )
  found?.focus({ preventScroll: true })
  return found !== null
}
