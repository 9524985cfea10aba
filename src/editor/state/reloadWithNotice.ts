import { parseRoute, routePath } from '../../content/rules/route'
import type { Editor, Notice } from './editor'

const key = 'vitrine:notice'
const pauseMs = 1_000
const announcedMs = 30_000

type Carried = Pick<Notice, 'kind' | 'code' | 'reason' | 'detail' | 'lastsMs'>

/** For an action that leads to another page: what came of it is said there, the last word alone. */
export const carryNotice = ({ kind, code, reason, detail, lastsMs }: Carried) =>
  sessionStorage.setItem(key, JSON.stringify({ kind, code, reason, detail, lastsMs } satisfies Carried))

/** An action that led to another page has worked. */
export const carrySuccess = (code: string, lastsMs?: number) => carryNotice({ kind: 'success', code, lastsMs })

/** PUB-7: says what happened, reloads a moment later, and goes on saying it on the page that comes: 30 s in all. */
export const reloadWithNotice = (editor: Editor, code: string) => {
  editor.notify({ kind: 'loading', code })
  carrySuccess(code, announcedMs - pauseMs)
  setTimeout(() => location.reload(), pauseMs)
}

export const showEarlierNotice = (editor: Editor) => {
  const carried = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!carried) return
  const notice = JSON.parse(carried) as Carried
  const route = notice.code === 'publish' ? parseRoute(location.pathname) : null
  editor.notify({ ...notice, href: route ? routePath({ ...route, mode: 'live' }) : undefined })
}
