import { visibleArea } from './visibleArea'

/** Above this height everything can be seen: below it are the toolbar and, on a phone, the menu on top of it. */
export const dockedTop = (): number => {
  const docked = document.querySelectorAll('#vitrine-editor :is(.v-toolbar, .v-strip:not([style]))')
  return Math.min(visibleArea().bottom, ...[...docked].map(element => element.getBoundingClientRect().top))
}
