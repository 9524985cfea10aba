/** What is told above the toolbar. `code` names its words; `detail` is what is to be known about it, `reason` the code of why. */
export type Notice = {
  kind: 'error' | 'success' | 'loading' | 'info'
  code: string
  detail?: string
  reason?: string
  retry?: () => void
  /** Where it can be seen. */
  href?: string
  /** How long it is shown, where that is not the usual. */
  lastsMs?: number
}
