import { parseRoute, routePath } from '../../content/rules/route'
import type { Editor, Notice } from './editor'

const key = 'vitrine:notice'
const pauseMs = 1_000
const announcedMs = 30_000

type Carried = Pick<Notice, 'code' | 'lastsMs'>

/** For an action that leads to another page: what it did is said there. */
export const carryNotice = (code: string, lastsMs?: number) =>
  sessionStorage.setItem(key, JSON.stringify({ code, lastsMs } satisfies Carried))

/** PUB-7: says what happened, reloads a moment later, and goes on saying it on the page that comes: 30 s in all. */
export const reloadWithNotice = (editor: Editor, code: string) => {
  editor.notify({ kind: 'loading', code })
  carryNotice(code, announcedMs - pauseMs)
  setTimeout(() => location.reload(), pauseMs)
}

export const showEarlierNotice = (editor: Editor) => {
  const carried = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!carried) return
  const { code, lastsMs } = JSON.parse(carried) as Carried
  const route = code === 'publish' ? parseRoute(location.pathname) : null
  editor.notify({ kind: 'success', code, lastsMs, href: route ? routePath({ ...route, mode: 'live' }) : undefined })
}
