import type { Notice } from './notice'

const key = 'vitrine:notice'

export type Carried = Pick<Notice, 'kind' | 'code' | 'reason' | 'detail' | 'lastsMs'>

/** For an action that leads to another page: what came of it is said there, the last word alone. */
export const carryNotice = ({ kind, code, reason, detail, lastsMs }: Carried) =>
  sessionStorage.setItem(key, JSON.stringify({ kind, code, reason, detail, lastsMs } satisfies Carried))

/** An action that led to another page has worked. */
export const carrySuccess = (code: string, lastsMs?: number) => carryNotice({ kind: 'success', code, lastsMs })

/** What was carried here, once. */
export const takeNotice = (): Carried | null => {
  const carried = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return carried ? (JSON.parse(carried) as Carried) : null
}
