import { createStore } from '../state/store'

/** Places in the menu for the tools of a text that is being written; the text itself stands in the page's own root. */
export const toolHosts = createStore<{ tools: HTMLElement | null; panel: HTMLElement | null }>({
  tools: null,
  panel: null,
})

export const hostTools = (tools: HTMLElement | null) => toolHosts.set(hosts => ({ ...hosts, tools }))
export const hostPanel = (panel: HTMLElement | null) => toolHosts.set(hosts => ({ ...hosts, panel }))
