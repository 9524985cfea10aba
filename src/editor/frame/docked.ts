import { useLayoutEffect, useState } from 'react'
import { useStore } from '../state/store'
import { toolHosts } from './toolHosts'
import { visibleArea } from './visibleArea'

/** Above this height everything can be seen: below it are the toolbar and, on a phone, the menu on top of it. */
export const dockedTop = (): number => {
  const docked = document.querySelectorAll('#vitrine-editor :is(.v-toolbar, .v-strip:not([style]))')
  return Math.min(visibleArea().bottom, ...[...docked].map(element => element.getBoundingClientRect().top))
}

/** The same, measured anew whenever the menu has come or gone. */
export const useDockedTop = (): number => {
  useStore(toolHosts, hosts => hosts.tools)
  const [top, setTop] = useState(dockedTop)
  useLayoutEffect(() => setTop(dockedTop()))
  return top
}
