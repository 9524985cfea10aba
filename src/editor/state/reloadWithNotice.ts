import { parseRoute, routePath } from '../../content/rules/route'
import { focusToolbar } from '../frame/focusMenu'
import { carrySuccess, takeNotice } from './carryNotice'
import type { Notice } from './notice'

const pauseMs = 1_000
const announcedMs = 30_000

type Notifier = { notify: (notice: Notice) => void }

/** PUB-7: says what happened, reloads a moment later, and goes on saying it on the page that comes: 30 s in all. */
export const reloadWithNotice = ({ notify }: Notifier, code: string) => {
  notify({ kind: 'loading', code })
  carrySuccess(code, announcedMs - pauseMs)
  setTimeout(() => location.reload(), pauseMs)
}

export const showEarlierNotice = ({ notify }: Notifier) => {
  const notice = takeNotice()
  if (!notice) return
  const route = notice.code === 'publish' ? parseRoute(location.pathname) : null
  notify({ ...notice, href: route ? routePath({ ...route, mode: 'live' }) : undefined })
  focusToolbar()
}
